import type { DocumentBadgeComponent } from 'sanity'
import { liveWords } from '../../words/live'
import { studioLanguage } from '../../words/studio-language'
import { badgeWords } from './live-words'
import { useReceipts } from './use-receipts'

/** Says beside the title whether what was published is live, and since when. */
export const LiveBadge: DocumentBadgeComponent = ({ id, published }) =>
  badgeWords(useReceipts(id, published).state, liveWords[studioLanguage])

import type { DocumentBadgeComponent } from 'sanity'
import { badgeWords } from './live-state'
import { useReceipts } from './use-receipts'

/** Says beside the title whether what was published is live, and since when. */
export const LiveBadge: DocumentBadgeComponent = ({ id, published }) =>
  badgeWords(useReceipts(id, published).state)

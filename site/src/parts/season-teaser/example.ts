import { type Complete, frameOf, link, picture } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'seasonTeaser'>> = {
  ...frameOf('seasonTeaser'),
  season: 'summer',
  text: 'Ein Satz.',
  picture,
  link,
}

import { type Complete, frameOf, link, picture, reference } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'teaserGrid'>> = {
  ...frameOf('teaserGrid'),
  background: 'Rose',
  lead: 'Ein Satz.',
  layout: 'index',
  picture: { ...picture, alt: 'Ein Fenster im Winter' },
  items: [{ ...reference('room-arven'), _key: 'teaser1' }],
  links: [link],
}

import {
  type Complete,
  completeLink,
  completePicture,
  frameOf,
  reference,
} from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'teaserGrid'>> = {
  ...frameOf('teaserGrid'),
  background: 'Rose',
  lead: 'Ein Satz.',
  layout: 'index',
  picture: { ...completePicture, alt: 'Ein Fenster im Winter' },
  items: [{ ...reference('room-arven'), _key: 'teaser1' }],
  links: [completeLink],
}

import { type Complete, frameOf, picture } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'gallery'>> = {
  ...frameOf('gallery'),
  background: 'Rose',
  pictures: [picture],
  columnWidth: 400,
}

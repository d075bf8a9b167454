import { type Complete, completePicture, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'gallery'>> = {
  ...frameOf('gallery'),
  background: 'Rose',
  pictures: [completePicture],
  columnWidth: 400,
}

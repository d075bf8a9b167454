import { type Complete, completePicture, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'webcam'>> = {
  ...frameOf('webcam'),
  background: 'Rose',
  pictures: [completePicture],
  place: 'Dach',
}

import {
  body,
  type Complete,
  completeLink,
  completePicture,
  frameOf,
} from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'textWithImage'>> = {
  ...frameOf('textWithImage'),
  background: 'Rose',
  body,
  picture: completePicture,
  pictureSide: 'left',
  links: [completeLink],
}

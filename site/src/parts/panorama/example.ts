import {
  body,
  type Complete,
  completeFact,
  completeLink,
  completePicture,
  frameOf,
} from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'panorama'>> = {
  ...frameOf('panorama'),
  background: 'Rose',
  picture: completePicture,
  body,
  facts: [completeFact],
  links: [completeLink],
}

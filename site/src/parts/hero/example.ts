import {
  type Complete,
  completeLink,
  completePicture,
  film,
  frameOf,
} from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'hero'>> = {
  ...frameOf('hero'),
  lead: 'Ein Satz.',
  picture: completePicture,
  tone: 'snow',
  film,
  links: [completeLink],
}

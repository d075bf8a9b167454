import { body, type Complete, frameOf, link, picture } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'textWithImage'>> = {
  ...frameOf('textWithImage'),
  background: 'Rose',
  body,
  picture,
  pictureSide: 'left',
  links: [link],
}

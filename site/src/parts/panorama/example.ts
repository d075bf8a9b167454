import { body, type Complete, frameOf, link, picture } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'panorama'>> = {
  ...frameOf('panorama'),
  background: 'Rose',
  picture,
  body,
  links: [link],
}

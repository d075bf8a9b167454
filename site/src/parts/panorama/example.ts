import { body, type Complete, fact, frameOf, link, picture } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'panorama'>> = {
  ...frameOf('panorama'),
  background: 'Rose',
  picture,
  body,
  facts: [fact],
  links: [link],
}

import { type Complete, film, frameOf, link, picture } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'hero'>> = {
  ...frameOf('hero'),
  lead: 'Ein Satz.',
  picture,
  tone: 'snow',
  film,
  links: [link],
}

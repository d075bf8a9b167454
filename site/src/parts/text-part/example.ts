import { body, type Complete, completeLink, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'textPart'>> = {
  ...frameOf('textPart'),
  background: 'Rose',
  aside: 'Seit 1911',
  lead: 'Ein Satz.',
  body,
  links: [completeLink],
}

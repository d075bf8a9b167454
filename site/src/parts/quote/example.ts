import { type Complete, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'quote'>> = {
  ...frameOf('quote'),
  background: 'Rose',
  text: 'Hier oben hört man nichts.',
  source: 'Ein Gast',
}

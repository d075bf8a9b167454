import { type Complete, completeFact, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'facts'>> = {
  ...frameOf('facts'),
  background: 'Rose',
  items: [completeFact],
}

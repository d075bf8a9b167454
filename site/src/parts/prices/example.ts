import { type Complete, completePrice, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'prices'>> = {
  ...frameOf('prices'),
  background: 'Rose',
  items: [completePrice],
  note: 'In Schweizer Franken.',
}

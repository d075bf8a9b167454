import { type Complete, frameOf, price } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'prices'>> = {
  ...frameOf('prices'),
  background: 'Rose',
  items: [price],
  note: 'In Schweizer Franken.',
}

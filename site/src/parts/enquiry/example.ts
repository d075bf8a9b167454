import { type Complete, frameOf, reference } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'enquiry'>> = {
  ...frameOf('enquiry'),
  background: 'Rose',
  lead: 'Schreiben Sie uns.',
  kind: 'room',
  items: [{ ...reference('room-arven'), _key: 'choice1' }],
  asksAges: true,
  asksDog: true,
  needsPhone: true,
  to: 'reservation@edelgrat.example',
  promise: 'Wir antworten am gleichen Tag.',
}

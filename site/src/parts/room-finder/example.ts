import { type Complete, frameOf, reference } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'roomFinder'>> = {
  ...frameOf('roomFinder'),
  background: 'Rose',
  lead: 'Wer kommt mit?',
  items: [{ ...reference('room-arven'), _key: 'room1' }],
}

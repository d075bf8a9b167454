import { type Complete, completeOpeningTime, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'openingHours'>> = {
  ...frameOf('openingHours'),
  background: 'Rose',
  items: [completeOpeningTime],
  note: 'Montag geschlossen.',
}

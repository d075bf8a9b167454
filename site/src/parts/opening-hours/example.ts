import { type Complete, frameOf, openingTime } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'openingHours'>> = {
  ...frameOf('openingHours'),
  background: 'Rose',
  items: [openingTime],
  note: 'Montag geschlossen.',
}

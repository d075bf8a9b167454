import { type Complete, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'upcomingEvents'>> = {
  ...frameOf('upcomingEvents'),
  background: 'Rose',
  count: 3,
  category: '12',
}

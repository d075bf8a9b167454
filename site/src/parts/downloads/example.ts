import { type Complete, downloads, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'downloads'>> = {
  ...frameOf('downloads'),
  background: 'Rose',
  items: downloads,
}

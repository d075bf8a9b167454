import { type Complete, completeLink, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'ridge'>> = {
  ...frameOf('ridge'),
  background: 'Rose',
  link: completeLink,
}

import { type Complete, frameOf, link } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'ridge'>> = {
  ...frameOf('ridge'),
  background: 'Rose',
  link,
}

import { body, type Complete, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'accordion'>> = {
  ...frameOf('accordion'),
  background: 'Rose',
  items: [{ _key: 'question1', title: 'Wann?', body }],
}

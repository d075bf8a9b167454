import { type Complete, completeLink, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'callToAction'>> = {
  ...frameOf('callToAction'),
  background: 'Rose',
  text: 'Noch drei Zimmer.',
  links: [completeLink],
}

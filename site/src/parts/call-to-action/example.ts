import { type Complete, frameOf, link } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'callToAction'>> = {
  ...frameOf('callToAction'),
  background: 'Rose',
  text: 'Noch drei Zimmer.',
  links: [link],
}

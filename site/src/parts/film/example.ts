import { type Complete, film, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'film'>> = { ...frameOf('film'), background: 'Rose', film }

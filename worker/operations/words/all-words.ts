import { de, type Words } from './de'
import { en } from './en'
import type { OperatorLanguage } from './operator-language'

export type { Words } from './de'

/** Everything that operators and editors read, in each of their languages. */
export const allWords: Readonly<Record<OperatorLanguage, Words>> = { de, en }

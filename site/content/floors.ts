import { languageWords } from '../languages/all-words'
import type { Language } from '../languages/locales'
import { numberOf } from '../nodes/lookup'

type Fields = Readonly<Record<string, unknown>>

/** The floors on which a room lies, from the lowest; none where nothing is said. Either end alone is the only one. */
export function floorsOf({ floor, topFloor }: Fields): number[] {
  const ends = [numberOf(floor), numberOf(topFloor)].filter((end) => end !== undefined)
  if (ends.length === 0) return []
  const lowest = Math.min(...ends)
  return Array.from({ length: Math.max(...ends) - lowest + 1 }, (_, index) => lowest + index)
}

/** The same in words: `2. bis 4. Stock`. */
export function floorText(document: Fields, language: Language): string | undefined {
  const floors = floorsOf(document)
  const [lowest] = floors
  const highest = floors.at(-1)
  if (lowest === undefined || highest === undefined) return undefined
  const words = languageWords[language]
  return lowest === highest ? words.floor(lowest) : words.floors(lowest, highest)
}

import { foldedWords, joinedWords } from './folded-words'
import { innerBeginnings } from './inner-beginnings'
import type { SearchedPage } from './searched-page'

/** How the words of a language are put into the index. */
export interface WordRules {
  /** Words that nobody searches, folded. */
  unsearched: ReadonlySet<string>
  /** Endings without which a word means nearly the same. */
  endings: readonly string[]
  /** The language makes one word of several. */
  joinsWords: boolean
}

/** Where a word stands, as bits of its weight; below them how often the text has it, 3 at most. */
export const inTitle = 8
export const inHeading = 4
export const mostMentions = 3

/** Before what only begins inside of a word. */
export const partMark = '~'

/**
 * The words of a page, each with its weight from 1 to 15: `inTitle`, `inHeading`, and how often its text has it. What begins
 * inside of a compound has a mark before it and the weight of the compound.
 */
export function pageWords(page: SearchedPage, rules: WordRules): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (texts: readonly string[], weigh: (known: number) => number) => {
    for (const word of texts.flatMap((text) => [...foldedWords(text), ...joinedWords(text)]))
      if (!rules.unsearched.has(word)) weights.set(word, weigh(weights.get(word) ?? 0))
  }
  add([page.title], (known) => known | inTitle)
  add(page.headings, (known) => known | inHeading)
  add([page.lead, ...page.texts], (known) => ((known & mostMentions) < mostMentions ? known + 1 : known))
  if (rules.joinsWords) addParts(weights)
  return weights
}

function addParts(weights: Map<string, number>): void {
  for (const [word, weight] of [...weights]) {
    for (const part of innerBeginnings(word)) {
      const key = partMark + part
      weights.set(key, Math.max(weights.get(key) ?? 0, weight))
    }
  }
}

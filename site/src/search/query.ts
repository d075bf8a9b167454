import type { Directory } from '../../search/file-names'
import { foldedWords } from '../../search/folded-words'
import { shortestPart } from '../../search/inner-beginnings'

/** A word that a visitor looks for, folded, and the same without its ending where it has one. */
export interface QueryWord {
  word: string
  stem?: string
}

/** More words make no better question, and each loads a file. */
const mostWords = 6
const shortestStem = 3
/** A shorter word is only looked for as it is. */
const shortestBeginning = 3

/** The words that are looked for; what nobody searches is left out, unless there is nothing else. */
export function queryWords(text: string, { unsearched, endings }: Directory): QueryWord[] {
  const all = [...new Set(foldedWords(text))]
  const told = all.filter((word) => !unsearched.includes(word))
  return (told.length > 0 ? told : all).slice(0, mostWords).map((word) => {
    const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem)
    return ending === undefined ? { word } : { word, stem: word.slice(0, -ending.length) }
  })
}

/** How a word of a page fits one that is looked for, from 0, not at all, to 1: the same word. */
export function fit(pageWord: string, { word, stem }: QueryWord): number {
  if (pageWord === word) return 1
  if (word.length >= shortestBeginning && pageWord.startsWith(word)) return 0.7
  const isNear = stem !== undefined && pageWord.startsWith(stem) && pageWord.length <= word.length + 1
  return isNear ? 0.5 : 0
}

/**
 * What may follow a word so that another one comes of it, which has nothing to do with it: `ert` after `hund`. Three letters that
 * begin with a consonant may well be the second word of a compound, as in `weinbar`.
 */
const makesAnother = /^(?:[aeiouy].{0,2}|[^aeiouy]{1,3})$/

/** Whether a word of a page only happens to begin like the one that is looked for, in a language that makes one word of several. */
export function isAnother(
  pageWord: string,
  { word, stem = word }: QueryWord,
  { endings, joinsWords }: Directory,
): boolean {
  const rest = pageWord.slice(pageWord.startsWith(word) ? word.length : stem.length)
  return joinsWords && makesAnother.test(rest) && !endings.includes(rest)
}

/** The same for what begins inside of a compound. */
export function innerFit(part: string, { word, stem }: QueryWord): number {
  if (word.length >= shortestPart && part.startsWith(word)) return 0.6
  return stem !== undefined && stem.length >= shortestPart && part.startsWith(stem) ? 0.4 : 0
}

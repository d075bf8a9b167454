/**
 * The files of the search index, and what stands in them. Index and browser agree on nothing else.
 *
 * `search/de/index.json` (`Directory`) names the files of words. A file of words (`WordFile`) holds those that begin alike, each
 * with the pages that have it. A file of pages (`PageFile`) holds what results show.
 */
import type { Language } from '../languages/locales'
import type { FoundPage } from './searched-page'

export interface Directory {
  /** The files of words, by what is in their names (`beginningOf`). */
  words: readonly string[]
  /** How many files of pages there are. */
  pages: number
  /** Words that are in no file, for nearly every page has them; folded. */
  unsearched: readonly string[]
  /** Endings without which a word means nearly the same, the longest first. */
  endings: readonly string[]
  /** The language makes one word of several. */
  joinsWords: boolean
}

/** Words, and what may begin inside of compounds, with the pages that have them: ids of `idLength`, each with its weight. */
export interface WordFile {
  words: Readonly<Record<string, string>>
  parts: Readonly<Record<string, string>>
}

export type PageFile = Readonly<Record<string, FoundPage>>

/** Characters of the id of a page. */
export const idLength = 7

/** Where all of it lies, relative to the root. */
export const searchFolder = 'search/'

const folderOf = (language: Language): string => `${searchFolder}${language}`
export const directoryName = (language: Language): string => `${folderOf(language)}/index.json`
export const wordFileName = (language: Language, beginning: string): string =>
  `${folderOf(language)}/words-${beginning}.json`
export const pageFileName = (language: Language, part: number): string =>
  `${folderOf(language)}/pages-${part}.json`

/** First letters that share a file while there are few words: each group begins with its letter here, digits before them. */
const firstOfGroups = 'acfimrt'

/**
 * The name for all words that begin with the same letters, `length` of them; with none, for those whose first letters are
 * neighbours. It begins with the number of that group, so each name begins with those that hold it: `4`, `4k`, `4ku`.
 * What is no plain letter or digit, or missing, is `_`.
 */
export function groupBeginning(word: string, length: number): string {
  const signs = [...word].slice(0, Math.max(1, length)).map((sign) => (/[a-z0-9]/.test(sign) ? sign : '_'))
  const [first = '_'] = signs
  const group = [...firstOfGroups].filter((letter) => /[a-z]/.test(first) && letter <= first).length
  return group + signs.slice(0, length).join('').padEnd(length, '_')
}

const idSigns = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Which of `count` files of pages holds a page, by its id; `count` is a power of two, 4096 at most. */
export const partOfId = (id: string, count: number): number =>
  (idSigns.indexOf(id.charAt(0)) * 64 + idSigns.indexOf(id.charAt(1))) % count

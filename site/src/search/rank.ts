import type { Directory, WordFile } from '../../search/file-names'
import { inHeading, inTitle, mostMentions } from '../../search/page-words'
import { readPostings } from '../../search/postings'
import { fit, innerFit, isAnother, type QueryWord } from './query'

/** What is loaded for one word that is looked for. */
interface Looked {
  word: QueryWord
  files: readonly WordFile[]
}

interface Ranked {
  /** Ids of pages, the best first. */
  ids: string[]
  /** No page has all of the words; these have the most of them. */
  isPartial: boolean
}

/** What it is worth where a word stands: the title more than a heading, a heading more than the text. */
const worth = (weight: number): number =>
  (weight & inTitle ? 60 : 0) +
  (weight & inHeading ? 25 : 0) +
  (weight & mostMentions ? 8 + 2 * (weight & mostMentions) : 0)

/** So little that any page with the very word comes first, also with another ending. */
const shareOfAnother = 0.04

/**
 * The pages that have one word, with what that is worth. What is no word of any page is half of one: then all that begins like it
 * is meant.
 */
function pagesWith({ word, files }: Looked, directory: Directory): Map<string, number> {
  const isThere = (whole: string) => files.some(({ words }) => Object.hasOwn(words, whole))
  const isWhole = isThere(word.word) || (word.stem !== undefined && isThere(word.stem))
  const shareOf = (pageWord: string): number => {
    const share = fit(pageWord, word)
    return isWhole && isAnother(pageWord, word, directory) ? Math.min(share, shareOfAnother) : share
  }
  const found = new Map<string, number>()
  const add = (postings: string, share: number) => {
    if (share === 0) return
    for (const [id, weight] of readPostings(postings))
      found.set(id, Math.max(found.get(id) ?? 0, worth(weight) * share))
  }
  for (const { words, parts } of files) {
    for (const [pageWord, postings] of Object.entries(words)) add(postings, shareOf(pageWord))
    for (const [part, postings] of Object.entries(parts)) add(postings, innerFit(part, word))
  }
  return found
}

/** The pages that have all words, the best first; else those that have the most of them. */
export function rank(looked: readonly Looked[], directory: Directory): Ranked {
  const pages = new Map<string, { words: number; worth: number }>()
  for (const [id, value] of looked.flatMap((each) => [...pagesWith(each, directory)])) {
    const known = pages.get(id) ?? { words: 0, worth: 0 }
    pages.set(id, { words: known.words + 1, worth: known.worth + value })
  }
  const most = Math.max(0, ...[...pages.values()].map(({ words }) => words))
  const best = [...pages].filter(([, { words }]) => words === most)
  best.sort(([a, { worth: one }], [b, { worth: other }]) => other - one || (a < b ? -1 : 1))
  return { ids: best.map(([id]) => id), isPartial: most > 0 && most < looked.length }
}

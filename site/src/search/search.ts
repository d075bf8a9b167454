import type { Language } from '../../languages/locales'
import type { FoundPage } from '../../search/searched-page'
import { inTime } from '../loading/in-time'
import { IndexFiles, type ReadFile } from './index-files'
import { type QueryWord, queryWords } from './query'
import { rank } from './rank'

export interface Found {
  words: readonly QueryWord[]
  /** Those of the first results, as many as are shown. */
  pages: readonly FoundPage[]
  /** How many pages there are in all. */
  count: number
  /** Whether there are more than were wanted. */
  hasMore: boolean
  isPartial: boolean
}

/** Searches the pages of a language. `shown`: how many results are wanted. @throws Error where the index cannot be read */
export async function search(files: IndexFiles, text: string, shown: number): Promise<Found> {
  const found = await searchOnce(files, text, shown)
  return files.wasOutdated() ? searchOnce(files, text, shown) : found
}

async function searchOnce(files: IndexFiles, text: string, shown: number): Promise<Found> {
  const directory = await files.directory()
  const words = queryWords(text, directory)
  const looked = await Promise.all(
    words.map(async (word) => ({ word, files: await files.wordFiles(word, directory) })),
  )
  const { ids, isPartial } = rank(looked, directory)
  const pages = await files.pages(ids.slice(0, shown), directory)
  return { words, pages, count: ids.length, hasMore: ids.length > shown, isPartial }
}

/** Asks the site for a file; one that is not there is empty. */
const fetchFile: ReadFile = (name) =>
  inTime(async (signal) => {
    const answer = await fetch(`/${name}`, { signal })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    return answer.json()
  })

const opened = new Map<Language, IndexFiles>()

/** The index of a language, loaded as it is needed and kept while the visitor stays. */
export function indexOf(language: Language): IndexFiles {
  const files = opened.get(language) ?? new IndexFiles(language, fetchFile)
  opened.set(language, files)
  return files
}

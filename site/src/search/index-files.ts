import type { Language } from '../../languages/locales'
import {
  type Directory,
  directoryName,
  groupBeginning,
  type PageFile,
  pageFileName,
  partOfId,
  type WordFile,
  wordFileName,
} from '../../search/file-names'
import type { FoundPage } from '../../search/searched-page'
import type { QueryWord } from './query'

/** Reads a file of the site; undefined where there is none. */
export type ReadFile = (name: string) => Promise<unknown>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isDirectory = (value: unknown): value is Directory =>
  isObject(value) && Array.isArray(value.words) && typeof value.pages === 'number'
const isWordFile = (value: unknown): value is WordFile =>
  isObject(value) && isObject(value.words) && isObject(value.parts)
const isPageFile = (value: unknown): value is PageFile => isObject(value)

/** The files that may have a word, what begins with it, or it without its ending. */
function filesOfWord({ word, stem = word }: QueryWord, names: readonly string[]): string[] {
  const isOf = (text: string, name: string) => {
    const length = name.length - 1
    return (
      groupBeginning(text, length) === name ||
      (text.length > 2 && text.length < length && name.startsWith(groupBeginning(text, text.length)))
    )
  }
  return names.filter((name) => isOf(word, name) || isOf(stem, name))
}

/**
 * The index of one language as a visitor loads it: each file once, and all of them anew when one that should be there is
 * gone, for a release has changed which files there are.
 */
export class IndexFiles {
  private readonly known = new Map<string, Promise<unknown>>()
  private isOutdated = false

  constructor(
    private readonly language: Language,
    private readonly readFile: ReadFile,
  ) {}

  /** @throws Error where it cannot be read */
  async directory(): Promise<Directory> {
    const directory = await this.read(directoryName(this.language))
    if (!isDirectory(directory)) throw new Error('The index of the search cannot be read.')
    return directory
  }

  async wordFiles(word: QueryWord, { words }: Directory): Promise<WordFile[]> {
    const names = filesOfWord(word, words)
    const files = await Promise.all(names.map((name) => this.read(wordFileName(this.language, name))))
    return files.filter(isWordFile)
  }

  /**
   * What results show, in the order of the ids. A page that is not where the words say is gone meanwhile, and left out, or a
   * release has put it elsewhere.
   */
  async pages(ids: readonly string[], { pages: count }: Directory): Promise<FoundPage[]> {
    const names = ids.map((id) => pageFileName(this.language, partOfId(id, count)))
    const files = await Promise.all(names.map((name) => this.read(name)))
    return ids.flatMap((id, place) => {
      const file = files[place]
      const page = isPageFile(file) ? file[id] : undefined
      this.noted(page)
      return page ?? []
    })
  }

  private read(name: string): Promise<unknown> {
    const known = this.known.get(name) ?? this.readFile(name).then((content) => this.noted(content))
    this.known.set(name, known)
    known.catch(() => this.known.delete(name))
    return known
  }

  private noted(content: unknown): unknown {
    if (content !== undefined) return content
    this.known.clear()
    this.isOutdated = true
    return undefined
  }

  /** Whether a file was missing since this was asked before. */
  wasOutdated(): boolean {
    const { isOutdated } = this
    this.isOutdated = false
    return isOutdated
  }
}

import { createHash } from 'node:crypto'
import type { Language } from '../languages/locales'
import { type Directory, directoryName, idLength, type WordFile, wordFileName } from './file-names'
import { PageFiles } from './page-files'
import { pageWords, partMark, type WordRules } from './page-words'
import { changedPostings, type Postings, postingCount } from './postings'
import type { FoundPage, SearchedPage } from './searched-page'
import { WordFiles } from './word-files'

/** Files by name, relative to the root; undefined for one that is gone. */
export type FileTexts = Map<string, string | undefined>

/** The id of a page: of its path alone, so that it is the same in every build. */
const idOf = (path: string): string =>
  createHash('sha256').update(path).digest('base64url').slice(0, idLength)

const shownOf = ({ kind, path, title, lead, textLanguage, next }: SearchedPage): FoundPage => ({
  kind,
  path,
  title,
  lead: shortened(lead),
  ...(textLanguage ? { textLanguage } : {}),
  ...(next ? { next } : {}),
})

/** Characters of what a result says about its page. */
const longestLead = 180

const shortened = (text: string): string =>
  text.length <= longestLead ? text : `${text.slice(0, longestLead).replace(/\s+\S*$/u, '')} …`.toWellFormed()

const json = (value: object): string => `${JSON.stringify(value)}\n`

/** The index of one language. Its files depend on the pages alone, never on the order in which they came. */
export class LanguageIndex {
  /** The words of each page by its id, with the weight of each, as one text: a page that changes is compared with it. */
  private readonly wordsOfPage = new Map<string, string>()
  private readonly postings = new Map<string, Postings>()
  private readonly words = new WordFiles()
  private readonly pages: PageFiles
  private directory = ''

  constructor(
    private readonly language: Language,
    private readonly rules: WordRules,
  ) {
    this.pages = new PageFiles(language)
  }

  /** Puts and removes pages. Costs what their words cost that differ. Returns the files that changed. */
  apply(set: readonly SearchedPage[], remove: readonly { path: string }[]): FileTexts {
    if (set.length + remove.length === 0 && this.directory !== '') return new Map()
    const now = new Map<string, SearchedPage | undefined>()
    for (const { path } of remove) now.set(idOf(path), undefined)
    for (const page of set) now.set(idOf(page.path), page)
    const changes = new Map<string, Map<string, number | undefined>>()
    for (const [id, page] of now) this.compareWords(id, page, changes)
    for (const [word, pages] of changes) this.changeWord(word, pages)
    const shown = new Map([...now].map(([id, page]) => [id, page && shownOf(page)] as const))
    return new Map([...this.wordFiles(), ...this.pages.apply(shown), ...this.directoryFile()])
  }

  /** Adds to `changes` by word what differs between the page as it was and as it is. */
  private compareWords(
    id: string,
    page: SearchedPage | undefined,
    changes: Map<string, Map<string, number | undefined>>,
  ): void {
    const before = unpacked(this.wordsOfPage.get(id) ?? '')
    const after = page ? pageWords(page, this.rules) : new Map<string, number>()
    const note = (word: string, weight: number | undefined) => {
      const pages = changes.get(word) ?? new Map<string, number | undefined>()
      changes.set(word, pages.set(id, weight))
    }
    for (const [word, weight] of after) if (before.get(word) !== weight) note(word, weight)
    for (const word of before.keys()) if (!after.has(word)) note(word, undefined)
    if (page) this.wordsOfPage.set(id, packed(after))
    else this.wordsOfPage.delete(id)
  }

  private changeWord(key: string, pages: ReadonlyMap<string, number | undefined>): void {
    const before = this.postings.get(key) ?? ''
    const after = changedPostings(before, pages)
    if (after === '') this.postings.delete(key)
    else this.postings.set(key, after)
    const word = key.startsWith(partMark) ? key.slice(partMark.length) : key
    const isGone = !this.postings.has(word) && !this.postings.has(partMark + word)
    this.words.change(word, postingCount(after) - postingCount(before), isGone)
  }

  private wordFiles(): FileTexts {
    const { written, gone } = this.words.settle()
    const files: FileTexts = new Map()
    for (const name of gone) files.set(wordFileName(this.language, name), undefined)
    for (const name of written) files.set(wordFileName(this.language, name), json(this.wordFile(name)))
    return files
  }

  private wordFile(name: string): WordFile {
    const words: Record<string, string> = {}
    const parts: Record<string, string> = {}
    for (const word of this.words.wordsOf(name)) {
      const whole = this.postings.get(word)
      const inner = this.postings.get(partMark + word)
      if (whole !== undefined) words[word] = whole
      if (inner !== undefined) parts[word] = inner
    }
    return { words, parts }
  }

  private directoryFile(): FileTexts {
    const { unsearched, endings, joinsWords } = this.rules
    const directory: Directory = {
      words: this.words.names,
      pages: this.pages.count,
      unsearched: [...unsearched].sort(),
      endings,
      joinsWords,
    }
    const text = json(directory)
    if (text === this.directory) return new Map()
    this.directory = text
    return new Map([[directoryName(this.language), text]])
  }
}

const packed = (words: ReadonlyMap<string, number>): string =>
  [...words].map(([word, weight]) => word + weight.toString(16)).join(' ')

const unpacked = (text: string): Map<string, number> =>
  new Map(
    text === ''
      ? []
      : text.split(' ').map((each) => [each.slice(0, -1), Number.parseInt(each.slice(-1), 16)] as const),
  )

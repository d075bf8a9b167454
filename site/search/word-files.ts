import { groupBeginning } from './file-names'

/** From this many postings on the words of a file are put into files of longer beginnings: about 15 kB. */
const mostPostings = 1800
/** The longest beginning that has a file: a word of three letters is never in many files. */
const longestBeginning = 4

/** The words, marks left out, that begin with the same letters. */
interface Branch {
  postings: number
  words: Set<string>
}

/**
 * Which file each word is in. A file is as large as it may be: words that begin alike share one, until they are too many.
 * Depends on the words and how many postings each has, never on the order in which they came.
 */
export class WordFiles {
  private readonly branches = new Map<string, Branch>()
  /** Beginnings that have a file. */
  private files = new Set<string>()
  /** Branches whose words have moved to other files, or must be written. */
  private touched = new Set<string>()
  private moved = new Set<string>()

  get names(): string[] {
    return [...this.files].sort()
  }

  /** The words of a file. */
  wordsOf(name: string): string[] {
    return [...(this.branches.get(name)?.words ?? [])].sort()
  }

  /** A word has changed: it has `more` postings than before, and `isGone` where it has none. */
  change(word: string, more: number, isGone: boolean): void {
    for (let length = 0; length <= longestBeginning; length += 1) {
      const name = groupBeginning(word, length)
      const branch = this.branches.get(name) ?? { postings: 0, words: new Set() }
      const wasDivided = this.isDivided(name)
      branch.postings += more
      if (isGone) branch.words.delete(word)
      else branch.words.add(word)
      if (branch.words.size > 0) this.branches.set(name, branch)
      else this.branches.delete(name)
      if (wasDivided !== this.isDivided(name)) this.moved.add(name)
    }
    this.touched.add(word)
  }

  /** Files to write and files that are gone, since it was asked before. */
  settle(): { written: ReadonlySet<string>; gone: ReadonlySet<string> } {
    const before = this.files
    const after = new Set(before)
    const written = new Set<string>()
    for (const name of this.moved) {
      for (const file of before) if (file.startsWith(name) || name.startsWith(file)) after.delete(file)
      for (const word of this.branches.get(name)?.words ?? []) written.add(this.fileOf(word))
    }
    for (const word of this.touched) {
      const file = this.fileOf(word)
      if (this.branches.has(file)) written.add(file)
      else after.delete(file)
    }
    for (const file of written) after.add(file)
    const gone = new Set([...before].filter((file) => !after.has(file)))
    this.files = after
    this.moved = new Set()
    this.touched = new Set()
    return { written, gone }
  }

  private fileOf(word: string): string {
    for (let length = 0; length < longestBeginning; length += 1) {
      const name = groupBeginning(word, length)
      if (!this.isDivided(name)) return name
    }
    return groupBeginning(word, longestBeginning)
  }

  private isDivided(name: string): boolean {
    return name.length <= longestBeginning && (this.branches.get(name)?.postings ?? 0) > mostPostings
  }
}

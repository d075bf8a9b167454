import type { Language } from '../languages/locales'
import { type PageFile, pageFileName, partOfId } from './file-names'
import type { FoundPage } from './searched-page'

const pagesPerFile = 128
/** As many as the beginning of an id can tell apart. */
const mostFiles = 4096

/** How many files the pages have: a power of two, so that files stay as they are while the site grows a little. */
function fileCount(pages: number): number {
  let count = 1
  while (count * pagesPerFile < pages && count < mostFiles) count *= 2
  return count
}

/** What results show of the pages, in files of about a hundred, so that a changed title rewrites one small file. */
export class PageFiles {
  /** What is shown of each page, as JSON, by its id. */
  private readonly shown = new Map<string, string>()
  /** Ids in each file. */
  private members: Set<string>[] = []

  constructor(private readonly language: Language) {}

  get count(): number {
    return this.members.length
  }

  /** Puts and, with undefined, removes pages by id. Returns the files that changed. */
  apply(pages: ReadonlyMap<string, FoundPage | undefined>): Map<string, string | undefined> {
    const touched = new Set<string>()
    for (const [id, page] of pages) {
      const text = page && JSON.stringify(page)
      if (text === this.shown.get(id)) continue
      touched.add(id)
      if (text === undefined) this.shown.delete(id)
      else this.shown.set(id, text)
    }
    const files = new Map<string, string | undefined>()
    for (const part of this.place(touched, files))
      files.set(pageFileName(this.language, part), this.file(part))
    return files
  }

  /** Puts ids into their files, all of them anew where there are more files or fewer. Answers which files changed. */
  private place(touched: ReadonlySet<string>, files: Map<string, string | undefined>): Iterable<number> {
    const count = fileCount(this.shown.size)
    const isAnew = count !== this.members.length
    if (isAnew) {
      for (let part = count; part < this.members.length; part += 1)
        files.set(pageFileName(this.language, part), undefined)
      this.members = Array.from({ length: count }, () => new Set<string>())
    }
    const changed = new Set<number>(isAnew ? this.members.keys() : [])
    for (const id of isAnew ? this.shown.keys() : touched) {
      const part = partOfId(id, count)
      if (this.shown.has(id)) this.members[part]?.add(id)
      else this.members[part]?.delete(id)
      changed.add(part)
    }
    return changed
  }

  private file(part: number): string {
    const ids = [...(this.members[part] ?? [])].sort()
    const file: PageFile = Object.fromEntries(ids.map((id) => [id, JSON.parse(this.shown.get(id) ?? '{}')]))
    return `${JSON.stringify(file)}\n`
  }
}

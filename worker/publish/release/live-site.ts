import { foldedPath } from '../../../site/addresses/address-form'
import { isErrorPage, pageOfFile } from '../../made/page-paths'
import type { Entry } from './entry'
import { type EditorRedirect, type EditorTable, editorTable } from './redirects'
import { type FileChange, type HeldFile, noPins, type Pins, type ReleaseRecord } from './release'

/**
 * The site as it is live, in memory. Applying a record costs what the record holds; nothing here walks the site except
 * `restore`.
 */
export class LiveSite {
  /** Number of the last release, 0 before the first. */
  release = 0
  /** When it was made, ms since the epoch. */
  releasedAt = 0
  /** True once any release was live. */
  started = false
  /**
   * True while the history lacks a record before the last: then nobody knows what that release brought. What is here was live;
   * of what is not here nothing can be said.
   */
  hasGap = false
  pins: Pins = noPins
  pageCount = 0
  readonly files = new Map<string, Entry>()
  readonly held = new Map<string, HeldFile>()
  /** Pages that once were live, with the document that owned them. */
  readonly former = new Map<string, string>()
  /** Hashed assets that left the site, with the time (ms since the epoch). */
  readonly retired = new Map<string, number>()
  editors: EditorTable = editorTable([])
  /** Paths of pictures and files that only guarded documents refer to. */
  withheld: ReadonlySet<string> = new Set()
  readonly #pagesOfOwner = new Map<string, Set<string>>()
  readonly #folded = new Map<string, Set<string>>()

  /** The file that the root has now: what waits, else what is live. */
  head(path: string): Entry | null {
    const waiting = this.held.get(path)
    return waiting ? waiting.entry : (this.files.get(path) ?? null)
  }

  pagesOf(owner: string): ReadonlySet<string> {
    return this.#pagesOfOwner.get(owner) ?? new Set()
  }

  /** Live pages that a visitor could mistake for this one. */
  lookalikes(page: string): ReadonlySet<string> {
    return this.#folded.get(foldedPath(page)) ?? new Set()
  }

  apply(record: ReleaseRecord): void {
    for (const change of record.changes) this.#change(change)
    for (const path of record.letGo) this.held.delete(path)
    for (const [path, file] of record.held) this.held.set(path, file)
    if (record.redirects) this.setEditors(record.redirects)
    if (record.withheld) this.withheld = new Set(record.withheld)
    this.pins = record.pins
    this.release = Number(record.id)
    this.releasedAt = record.at
    this.started ||= record.status === 'live'
  }

  setEditors(list: readonly EditorRedirect[]): void {
    this.editors = editorTable(list)
  }

  addFile(path: string, entry: Entry): void {
    this.#change({ path, before: null, after: entry })
  }

  #change({ path, after }: FileChange): void {
    const before = this.files.get(path)
    if (after) this.files.set(path, after)
    else this.files.delete(path)
    if (after?.retiredAt === undefined) this.retired.delete(path)
    else this.retired.set(path, after.retiredAt)
    const page = pageOfFile(path)
    if (page !== undefined) this.#changePage(page, before, after)
  }

  #changePage(page: string, before: Entry | undefined, after: Entry | null): void {
    if (before?.owner && before.owner !== after?.owner) take(this.#pagesOfOwner, before.owner, page)
    if (after?.owner) put(this.#pagesOfOwner, after.owner, page)
    if (isErrorPage(page)) return
    if (before && !after) {
      this.pageCount -= 1
      this.former.set(page, before.owner ?? '')
      take(this.#folded, foldedPath(page), page)
    } else if (!before && after) {
      this.pageCount += 1
      this.former.delete(page)
      put(this.#folded, foldedPath(page), page)
    }
  }
}

function put(index: Map<string, Set<string>>, key: string, value: string): void {
  const values = index.get(key)
  if (values) values.add(value)
  else index.set(key, new Set([value]))
}

function take(index: Map<string, Set<string>>, key: string, value: string): void {
  const values = index.get(key)
  values?.delete(value)
  if (values?.size === 0) index.delete(key)
}

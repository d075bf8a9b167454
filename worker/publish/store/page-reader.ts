import type { PageFacts } from '../../changes/made-file'
import { breather, eachOf } from '../../disk/files'
import { type BlobStore, DamagedBlob } from '../../made/blobs'
import { readPageFile } from '../../made/html'
import { fileOfPage, pageOfFile } from '../../made/page-paths'
import { LinkIndex } from '../pages/link-index'
import type { LinkReader } from '../pages/link-target'
import type { Entry } from '../release/entry'
import type { FileChange } from '../release/release'
import { threads } from '../threads/threads'
import { bulkFrom } from './bulk'

type LiveFiles = ReadonlyMap<string, Entry>

/** Pages read at once while the index is filled. */
const atOnce = 8
/** Pages remembered by their content, live or not; the oldest go first. */
const mostRemembered = 50_000

/** What pages say: remembered by their content, read from their blobs when it is not known. */
export class PageReader {
  #links: LinkIndex
  /** Every live page is in the index. */
  #complete = false
  readonly #byContent = new Map<string, PageFacts>()

  constructor(
    private readonly blobs: BlobStore,
    private readonly readLink: LinkReader,
    /** Whether many pages may be read in threads. */
    private readonly inThreads: boolean,
  ) {
    this.#links = new LinkIndex(readLink)
  }

  get index(): LinkIndex {
    return this.#links
  }

  /** Forgets who points to whom, e.g. because another process published. */
  forget(): void {
    this.#links = new LinkIndex(this.readLink)
    this.#complete = false
  }

  /** Undefined where the page is damaged and there is no other copy of it: then nobody knows what it says. */
  async read(entry: Entry): Promise<PageFacts | undefined> {
    const known = this.#byContent.get(entry.sha256)
    if (known) return known
    const page = await this.blobs.read(entry.sha256).catch((error) => {
      if (error instanceof DamagedBlob) return undefined
      throw error
    })
    return page && this.#remember(entry, this.#links.shared(readPageFile(page)))
  }

  /** Takes what a page says from whoever has read it. */
  learn(sha256: string, facts: PageFacts): void {
    if (!this.#byContent.has(sha256)) this.#remember({ sha256 }, this.#links.shared(facts))
  }

  /** Makes certain live pages known. */
  async know(pages: Iterable<string>, live: LiveFiles): Promise<void> {
    const index = this.#links
    const unknown = new Map<string, Entry>()
    for (const page of pages) {
      const entry = index.has(page) ? undefined : live.get(fileOfPage(page))
      if (entry) unknown.set(page, entry)
    }
    if (unknown.size >= bulkFrom && this.inThreads) return this.#readInThreads(unknown)
    await this.#readHere(unknown)
  }

  async #readHere(pages: Iterable<readonly [page: string, entry: Entry]>): Promise<void> {
    const index = this.#links
    const breathe = breather()
    await eachOf(pages, atOnce, async ([page, entry]) => {
      const facts = await this.read(entry)
      if (facts) index.set(page, facts)
      await breathe()
    })
  }

  async #readInThreads(pages: ReadonlyMap<string, Entry>): Promise<void> {
    const index = this.#links
    const damaged: (readonly [page: string, entry: Entry])[] = []
    await threads.run(
      'facts',
      [...pages],
      (some) => ({ blobs: this.blobs.folder, shas: some.map(([, { sha256 }]) => sha256) }),
      (some, read) => {
        for (const [order, [page, entry]] of some.entries()) {
          const facts = read[order]
          if (facts) index.set(page, this.#remember(entry, index.shared(facts)))
          else damaged.push([page, entry])
        }
      },
    )
    await this.#readHere(damaged)
  }

  /** Makes every live page known; its cost is that of the site, once for each process. */
  async knowAll(live: LiveFiles): Promise<void> {
    if (this.#complete) return
    const pages = htmlPages(live)
    await this.know(pages, live)
    this.#complete = pages.every((page) => this.#links.has(page))
  }

  /** Follows a release. What is not known is read when it is asked for. */
  follow(changes: readonly FileChange[], facts: ReadonlyMap<string, PageFacts>): void {
    for (const { path, after } of changes) {
      const page = pageOfFile(path)
      if (page === undefined) continue
      const fresh = after ? facts.get(path) : undefined
      const known =
        after && fresh
          ? this.#remember(after, this.#links.sharedFor(page, fresh))
          : after && this.#byContent.get(after.sha256)
      this.#links.set(page, known ?? undefined)
      if (after && !known) this.#complete = false
    }
  }

  #remember({ sha256 }: Pick<Entry, 'sha256'>, shared: PageFacts): PageFacts {
    this.#byContent.set(sha256, shared)
    for (const oldest of this.#byContent.keys()) {
      if (this.#byContent.size <= mostRemembered) break
      this.#byContent.delete(oldest)
    }
    return shared
  }
}

function htmlPages(live: LiveFiles): string[] {
  const pages: string[] = []
  for (const file of live.keys()) {
    const page = pageOfFile(file)
    if (page !== undefined) pages.push(page)
  }
  return pages
}

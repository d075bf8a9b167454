import type { BlobStore } from './blobs'
import type { Entry } from './entry'
import { eachOf } from './files'
import { type PageFacts, readPage } from './html'
import { LinkIndex } from './link-index'
import type { LinkReader } from './link-target'
import { fileOfPage, pageOfFile } from './page-paths'
import type { FileChange } from './release'

type LiveFiles = ReadonlyMap<string, Entry>

/** Pages read at once while the index is filled. */
const atOnce = 8
const mostRemembered = 2000

/** What pages say, read from their blobs when it is asked for the first time. */
export class PageReader {
  #links: LinkIndex
  #complete: Promise<void> | undefined

  constructor(
    private readonly blobs: BlobStore,
    private readonly readLink: LinkReader,
  ) {
    this.#links = new LinkIndex(readLink)
  }

  get index(): LinkIndex {
    return this.#links
  }

  /** Forgets everything, e.g. because another process published. */
  forget(): void {
    this.#links = new LinkIndex(this.readLink)
    this.#complete = undefined
  }

  async read(entry: Entry): Promise<PageFacts> {
    return readPage((await this.blobs.read(entry.sha256)).toString())
  }

  readonly #once = new Map<string, PageFacts>()

  /** The same, remembered by content: for pages that wait, which are asked for at every release. */
  async readOnce(entry: Entry): Promise<PageFacts> {
    const known = this.#once.get(entry.sha256)
    if (known) return known
    const facts = await this.read(entry)
    if (this.#once.size > mostRemembered) this.#once.clear()
    this.#once.set(entry.sha256, facts)
    return facts
  }

  /** Makes certain live pages known. */
  async know(pages: Iterable<string>, live: LiveFiles): Promise<void> {
    const index = this.#links
    await eachOf(pages, atOnce, async (page) => {
      const entry = index.has(page) ? undefined : live.get(fileOfPage(page))
      if (entry) index.set(page, await this.read(entry))
    })
  }

  /** Makes every live page known; its cost is that of the site, once for each process. */
  knowAll(live: LiveFiles): Promise<void> {
    this.#complete ??= this.know(htmlPages(live), live).catch((error) => {
      this.#complete = undefined
      throw error
    })
    return this.#complete
  }

  /** Follows a release. What is not known by `facts` is read again when it is asked for. */
  follow(changes: readonly FileChange[], facts: ReadonlyMap<string, PageFacts>): void {
    for (const { path, after } of changes) {
      const page = pageOfFile(path)
      if (page === undefined) continue
      const known = after ? facts.get(path) : undefined
      this.#links.set(page, known)
      if (after && !known) this.#complete = undefined
    }
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

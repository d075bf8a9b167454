import type { Change, DocumentChange } from '../../changes/change'
import type { GatsbyPage } from '../gatsby/gatsby-interface'
import type { Rendered } from './render-dirty'

/** What a batch of changes did to the site, as far as it decides whether its work may be split. */
export interface BatchWork {
  changes: readonly Change[]
  /** Ids of documents that are not what they were. */
  changed: readonly string[]
  /** Pages came, moved, went away, or show another day. */
  structure: boolean
  /** Pages that the changed nodes are on. */
  touched: ReadonlySet<string>
}

/** What one batch set in motion and is not finished. */
interface Work {
  documents: ReadonlySet<string>
  /** Paths of pages that are still to be made. */
  waiting: Set<string>
  /** Paths of pages that are made and go live with the last one. */
  made: Set<string>
}

const isDocument = (change: Change): change is DocumentChange => change.kind === 'document'

/** Pages of a portion at least, however slow they are. */
const fewest = 5

/**
 * Work on many pages is done in portions, so that a small edit waits for one of them at most: of everything that is waiting
 * the work with the fewest pages goes first, and a portion ends early with the works that it finishes, every other time.
 * A work goes live at once, when its last page is made. Only changed content is split: when pages come or go, or a header
 * changes, links of one page to another could break in between.
 */
export class LargeWork {
  private works: Work[] = []
  /** Pages that were made and belong to no work, as a static query does it: they go live with the last one. */
  private held = new Set<string>()
  /** The portion before this one ended early: this one does not, or a stream of small edits would hold up a large one. */
  private endedEarly = false
  /** What a page takes, ms: measured as we go. */
  private perPage = 10

  /** `portion`: how long pages are made before other changes get their turn, ms. */
  constructor(private readonly portion: number) {}

  /** Documents whose pages are not all made yet. */
  get unfinished(): string[] {
    return [...new Set(this.works.flatMap(({ documents }) => [...documents]))]
  }

  /** Which dirty pages are made now. `slices`: a header or footer is dirty too. */
  choose(
    batch: BatchWork,
    dirty: readonly GatsbyPage[],
    slices: boolean,
  ): { now: GatsbyPage[]; later: GatsbyPage[] } {
    if (batch.structure || slices || !batch.changes.every(isDocument)) return { now: [...dirty], later: [] }
    this.begin(batch, dirty)
    const pages = new Map(dirty.map((page) => [page.path, page]))
    const size = Math.max(fewest, Math.round(this.portion / this.perPage))
    const inTurn: GatsbyPage[] = []
    let finished = 0
    for (const { waiting } of this.works.toSorted((one, other) => one.waiting.size - other.waiting.size)) {
      for (const path of waiting) {
        const page = pages.get(path)
        if (page && pages.delete(path)) inTurn.push(page)
      }
      if (inTurn.length <= size) finished = inTurn.length
    }
    this.endedEarly = !this.endedEarly && finished > 0 && finished < inTurn.length
    const end = this.endedEarly ? finished : size
    return { now: inTurn.slice(0, end), later: inTurn.slice(end) }
  }

  /** Which pages go live now: all when nothing is left, else those of works that are finished. */
  publishable({ pages, later }: Pick<Rendered, 'pages' | 'later'>): Set<string> {
    if (later.length === 0) {
      const all = new Set([...this.works.flatMap(({ made }) => [...made]), ...this.held, ...pages])
      this.works = []
      this.held = new Set()
      return all
    }
    const left = new Set(later)
    const alone = new Set(pages)
    for (const { waiting, made } of this.works) {
      for (const path of waiting) {
        alone.delete(path)
        if (!left.has(path) && waiting.delete(path)) made.add(path)
      }
    }
    for (const path of alone) this.held.add(path)
    const finished = this.works.filter(({ waiting }) => waiting.size === 0)
    this.works = this.works.filter(({ waiting }) => waiting.size > 0)
    return new Set(finished.flatMap(({ made }) => [...made]))
  }

  /** Learns how long pages take: `pages` of them took `milliseconds`. */
  measured(pages: number, milliseconds: number): void {
    if (pages >= fewest) this.perPage = (this.perPage + milliseconds / pages) / 2
  }

  /** Every dirty page is waiting in some work: those that none knows belong to this batch. */
  private begin({ changes, changed, touched }: BatchWork, dirty: readonly GatsbyPage[]): void {
    const known = new Set(this.works.flatMap(({ waiting }) => [...waiting]))
    const own = dirty.filter(({ path }) => touched.has(path) || !known.has(path))
    if (own.length === 0) return
    const documents = changed.length > 0 ? changed : changes.filter(isDocument).map(({ id }) => id)
    const waiting = new Set(own.map(({ path }) => path))
    this.works.push({ documents: new Set(documents), waiting, made: new Set() })
  }
}

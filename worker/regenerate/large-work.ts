import type { Change } from '../changes'
import type { GatsbyPage } from './gatsby-interface'
import { type Portion, portionOf } from './portion'
import type { Rendered } from './render-dirty'

/** What a batch of changes did to the site, as far as it decides whether its work may be split. */
export interface BatchWork {
  changes: readonly Change[]
  /** Ids of documents that are not what they were. */
  changed: readonly string[]
  /** Pages came, moved, went away, or show another day. */
  structure: boolean
  /** Pages that the changed nodes are on. */
  urgent: ReadonlySet<string>
}

const onlyDocuments = (changes: readonly Change[]): boolean =>
  changes.every((change) => change.kind === 'document')

/**
 * Work on very many pages is done in portions, so that a small edit never waits for it. What is large goes live at once,
 * when its last page is made; a small edit that comes in between goes live before it. Only changed content is split: when
 * pages come or go, or a header changes, links of one page to another could break in between.
 */
export class LargeWork {
  private held = new Set<string>()
  private documents = new Set<string>()

  /** `portion`: how many pages are made before other changes get their turn. */
  constructor(private readonly portion: number) {}

  /** Documents whose pages are not all made yet. */
  get unfinished(): string[] {
    return [...this.documents]
  }

  choose(work: BatchWork, dirty: readonly GatsbyPage[], slices: boolean): Portion<GatsbyPage> {
    const whole = work.structure || slices || !onlyDocuments(work.changes)
    return whole ? { now: [...dirty], later: [] } : portionOf(dirty, work.urgent, this.portion)
  }

  /** Which of the rendered pages go live now: all when nothing is left, else those of finished changes. */
  publishable(work: BatchWork, rendered: Pick<Rendered, 'pages' | 'later'>): Set<string> {
    const { pages, later } = rendered
    if (later.length === 0) {
      const all = new Set([...this.held, ...pages])
      this.held = new Set()
      this.documents = new Set()
      return all
    }
    const waiting = new Set(later)
    const finished = [...work.urgent].every((page) => !waiting.has(page))
    if (!finished) for (const id of work.changed) this.documents.add(id)
    const live = new Set([...pages].filter((page) => finished && work.urgent.has(page)))
    for (const page of pages) if (!live.has(page)) this.held.add(page)
    for (const page of live) this.held.delete(page)
    return live
  }
}

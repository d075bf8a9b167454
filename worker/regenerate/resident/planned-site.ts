import type { HolderChanges, PathHolders } from '../../../site/addresses/path-holders'
import type { Claimant } from '../../../site/content/claimant'
import type { ContentDelta, ContentIndex } from '../../../site/content/content-index'
import { compare } from '../../../site/content/content-index'
import { namedClaimant } from '../../../site/content/named-claimants'
import type { ContentNode } from '../../../site/content/raw'
import { wholeContentIndex } from '../../../site/content/source-derived-nodes'
import { type SearchableOccurrence, searchedEvents } from '../../../site/events/searched-events'
import type { PlannedPage } from '../../../site/nodes/planned-page'
import { lineKey, type SitemapLine } from '../../../site/nodes/sitemap'
import { plannableOccurrences } from '../../../site/page-plan/create-pages'
import { eventAssets, eventLines, eventPlan } from '../../../site/page-plan/event-plan'
import type { SearchedPage } from '../../../site/search/searched-page'

interface NodeReader {
  getNodesByType(type: string): unknown[]
}

export interface PlanDelta {
  createPages: PlannedPage[]
  removePages: PlannedPage[]
  setLines: SitemapLine[]
  removeLines: SitemapLine[]
  setSearched: SearchedPage[]
  removeSearched: SearchedPage[]
}

/**
 * What the site consists of, kept between regenerations: the same plan as in a clean build, applied change by change.
 */
export class PlannedSite {
  readonly content: ContentIndex
  private readonly contentPages: Map<string, PlannedPage>
  private eventPages: Map<string, PlannedPage>
  private eventLines: SitemapLine[]
  private searchedEvents: SearchedPage[]

  /** `holders`: who holds which path in what the reader has. */
  constructor(
    reader: NodeReader,
    holders: PathHolders,
    { today, moment }: { today: string; moment: number },
  ) {
    this.content = wholeContentIndex(reader, holders, moment)
    const occurrences = plannableOccurrences(reader.getNodesByType('EventOccurrence'))
    this.content.showBeside(eventAssets(occurrences))
    this.contentPages = byPath(this.content.pages())
    this.eventPages = byPath(eventPlan(occurrences, today))
    this.eventLines = eventLines(occurrences, today)
    this.searchedEvents = searchedEvents(occurrences, today)
  }

  /**
   * Changed documents by id, undefined for a deleted one, what has changed of who holds which path, and the moment, ms since
   * the epoch.
   */
  applyDocuments(
    nodes: ReadonlyMap<string, ContentNode | undefined>,
    holders: HolderChanges | undefined,
    moment: number,
  ): ContentDelta {
    const claimants = new Map<string, Claimant | undefined>()
    for (const [id, node] of nodes) claimants.set(id, node && namedClaimant(node))
    const delta = this.content.apply(claimants, holders, moment)
    for (const { path } of delta.removePages) this.contentPages.delete(path)
    for (const page of delta.createPages) this.contentPages.set(page.path, page)
    return delta
  }

  /** The occurrences or the day changed. */
  applyEvents(occurrences: readonly SearchableOccurrence[], today: string): PlanDelta {
    this.content.showBeside(eventAssets(occurrences))
    const pages = eventPlan(occurrences, today)
    const lines = eventLines(occurrences, today)
    const pageChanges = compare([...this.eventPages.values()], pages, (page) => page.path)
    const lineChanges = compare(this.eventLines, lines, lineKey)
    const searched = searchedEvents(occurrences, today)
    const searchedChanges = compare(this.searchedEvents, searched, (page) => page.path)
    this.eventPages = byPath(pages)
    this.eventLines = lines
    this.searchedEvents = searched
    return {
      createPages: pageChanges.set,
      removePages: pageChanges.remove,
      setLines: lineChanges.set,
      removeLines: lineChanges.remove,
      setSearched: searchedChanges.set,
      removeSearched: searchedChanges.remove,
    }
  }

  *pages(): Generator<PlannedPage> {
    yield* this.contentPages.values()
    yield* this.eventPages.values()
  }

  pageAt(path: string): PlannedPage | undefined {
    return this.contentPages.get(path) ?? this.eventPages.get(path)
  }
}

const byPath = (pages: Iterable<PlannedPage>): Map<string, PlannedPage> =>
  new Map([...pages].map((page) => [page.path, page]))

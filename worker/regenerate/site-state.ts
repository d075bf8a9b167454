import { documentClaimant } from '../../site/content/claimants'
import type { ContentDelta, ContentIndex } from '../../site/content/content-index'
import { compare } from '../../site/content/content-index'
import type { Claimant } from '../../site/content/outputs'
import type { ContentNode } from '../../site/content/raw'
import { wholeContentIndex } from '../../site/content/source-derived-nodes'
import type { PlannableOccurrence } from '../../site/events/event-pages'
import { plannableOccurrences } from '../../site/page-plan/create-pages'
import { eventLines, eventPlan } from '../../site/page-plan/event-plan'
import type { PlannedPage } from '../../site/page-plan/planned-page'
import { lineKey, type SitemapLine } from '../../site/page-plan/sitemap'

interface NodeReader {
  getNodesByType(type: string): unknown[]
}

export interface PlanDelta {
  createPages: PlannedPage[]
  removePages: PlannedPage[]
  setLines: SitemapLine[]
  removeLines: SitemapLine[]
}

/**
 * What the site consists of, kept between regenerations: the same plan as in a clean build, applied change by change.
 */
export class SiteState {
  readonly content: ContentIndex
  private eventPages: PlannedPage[]
  private eventLines: SitemapLine[]

  constructor(reader: NodeReader, today: string) {
    this.content = wholeContentIndex(reader)
    const occurrences = plannableOccurrences(reader.getNodesByType('EventOccurrence'))
    this.eventPages = eventPlan(occurrences, today)
    this.eventLines = eventLines(occurrences, today)
  }

  /** Changed documents by id, undefined for a deleted one. */
  applyDocuments(nodes: ReadonlyMap<string, ContentNode | undefined>): ContentDelta {
    const claimants = new Map<string, Claimant | undefined>()
    for (const [id, node] of nodes) claimants.set(id, node && documentClaimant(node))
    return this.content.apply(claimants)
  }

  /** The occurrences or the day changed. */
  applyEvents(occurrences: readonly PlannableOccurrence[], today: string): PlanDelta {
    const pages = eventPlan(occurrences, today)
    const lines = eventLines(occurrences, today)
    const pageChanges = compare(this.eventPages, pages, (page) => page.path)
    const lineChanges = compare(this.eventLines, lines, lineKey)
    this.eventPages = pages
    this.eventLines = lines
    return {
      createPages: pageChanges.set,
      removePages: pageChanges.remove,
      setLines: lineChanges.set,
      removeLines: lineChanges.remove,
    }
  }

  *pages(): Generator<PlannedPage> {
    yield* this.content.pages()
    yield* this.eventPages
  }
}

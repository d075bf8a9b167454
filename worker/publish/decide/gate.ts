import type { Fault, Problem } from '../../changes/change'
import { brokenOn, keptWhileHomeless, keptWhileLinked } from './broken-links'
import type { GateInput, GateRules, GateVerdict, Objection } from './gate-types'
import { lookalikePages, lostPages, pinnedFiles, unmadePages, unpublishedFiles } from './objections'
import { SiteAfter } from './site-after'

export const defaultRules: Omit<GateRules, 'siteUrl'> = {
  mostLost: 0.3,
  servedElsewhere: ['/api/', '/gate/', '/page-data/gate/', '/images/', '/files/'],
}

/**
 * Decides what of a release may go live. Pure. The conditions, each with one test:
 *
 * 1. The site loses more than 30 % of its pages, those apart that an operator let go: the whole release is refused.
 * 2. A page links to a page that does not exist. Where the target goes away with this release, the target stays;
 *    otherwise the page keeps its earlier version. A new page is held back, unless pages that are live link to it, for
 *    then holding it back would break more than it saves: it goes live and the problem is told. A page whose document
 *    moves stays where it is while the page that it moves to is held back. What shows a new page that could not be made
 *    goes live, and the dead link is told.
 * 3. A page names another as its translation and is not named by it: treated like 2. Pages that ask not to be found
 *    (`noindex`) need not be named.
 * 4. A new path that a visitor could mistake for a live one (case, NFC or NFD, percent-encoding, slash): the older page
 *    keeps its path, the new one is held back.
 * 5. Content of a draft (`drafts.`) or of a release (`versions.`): the page keeps its earlier version.
 * 6. A file outside the root or with a bad path never reaches this point: see `badPath`.
 * 7. A page that is pinned stays as it is, unless it is guarded now.
 * 8. A page that could not be made keeps its earlier version; a new one stays away. So does one that was written in part:
 *    HTML that does not end, page data that is no JSON.
 *
 * Only what this release makes worse is held back, and only where it does: what is so on the live site already is told
 * again, and a page that is held back speaks by the version that waits.
 *
 * On the very first release nothing can be kept, so conditions 2 and 3 are only told. With `overridden` an operator
 * answers for conditions 1 to 3; drafts, lookalikes, pins and pages that could not be made are never let through.
 */
export function judge(input: GateInput, overridden = false): GateVerdict {
  const judging = new Judging(input)
  judging.take(pinnedFiles(judging.site))
  judging.take(unpublishedFiles(input))
  judging.take(unmadePages(judging.site))
  judging.take(lookalikePages(judging.site))
  if (overridden) return judging.verdict(undefined)
  while (judging.takeBroken()) {
    // Each round may hold a page that another one links to; it ends because held pages only become more.
  }
  return judging.verdict(lostPages(judging.site))
}

/** Collects the objections, and lets each count for the next. */
class Judging {
  readonly site: SiteAfter
  readonly #heldFiles = new Map<string, Fault>()
  /** One of each wording: the rounds say the same again. */
  readonly #problems = new Map<string, Problem>()

  constructor(input: GateInput) {
    this.site = new SiteAfter(input)
  }

  take(objections: Iterable<Objection>): void {
    for (const { hold, problem } of objections) {
      if (problem) this.#problems.set(`${problem.documentId} ${problem.field} ${problem.reason}`, problem)
      if (!hold) continue
      if ('page' in hold) this.site.hold(hold.page, hold.why)
      else this.#heldFiles.set(hold.file, hold.why)
    }
  }

  /** True when something was held, so that the others have to be looked at again. */
  takeBroken(): boolean {
    const before = this.site.held.size
    for (const page of this.site.written) this.take(brokenOn(page, this.site))
    for (const page of this.site.removed) this.take(keptWhileLinked(page, this.site))
    for (const page of [...this.site.removed, ...this.site.written])
      this.take(keptWhileHomeless(page, this.site))
    return this.site.held.size > before
  }

  verdict(refused: Problem | undefined): GateVerdict {
    return {
      ...(refused ? { refused } : {}),
      heldPages: this.site.held,
      heldFiles: this.#heldFiles,
      problems: [...(refused ? [refused] : []), ...this.#problems.values()],
    }
  }
}

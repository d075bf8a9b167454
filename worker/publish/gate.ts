import { fault } from '../../site/problem'
import type { Fault, FaultCode, Problem } from '../changes'
import type { Entry } from './entry'
import type { FaultOutcome } from './fault-codes'
import type { PageFacts } from './html'
import type { LinkReader } from './link-target'
import { fileOfPage, foldedPath, isErrorPage, pageOf, pageOfFile } from './page-paths'
import { elsewhere, type PathHistory } from './redirects'
import { unpublishedOwner } from './unpublished'

export interface GateRules {
  siteUrl: string
  /** Share of the pages that one release may lose, 0 to 1. */
  mostLost: number
  /** Paths that are answered by a service and not by a file. */
  servedElsewhere: readonly string[]
}

export const defaultRules: Omit<GateRules, 'siteUrl'> = {
  mostLost: 0.3,
  servedElsewhere: ['/api/', '/gate/', '/images/', '/files/'],
}

export interface GateInput {
  /** What is live now. */
  live: ReadonlyMap<string, Entry>
  /** Pages that are live now. */
  pageCount: number
  /** What the root has that is not live; null where a file went away. */
  candidate: ReadonlyMap<string, Entry | null>
  /** What was read of an HTML file of the candidate. */
  factsOf(file: string): PageFacts | undefined
  /** What is known of a live page. */
  liveFactsOf(page: string): PageFacts | undefined
  /** Live pages that point to this page with a link or an alternate. */
  inbound(page: string): readonly string[]
  lookalikes(page: string): ReadonlySet<string>
  /** Files whose bytes name a draft or a release version, with the id. */
  unpublished: ReadonlyMap<string, string>
  /** Owners whose pages an operator let go. */
  mayGo?: ((owner: string) => boolean) | undefined
  /** Why a page may not change, e.g. because it is pinned. */
  pinned(page: string | undefined): Fault | undefined
  history: Omit<PathHistory, 'hasPage'>
  readLink: LinkReader
  rules: GateRules
}

export interface Verdict {
  /** The whole release stays out, for this reason. */
  refused?: Problem
  /** Pages that stay as they are, with the reason. */
  heldPages: ReadonlyMap<string, Fault>
  /** Files that no page owns and that stay as they are, with the reason. */
  heldFiles: ReadonlyMap<string, Fault>
  problems: readonly Problem[]
}

/**
 * Decides what of a release may go live. Pure. The conditions, each with one test:
 *
 * 1. The site loses more than 30 % of its pages, those apart that an operator let go: the whole release is refused.
 * 2. A page links to a page that does not exist. Where the target goes away with this release, the target stays;
 *    otherwise the page keeps its earlier version. A new page is held back, unless pages that are live link to it, for
 *    then holding it back would break more than it saves: it goes live and the problem is told.
 * 3. A page names another as its translation and is not named by it: treated like 2.
 * 4. A new path that a visitor could mistake for a live one (case, NFC or NFD, percent-encoding, slash): the older page
 *    keeps its path, the new one is held back.
 * 5. Content of a draft (`drafts.`) or of a release (`versions.`): the page keeps its earlier version.
 * 6. A file outside the root or with a bad path never reaches this point: see `badPath`.
 * 7. A page that is pinned stays as it is.
 *
 * On the very first release nothing can be kept, so conditions 2 and 3 are only told. With `overridden` an operator
 * answers for conditions 1 to 3; drafts, lookalikes and pins are never let through.
 */
export function judge(input: GateInput, overridden = false): Verdict {
  const judging = new Judging(input)
  judging.holdPinned()
  judging.holdUnpublished()
  judging.holdLookalikes()
  if (overridden)
    return {
      heldPages: judging.heldPages,
      heldFiles: judging.heldFiles,
      problems: [...judging.problems.values()],
    }
  while (judging.holdBrokenLinks()) {
    // Each round may hold a page that another one links to; it ends because held pages only become more.
  }
  return judging.verdict()
}

interface Broken {
  field: 'links' | 'hreflang'
  code: FaultCode
  /** Continues a sentence that begins with the page. */
  reason: string
  /** The page that is missing or that would be left alone. */
  target: string
  /** The page that the sentence names, where it is another. */
  named?: string
}

/** Objections to links and translations, with what becomes of the page. */
function brokenFault(page: string, broken: Broken, outcome: FaultOutcome): Fault {
  const { code, reason, target, named = target } = broken
  return fault(code, `${page} ${reason}${outcomes[outcome](target)}`, { page, target: named, outcome })
}

const outcomes: Readonly<Record<FaultOutcome, (target: string) => string>> = {
  earlier: () => ' Its earlier version stays.',
  'not-yet': () => ' It is not live yet.',
  live: () => '',
  'target-stays': (target) => ` The page ${target} stays until then.`,
}

const stillLinked = (page: string, from: string): Fault =>
  fault('gate.still-linked', `${from} still points to it.`, { page, from })

class Judging {
  readonly heldPages = new Map<string, Fault>()
  readonly heldFiles = new Map<string, Fault>()
  readonly problems = new Map<string, Problem>()
  /** Pages with a new HTML file, and pages whose HTML goes away. */
  readonly #written: string[] = []
  readonly #removed: string[] = []
  readonly #tolerated = new Set<string>()
  readonly #first: boolean
  #exists = new Map<string, boolean>()

  constructor(private readonly input: GateInput) {
    this.#first = input.pageCount === 0
    for (const [file, entry] of input.candidate) {
      const page = pageOfFile(file)
      if (page !== undefined) (entry ? this.#written : this.#removed).push(page)
    }
  }

  holdPinned(): void {
    for (const file of this.input.candidate.keys()) {
      const page = pageOf(file)
      const why = this.input.pinned(page)
      if (why === undefined) continue
      if (page === undefined) this.heldFiles.set(file, why)
      else this.heldPages.set(page, why)
    }
  }

  holdUnpublished(): void {
    for (const [file, entry] of this.input.candidate) {
      const id = entry && (unpublishedOwner(entry) ?? this.input.unpublished.get(file))
      if (!id) continue
      const reason = fault('gate.unpublished', `${file} holds content that is not published: ${id}.`, {
        file,
        document: id,
      })
      this.#tell(id, '_id', reason)
      const page = pageOf(file)
      if (page === undefined) this.heldFiles.set(file, reason)
      else this.#hold(page, reason)
    }
  }

  holdLookalikes(): void {
    const taken = new Map<string, string>()
    for (const page of this.#written) {
      if (this.input.live.has(fileOfPage(page)) || isErrorPage(page)) continue
      const key = foldedPath(page)
      const older = [...this.input.lookalikes(page)].find((other) => this.#willExist(other)) ?? taken.get(key)
      taken.set(key, page)
      if (older === undefined) continue
      const words = `${page} could be mistaken for ${older}, which is older and keeps its path.`
      const reason = fault('gate.lookalike', words, { page, other: older })
      this.#tell(this.#ownerOf(page), 'url.fullPath', reason)
      this.#hold(page, reason)
    }
  }

  /** True when something was held, so that the others have to be looked at again. */
  holdBrokenLinks(): boolean {
    this.#exists = new Map()
    const before = this.heldPages.size
    for (const page of this.#written) {
      if (this.heldPages.has(page)) continue
      for (const broken of this.#brokenOn(page)) this.#answerBroken(page, broken)
    }
    for (const page of this.#removed) this.#keepWhileLinked(page)
    return this.heldPages.size > before
  }

  verdict(): Verdict {
    const refused = this.#lost()
    return {
      ...(refused ? { refused } : {}),
      heldPages: this.heldPages,
      heldFiles: this.heldFiles,
      problems: refused ? [refused, ...this.problems.values()] : [...this.problems.values()],
    }
  }

  #lost(): Problem | undefined {
    const before = this.input.pageCount
    const changes = (pages: string[]) =>
      pages.filter((page) => !this.heldPages.has(page) && !isErrorPage(page))
    const created = changes(this.#written).filter((page) => !this.input.live.has(fileOfPage(page)))
    const gone = changes(this.#removed).filter((page) => !this.input.mayGo?.(this.#ownerOf(page)))
    const lost = gone.length - created.length
    if (before === 0 || lost <= before * this.input.rules.mostLost) return undefined
    const percent = Math.round((lost / before) * 100)
    const allowed = Math.round(this.input.rules.mostLost * 100)
    const example = gone[0] ?? ''
    return {
      documentId: this.#ownerOf(example),
      field: 'url.fullPath',
      ...fault(
        'gate.lost-pages',
        `The site would lose ${lost} of ${before} pages (${percent} %, allowed are ${allowed} %), ${example} among them. Nothing was changed.`,
        { lost, before, percent, allowed, example },
      ),
    }
  }

  #answerBroken(page: string, broken: Broken): void {
    const { target } = broken
    if (this.#goesAway(target)) {
      this.#hold(target, stillLinked(target, page))
      this.#tell(this.#ownerOf(page), broken.field, brokenFault(page, broken, 'target-stays'))
      return
    }
    if (this.#first || this.#tolerated.has(page) || this.#neededByOthers(page)) {
      this.#tolerated.add(page)
      this.#tell(this.#ownerOf(page), broken.field, brokenFault(page, broken, 'live'))
      return
    }
    const objection = brokenFault(page, broken, this.input.live.has(fileOfPage(page)) ? 'earlier' : 'not-yet')
    this.#tell(this.#ownerOf(page), broken.field, objection)
    this.#hold(page, objection)
  }

  *#brokenOn(page: string): Generator<Broken> {
    const facts = this.input.factsOf(fileOfPage(page))
    if (!facts) return
    for (const href of facts.links) {
      const target = this.input.readLink(href, page)
      if (target !== undefined && !this.#leadsSomewhere(target)) {
        yield {
          field: 'links',
          code: 'gate.dead-link',
          target,
          reason: `links to ${target}, which does not exist.`,
        }
      }
    }
    const named = this.#alternatesOf(facts, page)
    for (const target of named) {
      if (!this.#willExist(target)) {
        yield {
          field: 'hreflang',
          code: 'gate.translation-missing',
          target,
          reason: `names ${target} as its translation, which does not exist.`,
        }
      } else if (!this.#alternatesOf(this.#nextFacts(target), target).includes(page)) {
        yield {
          field: 'hreflang',
          code: 'gate.translation-unanswered',
          target: page,
          named: target,
          reason: `names ${target} as its translation, but is not named by it.`,
        }
      }
    }
    for (const earlier of this.#alternatesOf(this.input.liveFactsOf(page), page)) {
      if (named.includes(earlier) || !this.#willExist(earlier)) continue
      if (this.#alternatesOf(this.#nextFacts(earlier), earlier).includes(page)) {
        yield {
          field: 'hreflang',
          code: 'gate.translation-dropped',
          target: page,
          named: earlier,
          reason: `no longer names its translation ${earlier}, which names it.`,
        }
      }
    }
  }

  #keepWhileLinked(page: string): void {
    if (this.heldPages.has(page) || isErrorPage(page) || this.#leadsSomewhere(page)) return
    const pointing = this.input
      .inbound(page)
      .find((from) => from !== page && this.#willExist(from) && !this.#isWritten(from))
    if (pointing === undefined) return
    const reason = `${pointing} links to ${page}, which was removed. ${page} stays until then.`
    const facts = { page: pointing, target: page, outcome: 'target-stays' }
    this.#tell(this.#ownerOf(pointing), 'links', fault('gate.dead-link', reason, facts))
    this.#hold(page, stillLinked(page, pointing))
  }

  #alternatesOf(facts: PageFacts | undefined, page: string): string[] {
    const targets = Object.entries(facts?.alternates ?? {})
      .filter(([language]) => language !== 'x-default')
      .map(([, href]) => this.input.readLink(href, page))
    return targets.filter((target): target is string => target !== undefined && target !== page)
  }

  #nextFacts(page: string): PageFacts | undefined {
    return this.#isWritten(page) ? this.input.factsOf(fileOfPage(page)) : this.input.liveFactsOf(page)
  }

  #isWritten = (page: string): boolean =>
    !this.heldPages.has(page) && !!this.input.candidate.get(fileOfPage(page))

  #goesAway = (page: string): boolean =>
    !this.heldPages.has(page) &&
    this.input.candidate.get(fileOfPage(page)) === null &&
    this.input.live.has(fileOfPage(page))

  #willExist(page: string): boolean {
    const file = fileOfPage(page)
    if (this.heldPages.has(page)) return this.input.live.has(file)
    const next = this.input.candidate.get(file)
    return next === undefined ? this.input.live.has(file) : next !== null
  }

  #leadsSomewhere(target: string): boolean {
    const known = this.#exists.get(target)
    if (known !== undefined) return known
    const answer = this.#willExist(target) || this.#fileExists(target) || this.#redirects(target)
    this.#exists.set(target, answer)
    return answer
  }

  #fileExists(target: string): boolean {
    if (this.input.rules.servedElsewhere.some((prefix) => `${target}/`.startsWith(prefix))) return true
    const file = target.slice(1)
    const next = this.input.candidate.get(file)
    return next === undefined ? this.input.live.has(file) : next !== null
  }

  #redirects(target: string): boolean {
    const { history } = this.input
    const gone = this.#goesAway(target) ? (this.input.live.get(fileOfPage(target))?.owner ?? '') : undefined
    const answer = elsewhere(target, {
      hasPage: (page) => this.#willExist(page),
      ownerOfFormer: (page) => (page === target ? gone : undefined) ?? history.ownerOfFormer(page),
      pagesOf: (owner) => this.#nextPagesOf(owner),
      editors: history.editors,
    })
    return answer?.status === 301
  }

  #nextPagesOf(owner: string): ReadonlySet<string> {
    this.#createdByOwner ??= this.#indexCreated()
    const pages = [...this.input.history.pagesOf(owner), ...(this.#createdByOwner.get(owner) ?? [])]
    return new Set(pages.filter((page) => this.#willExist(page)))
  }

  #createdByOwner: Map<string, string[]> | undefined

  #indexCreated(): Map<string, string[]> {
    const index = new Map<string, string[]>()
    for (const page of this.#written) {
      const owner = this.input.candidate.get(fileOfPage(page))?.owner
      if (owner) index.set(owner, [...(index.get(owner) ?? []), page])
    }
    return index
  }

  /** A new page that a page which is or goes live points to. */
  #neededByOthers(page: string): boolean {
    if (this.input.live.has(fileOfPage(page))) return false
    if (this.input.inbound(page).some((from) => this.#willExist(from) && !this.#isWritten(from))) return true
    this.#pointedTo ??= this.#indexPointedTo()
    return [...(this.#pointedTo.get(page) ?? [])].some((from) => from !== page && !this.heldPages.has(from))
  }

  #pointedTo: Map<string, Set<string>> | undefined

  #indexPointedTo(): Map<string, Set<string>> {
    const created = new Map<string, Set<string>>()
    for (const page of this.#written) {
      if (!this.input.live.has(fileOfPage(page))) created.set(page, new Set())
    }
    for (const from of this.#written) {
      for (const href of this.input.factsOf(fileOfPage(from))?.links ?? []) {
        const target = this.input.readLink(href, from)
        if (target !== undefined) created.get(target)?.add(from)
      }
    }
    return created
  }

  #ownerOf(page: string): string {
    const file = fileOfPage(page)
    return this.input.candidate.get(file)?.owner ?? this.input.live.get(file)?.owner ?? page
  }

  #hold(page: string, why: Fault): void {
    if (!this.heldPages.has(page)) this.heldPages.set(page, why)
  }

  #tell(documentId: string, field: string, wrong: Fault): void {
    this.problems.set(`${documentId} ${field} ${wrong.reason}`, { documentId, field, ...wrong })
  }
}

import { languageOfPath } from '../../../site/languages/locales'
import type { Fault } from '../../changes/change'
import type { PageFacts } from '../../changes/made-file'
import { fileOfPage, pageOfFile } from '../../made/page-paths'
import { linkTargets, translationTargets } from '../pages/link-target'
import { elsewhere } from '../release/redirects'
import type { GateInput } from './gate-types'

/** The site as it will be after a release, without what is held back so far. */
export class SiteAfter {
  /** Pages with a new HTML file, and pages whose HTML goes away, held or not. */
  readonly written: readonly string[]
  readonly removed: readonly string[]
  readonly #held = new Map<string, Fault>()
  /** Pages that go live although something on them is broken; once one does, it is not held any more. */
  readonly #tolerated = new Set<string>()
  readonly #leading = new Map<string, boolean>()
  #createdByOwner: Map<string, string[]> | undefined
  #pointers: Map<string, Set<string>> | undefined

  constructor(readonly input: GateInput) {
    const pages = [...input.candidate].flatMap(([file, entry]) => {
      const page = pageOfFile(file)
      return page === undefined ? [] : [{ page, entry }]
    })
    this.written = pages.filter(({ entry }) => entry).map(({ page }) => page)
    this.removed = pages.filter(({ entry }) => !entry).map(({ page }) => page)
  }

  /** Pages that stay as they are, with the first reason. */
  get held(): ReadonlyMap<string, Fault> {
    return this.#held
  }

  hold(page: string, why: Fault): void {
    if (this.#held.has(page)) return
    const existed = this.willExist(page)
    this.#held.set(page, why)
    if (this.willExist(page) !== existed) this.#leading.clear()
  }

  /** The document that a page belongs to, or its path where it has none. */
  ownerOf(page: string): string {
    const file = fileOfPage(page)
    return this.input.candidate.get(file)?.owner ?? this.input.live.get(file)?.owner ?? page
  }

  /** Whether there is no such page yet. */
  isNew = (page: string): boolean => !this.input.live.has(fileOfPage(page))

  willExist = (page: string): boolean =>
    this.#held.has(page) ? !this.isNew(page) : this.#fileWillExist(fileOfPage(page))

  goesAway = (page: string): boolean =>
    !this.#held.has(page) && !this.isNew(page) && this.input.candidate.get(fileOfPage(page)) === null

  /** A live page that a visitor could mistake for this one and that stays. */
  lookalikeOf = (page: string): string | undefined => [...this.input.lookalikes(page)].find(this.willExist)

  /** Whether a visitor who follows a link to this path finds something: a page, a file, a service or a redirect. */
  leadsSomewhere(target: string): boolean {
    const known = this.#leading.get(target)
    if (known !== undefined) return known
    const leads = this.willExist(target) || this.#isServed(target) || this.#isRedirected(target)
    this.#leading.set(target, leads)
    return leads
  }

  /** Paths of this site that a written page links to. */
  linksOf(page: string): string[] {
    return linkTargets(this.input.factsOf(fileOfPage(page)), page, this.input.readLink)
  }

  /** Other pages that a page names as its translations, as it will be. */
  translationsOf(page: string): string[] {
    return this.#translations(page, this.#factsAfter(page))
  }

  /** Those that it names now. */
  earlierTranslationsOf(page: string): string[] {
    return this.#translations(page, this.input.liveFactsOf(page))
  }

  /** Those that its version names which is held back; undefined where none is. */
  waitingTranslationsOf(page: string): string[] | undefined {
    const waiting = this.#waitingFacts(page)
    return waiting && this.#translations(page, waiting)
  }

  /** Whether a page asks not to be found, as it will be or as it would be if it were not held back. */
  isNoIndex = (page: string): boolean =>
    this.#factsAfter(page)?.noIndex === true || this.#waitingFacts(page)?.noIndex === true

  /** Whether a link to this path leads nowhere on the live site: then it is no fault of this release. */
  wasDead(target: string): boolean {
    const { live, history } = this.input
    if (live.has(fileOfPage(target)) || live.has(target.slice(1)) || this.#isServedElsewhere(target))
      return false
    return elsewhere(target, { ...history, hasPage: (page) => live.has(fileOfPage(page)) })?.status !== 301
  }

  /** Paths that the live version of a page links to. */
  earlierLinksOf(page: string): string[] {
    return linkTargets(this.input.liveFactsOf(page), page, this.input.readLink)
  }

  /** A page that points to this one and stays as it is, and would still point to it if it were not held back. */
  stayingPointerTo(page: string): string | undefined {
    return this.input
      .inbound(page)
      .find(
        (from) =>
          from !== page && this.willExist(from) && !this.#isWritten(from) && this.#keepsPointing(from, page),
      )
  }

  #keepsPointing(from: string, to: string): boolean {
    const waiting = this.#waitingFacts(from)
    if (!waiting) return true
    return [
      ...linkTargets(waiting, from, this.input.readLink),
      ...this.#translations(from, waiting),
    ].includes(to)
  }

  /**
   * Why the document of a live page would have none left in its language: it moves, or another document takes its path,
   * and where it moves to is held back.
   */
  whyHomeless(page: string): Fault | undefined {
    const file = fileOfPage(page)
    const owner = this.input.live.get(file)?.owner
    if (owner === undefined || this.input.candidate.get(file)?.owner === owner) return undefined
    this.#createdByOwner ??= this.#indexCreated()
    const language = languageOfPath(page)
    const next = (this.#createdByOwner.get(owner) ?? []).filter((each) => languageOfPath(each) === language)
    return next.every((each) => this.#held.has(each)) ? this.#held.get(next[0] ?? '') : undefined
  }

  #translations = (page: string, facts: PageFacts | undefined): string[] =>
    translationTargets(facts, page, this.input.readLink)

  #factsAfter = (page: string): PageFacts | undefined =>
    this.#isWritten(page) ? this.input.factsOf(fileOfPage(page)) : this.input.liveFactsOf(page)

  /** What is read of the version of a page that is held back. */
  #waitingFacts = (page: string): PageFacts | undefined =>
    this.#held.has(page) && this.input.candidate.get(fileOfPage(page))
      ? this.input.factsOf(fileOfPage(page))
      : undefined

  /** Where holding a page back would do more harm than what is broken on it. */
  mustGoLive(page: string): boolean {
    const must = this.input.pageCount === 0 || this.#tolerated.has(page) || this.#isNeeded(page)
    if (must) this.#tolerated.add(page)
    return must
  }

  /** A new page that a page which is or goes live points to. */
  #isNeeded(page: string): boolean {
    if (!this.isNew(page)) return false
    if (this.input.inbound(page).some((from) => this.willExist(from) && !this.#isWritten(from))) return true
    this.#pointers ??= this.#indexPointers()
    return [...(this.#pointers.get(page) ?? [])].some((from) => from !== page && !this.#held.has(from))
  }

  #isWritten = (page: string): boolean =>
    !this.#held.has(page) && !!this.input.candidate.get(fileOfPage(page))

  #fileWillExist(file: string): boolean {
    const next = this.input.candidate.get(file)
    return next === undefined ? this.input.live.has(file) : next !== null
  }

  #isServed = (target: string): boolean =>
    this.#isServedElsewhere(target) || this.#fileWillExist(target.slice(1))

  #isServedElsewhere = (target: string): boolean =>
    this.input.rules.servedElsewhere.some((prefix) => `${target}/`.startsWith(prefix))

  #isRedirected(target: string): boolean {
    const { history, live, editorsAfter } = this.input
    const leaves = this.goesAway(target) ? (live.get(fileOfPage(target))?.owner ?? '') : undefined
    const answer = elsewhere(target, {
      hasPage: this.willExist,
      ownerOfFormer: (page) => (page === target ? leaves : undefined) ?? history.ownerOfFormer(page),
      pagesOf: (owner) => this.#pagesOf(owner),
      editors: editorsAfter,
    })
    return answer?.status === 301
  }

  #pagesOf(owner: string): ReadonlySet<string> {
    this.#createdByOwner ??= this.#indexCreated()
    const pages = [...this.input.history.pagesOf(owner), ...(this.#createdByOwner.get(owner) ?? [])]
    return new Set(pages.filter(this.willExist))
  }

  #indexCreated(): Map<string, string[]> {
    const index = new Map<string, string[]>()
    for (const page of this.written) {
      const owner = this.input.candidate.get(fileOfPage(page))?.owner
      const pages = index.get(owner ?? '')
      if (pages) pages.push(page)
      else if (owner) index.set(owner, [page])
    }
    return index
  }

  /** New pages, with the written pages that link to them. */
  #indexPointers(): Map<string, Set<string>> {
    const created = new Map(this.written.filter(this.isNew).map((page) => [page, new Set<string>()]))
    for (const from of this.written) for (const target of this.linksOf(from)) created.get(target)?.add(from)
    return created
  }
}

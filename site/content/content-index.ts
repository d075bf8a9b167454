import type { HolderChanges } from '../addresses/path-holders'
import type { SiteProblem } from '../border/problem'
import { isWithin, type Window } from '../calendar/window'
import type { NodeInput } from '../nodes/node-input'
import type { PlannedPage } from '../nodes/planned-page'
import { lineKey, type SitemapLine } from '../nodes/sitemap'
import { allot } from './allot'
import { type AssetList, AssetUse } from './asset-use'
import { type Allotment, type Claimant, noOutput, type Output, pathClaim, pathOfClaim } from './claimant'
import type { SearchedDocument } from './searched-page'

/** What must be done so that nodes and pages are those of the documents. */
export interface ContentDelta {
  setNodes: NodeInput[]
  removeNodes: NodeInput[]
  createPages: PlannedPage[]
  removePages: PlannedPage[]
  setLines: SitemapLine[]
  removeLines: SitemapLine[]
  setSearched: SearchedDocument[]
  removeSearched: SearchedDocument[]
  problems: SiteProblem[]
}

interface Held {
  claimant: Claimant
  output: Output
}

/**
 * The documents, what they claim (paths, site parts, namespaces of texts) and what each gives. Who has what follows from
 * the documents and from the record of who holds which path (see `allot`), never from the order in which they came: a
 * clean build applies all to an empty index, a regeneration applies the changed ones. A document outside of its window at
 * the moment of the index is to all others as if it were not there.
 */
export class ContentIndex {
  private readonly held = new Map<string, Held>()
  /** Claimants by what they want, or had. */
  private readonly claims = new Map<string, Set<string>>()
  /** Those that are not there always, by id. */
  private readonly scheduled = new Map<string, Window>()
  /** The record, and the paths of each document in it. */
  private readonly holders = new Map<string, string>()
  private readonly places = new Map<string, Set<string>>()
  private readonly assets = new AssetUse()
  private beside: readonly AssetList[] = []

  /** `moment`: ms since the epoch; at the beginning of time nothing is there that waits for its own. */
  constructor(private moment = 0) {}

  /**
   * Puts or, with undefined, removes claimants by id; `holders` is what has become other of the record of who holds which
   * path, `moment` the one that it is now. Costs what the changed claimants and their rivals cost.
   */
  apply(
    changes: ReadonlyMap<string, Claimant | undefined>,
    holders?: HolderChanges,
    moment: number = this.moment,
  ): ContentDelta {
    const touched = new Set<string>()
    const before = new Map<string, Output>()
    if (holders) this.remember(holders, touched)
    const turned = this.goTo(moment, touched)
    for (const [id, claimant] of changes) {
      this.link(id, this.claimsOf(id), [], touched)
      const old = this.held.get(id)
      if (old) before.set(id, old.output)
      if (claimant) this.held.set(id, { claimant, output: noOutput })
      else this.held.delete(id)
      if (claimant?.window) this.scheduled.set(id, claimant.window)
      else this.scheduled.delete(id)
      this.link(id, [], this.claimsOf(id), touched)
    }
    return this.difference(this.rivals(touched, [...changes.keys(), ...turned]), before)
  }

  /** Makes it another moment. Returns the ids of those that come or go with it. */
  private goTo(moment: number, touched: Set<string>): string[] {
    const turned = [...this.scheduled]
      .filter(([, window]) => isWithin(window, this.moment) !== isWithin(window, moment))
      .map(([id]) => id)
    this.moment = moment
    for (const id of turned) for (const claim of this.claimsOf(id)) touched.add(claim)
    return turned
  }

  private isThere({ window }: Claimant): boolean {
    return window === undefined || isWithin(window, this.moment)
  }

  /** Of every document that is not there always, its id and when it is. */
  get windows(): ReadonlyMap<string, Window> {
    return this.scheduled
  }

  /** What a claimant wants, and what it may keep, whether it is there or not. */
  private claimsOf(id: string): string[] {
    const { claim, mayStay } = this.held.get(id)?.claimant ?? {}
    const place = this.placeOf(id)
    const kept = place !== undefined && place !== claim && mayStay?.(place) ? place : undefined
    return [claim, kept].filter((each) => each !== undefined)
  }

  /** The nodes that a document gives now; none for one that is not known. */
  nodesOf(id: string): readonly NodeInput[] {
    return this.held.get(id)?.output.nodes ?? []
  }

  /** Where the page of a document is; undefined for one that has none now. */
  pathOf(id: string): string | undefined {
    return this.held.get(id)?.output.pages[0]?.path
  }

  /** The path of a document in the record. One that holds several has the first of them. */
  private placeOf(id: string): string | undefined {
    const [path, ...others] = this.places.get(id) ?? []
    if (path === undefined) return undefined
    return pathClaim(others.reduce((first, other) => (other < first ? other : first), path))
  }

  private link(id: string, old: readonly string[], now: readonly string[], touched: Set<string>): void {
    for (const claim of old) {
      touched.add(claim)
      const ids = this.claims.get(claim)
      ids?.delete(id)
      if (ids?.size === 0) this.claims.delete(claim)
    }
    for (const claim of now) {
      touched.add(claim)
      const ids = this.claims.get(claim) ?? new Set()
      ids.add(id)
      this.claims.set(claim, ids)
    }
  }

  /** Takes what is other of the record. It matters only where several want a path, or somebody may stay at one. */
  private remember(holders: HolderChanges, touched: Set<string>): void {
    const passed = [...holders].filter(([path, id]) => (this.holders.get(path) ?? null) !== id)
    const moved = new Set(passed.flatMap(([path, id]) => [this.holders.get(path) ?? [], id ?? []].flat()))
    const before = [...moved].map((id) => ({ id, old: this.claimsOf(id) }))
    for (const [path, id] of passed) this.pass(path, id)
    for (const { id, old } of before) {
      const now = this.claimsOf(id)
      if (now.join() !== old.join()) this.link(id, old, now, touched)
    }
    for (const claim of passed.map(([path]) => pathClaim(path)))
      if ((this.claims.get(claim)?.size ?? 0) > 1) touched.add(claim)
  }

  private pass(path: string, id: string | null): void {
    const holder = this.holders.get(path)
    const left = holder === undefined ? undefined : this.places.get(holder)
    left?.delete(path)
    if (holder !== undefined && left?.size === 0) this.places.delete(holder)
    if (id === null) {
      this.holders.delete(path)
      return
    }
    this.holders.set(path, id)
    const places = this.places.get(id)
    if (places) places.add(path)
    else this.places.set(id, new Set([path]))
  }

  /** Everybody whose share may depend on these claims: those who share them, those with whom they share others, and so on. */
  private rivals(touched: Iterable<string>, changed: Iterable<string>): Set<string> {
    const ids = new Set(changed)
    const claims = new Set(touched)
    for (const claim of claims) {
      for (const id of this.claims.get(claim) ?? []) {
        if (ids.has(id)) continue
        ids.add(id)
        for (const other of this.claimsOf(id)) claims.add(other)
      }
    }
    return ids
  }

  private difference(affected: ReadonlySet<string>, before: Map<string, Output>): ContentDelta {
    const held = [...affected].flatMap((id) => this.held.get(id) ?? [])
    const old = [...affected].flatMap((id) => before.get(id) ?? this.held.get(id)?.output ?? [])
    const shares = allot(
      held.map(({ claimant }) => claimant).filter((claimant) => this.isThere(claimant)),
      (claim) => this.holders.get(pathOfClaim(claim) ?? ''),
      (id) => this.placeOf(id),
    )
    const alone: Allotment = { claim: undefined, holder: '' }
    const now = held.map((each) => {
      const { claimant } = each
      const given = this.isThere(claimant) ? claimant.give(shares.get(claimant.id) ?? alone) : noOutput
      const { problems = [], guarded } = claimant
      const output = guarded ? { ...given, assets: guarded } : given
      each.output =
        problems.length === 0 ? output : { ...output, problems: [...output.problems, ...problems] }
      return each.output
    })
    this.assets.change(
      old.flatMap((output) => output.assets ?? []),
      now.flatMap((output) => output.assets ?? []),
    )
    const nodes = compare(
      old.flatMap((output) => output.nodes),
      now.flatMap((output) => output.nodes),
      (node) => node.id,
    )
    const pages = compare(
      old.flatMap((output) => output.pages),
      now.flatMap((output) => output.pages),
      (page) => page.path,
    )
    const lines = compare(
      old.flatMap((output) => output.lines),
      now.flatMap((output) => output.lines),
      lineKey,
    )
    const searched = compare(
      old.flatMap((output) => output.searched ?? []),
      now.flatMap((output) => output.searched ?? []),
      (page) => page.path,
    )
    return {
      setNodes: nodes.set,
      removeNodes: nodes.remove,
      createPages: pages.set,
      removePages: pages.remove,
      setLines: lines.set,
      removeLines: lines.remove,
      setSearched: searched.set,
      removeSearched: searched.remove,
      problems: now.flatMap((output) => output.problems),
    }
  }

  /** Every page of the site, in no particular order. */
  *pages(): Generator<PlannedPage> {
    for (const { output } of this.held.values()) yield* output.pages
  }

  /** Every line of the sitemap. */
  *lines(): Generator<SitemapLine> {
    for (const { output } of this.held.values()) yield* output.lines
  }

  /** Every page that visitors may find. */
  *searched(): Generator<SearchedDocument> {
    for (const { output } of this.held.values()) yield* output.searched ?? []
  }

  /** Every problem that the documents have now. */
  *problems(): Generator<SiteProblem> {
    for (const { output } of this.held.values()) yield* output.problems
  }

  /** The document that gives a node which it claims by its id; undefined where none does. */
  giverOf(nodeId: string): string | undefined {
    return [...(this.claims.get(nodeId) ?? [])].find((id) =>
      this.held.get(id)?.output.nodes.some((node) => node.id === nodeId),
    )
  }

  /** What pages show from now on that are of no document: those of events. */
  showBeside(list: AssetList): void {
    this.assets.change(this.beside, [list])
    this.beside = [list]
  }

  /** The pictures and files that only guarded documents refer to (see `AssetList.names`), in a fixed order. */
  withheld(): string[] {
    return this.assets.withheld()
  }

  /** Every node that the documents give. */
  *nodes(): Generator<NodeInput> {
    for (const { output } of this.held.values()) yield* output.nodes
  }
}

/** What must be set and removed so that the old items become the new ones. */
export function compare<Item>(old: readonly Item[], now: readonly Item[], keyOf: (item: Item) => string) {
  const before = new Map(old.map((item) => [keyOf(item), item]))
  const after = new Map(now.map((item) => [keyOf(item), item]))
  return {
    set: [...after].filter(([key, item]) => !same(item, before.get(key))).map(([, item]) => item),
    remove: [...before].filter(([key]) => !after.has(key)).map(([, item]) => item),
  }
}

const same = (a: unknown, b: unknown): boolean =>
  a === b || (b !== undefined && JSON.stringify(a) === JSON.stringify(b))

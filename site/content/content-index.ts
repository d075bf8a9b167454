import type { PathHolders } from '../addresses/path-holders'
import type { NodeInput } from '../events/node-input'
import type { PlannedPage } from '../page-plan/planned-page'
import { lineKey, type SitemapLine } from '../page-plan/sitemap'
import type { Problem } from '../problem'
import { allot } from './allot'
import { type Allotment, type Claimant, nothing, type Output, pathClaim } from './claimant'

/** What must be done so that nodes and pages are those of the documents. */
export interface ContentDelta {
  setNodes: NodeInput[]
  removeNodes: NodeInput[]
  createPages: PlannedPage[]
  removePages: PlannedPage[]
  setLines: SitemapLine[]
  removeLines: SitemapLine[]
  problems: Problem[]
}

interface Held {
  claimant: Claimant
  output: Output
}

/**
 * The documents, what they claim (paths, site parts, namespaces of texts) and what each gives. Who has what follows from
 * the documents and from the record of who holds which path (see `allot`), never from the order in which they came: a
 * clean build applies all to an empty index, a regeneration applies the changed ones.
 */
export class ContentIndex {
  private readonly held = new Map<string, Held>()
  /** Claimants by what they want, or had. */
  private readonly claims = new Map<string, Set<string>>()
  /** The record: claims of paths by who holds them, and the other way round. */
  private recorded = new Map<string, string>()
  private places = new Map<string, string>()

  /**
   * Puts or, with undefined, removes claimants by id; `holders` is the record of who holds which path where it is another
   * one than before. Costs what the changed claimants and their rivals cost.
   */
  apply(changes: ReadonlyMap<string, Claimant | undefined>, holders?: PathHolders): ContentDelta {
    const touched = new Set<string>()
    const before = new Map<string, Output>()
    const moved = holders ? this.otherPlaces(holders) : new Set<string>()
    for (const id of [...changes.keys(), ...moved]) this.unlink(id, touched)
    if (holders) this.remember(holders, touched)
    for (const [id, claimant] of changes) {
      const old = this.held.get(id)
      if (old) before.set(id, old.output)
      if (claimant) this.held.set(id, { claimant, output: nothing })
      else this.held.delete(id)
    }
    for (const id of [...changes.keys(), ...moved]) this.link(id, touched)
    return this.difference(this.rivals(touched, changes.keys()), before)
  }

  /** What a claimant wants, and what it may keep. */
  private claimsOf(id: string): string[] {
    const { claim, mayStay } = this.held.get(id)?.claimant ?? {}
    const place = this.places.get(id)
    const kept = place !== undefined && mayStay?.(place) ? place : undefined
    return [claim, kept].filter((each) => each !== undefined)
  }

  private unlink(id: string, touched: Set<string>): void {
    for (const claim of this.claimsOf(id)) {
      touched.add(claim)
      const ids = this.claims.get(claim)
      ids?.delete(id)
      if (ids?.size === 0) this.claims.delete(claim)
    }
  }

  private link(id: string, touched: Set<string>): void {
    for (const claim of this.claimsOf(id)) {
      touched.add(claim)
      const ids = this.claims.get(claim) ?? new Set()
      ids.add(id)
      this.claims.set(claim, ids)
    }
  }

  /** Documents whose place is another one in this record. */
  private otherPlaces(holders: PathHolders): Set<string> {
    const places = placesOf(holders)
    const ids = new Set([...this.places.keys(), ...places.keys()])
    return new Set([...ids].filter((id) => places.get(id) !== this.places.get(id)))
  }

  private remember(holders: PathHolders, touched: Set<string>): void {
    const recorded = new Map([...holders].map(([path, id]) => [pathClaim(path), id]))
    for (const claim of new Set([...this.recorded.keys(), ...recorded.keys()]))
      if (this.recorded.get(claim) !== recorded.get(claim)) touched.add(claim)
    this.recorded = recorded
    this.places = placesOf(holders)
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
      held.map(({ claimant }) => claimant),
      this.recorded,
      this.places,
    )
    const alone: Allotment = { claim: undefined, holder: '' }
    const now = held.map((each) => {
      each.output = each.claimant.give(shares.get(each.claimant.id) ?? alone)
      return each.output
    })
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
    return {
      setNodes: nodes.set,
      removeNodes: nodes.remove,
      createPages: pages.set,
      removePages: pages.remove,
      setLines: lines.set,
      removeLines: lines.remove,
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

  /** Every problem that the documents have now. */
  *problems(): Generator<Problem> {
    for (const { output } of this.held.values()) yield* output.problems
  }

  /** Every node that the documents give. */
  *nodes(): Generator<NodeInput> {
    for (const { output } of this.held.values()) yield* output.nodes
  }
}

/** The place of each document by its id. One that holds several paths has the first of them. */
function placesOf(holders: PathHolders): Map<string, string> {
  const places = new Map<string, string>()
  for (const path of [...holders.keys()].sort().reverse()) {
    const id = holders.get(path)
    if (id !== undefined) places.set(id, pathClaim(path))
  }
  return places
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

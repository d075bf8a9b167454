import type { NodeInput } from '../events/node-input'
import type { PlannedPage } from '../page-plan/planned-page'
import { lineKey, type SitemapLine } from '../page-plan/sitemap'
import type { Problem } from '../problem'
import type { Claimant, Output } from './outputs'

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

const precedes = (a: Claimant, b: Claimant): boolean =>
  a.createdAt === b.createdAt ? a.id < b.id : a.createdAt < b.createdAt

/**
 * The documents, what they claim (paths, site parts, namespaces of texts) and what each gives.
 * Of several claimants the oldest has a claim, so the outcome depends on the documents, never on the order in which
 * they came: a clean build applies all to an empty index, a regeneration applies the changed ones.
 */
export class ContentIndex {
  private readonly held = new Map<string, Held>()
  private readonly claims = new Map<string, Set<string>>()

  /** Puts or, with undefined, removes claimants by id. Costs what the changed claimants and their rivals cost. */
  apply(changes: ReadonlyMap<string, Claimant | undefined>): ContentDelta {
    const affected = new Set<string>()
    const before = new Map<string, Output>()
    const touchClaims = (claims: readonly string[]) => {
      for (const claim of claims) for (const id of this.claims.get(claim) ?? []) affected.add(id)
    }
    for (const id of changes.keys()) touchClaims(this.held.get(id)?.claimant.claims ?? [])
    for (const [id, claimant] of changes) this.replace(id, claimant, before)
    for (const [id, claimant] of changes) {
      touchClaims(claimant?.claims ?? [])
      affected.add(id)
    }
    return this.difference(affected, before)
  }

  private replace(id: string, claimant: Claimant | undefined, before: Map<string, Output>): void {
    const old = this.held.get(id)
    if (old) {
      before.set(id, old.output)
      for (const claim of old.claimant.claims) this.claims.get(claim)?.delete(id)
      this.held.delete(id)
    }
    if (!claimant) return
    this.held.set(id, { claimant, output: { nodes: [], pages: [], lines: [], problems: [] } })
    for (const claim of claimant.claims) {
      const rivals = this.claims.get(claim) ?? new Set()
      rivals.add(id)
      this.claims.set(claim, rivals)
    }
  }

  private holder(claim: string): string {
    let first: Claimant | undefined
    for (const id of this.claims.get(claim) ?? []) {
      const rival = this.held.get(id)?.claimant
      if (rival && (!first || precedes(rival, first))) first = rival
    }
    return first?.id ?? ''
  }

  private difference(affected: ReadonlySet<string>, before: Map<string, Output>): ContentDelta {
    const old: Output[] = []
    const now: Output[] = []
    for (const id of affected) {
      const held = this.held.get(id)
      const previous = before.get(id) ?? held?.output
      if (previous) old.push(previous)
      if (!held) continue
      held.output = held.claimant.give(
        (claim) => this.holder(claim) === id,
        (claim) => this.holder(claim),
      )
      now.push(held.output)
    }
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

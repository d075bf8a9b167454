import type { Allotment, Claimant } from './claimant'

/**
 * Whether `a` comes before `b` where both want the same. The conditions in this order, one test each:
 * 1. the site itself; 2. who holds it by the record; 3. a document with the id that the Studio gives to such a document,
 * then others, then the texts of the code; 4. the older document; 5. the smaller id.
 */
function precedes(a: Claimant, b: Claimant, holder: string | undefined): boolean {
  const isSite = (each: Claimant) => each.rank === 'site'
  if (isSite(a) !== isSite(b)) return isSite(a)
  if (a.id === holder || b.id === holder) return a.id === holder
  if (a.rank !== b.rank) return ranks.indexOf(a.rank) < ranks.indexOf(b.rank)
  return a.createdAt === b.createdAt ? a.id < b.id : a.createdAt < b.createdAt
}

const ranks: readonly Claimant['rank'][] = ['site', 'named', 'document', 'code']

/**
 * Divides what the claimants want among them: all of those that have a claim in common, or a place that one of them had.
 * `holderOf`: who holds a claim by the record; `placeOf`: the place of each by the record.
 *
 * Whoever does not get what it wants stays where it was, and then nobody else gets that place; who wanted it stays where
 * it was in turn, and so on. As few stay as these rules allow, so two that swap their paths do swap. There is exactly one
 * such division, whatever the order of the claimants.
 */
export function allot(
  claimants: readonly Claimant[],
  holderOf: (claim: string) => string | undefined,
  placeOf: (id: string) => string | undefined,
): Map<string, Allotment> {
  const first = new Map<string, Claimant>()
  for (const each of claimants) {
    const rival = each.claim === undefined ? undefined : first.get(each.claim)
    if (each.claim === undefined) continue
    if (!rival || precedes(each, rival, holderOf(each.claim))) first.set(each.claim, each)
  }
  const staying = stayingPut(claimants, first, placeOf)
  const holders = new Map([...first].map(([claim, { id }]) => [claim, id]))
  for (const [claim, id] of staying.byPlace) holders.set(claim, id)
  return new Map(
    claimants.map(({ id, claim }) => {
      const holder = (claim === undefined ? undefined : holders.get(claim)) ?? ''
      return [id, { claim: holder === id ? claim : staying.places.get(id), holder }]
    }),
  )
}

/** Who does not get what it wants and stays where it was, by place and by id. */
function stayingPut(
  claimants: readonly Claimant[],
  first: ReadonlyMap<string, Claimant>,
  placeOf: (id: string) => string | undefined,
) {
  const byPlace = new Map<string, string>()
  const places = new Map<string, string>()
  const waiting = claimants.filter((each) => each.claim === undefined || first.get(each.claim) !== each)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(next.id)
    if (place === undefined || places.has(next.id) || !next.mayStay?.(place)) continue
    const mover = first.get(place)
    if (mover?.rank === 'site') continue
    byPlace.set(place, next.id)
    places.set(next.id, place)
    if (mover) waiting.push(mover)
  }
  return { byPlace, places }
}

import type { Facet, FacetGroup } from './feed'
import type { NamedFacet } from './occurrence'

/** Ids are compared as strings: the feed writes some as numbers. */
export const sameId = (a: string | number, b: string | number): boolean => String(a) === String(b)

/** The active facets of a group in the order of the feed; of two with one id the first holds. */
export function facetsOf(facets: readonly Facet[], group: FacetGroup): NamedFacet[] {
  const byId = new Map<string, NamedFacet>()
  for (const facet of facets) {
    const isShown = facet.isActive && facet.group === group
    if (isShown && !byId.has(facet.id)) byId.set(facet.id, { id: facet.id, title: facet.title })
  }
  return [...byId.values()]
}

/** Those of the given ids that are shown facets of a group, in the order of the feed's facets. */
export function facetsAmong(
  ids: readonly string[],
  facets: readonly Facet[],
  group: FacetGroup,
): NamedFacet[] {
  return facetsOf(facets, group).filter((facet) => ids.some((id) => sameId(id, facet.id)))
}

/** Whether a facet list contains the product's own channel (specification, section 2). */
export const isOfChannel = (ids: readonly string[], channel: string): boolean =>
  ids.some((id) => sameId(id, channel))

/** The channels among the given ids, hidden ones too: an inactive channel is not offered, but still decides. */
export const channelsAmong = (ids: readonly string[], facets: readonly Facet[], own: string): string[] => {
  const channels = new Set(facets.filter((facet) => facet.group === 'channel').map((facet) => facet.id)).add(
    own,
  )
  return [...new Set(ids)].filter((id) => channels.has(id))
}

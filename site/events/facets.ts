import { remembered } from '../nodes/remembered'
import type { Facet, FacetGroup } from './feed'
import type { NamedFacet } from './occurrence'

/** Ids are compared as strings: the feed writes some as numbers. */
export const sameId = (a: string | number, b: string | number): boolean => String(a) === String(b)

interface ShownFacet extends NamedFacet {
  /** Where it stands in the feed. */
  place: number
}

/** The active facets of a group by their ids, in the order of the feed; of two with one id the first holds. */
const shownFacets = remembered(
  (facets: readonly Facet[], group: FacetGroup): ReadonlyMap<string, ShownFacet> => {
    const byId = new Map<string, ShownFacet>()
    for (const [place, { id, title, isActive, group: own }] of facets.entries())
      if (isActive && own === group && !byId.has(id)) byId.set(id, { id, title, place })
    return byId
  },
  (group) => ({ slot: group, text: group }),
)

const named = ({ id, title }: ShownFacet): NamedFacet => ({ id, title })

/** The active facets of a group in the order of the feed; of two with one id the first holds. */
export const facetsOf = (facets: readonly Facet[], group: FacetGroup): NamedFacet[] =>
  [...shownFacets(facets, group).values()].map(named)

/** Those of the given ids that are shown facets of a group, in the order of the feed's facets. */
export function facetsAmong(
  ids: readonly string[],
  facets: readonly Facet[],
  group: FacetGroup,
): NamedFacet[] {
  const shown = shownFacets(facets, group)
  const among = [...new Set(ids)].flatMap((id) => shown.get(id) ?? [])
  return among.sort((one, other) => one.place - other.place).map(named)
}

/** Whether a facet list contains the product's own channel (specification, section 2). */
export const isOfChannel = (ids: readonly string[], channel: string): boolean =>
  ids.some((id) => sameId(id, channel))

const channelIds = remembered(
  (facets: readonly Facet[]): ReadonlySet<string> =>
    new Set(facets.filter(({ group }) => group === 'channel').map(({ id }) => id)),
  () => ({ slot: 'channels', text: '' }),
)

/** The channels among the given ids, hidden ones too: an inactive channel is not offered, but still decides. */
export const channelsAmong = (ids: readonly string[], facets: readonly Facet[], own: string): string[] => {
  const channels = channelIds(facets)
  return [...new Set(ids)].filter((id) => id === own || channels.has(id))
}

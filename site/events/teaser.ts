import { remembered } from '../nodes/remembered'
import { channelsAmong } from './facets'
import type { Facet } from './feed'
import type { EventTeaser, Occurrence } from './occurrence'

interface Surrounding {
  facets: readonly Facet[]
  ownChannel: string
}

const teaser = (value: Occurrence, { facets, ownChannel }: Surrounding): EventTeaser => ({
  key: value.occurrenceKey,
  path: value.path,
  title: value.title,
  textLanguage: value.textLanguage,
  place: value.place,
  startDate: value.startDate,
  startTime: value.startTime,
  endDate: value.endDate,
  endTime: value.endTime,
  overAt: value.overAt,
  isAllDay: value.isAllDay,
  isFree: value.isFree,
  price: value.price,
  status: value.status,
  categories: value.categories.map((facet) => facet.id),
  resorts: value.resorts.map((facet) => facet.id),
  channels: channelsAmong(value.facetIds, facets, ownChannel),
})

const plainTeaser = remembered(
  (value: Occurrence, surrounding: Surrounding, _circumstance: string): EventTeaser =>
    JSON.parse(JSON.stringify(teaser(value, surrounding))),
  (_surrounding, circumstance) => ({ slot: 'teaser', text: circumstance }),
)

/** What lists show of occurrences, in plain JSON: the same objects while neither an occurrence nor the facets change. */
export function teasersOf(occurrences: readonly Occurrence[], surrounding: Surrounding): EventTeaser[] {
  const circumstance = JSON.stringify(surrounding)
  return occurrences.map((value) => plainTeaser(value, surrounding, circumstance))
}

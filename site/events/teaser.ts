import { channelsAmong } from './facets'
import type { Facet } from './feed'
import type { EventTeaser, Occurrence } from './occurrence'

/** What a list shows of an occurrence. */
export const teaserOf = (value: Occurrence, facets: readonly Facet[], ownChannel: string): EventTeaser => ({
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

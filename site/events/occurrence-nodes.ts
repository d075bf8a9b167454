import { nodeIds } from '../addresses/event-paths'
import type { Language } from '../languages/locales'
import { type NodeInput, plainNode } from '../nodes/node-input'
import { remembered } from '../nodes/remembered'
import { markdownToHtml, markdownToText } from './markdown'
import type { Occurrence } from './occurrence'

/** A picture in the shape in which the content service stores one, so that both are resolved alike. */
const storedPicture = (picture: Occurrence['picture']) =>
  picture && {
    _type: 'picture',
    asset: { _type: 'reference', _ref: picture.reference },
    alt: picture.alt,
    caption: picture.caption,
    credit: picture.credit,
  }

const nodeOf = remembered(
  (
    { id, source, calendarKey, description, picture, facetIds, ...fields }: Occurrence,
    isPast: boolean,
  ): NodeInput =>
    plainNode({
      id,
      type: 'EventOccurrence',
      fields: {
        ...fields,
        facetIds: [...new Set(facetIds)],
        description: description && markdownToHtml(description, source),
        descriptionText: description && markdownToText(description),
        picture: storedPicture(picture),
        isPast,
      },
    }),
  (isPast) => ({ slot: 'node', text: String(isPast) }),
)

/**
 * The node of one occurrence, the same object as long as nothing of it changes: on the day after the occurrence, and
 * otherwise only with the feed.
 */
export const occurrenceNode = (value: Occurrence, today: string): NodeInput =>
  nodeOf(value, value.endDate < today)

/** One node per event with its dates that are not over; sorted as the occurrences are. */
export function seriesNodes(
  language: Language,
  occurrences: readonly Occurrence[],
  today: string,
): NodeInput[] {
  const bySlug = new Map<string, Occurrence[]>()
  for (const value of occurrences) {
    const same = bySlug.get(value.slug)
    if (same) same.push(value)
    else bySlug.set(value.slug, [value])
  }
  return [...bySlug].map(([slug, all]) => ({
    id: nodeIds.series(language, slug),
    type: 'EventSeries',
    fields: {
      language,
      slug,
      dates: all
        .filter((value) => value.endDate >= today)
        .map(({ startDate, startTime, path, status }) => ({
          date: startDate,
          time: startTime,
          path,
          status,
        })),
    },
  }))
}

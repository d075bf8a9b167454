import { fieldsOf, findNode, listOf, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import { today } from './house-season'

/** What lists show of the page that a reference leads to. */
export function teaserOf(reference: unknown, context: ResolverContext): NodeFields | undefined {
  const id = textOf(fieldsOf(reference)?._ref)
  return id === undefined ? undefined : findNode(context, `teaser-${id}`, 'Teaser')
}

const isOffer = ({ type }: NodeFields): boolean => type === 'package'

/** Whether a list is one of offers, in which the first is what guests are to take. */
export const areOffers = (teasers: readonly NodeFields[]): boolean =>
  teasers.length > 1 && teasers.every(isOffer)

/** Whether the last day of arrival has passed; the day is local, YYYY-MM-DD. */
export function isPastOffer(teaser: NodeFields, day: string): boolean {
  const last = textOf(teaser.validTo)
  return last !== undefined && last < day
}

/** Whether a page is of an offer that nobody can have any more. */
export const isPast = (source: NodeFields, context: ResolverContext): boolean =>
  source._type === 'package' && isPastOffer(source, today(context))

/** The offers in the order in which guests can come: what can be had now or next leads, what is past stands last. */
export function soonestFirst(offers: readonly NodeFields[], day: string): NodeFields[] {
  const rank = (offer: NodeFields) => `${isPastOffer(offer, day) ? 1 : 0} ${textOf(offer.validFrom) ?? ''}`
  // Sorting is stable: what begins on the same day keeps the editor's order.
  return [...offers].sort((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0))
}

/** Whether links lead to offers that nobody can have any more, and to no other. */
export function leadsToPastOffers(links: unknown, context: ResolverContext): boolean {
  const offers = listOf(links).flatMap(({ link }) => {
    const teaser = teaserOf(link, context)
    return teaser && isOffer(teaser) ? [teaser] : []
  })
  return offers.length > 0 && offers.every((offer) => isPastOffer(offer, today(context)))
}

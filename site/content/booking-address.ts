import type { Season } from '../calendar/season'
import type { Language } from '../languages/locales'
import { fieldsOf, type ResolverContext, textOf } from '../nodes/lookup'
import { sitePart } from './site-part'

/**
 * What a visitor who books has before them: the language and season of what they read, the code of a room or offer, and the
 * first and last day on which guests of an offer can arrive, YYYY-MM-DD.
 */
export interface Booking {
  language: Language
  season?: Season | undefined
  offer?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Where links are resolved that know what they would book. */
export type LinkContext = ResolverContext & { readonly booking?: Booking }

export const withBooking = (context: ResolverContext, booking: Booking): LinkContext => ({
  nodeModel: context.nodeModel,
  booking,
})

const webAddress = (text: string | undefined): URL | undefined =>
  text !== undefined && /^https?:/i.test(text) && URL.canParse(text) ? new URL(text) : undefined

const asFolder = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

const leadsTo = (engine: URL, url: URL): boolean =>
  url.origin === engine.origin && asFolder(url.pathname).startsWith(asFolder(engine.pathname))

/**
 * An address of the booking engine, wherever an editor links to it, with language, season, offer and its days, unless the editor gave
 * it others; any other address as it is (specification, section 1: "Booking").
 */
export function bookingAddress(href: string, context: LinkContext): string {
  const { booking } = context
  const url = webAddress(href)
  if (!booking || !url) return href
  const general = sitePart('general', booking.language, context)
  const engine = webAddress(textOf(fieldsOf(general.bookingEngineLink)?.externalLink))
  if (!engine || !leadsTo(engine, url)) return href
  const { language, season, offer, from, to } = booking
  for (const [name, value] of Object.entries({ language, season, offer, from, to }))
    if (value !== undefined && !url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

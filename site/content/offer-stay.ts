import { listPaths, monthPath } from '../addresses/event-paths'
import { type Stay, writeStay } from '../addresses/stay'
import { addDays, addMonths, monthOf } from '../calendar/local-day'
import type { Language } from '../languages/locales'
import { numberOf, textOf } from '../nodes/lookup'
import type { ResolvedLink } from './resolve-links'
import { daysText } from './teaser'

/** Of the twelve months that the list of events has, the last one, counted from the current one. */
const lastListed = 11

/**
 * The next stay that an offer allows: its nights, from its first day of arrival or from today on. None where it does not say
 * both, where its days are past, and where they are later than the list of events reaches.
 */
export function nextStay(offer: Readonly<Record<string, unknown>>, today: string): Stay | undefined {
  const nights = numberOf(offer.nights)
  const first = textOf(offer.validFrom)
  if (nights === undefined || first === undefined) return undefined
  const arrival = first < today ? today : first
  if (arrival > (textOf(offer.validTo) ?? first)) return undefined
  if (monthOf(arrival) > addMonths(monthOf(today), lastListed)) return undefined
  return { arrival, departure: addDays(arrival, nights) }
}

/** What is on while guests of an offer are here: the list of their days, named by these; else the whole list, without a label. */
export function eventsDuring(
  offer: Readonly<Record<string, unknown>>,
  language: Language,
  today: string,
): ResolvedLink {
  const stay = nextStay(offer, today)
  if (!stay) return { href: listPaths[language], isExternal: false, label: null }
  return {
    href: `${monthPath(language, monthOf(stay.arrival))}?${writeStay(stay)}`,
    isExternal: false,
    label: daysText(stay.arrival, stay.departure, language),
  }
}

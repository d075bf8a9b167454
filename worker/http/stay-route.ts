import type { FastifyInstance } from 'fastify'
import { listPaths, monthPath } from '../../site/addresses/event-paths'
import {
  monthOfStay,
  readStay,
  type Stay,
  stayAddress,
  stayWithin,
  writeStay,
} from '../../site/addresses/stay'
import { localDay } from '../../site/calendar/local-day'
import { monthsFrom } from '../../site/events/list'
import { defaultLanguage, languages } from '../../site/languages/locales'

/**
 * Where the days of a visit lead: to the list of the month of the arrival, which without scripts is whole, or to the word for what
 * is wrong with them. Pages are files, so without scripts only the worker can choose among them.
 *
 * @param query with or without `?`, as the form of the list sends it
 * @param today local day, YYYY-MM-DD
 */
export function pathOfStay(query: string, today: string): string {
  const wanted = new URLSearchParams(query).get('language')
  const language = languages.find((known) => known === wanted) ?? defaultLanguage
  const months = monthsFrom(today)
  const asked = stayWithin(readStay(query), months)
  const list = listPaths[language]
  if (!asked) return list
  const withDays = (path: string, days: Stay) => `${path}?${writeStay(days)}`
  if (!asked.stay) return `${withDays(list, asked.given)}#stay-${asked.fault}`
  const month = monthOfStay(asked.stay, months)
  return withDays(month === undefined || month === months[0] ? list : monthPath(language, month), asked.stay)
}

/** The form of the events list, sent without scripts. */
export function stayRoute(app: FastifyInstance, options: { timeZone: string; now?: () => number }): void {
  const { timeZone, now = Date.now } = options
  app.get(stayAddress, async (request, reply) => {
    const { search } = new URL(request.url, 'http://worker.invalid')
    return reply.redirect(pathOfStay(search, localDay(new Date(now()), timeZone)), 303)
  })
}

import { endsBefore } from '../calendar/day-order'
import { isClosedIn, nextOpening, type OpenSeason, seasonOfDay } from '../calendar/open-seasons'
import { isSeason, type Season } from '../calendar/season'
import type { Language } from '../languages/locales'
import { findNode, listOf, type ResolverContext, textOf } from '../nodes/lookup'
import { seasonKind } from './part-claimants'
import { sitePart } from './site-part'

const day = (value: unknown): string | undefined => /^\d{4}-\d{2}-\d{2}$/.exec(textOf(value) ?? '')?.[0]

/** The day that the pages show; whoever asks is made anew when it changes. */
export const today = (context: ResolverContext): string =>
  textOf(findNode(context, 'today', 'Today')?.date) ?? ''

/** The opening dates as editors keep them; one that is not whole, or ends before it begins, is left out. */
function openSeasons(language: Language, context: ResolverContext): OpenSeason[] {
  return listOf(sitePart(seasonKind('prefooter'), language, context).openSeasons).flatMap(
    ({ season, from, to }) => {
      const [first, last] = [day(from), day(to)]
      return isSeason(season) && first !== undefined && last !== undefined && !endsBefore(first, last)
        ? [{ season, from: first, to: last }]
        : []
    },
  )
}

/**
 * The season that the site opens with (specification, section 4): the editor's word, or that of the opening dates where the
 * editor lets the calendar decide; else none.
 */
export function houseSeason(language: Language, context: ResolverContext): Season | undefined {
  const { season } = sitePart(seasonKind('header'), language, context)
  if (season === 'calendar') return seasonOfDay(today(context), openSeasons(language, context))?.season
  return isSeason(season) ? season : undefined
}

/** When the house opens next, and for which season; undefined while it is open. */
export function opening(language: Language, context: ResolverContext, kind?: Season): OpenSeason | undefined {
  const seasons = openSeasons(language, context)
  return seasons.length === 0 ? undefined : nextOpening(today(context), seasons, kind)
}

/** The season in which the house is open on the day of the pages, else the one that comes next. */
export const seasonNow = (language: Language, context: ResolverContext): OpenSeason | undefined =>
  seasonOfDay(today(context), openSeasons(language, context))

/** Whether the house is open on the day of the pages. */
export function isOpenNow(language: Language, context: ResolverContext): boolean {
  const season = seasonNow(language, context)
  return season !== undefined && season.from <= today(context)
}

/** Whether the house is closed for a whole month, YYYY-MM, by the opening dates. */
export const isHouseClosed = (month: string, language: Language, context: ResolverContext): boolean =>
  isClosedIn(month, openSeasons(language, context))

/** When the house is open: local dates, YYYY-MM-DD, the day of arrival and the day of departure. */
export interface OpenSeason {
  season: 'summer' | 'winter'
  from: string
  to: string
}

const byBeginning = (one: OpenSeason, other: OpenSeason): number => (one.from < other.from ? -1 : 1)

/**
 * The season that a day belongs to: the one in which the house is open, else the one that comes next. Undefined where no
 * season is left.
 */
export const seasonOfDay = (day: string, seasons: readonly OpenSeason[]): OpenSeason | undefined =>
  seasons.filter(({ to }) => day <= to).sort(byBeginning)[0]

/** Whether the house is closed for a whole month, YYYY-MM. Only what a later season shows is known: not for ever after the last. */
export function isClosedIn(month: string, seasons: readonly OpenSeason[]): boolean {
  const isOpen = seasons.some(({ from, to }) => from.slice(0, 7) <= month && month <= to.slice(0, 7))
  return !isOpen && seasons.some(({ from }) => month < from.slice(0, 7))
}

/** The season for which the house opens next, where it is closed on that day; of one kind of season, if that is asked. */
export function nextOpening(
  day: string,
  seasons: readonly OpenSeason[],
  kind?: OpenSeason['season'],
): OpenSeason | undefined {
  const next = seasonOfDay(
    day,
    seasons.filter(({ season }) => kind === undefined || season === kind),
  )
  return next !== undefined && day < next.from ? next : undefined
}

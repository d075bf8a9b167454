import { openSeasons } from '../hotel/content/seasons'

/** Months and days on which the house is open in every year, whatever the weekdays make of the opening dates. */
const always = [
  ['12-16', '12-31'],
  ['01-01', '04-02'],
  ['06-16', '10-08'],
] as const

/** Whether guests are in the hotel on a day, YYYY-MM-DD. */
export function isHouseOpen(day: string): boolean {
  const ofYear = day.slice(5)
  return (
    openSeasons.some(({ from, to }) => from <= day && day <= to) ||
    always.some(([from, to]) => from <= ofYear && ofYear <= to)
  )
}

import { lastDayShown } from '../../calendar/last-day-shown'
import { languageForms } from '../../languages/all-forms'
import { areOfOneYear, dayAndMonth } from '../../languages/dates'
import type { Language } from '../../languages/locales'
import { timeRange } from '../../languages/times'

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()
const noBreak = '\u00a0'

/** `Samstag, 20. Juni`, `samedi 20 juin`, `Saturday 20 June` */
export function weekdayAndDay(date: string, language: Language): string {
  const { beforeDay, weekdays } = languageForms[language]
  return `${beforeDay(weekdays[weekdayOf(date)] ?? '')} ${dayAndMonth(date, language)}`
}

/** `Samstag, 20. Juni 2026` */
export const longDateWithWeekday = (date: string, language: Language): string =>
  `${weekdayAndDay(date, language)} ${date.slice(0, 4)}`

/** `20.06.2026`: year-month-day turned into day.month.year (specification, section 5). */
export const shortDate = (date: string): string => date.split('-').reverse().join('.')

/**
 * `Samstag, 12. Dezember bis Sonntag, 13. Dezember 2026`, `du samedi 12 décembre au dimanche 13 décembre 2026`, with a year each where
 * they have two; or one day with its year.
 */
export function dateRange(start: string, end: string, language: Language): string {
  const last = longDateWithWeekday(end, language)
  if (start === end) return last
  const first = (areOfOneYear(start, end) ? weekdayAndDay : longDateWithWeekday)(start, language)
  return languageForms[language].fromTo(first, last)
}

interface MovedDate {
  readonly startDate: string
  readonly startTime: string | null
  readonly movedFrom: { readonly date: string; readonly time: string | null } | null
}

/** When a date would have been before it was moved: the day, or the time where it stays on its day; undefined where that says nothing. */
export function formerMoment(
  { startDate, startTime, movedFrom }: MovedDate,
  language: Language,
): { date: string } | { time: string } | undefined {
  if (!movedFrom) return undefined
  const { date, time } = movedFrom
  if (date !== startDate) return { date: dayAndMonth(date, language) }
  return time && time !== startTime ? { time: timeRange(time, null, language) } : undefined
}

/** Whether one can still go. */
export const isAhead = (event: { readonly status: string; readonly isPast: boolean }): boolean =>
  event.status !== 'cancelled' && !event.isPast

interface OccurrenceWords {
  readonly startDate: string
  readonly endDate: string
  readonly startTime: string | null
  readonly endTime: string | null
  readonly place: string | null
  readonly lead: string | null
  readonly descriptionText: string | null
}

/** Characters that search engines show of a description. */
const longestDescription = 160

/** What search engines show: when, where and what, so that no two dates of an event say the same. */
export function occurrenceDescription(event: OccurrenceWords, language: Language): string {
  const time = event.startTime ? timeRange(event.startTime, event.endTime, language) : null
  const where = [dateRange(event.startDate, lastDayShown(event), language), time, event.place].filter(Boolean)
  const text = `${where.join(', ')}. ${event.lead ?? event.descriptionText ?? ''}`.trim()
  if (text.length <= longestDescription) return text
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
}

/** `Serenade am Wasser, 20. Juni 2026`; with the time where another date of it is on the same day. */
export function occurrenceTitle(
  event: Pick<OccurrenceWords, 'startDate' | 'startTime'> & { readonly title: string },
  dates: readonly { readonly date: string }[],
  language: Language,
): string {
  const day = `${event.title}, ${dayAndMonth(event.startDate, language)} ${event.startDate.slice(0, 4)}`
  const isTwice = dates.filter(({ date }) => date === event.startDate).length > 1
  return isTwice && event.startTime ? `${day}, ${timeRange(event.startTime, null, language)}` : day
}

interface PriceData {
  readonly text: string | null
  readonly amount: number | null
  readonly amountTo: number | null
  readonly currency: string
}

const amountText = (amount: number): string => {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’')
  return cents === '00' ? grouped : `${grouped}.${cents}`
}

/** `CHF 48`, `CHF 60 bis 90`, or what the feed wrote; empty where nothing is known. */
export function eventPriceText(price: PriceData | null, language: Language): string {
  if (price?.text) return price.text
  if (!price || price.amount === null) return ''
  const from = `${price.currency}${noBreak}${amountText(price.amount)}`
  return price.amountTo === null
    ? from
    : `${from} ${languageForms[language].between}${noBreak}${amountText(price.amountTo)}`
}

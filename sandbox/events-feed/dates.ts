const dayMs = 86_400_000
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const iso = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The day `count` days after another, both YYYY-MM-DD. */
export const dayAfter = (day: string, count: number): string =>
  iso(Date.parse(`${day}T00:00:00Z`) + count * dayMs)

/** The local date at an instant in the valley. */
export const valleyDay = (instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' }).format(instant)

/** One entry of `cleanDates` as the feed writes it. */
export interface CleanDate {
  startDate: string
  startTime: string | null
  endDate: string | null
  endTime: string | null
}

export interface Rule {
  months: readonly number[] | 'every'
  day: string
  startTime: string | null
  endTime: string | null
}

const rulePattern =
  /^(\*|\d+(?:,\d+)*) (last|easter|\d+(?:\+\d+)?|[a-z]{3}-?\d(?:\+\d+)?)(?: (\d\d:\d\d)(?:-(\d\d:\d\d))?)?$/

/** @throws Error that quotes a rule that cannot be read; its form is described at `ProgramEntry.dates`. */
export function parseRule(text: string): Rule {
  const [, months, day, startTime, endTime] = rulePattern.exec(text) ?? []
  if (!months || !day) throw new Error(`The program has a date ${JSON.stringify(text)} that cannot be read`)
  return {
    months: months === '*' ? 'every' : months.split(',').map(Number),
    day,
    startTime: startTime ?? null,
    endTime: endTime ?? null,
  }
}

function nthWeekday(year: number, month: number, name: string, nth: number): number {
  const wanted = weekdays.indexOf(name)
  if (nth > 0) {
    const first = Date.UTC(year, month - 1, 1)
    return first + (((wanted - new Date(first).getUTCDay() + 7) % 7) + (nth - 1) * 7) * dayMs
  }
  const last = Date.UTC(year, month, 0)
  return last - (((new Date(last).getUTCDay() - wanted + 7) % 7) - (nth + 1) * 7) * dayMs
}

/** Easter Sunday of the Gregorian calendar, by Gauss as Lichtenberg completed it (1997). */
function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const moonShift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const sunShift = 2 - Math.floor((3 * century + 3) / 4)
  const golden = year % 19
  const seed = (19 * golden + moonShift) % 30
  const limit = Math.floor((seed + Math.floor(golden / 11)) / 29)
  const fullMoon = 21 + seed - limit
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunShift) % 7)
  return iso(Date.UTC(year, 2, fullMoon + 7 - ((fullMoon - firstSunday) % 7)))
}

function startOf(day: string, year: number, month: number): string {
  if (day === 'easter') return easterOf(year)
  if (day === 'last') return iso(Date.UTC(year, month, 0))
  const [, weekday, nth] = /^([a-z]{3})(-?\d)(?:\+\d+)?$/.exec(day) ?? []
  if (weekday && nth) return iso(nthWeekday(year, month, weekday, Number(nth)))
  return iso(Date.UTC(year, month - 1, Number.parseInt(day, 10)))
}

function dateOf(rule: Rule, year: number, month: number): CleanDate {
  const startDate = startOf(rule.day, year, month)
  const more = Number(/\+(\d+)$/.exec(rule.day)?.[1] ?? 0)
  const isPastMidnight = rule.startTime !== null && rule.endTime !== null && rule.endTime < rule.startTime
  return {
    startDate,
    startTime: rule.startTime,
    endDate: dayAfter(startDate, isPastMidnight ? 1 : more),
    endTime: rule.endTime,
  }
}

/** Every date of a rule from one day to another, both included. In May the valley rests, unless it is May. */
export function datesOf(rule: Rule, given: { from: string; to: string; today: string }): CleanDate[] {
  const dates: CleanDate[] = []
  for (let year = Number(given.from.slice(0, 4)); year <= Number(given.to.slice(0, 4)); year++) {
    for (let month = 1; month <= 12; month++) {
      const isResting = month === 5 && given.today.slice(5, 7) !== '05'
      if (rule.months === 'every' ? isResting : !rule.months.includes(month)) continue
      const date = dateOf(rule, year, month)
      // Easter is asked for in each month that it may be in.
      if (Number(date.startDate.slice(5, 7)) !== month) continue
      if (date.startDate >= given.from && date.startDate <= given.to) dates.push(date)
    }
  }
  return dates
}

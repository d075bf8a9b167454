import { localDate } from '../../site/calendar/local-date'
import type { ScheduleState } from '../../site/calendar/window'
import type { ReadingName } from '../../site/readings/reading-feeds'
import type { Change } from '../changes/change'

/** What woke the clock. After a start or a long sleep everything that was missed is due. */
export type Wake = 'start' | 'nightly' | 'hourly' | 'quarter' | 'turn' | ReadingName

export type ReadingMoments = Readonly<Partial<Record<ReadingName, number>>>

/** What was last handed to the queue. All of it is missing on a first start. */
export interface Handled {
  /** Local date that pages show, YYYY-MM-DD. */
  date?: string
  /** When that was, ms since the epoch. */
  dateAt?: number
  /** Local date of the last nightly run, YYYY-MM-DD. */
  nightly?: string
  /** Time of the last nightly run, of the last look at the events feed and of the last reconcile, ms since the epoch. */
  nightlyAt?: number
  eventsAt?: number
  /** Of the last look at each service of readings, ms since the epoch. */
  readingsAt?: ReadingMoments
  reconciledAt?: number
  /** Until when what came or went by its schedule was proposed, ms since the epoch. */
  scheduledAt?: number
  /** How far ahead a clock was that was wrong: up to then boundaries may have been proposed before. ms since the epoch. */
  aheadTo?: number
}

/** What the pages show: the moment of their documents, and their local date, YYYY-MM-DD, where it is known. */
export type ShownTime = ScheduleState & { day?: string }

/** A change with a key under which the queue accepts it only once, and what is handled when it is accepted. */
export interface Proposal {
  change: Change
  key: string
  handled: Handled
}

const hour = 3_600_000
const quarter = hour / 4
const minute = 60_000

/**
 * What the clock asks for. A decision about times only, so the clock may jump, stop or run twice.
 * 1. The local date is another than the pages show: the new day. A clock that goes back over midnight by less than two
 *    hours proposes nothing until the date is new again; one that goes back further was wrong, and the real day is proposed.
 * 2. The nightly run, once for each local date: at its hour, on start, or when none was for more than 25.5 hours.
 * 3. The events feed, once in each hour: at its minute, on start, or when it is more than 90 minutes ago.
 * 4. After the nightly run at its hour a clean build, to be compared with what is live. Not on start: then the site was
 *    built just now.
 * 5. A reconcile, once in each quarter of an hour, and on every start: nobody knows what was missed before it.
 * 6. Documents that came or went by their schedule (`proposeSchedule`), as far as what is shown is known.
 * 7. The day once more, at a quarter of an hour, where it was handed to the queue and the pages still show another: a queue that was
 *    emptied has lost it.
 * 8. A look at each service of readings that is set: at its minutes and on start, once in a minute. The next one is never far,
 *    so none is made up for.
 */
export function due(
  wake: Wake,
  now: number,
  handled: Handled,
  zone: string,
  shown?: ShownTime,
  readings: readonly ReadingName[] = [],
): readonly Proposal[] {
  const date = localDate(new Date(now), zone)
  const nightly = isNightlyDue(wake, now, date, handled)
  const events =
    wake !== 'nightly' && isSlotDue(now, handled.eventsAt, hour, wake === 'hourly' || wake === 'start')
  const reconcile =
    wake === 'start' || (wake === 'quarter' && isSlotDue(now, handled.reconciledAt, quarter, true))
  return [
    ...(isNewDate(date, handled.date, now, handled.dateAt) ? [proposeDay(date, now, handled)] : []),
    ...proposeDayAgain(wake, date, handled, shown),
    ...(shown ? proposeSchedule(wake, now, handled, shown) : []),
    ...(nightly ? proposeNight(date, now, wake === 'nightly') : []),
    ...(events && !nightly ? [proposeEvents(now)] : []),
    ...readings
      .filter((name) => isLookDue(name, wake, now, handled.readingsAt?.[name]))
      .map((name) => proposeLook(name, now)),
    ...(reconcile && !nightly ? [proposeReconcile(now, wake === 'start' ? 'start' : 'schedule')] : []),
  ]
}

/** Workers that share an inbox propose a day under one key; one that comes again, because the clock was wrong, has its own. */
function proposeDay(date: string, now: number, before: Handled): Proposal {
  const isBack = before.date !== undefined && date < before.date
  const key = isBack ? `day:${date}:after-${before.date}-${before.dateAt}` : `day:${date}`
  return { change: { kind: 'day', date }, key, handled: { date, dateAt: now } }
}

/** By the same key: as long as the first one waits in the queue, or was live just now, this one is known there. */
function proposeDayAgain(
  wake: Wake,
  date: string,
  { date: proposed }: Handled,
  shown?: ShownTime,
): Proposal[] {
  if (wake !== 'quarter' || date !== proposed || shown?.day === undefined || shown.day === date) return []
  return [{ change: { kind: 'day', date }, key: `day:${date}`, handled: {} }]
}

/**
 * The documents that the pages show are those of another moment, in this order:
 * 1. A boundary has passed since: however long nobody looked, one change catches up.
 * 2. Their moment is more than two hours ahead, and a boundary lies between: the clock was wrong, and what it brought goes again.
 * 3. On start, a build has shown what nobody had proposed before it: only its receipt is missing.
 * One boundary is proposed under one key, whoever proposes it; again under another, after a clock that was wrong.
 */
function proposeSchedule(wake: Wake, now: number, handled: Handled, shown: ScheduleState): Proposal[] {
  const { moment, last, next } = shown
  const { scheduledAt, aheadTo = 0 } = handled
  const keyOf = (boundary: number): string =>
    `schedule:${boundary}${boundary <= aheadTo ? `:after-${aheadTo}` : ''}`
  const propose = (key: string, since: number, at: number): Proposal[] => [
    { change: { kind: 'schedule', since, at }, key, handled: { scheduledAt: now } },
  ]
  if (next !== undefined && next <= now) return propose(keyOf(next), moment, now)
  if (last === undefined) return []
  if (last > now && moment > now + smallStep) return [proposeBack(moment, now)]
  const isUntold = wake === 'start' && scheduledAt !== undefined && scheduledAt < last && last <= now
  return isUntold ? propose(keyOf(last), scheduledAt, last) : []
}

const proposeBack = (moment: number, now: number): Proposal => ({
  change: { kind: 'schedule', since: moment, at: now, isBack: true },
  key: `schedule-back:${moment}`,
  handled: { scheduledAt: now, aheadTo: moment },
})

/** The night is handled with the last of its changes: until that is accepted, all of them are proposed again. */
function proposeNight(date: string, now: number, compares: boolean): Proposal[] {
  const changes: Change[] = [
    { kind: 'events', reason: 'nightly' },
    { kind: 'reconcile', reason: 'schedule' },
    ...(compares ? [{ kind: 'rebuild', reason: 'nightly comparison' } as const] : []),
  ]
  const handled = { nightly: date, nightlyAt: now, eventsAt: now, reconciledAt: now, scheduledAt: now }
  return changes.map((change, index) => ({
    change,
    key: `nightly-${change.kind}:${date}`,
    handled: index === changes.length - 1 ? handled : {},
  }))
}

function proposeEvents(now: number): Proposal {
  const key = `events:${Math.floor(now / hour)}`
  return { change: { kind: 'events', reason: 'hourly' }, key, handled: { eventsAt: now } }
}

const minuteOf = (at: number): number => Math.floor(at / minute)

const isLookDue = (name: ReadingName, wake: Wake, now: number, handledAt: number | undefined): boolean =>
  (wake === name || wake === 'start') && (handledAt === undefined || minuteOf(now) !== minuteOf(handledAt))

const proposeLook = (name: ReadingName, now: number): Proposal => ({
  change: { kind: name, reason: 'schedule' },
  key: `${name}:${minuteOf(now)}`,
  handled: { readingsAt: { [name]: now } },
})

function proposeReconcile(now: number, reason: 'start' | 'schedule'): Proposal {
  const key = reason === 'start' ? `reconcile-start:${now}` : `reconcile:${Math.floor(now / quarter)}`
  return { change: { kind: 'reconcile', reason }, key, handled: { reconciledAt: now, scheduledAt: now } }
}

/** How far a clock may go back and still be right: the hour of the clock change, and what a time server corrects. */
const smallStep = 2 * hour

function isNewDate(
  date: string,
  handled: string | undefined,
  now: number,
  handledAt: number | undefined,
): boolean {
  if (handled === undefined || date > handled) return true
  if (date === handled) return false
  return handledAt === undefined ? daysBetween(date, handled) > 1 : now < handledAt - smallStep
}

function isNightlyDue(wake: Wake, now: number, date: string, handled: Handled): boolean {
  if (!isNewDate(date, handled.nightly, now, handled.nightlyAt)) return false
  return wake === 'nightly' || wake === 'start' || Math.abs(now - (handled.nightlyAt ?? now)) > 25.5 * hour
}

/** Once in each slot of the clock; a handled time that lies far ahead comes from a clock that was wrong. */
function isSlotDue(now: number, handledAt: number | undefined, slotMs: number, onTime: boolean): boolean {
  if (handledAt === undefined) return true
  const slots = Math.floor(now / slotMs) - Math.floor(handledAt / slotMs)
  if (slots < -2) return true
  return onTime ? slots > 0 : now - handledAt > slotMs * 1.5
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / (24 * hour)
}

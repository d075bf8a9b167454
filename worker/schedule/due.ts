import { localDate } from '../../site/calendar/local-date'
import type { ScheduleState } from '../../site/calendar/window'
import type { ReadingName } from '../../site/readings/reading-feeds'
import type { Change } from '../changes/change'
import type { LastRuns } from './last-runs'

/** What woke the clock. After a start or a long sleep everything that was missed is due. */
export type Wake = 'start' | 'nightly' | 'hourly' | 'quarter' | 'turn' | ReadingName

export type ReadingMoments = Readonly<Partial<Record<ReadingName, number>>>

/** What was last handed to the queue. All of it is missing on a first start. */
export interface Handled {
  /** Local date that pages show, YYYY-MM-DD. */
  date?: string
  /** When that was, ms since the epoch. */
  dateAt?: number
  /** Local date on which the last nightly run was due, YYYY-MM-DD. */
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

/** By what the clock goes: the zone of the hotel and the expressions of the settings. */
export interface Timetable {
  zone: string
  lastRuns: LastRuns
}

const hour = 3_600_000
const minute = 60_000
/** Of a run that nobody makes up for any more, ms since the epoch. */
const longAgo = 0

/**
 * What the clock asks for. A decision about times only, so the clock may jump, stop or run twice.
 * 1. The local date is another than the pages show: the new day. A clock that goes back over midnight by less than two
 *    hours proposes nothing until the date is new again; one that goes back further was wrong, and the real day is proposed.
 * 2. The nightly run, once for each local date of its expression: at its hour, on start, or when none was for more than 25.5 hours
 *    and it should have run.
 * 3. The events feed: the same, by its own expression.
 * 4. After the nightly run at its hour a clean build, to be compared with what is live. Not on start: then the site was
 *    built just now.
 * 5. A reconcile, by its own expression, and on every start: nobody knows what was missed before it.
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
  { zone, lastRuns }: Timetable,
  shown?: ShownTime,
  readings: readonly ReadingName[] = [],
): readonly Proposal[] {
  const date = localDate(new Date(now), zone)
  const run = {
    nightly: lastRuns.nightly(now) ?? longAgo,
    events: lastRuns.events(now) ?? longAgo,
    reconcile: lastRuns.reconcile(now) ?? longAgo,
  }
  const night = localDate(new Date(run.nightly), zone)
  const nightly =
    isNewDate(night, handled.nightly, now, handled.nightlyAt) &&
    isRunDue(now, handled.nightlyAt, run.nightly) &&
    (wake === 'nightly' || wake === 'start' || isMissed(now, handled.nightlyAt, run.nightly))
  const events = wake !== 'nightly' && isRunDue(now, handled.eventsAt, run.events)
  const reconcile =
    wake === 'start' || (wake === 'quarter' && isRunDue(now, handled.reconciledAt, run.reconcile))
  return [
    ...(isNewDate(date, handled.date, now, handled.dateAt) ? [proposeDay(date, now, handled)] : []),
    ...proposeDayAgain(wake, date, handled, shown),
    ...(shown ? proposeSchedule(wake, now, handled, shown) : []),
    ...(nightly ? proposeNight(night, now, wake === 'nightly') : []),
    ...(events && !nightly ? [proposeEvents(now, run.events)] : []),
    ...readings
      .filter((name) => isLookDue(name, wake, now, handled.readingsAt?.[name]))
      .map((name) => proposeLook(name, now)),
    ...(reconcile && !nightly ? [proposeReconcile(now, wake === 'start' ? undefined : run.reconcile)] : []),
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
function proposeNight(night: string, now: number, compares: boolean): Proposal[] {
  const changes: Change[] = [
    { kind: 'events', reason: 'nightly' },
    { kind: 'reconcile', reason: 'schedule' },
    ...(compares ? [{ kind: 'rebuild', reason: 'nightly comparison' } as const] : []),
  ]
  const handled = { nightly: night, nightlyAt: now, eventsAt: now, reconciledAt: now, scheduledAt: now }
  return changes.map((change, index) => ({
    change,
    key: `nightly-${change.kind}:${night}`,
    handled: index === changes.length - 1 ? handled : {},
  }))
}

function proposeEvents(now: number, run: number): Proposal {
  const key = `events:${minuteOf(run)}`
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

/** Without a run it is one on start. */
function proposeReconcile(now: number, run?: number): Proposal {
  const reason = run === undefined ? 'start' : 'schedule'
  const key = run === undefined ? `reconcile-start:${now}` : `reconcile:${minuteOf(run)}`
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

/** Once for each run; a handled time that lies far ahead comes from a clock that was wrong. */
const isRunDue = (now: number, handledAt: number | undefined, run: number): boolean =>
  handledAt === undefined || run > handledAt || now < handledAt - smallStep

/** A night is made up for by another wake once none was for longer than a day: its own, at the same minute, is to compare. */
const isMissed = (now: number, handledAt: number | undefined, run: number): boolean =>
  now - run > 1.5 * hour && Math.abs(now - (handledAt ?? now)) > 25.5 * hour

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / (24 * hour)
}

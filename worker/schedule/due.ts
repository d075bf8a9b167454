import type { Change } from '../changes'

/** What woke the clock. After a start or a long sleep everything that was missed is due. */
export type Wake = 'start' | 'nightly' | 'hourly' | 'quarter'

/** What was last handed to the queue. All of it is missing on a first start. */
export interface Handled {
  /** Local date that pages show, YYYY-MM-DD. */
  date?: string
  /** Local date of the last nightly run, YYYY-MM-DD. */
  nightly?: string
  /** Time of the last nightly run, of the last look at the events feed and of the last reconcile, ms since the epoch. */
  nightlyAt?: number
  eventsAt?: number
  reconciledAt?: number
}

/** A change with a key under which the queue accepts it only once, and what is handled when it is accepted. */
export interface Proposal {
  change: Change
  key: string
  handled: Handled
}

const hour = 3_600_000
const quarter = hour / 4

/**
 * What the clock asks for. A decision about times only, so the clock may jump, stop or run twice.
 * 1. The local date is another than the pages show: the new day. A clock that goes back over midnight proposes nothing
 *    until the date is new again; one that was days ahead counts as having been wrong, and the real day is proposed.
 * 2. The nightly run, once for each local date: at its hour, on start, or when none was for more than 25.5 hours.
 * 3. The events feed, once in each hour: at its minute, on start, or when it is more than 90 minutes ago.
 * 4. After the nightly run at its hour a clean build, to be compared with what is live. Not on start: then the site was
 *    built just now.
 * 5. A reconcile, once in each quarter of an hour, and on every start: nobody knows what was missed before it.
 */
export function due(wake: Wake, now: number, handled: Handled, zone: string): readonly Proposal[] {
  const date = localDate(now, zone)
  const nightly = isNightlyDue(wake, now, date, handled)
  const events =
    wake !== 'nightly' && isSlotDue(now, handled.eventsAt, hour, wake === 'hourly' || wake === 'start')
  const reconcile =
    wake === 'start' || (wake === 'quarter' && isSlotDue(now, handled.reconciledAt, quarter, true))
  return [
    ...(isNewDate(date, handled.date) ? [proposeDay(date)] : []),
    ...(nightly ? proposeNight(date, now) : []),
    ...(nightly && wake === 'nightly' ? [proposeComparison(date)] : []),
    ...(events && !nightly ? [proposeEvents(now)] : []),
    ...(reconcile && !nightly ? [proposeReconcile(now, wake === 'start' ? 'start' : 'schedule')] : []),
  ]
}

/** The calendar date of a moment in a time zone, YYYY-MM-DD. */
export function localDate(now: number, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now)
}

const proposeDay = (date: string): Proposal => ({
  change: { kind: 'day', date },
  key: `day:${date}`,
  handled: { date },
})

function proposeNight(date: string, now: number): Proposal[] {
  const handled = { nightly: date, nightlyAt: now, eventsAt: now, reconciledAt: now }
  return [
    { change: { kind: 'events', reason: 'nightly' }, key: `nightly-events:${date}`, handled: {} },
    { change: { kind: 'reconcile', reason: 'schedule' }, key: `nightly-reconcile:${date}`, handled },
  ]
}

const proposeComparison = (date: string): Proposal => ({
  change: { kind: 'rebuild', reason: 'nightly comparison' },
  key: `nightly-comparison:${date}`,
  handled: {},
})

function proposeEvents(now: number): Proposal {
  const key = `events:${Math.floor(now / hour)}`
  return { change: { kind: 'events', reason: 'hourly' }, key, handled: { eventsAt: now } }
}

function proposeReconcile(now: number, reason: 'start' | 'schedule'): Proposal {
  const key = reason === 'start' ? `reconcile-start:${now}` : `reconcile:${Math.floor(now / quarter)}`
  return { change: { kind: 'reconcile', reason }, key, handled: { reconciledAt: now } }
}

function isNewDate(date: string, handled: string | undefined): boolean {
  if (handled === undefined || date > handled) return true
  return daysBetween(date, handled) > 1
}

function isNightlyDue(wake: Wake, now: number, date: string, handled: Handled): boolean {
  if (!isNewDate(date, handled.nightly)) return false
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

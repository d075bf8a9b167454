import { expect, it } from 'vitest'
import { due, type Handled, type Wake } from './due'
import { lastButOne, lastRunsOf } from './last-runs'

const zone = 'Europe/Zurich'
const minute = 60_000
const usual = { nightly: '5 0 * * *', events: '17 * * * *', reconcile: '*/15 * * * *' }

/** What is proposed, by its reason, with the hotel's time, when each expression wakes the clock at its minutes. */
function proposedBetween(from: string, hours: number, crons: Partial<typeof usual>, asleep = [0, 0]) {
  const lastRuns = lastRunsOf({ ...usual, ...crons }, zone)
  const told = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  let handled: Handled = {}
  const all: string[] = []
  const wake = (kind: Wake, now: number) => {
    for (const { change, handled: next } of due(kind, now, handled, { zone, lastRuns })) {
      handled = { ...handled, ...next }
      if ('reason' in change) all.push(`${change.kind} ${change.reason} ${told.format(now)}`)
    }
  }
  const [begin, [sleeps = 0, wakes = 0]] = [Date.parse(from), asleep]
  wake('start', begin)
  all.length = 0
  for (let passed = minute; passed <= hours * 60 * minute; passed += minute) {
    if (passed >= sleeps * 60 * minute && passed < wakes * 60 * minute) continue
    const now = begin + passed
    for (const [kind, name] of [
      ['nightly', 'nightly'],
      ['hourly', 'events'],
      ['quarter', 'reconcile'],
    ] as const)
      if (lastRuns[name](now) === now) wake(kind, now)
    // As after a sleep, when the clock has gone on by itself.
    if (passed === wakes * 60 * minute) wake('quarter', now)
  }
  return (start: string) =>
    all.filter((one) => one.startsWith(start)).map((one) => one.slice(start.length + 1))
}

it('the events are read at each time that their expression names, however close or far these are', () => {
  const read = (events: string, hours: number) =>
    proposedBetween('2026-11-30T10:01:00Z', hours, { events })('events hourly')
  expect(read('*/10 * * * *', 1)).toEqual(
    [10, 20, 30, 40, 50].map((at) => `2026-11-30 11:${at}`).concat('2026-11-30 12:00'),
  )
  expect(read('0 6,18 * * *', 24)).toEqual(['2026-11-30 18:00', '2026-12-01 06:00'])
})

it('a comparison comes at each time that its expression names, and the nightly run on its days alone', () => {
  const compared = proposedBetween('2026-11-30T10:01:00Z', 1, { reconcile: '*/5 * * * *' })
  expect(compared('reconcile schedule')).toHaveLength(12)
  const nights = proposedBetween('2026-11-30T10:01:00Z', 24 * 15, { nightly: '5 3 * * 1' })
  expect(nights('events nightly')).toEqual(['2026-12-07 03:05', '2026-12-14 03:05'])
  expect(nights('rebuild nightly comparison')).toHaveLength(2)
})

it('a night is left to its own wake, which compares, where another one comes at the same minute', () => {
  const timetable = { zone, lastRuns: lastRunsOf({ ...usual, nightly: '0 3 * * *' }, zone) }
  const now = Date.parse('2026-12-01T02:00:00Z')
  const handled = {
    nightly: '2026-11-30',
    nightlyAt: now - 24 * 60 * minute,
    date: '2026-12-01',
    dateAt: now - 60 * minute,
  }
  const reasons = (wake: Wake) =>
    due(wake, now, handled, timetable).map(
      ({ change }) => `${change.kind} ${'reason' in change && change.reason}`,
    )
  expect(reasons('quarter')).not.toContain('events nightly')
  expect(reasons('nightly')).toEqual(['events nightly', 'reconcile schedule', 'rebuild nightly comparison'])
})

it('a time that comes once a year comes at no other', () => {
  const rare = proposedBetween('2026-11-30T10:01:00Z', 4, { events: '0 6 1 1 *', nightly: '0 3 1 1 *' })
  expect([rare('events hourly'), rare('events nightly')]).toEqual([[], []])
})

it('a night that was slept through is made up for once, a little more than a day after the last, and the next one keeps its time', () => {
  const { nightly, events } = { nightly: '0 23 * * *', events: '0 6,18 * * *' }
  const proposed = proposedBetween('2026-11-30T10:01:00Z', 48, { nightly, events }, [6, 15])
  expect(proposed('events nightly')).toEqual(['2026-12-01 12:45', '2026-12-01 23:00'])
  expect(proposed('events hourly')).toEqual([
    '2026-12-01 02:01',
    '2026-12-01 06:00',
    '2026-12-01 18:00',
    '2026-12-02 06:00',
  ])
})

it('a night whose time a clock change leaves out, or brings twice, comes once (fault 32)', () => {
  const nightly = '30 2 * * *'
  expect(proposedBetween('2027-03-27T20:00:00Z', 36, { nightly })('events nightly')).toEqual([
    '2027-03-28 03:00',
    '2027-03-29 02:30',
  ])
  expect(proposedBetween('2026-10-24T20:00:00Z', 36, { nightly })('events nightly')).toEqual([
    '2026-10-25 02:30',
    '2026-10-26 02:30',
  ])
})

it.each([
  ['17 * * * *', '2026-06-15T12:40:00Z', '2026-06-15T10:17:00.000Z'],
  ['17 * * * *', '2026-06-15T12:47:00Z', '2026-06-15T11:17:00.000Z'],
  ['0 6 * * *', '2026-06-15T12:00:00Z', '2026-06-14T04:00:00.000Z'],
  ['0 0 1 1 *', '2026-06-15T12:00:00Z', undefined],
])(
  'by %s the last run but one that is over by %s, where each takes half an hour, was at %s',
  (events, now, run) => {
    const at = lastButOne(lastRunsOf({ ...usual, events }, zone).events, Date.parse(now), 30 * 60_000)
    expect(at === undefined ? undefined : new Date(at).toISOString()).toBe(run)
  },
)

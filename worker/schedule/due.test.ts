import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDate } from '../../site/calendar/local-date'
import type { ReadingName } from '../../site/readings/reading-feeds'
import { due, type Handled, type Proposal, type Wake } from './due'
import { lastRunsOf } from './last-runs'

const zone = 'Europe/Zurich'
const crons = { nightly: '5 0 * * *', events: '17 * * * *', reconcile: '*/15 * * * *' }
const usual = { zone, lastRuns: lastRunsOf(crons, zone) }
const at = (text: string) => Date.parse(text)
const kinds = (wake: Wake, now: number, handled: Handled) =>
  due(wake, now, handled, usual).map(({ change }) =>
    change.kind === 'day' ? change.date : `${change.kind} ${'reason' in change ? change.reason : ''}`,
  )

/** Wakes and takes everything as accepted. */
function run(
  wakes: readonly [Wake, number][],
  from: Handled = {},
): { dates: string[]; nights: string[]; handled: Handled } {
  let handled = from
  const dates: string[] = []
  const nights: string[] = []
  for (const [wake, now] of wakes) {
    for (const proposal of due(wake, now, handled, usual)) {
      if (proposal.change.kind === 'day') dates.push(proposal.change.date)
      if (proposal.change.kind === 'events' && proposal.change.reason === 'nightly') nights.push(proposal.key)
      handled = { ...handled, ...proposal.handled }
    }
  }
  return { dates, nights, handled }
}

/** Every wake of the default crons between two moments, in the hotel's zone. */
function* wakesBetween(from: number, to: number): Generator<[Wake, number]> {
  for (let now = Math.ceil(from / 60_000) * 60_000; now < to; now += 60_000) {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' }).format(now)
    if (clock === '00:05') yield ['nightly', now]
    if (clock.endsWith(':17')) yield ['hourly', now]
    if (/:(?:00|15|30|45)$/.test(clock)) yield ['quarter', now]
  }
}

describe('the clock', () => {
  it('proposes the day, the night and nothing twice on a first start', () => {
    expect(kinds('start', at('2026-06-15T12:00:00Z'), {})).toEqual([
      '2026-06-15',
      'events nightly',
      'reconcile schedule',
    ])
  })

  it('proposes a day once more that was accepted and is not shown: a queue that was emptied has lost it', () => {
    const date = '2026-06-15'
    const handled = {
      date,
      dateAt: at(`${date}T00:00:00+02:00`),
      nightly: date,
      nightlyAt: at(`${date}T00:05:00+02:00`),
    }
    const now = at(`${date}T00:30:00+02:00`)
    const days = (wake: Wake, day?: string, when = now) =>
      due(wake, when, handled, usual, { moment: when, ...(day === undefined ? {} : { day }) }).filter(
        ({ change }) => change.kind === 'day',
      )
    expect(days('quarter', '2026-06-14')).toEqual([
      { change: { kind: 'day', date }, key: `day:${date}`, handled: {} },
    ])
    expect(days('hourly', '2026-06-14')).toEqual([])
    expect(days('quarter', date)).toEqual([])
    expect(days('quarter')).toEqual([])
    // A clock that goes back over midnight for a moment is no lost day.
    expect(days('quarter', date, at('2026-06-14T23:45:00+02:00'))).toEqual([])
  })

  it('looks at each service of readings that is set, on start and at its minutes, once in each of them', () => {
    const noon = at('2026-06-15T12:00:00Z')
    const looks = (wake: Wake, now: number, handled: Handled, names: readonly ReadingName[] = ['ridge']) =>
      due(wake, now, handled, usual, undefined, names).filter(({ change }) => change.kind === 'ridge')
    expect(looks('start', noon, {})).toEqual([
      {
        change: { kind: 'ridge', reason: 'schedule' },
        key: `ridge:${noon / 60_000}`,
        handled: { readingsAt: { ridge: noon } },
      },
    ])
    const handled = { readingsAt: { ridge: noon } }
    expect(looks('ridge', noon + 59_000, handled)).toEqual([])
    expect(looks('ridge', noon + 20 * 60_000, handled)).toHaveLength(1)
    // A clock that was ahead keeps none away.
    expect(looks('ridge', noon - 20 * 60_000, handled)).toHaveLength(1)
    for (const wake of ['quarter', 'hourly', 'nightly', 'turn'] as const)
      expect(looks(wake, noon + 24 * 3_600_000, handled)).toEqual([])
    expect(looks('start', noon, {}, [])).toEqual([])
  })

  it('reconciles on every start, also when the night is done', () => {
    const { handled } = run([['start', at('2026-06-15T12:00:00Z')]])
    expect(kinds('start', at('2026-06-15T12:00:05Z'), handled)).toEqual(['reconcile start'])
  })

  it('turns the day at midnight in the zone of the hotel, with the first wake that comes', () => {
    const { handled } = run([['start', at('2026-06-15T12:00:00Z')]])
    expect(kinds('quarter', at('2026-06-15T21:59:59Z'), handled)).not.toContain('2026-06-16')
    expect(kinds('quarter', at('2026-06-15T22:00:00Z'), handled)).toEqual([
      '2026-06-16',
      'events hourly',
      'reconcile schedule',
    ])
  })

  it.each([
    ['the clocks go forward', '2026-03-27', '2026-03-31'],
    ['the clocks go back', '2026-10-23', '2026-10-27'],
    ['the year ends', '2026-12-30', '2027-01-03'],
    ['a leap day comes', '2028-02-27', '2028-03-02'],
  ])('handles each local date once when %s (fault 32)', (_, first, last) => {
    const from = at(`${first}T00:30:00Z`)
    const { dates, nights } = run([['start', from], ...wakesBetween(from, at(`${last}T12:00:00Z`))])
    const expected: string[] = []
    for (let day = at(`${first}T12:00:00Z`); day <= at(`${last}T12:00:00Z`); day += 86_400_000)
      expected.push(localDate(new Date(day), zone))
    expect(dates).toEqual(expected)
    expect(nights).toEqual(expected.map((date) => `nightly-events:${date}`))
  })

  it('proposes no date again when the clock is set back over midnight (fault 32)', () => {
    const { handled } = run([['start', at('2026-06-15T22:10:00Z')]])
    const { dates, nights } = run(
      [
        ['nightly', at('2026-06-15T20:30:00Z')],
        ['quarter', at('2026-06-15T21:30:00Z')],
        ['nightly', at('2026-06-15T22:05:00Z')],
        ['quarter', at('2026-06-16T22:00:00Z')],
        ['nightly', at('2026-06-16T22:05:00Z')],
      ],
      handled,
    )
    expect(dates).toEqual(['2026-06-17'])
    expect(nights).toEqual(['nightly-events:2026-06-17'])
  })

  it.each([
    ['a day', '2026-06-16T12:00:00Z'],
    ['three days', '2026-06-18T12:00:00Z'],
  ])(
    'returns to the real day at once when the clock was put forward by %s and back (fault 77)',
    (_, ahead) => {
      const { handled } = run([
        ['start', at('2026-06-15T12:00:00Z')],
        ['quarter', at(ahead)],
      ])
      expect(kinds('quarter', at('2026-06-15T12:15:00Z'), handled)).toContain('2026-06-15')
    },
  )

  it('proposes the comparison of the night until it is accepted, with all that belongs to the night', () => {
    const { handled } = run([['start', at('2026-06-15T12:00:00Z')]])
    const night = due('nightly', at('2026-06-15T22:05:00Z'), handled, usual)
    const handledWith = (proposals: readonly Proposal[]): Handled =>
      Object.assign({}, handled, ...proposals.map((proposal) => proposal.handled))
    expect(kinds('nightly', at('2026-06-15T22:05:10Z'), handledWith(night.slice(0, -1)))).toContain(
      'rebuild nightly comparison',
    )
    expect(kinds('nightly', at('2026-06-15T22:05:20Z'), handledWith(night))).toEqual([])
  })

  it('returns to the real day after a clock that was years ahead', () => {
    const { handled } = run([['start', at('2030-01-01T12:00:00Z')]])
    expect(kinds('quarter', at('2026-06-15T12:00:00Z'), handled)).toEqual([
      '2026-06-15',
      'events nightly',
      'reconcile schedule',
    ])
  })

  it('catches up on the night when the machine slept through it (fault 32)', () => {
    const { handled } = run([['start', at('2026-06-14T22:05:00Z')]])
    expect(kinds('quarter', at('2026-06-16T05:00:00Z'), handled)).toEqual([
      '2026-06-16',
      'events nightly',
      'reconcile schedule',
    ])
  })

  it('reads the events once an hour and reconciles once in a quarter of an hour, however often it is woken', () => {
    const noon = at('2026-06-15T12:00:00Z')
    const { handled } = run([['start', noon]])
    expect(kinds('hourly', noon + 16 * 60_000, handled)).toEqual([])
    expect(kinds('hourly', noon + 17 * 60_000, handled)).toEqual(['events hourly'])
    const read = { ...handled, eventsAt: noon + 17 * 60_000 }
    expect(kinds('hourly', noon + 76 * 60_000, read)).toEqual([])
    expect(kinds('hourly', noon + 77 * 60_000, read)).toEqual(['events hourly'])
    expect(kinds('quarter', noon + 14 * 60_000, handled)).toEqual([])
    expect(kinds('quarter', noon + 15 * 60_000, handled)).toEqual(['reconcile schedule'])
  })

  it('never skips a date and never proposes one twice, whatever wakes come as time goes on', () => {
    const start = at('2026-06-15T12:00:00Z')
    const wakes = fc.array(
      fc.tuple(
        fc.constantFrom<Wake>('start', 'nightly', 'hourly', 'quarter'),
        fc.integer({ min: 0, max: 86_400_000 }),
      ),
    )
    fc.assert(
      fc.property(wakes, (steps) => {
        let now = start
        const timed = steps.map(([wake, step]): [Wake, number] => {
          now += step
          return [wake, now]
        })
        const { dates } = run(timed)
        const seen = [...new Set(timed.map(([, time]) => localDate(new Date(time), zone)))]
        expect(dates).toEqual(seen)
      }),
    )
  })
})

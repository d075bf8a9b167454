import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isWithin,
  type ScheduleState,
  scheduleState,
  turnBetween,
  type Window,
} from '../../site/calendar/window'
import type { Change } from '../changes/change'
import { due, type Handled, type Wake } from './due'
import { lastRunsOf } from './last-runs'

const hour = 3_600_000
const noon = Date.parse('2026-11-26T12:00:00Z')
const zone = 'Europe/Zurich'
const crons = { nightly: '5 0 * * *', events: '17 * * * *', reconcile: '*/15 * * * *' }
const usual = { zone, lastRuns: lastRunsOf(crons, zone) }

type Turned = Extract<Change, { kind: 'schedule' }>
const proposed = (wake: Wake, now: number, handled: Handled, schedule: ScheduleState) =>
  due(wake, now, handled, usual, schedule).flatMap(({ change, ...rest }) =>
    change.kind === 'schedule' ? [{ change, ...rest }] : [],
  )

describe('the schedule of documents', () => {
  it('is proposed when a boundary has passed, by whatever wake, under the name of that boundary', () => {
    const schedule = { moment: noon, next: noon + hour }
    expect(proposed('turn', noon + hour - 1, {}, schedule)).toEqual([])
    for (const wake of ['turn', 'quarter', 'hourly', 'start'] as const)
      expect(proposed(wake, noon + hour, {}, schedule)).toEqual([
        {
          change: { kind: 'schedule', since: noon, at: noon + hour },
          key: `schedule:${noon + hour}`,
          handled: { scheduledAt: noon + hour },
        },
      ])
  })

  it('is caught up with by one change, however long the machine slept (fault 86)', () => {
    const schedule = { moment: noon, last: noon - hour, next: noon + hour }
    const [only, ...others] = proposed('quarter', noon + 50 * hour, {}, schedule)
    expect(only?.change).toEqual({ kind: 'schedule', since: noon, at: noon + 50 * hour })
    expect(others).toEqual([])
  })

  it('goes back where the clock was hours ahead, and not for what a time server corrects', () => {
    const schedule = { moment: noon + 3 * hour, last: noon + hour }
    expect(proposed('quarter', noon, {}, schedule).map(({ change }) => change)).toEqual([
      { kind: 'schedule', since: noon + 3 * hour, at: noon, isBack: true },
    ])
    expect(proposed('quarter', noon + 2 * hour, {}, schedule)).toEqual([])
    // No boundary lies between: what is shown is right.
    expect(proposed('quarter', noon + hour / 2, {}, { ...schedule, last: noon })).toEqual([])
    // The inbox knows the name of what the wrong clock has proposed.
    const again = { moment: noon, next: noon + hour }
    expect(proposed('turn', noon + hour, { aheadTo: noon + 3 * hour }, again).map(({ key }) => key)).toEqual([
      `schedule:${noon + hour}:after-${noon + 3 * hour}`,
    ])
  })

  it('is told on start where a build has shown already what nobody had proposed', () => {
    const schedule = { moment: noon, last: noon - hour }
    const before = { scheduledAt: noon - 2 * hour }
    expect(proposed('start', noon, before, schedule).map(({ change }) => change)).toEqual([
      { kind: 'schedule', since: noon - 2 * hour, at: noon - hour },
    ])
    expect(proposed('quarter', noon, before, schedule)).toEqual([])
    expect(proposed('start', noon, { scheduledAt: noon - hour }, schedule)).toEqual([])
    expect(proposed('start', noon, {}, schedule)).toEqual([])
  })

  it('shows after each wake what belongs there, and tells each coming and going once, whenever the machine wakes', () => {
    const end = fc.option(fc.integer({ min: 0, max: 40 * hour }), { nil: undefined })
    const window = fc.record({ from: end, until: end }).map(
      ({ from, until }): Window => ({
        ...(from === undefined ? {} : { from: noon + from }),
        ...(until === undefined || until <= (from ?? -1) ? {} : { until: noon + until }),
      }),
    )
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 9 * hour }),
      wake: fc.constantFrom<Wake>('turn', 'quarter', 'start'),
      /** A build of the whole site beside it. */
      isBuilt: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(window, { maxLength: 6 }), fc.array(step, { maxLength: 8 }), (windows, steps) => {
        let moment = noon
        let handled: Handled = { scheduledAt: noon }
        let now = noon
        const told = windows.map((each) => [isWithin(each, noon)])
        for (const { wait, wake, isBuilt } of steps) {
          now += wait
          if (isBuilt && wake === 'start') moment = now
          const changes: Turned[] = []
          for (const { change, ...rest } of due(wake, now, handled, usual, scheduleState(windows, moment))) {
            handled = { ...handled, ...rest.handled }
            if (change.kind === 'schedule') changes.push(change)
          }
          for (const change of changes) {
            moment = Math.max(moment, change.at)
            for (const [index, each] of windows.entries()) {
              const turn = turnBetween(each, change.since, change.at)
              if (turn) told[index]?.push(turn.goes === 'live')
            }
          }
          for (const [index, each] of windows.entries()) {
            expect(isWithin(each, moment)).toBe(isWithin(each, now))
            expect(told[index]?.at(-1)).toBe(isWithin(each, now))
          }
        }
        // Each turn the other way than the one before.
        for (const each of told)
          for (const [index, is] of each.slice(1).entries()) expect(is).toBe(!each[index])
      }),
    )
  })
})

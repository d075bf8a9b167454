import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithin, meetFrom, nextBoundary, scheduleState, turnBetween, type Window } from './window'

const moment = fc.integer({ min: 0, max: 40 })
const end = fc.option(moment, { nil: undefined })
const window: fc.Arbitrary<Window> = fc.record({ from: end, until: end }).map(({ from, until }) => ({
  ...(from === undefined ? {} : { from }),
  ...(until === undefined || (from !== undefined && until <= from) ? {} : { until }),
}))

describe('a window', () => {
  it('holds its first moment and not its last one', () => {
    const given = { from: 10, until: 20 }
    expect([9, 10, 19, 20].map((at) => isWithin(given, at))).toEqual([false, true, true, false])
    expect(isWithin({}, 5)).toBe(true)
  })

  it('stands as it stands until the next boundary of all, and nobody has to look before', () => {
    fc.assert(
      fc.property(fc.array(window), moment, moment, (windows, at, wait) => {
        const next = nextBoundary(windows, at) ?? Number.POSITIVE_INFINITY
        const later = Math.min(at + wait, next - 1)
        for (const each of windows) expect(isWithin(each, later)).toBe(isWithin(each, at))
        if (next < 41) expect(windows.some((each) => each.from === next || each.until === next)).toBe(true)
      }),
    )
  })

  it('turns by its own end, whatever way the clock goes, and not where it came and went meanwhile', () => {
    expect(turnBetween({ from: 10, until: 20 }, 5, 12)).toEqual({ goes: 'live', at: 10 })
    expect(turnBetween({ from: 10, until: 20 }, 12, 30)).toEqual({ goes: 'down', at: 20 })
    expect(turnBetween({ from: 10, until: 20 }, 30, 12)).toEqual({ goes: 'live', at: 20 })
    expect(turnBetween({ from: 10, until: 20 }, 12, 5)).toEqual({ goes: 'down', at: 10 })
    expect(turnBetween({ from: 10, until: 20 }, 5, 30)).toBeUndefined()
    fc.assert(
      fc.property(window, moment, moment, (each, before, after) => {
        const turn = turnBetween(each, before, after)
        expect(turn !== undefined).toBe(isWithin(each, before) !== isWithin(each, after))
        if (!turn) return
        expect(turn.goes).toBe(isWithin(each, after) ? 'live' : 'down')
        expect([each.from, each.until]).toContain(turn.at)
        expect(turn.at).toBeGreaterThan(Math.min(before, after))
        expect(turn.at).toBeLessThanOrEqual(Math.max(before, after))
      }),
    )
  })

  it('meets another one where a moment from now on lies within both', () => {
    fc.assert(
      fc.property(window, window, moment, (one, other, now) => {
        const later = Array.from({ length: 50 }, (_, at) => now + at)
        expect(meetFrom(now, one, other)).toBe(
          later.some((each) => isWithin(one, each) && isWithin(other, each)),
        )
      }),
    )
  })

  it('is told with the boundaries before and after the moment', () => {
    const windows = [{ from: 10 }, { from: 3, until: 20 }]
    expect(scheduleState(windows, 10)).toEqual({ moment: 10, last: 10, next: 20 })
    expect(scheduleState(windows, 1)).toEqual({ moment: 1, next: 3 })
    expect(scheduleState([], 1)).toEqual({ moment: 1 })
  })
})

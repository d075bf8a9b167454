import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithin } from '../../../site/calendar/window'
import type { Change } from '../../changes/change'
import { momentAfter, scheduledIn } from './moment-after'

const turn = (since: number, at: number, isBack?: true): Change => ({
  kind: 'schedule',
  since,
  at,
  ...(isBack ? { isBack } : {}),
})
const edit: Change = { kind: 'document', id: 'a', operation: 'update' }

describe('the moment after a batch', () => {
  it('is now, where no other document comes or goes until then', () => {
    expect(momentAfter(100, [edit], 150, [{ from: 90 }, { until: 200 }])).toBe(150)
    expect(momentAfter(100, [edit], undefined, [])).toBe(100)
    expect(momentAfter(100, [edit], 90, [])).toBe(100)
  })

  it('carries no other document over an end of its window, however late an edit comes', () => {
    const window = fc.record({ from: fc.integer({ min: 0, max: 300 }) })
    fc.assert(
      fc.property(fc.array(window), fc.nat(300), fc.nat(300), (others, shown, now) => {
        const after = momentAfter(shown, [edit], now, others)
        expect(after).toBeGreaterThanOrEqual(shown)
        for (const each of others) expect(isWithin(each, after)).toBe(isWithin(each, shown))
      }),
    )
  })

  it('is that of the last change of the clock, and earlier only where the clock was ahead', () => {
    expect(momentAfter(100, [turn(100, 120), turn(120, 140)], 140, [{ from: 120 }])).toBe(140)
    // Set aside, and tried again when others had gone on.
    expect(momentAfter(100, [turn(50, 60)], undefined, [])).toBe(100)
    expect(momentAfter(100, [turn(100, 60, true)], undefined, [])).toBe(60)
  })
})

it('a change of the schedule is about those that came or went between its two moments', () => {
  const windows = new Map([
    ['comes', { from: 110 }],
    ['goes', { until: 120 }],
    ['came and went', { from: 110, until: 115 }],
    ['later', { from: 121 }],
  ])
  expect([...scheduledIn([edit, turn(100, 120)], windows)]).toEqual(['comes', 'goes'])
  expect([...scheduledIn([edit], windows)]).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { fault } from '../border/problem'
import type { Feed } from './feed'
import { decideFeed, mostDates } from './keep-last-good'
import { day, sampleEvent, sampleFeed } from './testing/sample'

const today = '2026-11-22'
const feedOf = (count: number, date = '2026-12-01'): Feed =>
  sampleFeed(...Array.from({ length: count }, (_, index) => sampleEvent(`e-${index}`, [day(date)])))
const decide = (last: Feed | undefined, next: Feed) => decideFeed({ last, outcome: { feed: next }, today })

describe('a fetched feed', () => {
  it('replaces the last good one when it is about as long', () => {
    expect(decide(feedOf(20), feedOf(11))).toEqual({ use: 'new' })
  })

  it('is the first good one where there is none', () => {
    expect(decide(undefined, feedOf(1))).toEqual({ use: 'new' })
  })

  it('stays out when it failed or is malformed', () => {
    const reason = fault('feed.status', 'HTTP 500', { status: 500 })
    const outcome = { refused: reason }
    expect(decideFeed({ last: feedOf(3), outcome, today })).toEqual({ use: 'last', reason })
    expect(decideFeed({ last: undefined, outcome, today })).toEqual({ use: 'none', reason })
  })

  it('stays out when it has more dates ahead than anybody can make pages of, whatever an operator says', () => {
    const dates = Array.from({ length: mostDates + 1 }, () => day('2026-12-01'))
    const feed = sampleFeed(sampleEvent('bahn', dates))
    for (const acceptShrunken of [false, true])
      expect(decideFeed({ last: feedOf(3), outcome: { feed }, today, acceptShrunken })).toMatchObject({
        use: 'last',
        reason: { code: 'feed.many', facts: { dates: 20_001, most: 20_000 } },
      })
    const passed = sampleFeed(sampleEvent('bahn', [...dates.slice(1), day('2026-11-21')]))
    expect(decide(undefined, passed)).toEqual({ use: 'new' })
  })

  it('stays out when it is empty', () => {
    expect(decide(feedOf(3), feedOf(0))).toMatchObject({ use: 'last', reason: { code: 'feed.empty' } })
  })

  it('goes in again when the last one is empty, too, and an operator took that', () => {
    expect(decide(feedOf(0), feedOf(0))).toEqual({ use: 'new' })
  })

  it('goes in however little it is when an operator says so, unless it failed', () => {
    const next = { feed: feedOf(0) }
    expect(decideFeed({ last: feedOf(20), outcome: next, today, acceptShrunken: true })).toEqual({
      use: 'new',
    })
    const failed = { refused: fault('feed.json', 'the body is not valid JSON') } as const
    expect(decideFeed({ last: feedOf(20), outcome: failed, today, acceptShrunken: true }).use).toBe('last')
  })

  it('stays out when half of the events or more are gone', () => {
    expect(decide(feedOf(20), feedOf(10))).toMatchObject({
      use: 'last',
      reason: { facts: { what: 'events', before: 20, now: 10 } },
    })
  })

  it('stays out when half of the dates or more are gone', () => {
    const many = sampleFeed(
      ...feedOf(8).events.map((event) => ({ ...event, dates: [day('2026-12-01'), day('2026-12-02')] })),
    )
    expect(decide(many, feedOf(8))).toMatchObject({ use: 'last' })
  })

  it('may be short when the events of the last one have passed, or were few', () => {
    const past = sampleFeed(...feedOf(20, '2026-11-01').events, sampleEvent('ahead', [day('2026-12-01')]))
    expect(decide(past, feedOf(1))).toEqual({ use: 'new' })
    expect(decide(feedOf(7), feedOf(2))).toEqual({ use: 'new' })
  })
})

import { describe, expect, it } from 'vitest'
import type { Feed } from './feed'
import { decideFeed } from './keep-last-good'
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
    const outcome = { refused: 'HTTP 500' }
    expect(decideFeed({ last: feedOf(3), outcome, today })).toEqual({ use: 'last', reason: 'HTTP 500' })
    expect(decideFeed({ last: undefined, outcome, today })).toEqual({ use: 'none', reason: 'HTTP 500' })
  })

  it('stays out when it is empty', () => {
    expect(decide(feedOf(3), feedOf(0))).toEqual({ use: 'last', reason: 'the feed is empty' })
  })

  it('stays out when half of the events or more are gone', () => {
    expect(decide(feedOf(20), feedOf(10))).toEqual({
      use: 'last',
      reason: 'the feed shrank from 20 events ahead to 10',
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

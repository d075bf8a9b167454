import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/local-day'
import { eventModel, eventNodes } from './nodes'
import type { EventTeaser } from './occurrence'
import { day, ownChannel, sampleEvent, sampleFeed, sampleFeeds, zurich } from './testing/sample'

const today = '2026-11-22'
const nodesOf = (feed: ReturnType<typeof sampleFeed>, on = today) =>
  new Map(
    eventNodes({ feeds: sampleFeeds(feed), today: on, ownChannel, timeZone: zurich }).map((node) => [
      node.id,
      node,
    ]),
  )
const isTeaserList = (value: unknown): value is EventTeaser[] => Array.isArray(value)
function teasersOf(nodes: ReturnType<typeof nodesOf>, id: string) {
  const teasers = nodes.get(id)?.fields.teasers
  return isTeaserList(teasers) ? teasers : []
}
const changed = (before: ReturnType<typeof nodesOf>, after: ReturnType<typeof nodesOf>) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)))
    .filter((id) => id.includes('-de'))
    .sort()

const serenade = sampleEvent('serenade', [day('2026-12-08', '20:30'), day('2026-12-15', '20:30')], {
  description: 'Text',
})
const market = sampleEvent('market', [day('2026-11-22'), day('2027-02-01')])

describe('the nodes of events', () => {
  it('leave out what belongs only to other channels', () => {
    const other = sampleEvent('other', [day('2026-12-01')], { facetIds: ['101', 'valley'] })
    expect([...nodesOf(sampleFeed(serenade, other)).keys()].filter((id) => id.includes('other'))).toEqual([])
  })

  it('keep an occurrence for 30 days after it passed, marked as past', () => {
    const event = sampleEvent('a', [day('2026-11-10', '20:00', { endDate: '2026-11-11', endTime: '01:00' })])
    const pastOn = (on: string) =>
      nodesOf(sampleFeed(event), on).get('event-de-a-2026-11-10-2000')?.fields.isPast
    expect([pastOn('2026-11-11'), pastOn('2026-11-12'), pastOn('2026-12-11'), pastOn('2026-12-12')]).toEqual([
      false,
      true,
      true,
      undefined,
    ])
  })

  it('work nothing out for dates that passed before they would have a page', () => {
    const dates = Array.from({ length: 1_000 }, (_, count) => day(addDays('2020-01-01', count), '20:00'))
    let read = 0
    const event = Object.defineProperty(sampleEvent('a', [...dates, day('2026-12-01', '20:00')]), 'title', {
      get() {
        read += 1
        return 'Titel a'
      },
    })
    expect([...nodesOf(sampleFeed(event)).keys()].filter((id) => id.startsWith('event-de'))).toEqual([
      'event-de-a-2026-12-01-2000',
    ])
    expect(read).toBeLessThan(20)
  })

  it('end with the last month of the list', () => {
    const event = sampleEvent('a', [day('2027-10-31'), day('2027-11-01')])
    expect([...nodesOf(sampleFeed(event)).keys()].filter((id) => id.startsWith('event-de'))).toEqual([
      'event-de-a-2027-10-31',
    ])
  })

  it('offer the next occurrence in each empty month', () => {
    const nodes = nodesOf(sampleFeed(market))
    expect(nodes.get('event-month-de-2026-12')?.fields).toMatchObject({
      teasers: [],
      next: { key: 'market/2027-02-01' },
    })
    expect(nodes.get('event-month-de-2027-03')?.fields).toMatchObject({ teasers: [], next: null })
    expect(nodes.get('event-month-de-2026-11')?.fields.next).toBeNull()
  })

  it('offer no cancelled occurrence in an empty month: the next one that takes place, or none', () => {
    const storm = sampleEvent('storm', [day('2027-01-08', undefined, { status: 'cancelled' })])
    const next = (...events: Parameters<typeof sampleFeed>) =>
      nodesOf(sampleFeed(...events)).get('event-month-de-2026-12')?.fields.next
    expect(next(storm, market)).toMatchObject({ key: 'market/2027-02-01' })
    expect(next(storm)).toBeNull()
  })

  it('count every choice of filters per month', () => {
    const both = sampleEvent('both', [day('2026-12-01')], { facetIds: ['101', '102', '201', 'house'] })
    const calendar = nodesOf(sampleFeed(serenade, both)).get('event-calendar-de')
    expect(calendar?.fields.months).toContainEqual({
      month: '2026-12',
      path: '/events/2026-12',
      count: 3,
      counts: expect.arrayContaining([
        { category: null, resort: null, count: 3 },
        { category: '101', resort: null, count: 3 },
        { category: '102', resort: '201', count: 1 },
      ]),
    })
  })

  it('change only for an occurrence and its text when a description changes', () => {
    const before = nodesOf(sampleFeed(serenade, market))
    const after = nodesOf(sampleFeed({ ...serenade, description: 'Neu' }, market))
    expect(changed(before, after)).toEqual([
      'event-de-serenade-2026-12-08-2030',
      'event-de-serenade-2026-12-15-2030',
    ])
  })

  it('change for occurrences, their month and the upcoming lists when a title changes', () => {
    const before = nodesOf(sampleFeed(serenade, market))
    const after = nodesOf(sampleFeed({ ...serenade, title: 'Neu' }, market))
    expect(changed(before, after)).toEqual([
      'event-de-serenade-2026-12-08-2030',
      'event-de-serenade-2026-12-15-2030',
      'event-month-de-2026-12',
      'event-upcoming-de',
      'event-upcoming-de-101',
    ])
  })

  it('change at midnight only where the day shows', () => {
    const feed = sampleFeed(serenade, market)
    expect(changed(nodesOf(feed, '2026-11-22'), nodesOf(feed, '2026-11-23'))).toEqual([
      'event-calendar-de',
      'event-de-market-2026-11-22',
      'event-month-de-2026-11',
      'event-series-de-market',
      'event-upcoming-de',
      'event-upcoming-de-101',
    ])
    expect(changed(nodesOf(feed, '2026-11-24'), nodesOf(feed, '2026-11-25'))).toEqual([])
  })

  it('move on by one month at each month end', () => {
    const months = (on: string) =>
      [...nodesOf(sampleFeed(serenade), on).keys()].filter((id) => id.startsWith('event-month-de'))
    expect(months('2026-12-31').at(0)).toBe('event-month-de-2026-12')
    expect(months('2027-01-01').at(0)).toBe('event-month-de-2027-01')
    expect(months('2027-01-01').at(-1)).toBe('event-month-de-2027-12')
  })

  it('show the English feed in French, in the language it is written in', () => {
    const nodes = nodesOf(sampleFeed(serenade))
    expect(
      teasersOf(nodes, 'event-month-fr-2026-12').map((teaser) => [teaser.path, teaser.textLanguage]),
    ).toEqual([
      ['/fr/evenements/serenade/2026-12-08/20-30', 'en'],
      ['/fr/evenements/serenade/2026-12-15/20-30', 'en'],
    ])
  })

  it('hold no undefined value and equal bytes for equal input, whatever the order of the feed', () => {
    const anyOrder = fc.shuffledSubarray([serenade, market, sampleEvent('c', [day('2026-12-08', '20:30')])], {
      minLength: 3,
    })
    const byId = (nodes: ReturnType<typeof eventNodes>) =>
      JSON.stringify([...nodes].sort((a, b) => (a.id < b.id ? -1 : 1)))
    const expected = byId(
      eventNodes({
        feeds: sampleFeeds(sampleFeed(serenade, market, sampleEvent('c', [day('2026-12-08', '20:30')]))),
        today,
        ownChannel,
        timeZone: zurich,
      }),
    )
    fc.assert(
      fc.property(anyOrder, (events) => {
        const nodes = eventNodes({
          feeds: sampleFeeds(sampleFeed(...events)),
          today,
          ownChannel,
          timeZone: zurich,
        })
        expect(byId(nodes)).toBe(expected)
        expect(new Set(nodes.map((node) => node.id)).size).toBe(nodes.length)
      }),
      { numRuns: 20 },
    )
  })

  it('list each occurrence of the window in exactly one month, on any day', () => {
    const dates = Array.from({ length: 80 }, (_, index) =>
      day(addDays('2026-10-20', index * 5), index % 3 ? '20:00' : undefined),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (offset) => {
        const on = addDays('2026-10-25', offset)
        const { nodes, occurrences } = eventModel({
          feeds: sampleFeeds(sampleFeed(sampleEvent('a', dates))),
          today: on,
          ownChannel,
          timeZone: zurich,
        })
        const listed = nodes
          .filter((node) => node.type === 'EventMonth' && node.fields.language === 'de')
          .flatMap((node) =>
            (isTeaserList(node.fields.teasers) ? node.fields.teasers : []).map((teaser) => teaser.path),
          )
        const expected = occurrences
          .filter((value) => value.language === 'de' && value.startDate >= on)
          .map((value) => value.path)
        expect(listed).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })

  it('name what was left out, once for a feed that serves two languages', () => {
    const feeds = sampleFeeds(sampleFeed(sampleEvent('a', [day('2026-12-01'), day('2026-12-01')])))
    const { problems } = eventModel({ feeds, today, ownChannel, timeZone: zurich })
    expect(problems.map((problem) => problem.documentId)).toEqual(['events/de/a', 'events/en/a'])
  })
})

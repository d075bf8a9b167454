import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/local-day'
import { expandFeed } from './expand'
import { day, sampleEvent, sampleFeed, zurich } from './testing/sample'

const german = { language: 'de', textLanguage: 'de', timeZone: zurich } as const
const anyMoment = fc.record({
  date: fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-11-01', count)),
  time: fc.option(fc.constantFrom('00:00', '09:15', '20:30', '23:59'), { nil: undefined }),
})
const anyEvents = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd-1', 'e'), { minLength: 1 })
  .chain((slugs) =>
    fc.tuple(
      ...slugs.map((slug) => fc.array(anyMoment, { maxLength: 6 }).map((moments) => ({ slug, moments }))),
    ),
  )
const feedOf = (events: readonly { slug: string; moments: readonly { date: string; time?: string }[] }[]) =>
  sampleFeed(
    ...events.map(({ slug, moments }) =>
      sampleEvent(
        slug,
        moments.map(({ date, time }) => day(date, time)),
      ),
    ),
  )

describe('expansion', () => {
  it('makes one occurrence per date, with an id from slug, start date and start time', () => {
    const feed = sampleFeed(sampleEvent('serenade', [day('2026-12-08', '20:30'), day('2026-12-01')]))
    const { occurrences } = expandFeed(feed, german)
    expect(
      occurrences.map(({ id, path, occurrenceKey, isAllDay }) => [id, path, occurrenceKey, isAllDay]),
    ).toEqual([
      ['event-de-serenade-2026-12-01', '/events/serenade/2026-12-01', 'serenade/2026-12-01', true],
      [
        'event-de-serenade-2026-12-08-2030',
        '/events/serenade/2026-12-08/20-30',
        'serenade/2026-12-08/20-30',
        false,
      ],
    ])
  })

  it('gives each language its paths and the same keys', () => {
    const feed = sampleFeed(sampleEvent('serenade', [day('2026-12-08', '20:30')]))
    const [french] = expandFeed(feed, { language: 'fr', textLanguage: 'en', timeZone: zurich }).occurrences
    expect(french).toMatchObject({
      path: '/fr/evenements/serenade/2026-12-08/20-30',
      occurrenceKey: 'serenade/2026-12-08/20-30',
      language: 'fr',
      textLanguage: 'en',
    })
  })

  it('keeps the first of two equal dates and names the second', () => {
    const feed = sampleFeed(
      sampleEvent('serenade', [
        day('2026-12-08', '20:30', { statusNote: 'first' }),
        day('2026-12-08', '20:30'),
      ]),
    )
    const { occurrences, problems } = expandFeed(feed, german)
    expect(occurrences.map((value) => value.statusNote)).toEqual(['first'])
    expect(problems).toEqual([
      {
        documentId: 'events/de/serenade',
        field: 'cleanDates',
        code: 'date.twice',
        facts: { when: '2026-12-08 20:30' },
        reason: 'it has 2026-12-08 20:30 twice; the first is kept',
      },
    ])
  })

  it('lets a cancelled event cancel all dates, and a date only itself', () => {
    const dates = [day('2026-12-01', undefined, { status: 'moved' }), day('2026-12-02')]
    const statuses = (status: 'cancelled' | 'scheduled') =>
      expandFeed(sampleFeed(sampleEvent('a', dates, { status })), german).occurrences.map(
        (value) => value.status,
      )
    expect(statuses('scheduled')).toEqual(['moved', 'scheduled'])
    expect(statuses('cancelled')).toEqual(['cancelled', 'cancelled'])
  })

  it('knows when each is over: at its end, else with its last day, on both clock changes too', () => {
    const dates = [
      day('2026-10-24', '22:00', { endDate: '2026-10-25', endTime: '03:30' }),
      day('2027-03-27', '20:00'),
      day('2027-12-31'),
    ]
    const { occurrences } = expandFeed(sampleFeed(sampleEvent('a', dates)), german)
    expect(occurrences.map((value) => [value.startsAt, value.overAt])).toEqual([
      ['2026-10-24T22:00:00+02:00', '2026-10-25T03:30:00+01:00'],
      ['2027-03-27T20:00:00+01:00', '2027-03-28T00:00:00+01:00'],
      ['2027-12-31T00:00:00+01:00', '2028-01-01T00:00:00+01:00'],
    ])
  })

  it('names only active facets', () => {
    const feed = sampleFeed(sampleEvent('a', [day('2026-12-01')], { facetIds: ['199', '101', '999', '201'] }))
    const [value] = expandFeed(feed, german).occurrences
    expect(value?.categories).toEqual([{ id: '101', title: 'Musik' }])
    expect(value?.resort).toBe('Dorf')
  })

  it('loses no date, doubles none, and does not depend on the order of the feed', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { occurrences } = expandFeed(feedOf(events), german)
        const expected = new Set(
          events.flatMap(({ slug, moments }) =>
            moments.map(({ date, time }) => `${slug} ${date} ${time ?? ''}`),
          ),
        )
        expect(new Set(occurrences.map((value) => value.id)).size).toBe(occurrences.length)
        expect(
          new Set(occurrences.map((value) => `${value.slug} ${value.startDate} ${value.startTime ?? ''}`)),
        ).toEqual(expected)
        const reversed = expandFeed(feedOf([...events].reverse()), german).occurrences
        expect(reversed.map((value) => value.id)).toEqual(occurrences.map((value) => value.id))
      }),
    )
  })

  it('sorts by start date, then start time, all-day first', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const starts = expandFeed(feedOf(events), german).occurrences.map(
          (value) => `${value.startDate} ${value.startTime ?? ''}`,
        )
        expect(starts).toEqual([...starts].sort())
      }),
    )
  })
})

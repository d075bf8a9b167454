import { describe, expect, it } from 'vitest'
import { facetGroup, parseFeed } from './parse-feed'

const facets = [
  { title: 'Musik', facedId: 101, facetKeyTypo3: 'events_category', isActive: 1 },
  { title: 'Dorf', facedId: '201', facetKeyTypo3: 'resort', isActive: true },
  { title: 'Wetter', facedId: 1, facetKeyTypo3: 'weather', isActive: true },
]
const good = {
  slug: 'serenade',
  title: 'Serenade',
  cleanDates: [{ startDate: '2026-12-01' }],
  listFacetIdAttribute: [101],
}
const body = (items: unknown[], given: unknown[] = facets) => ({
  content: [{ data: { items, facets: given } }],
})

function parse(raw: unknown) {
  const parsed = parseFeed(raw, { language: 'de', timeZone: 'Europe/Zurich' })
  if ('malformed' in parsed) throw new Error(parsed.malformed.reason)
  return parsed
}

describe('a feed at the border', () => {
  it.each([null, 'text', [], {}, { content: [] }, { content: [{}] }, { content: [{ data: { items: {} } }] }])(
    'is malformed as a whole when its shape is %j',
    (raw) => {
      expect(parseFeed(raw, { language: 'de', timeZone: 'Europe/Zurich' })).toHaveProperty('malformed')
    },
  )

  it('reads identifiers as text and leaves facets of unknown groups out', () => {
    const { feed, problems } = parse(body([good]))
    expect(feed.facets.map(({ id, group, isActive }) => [id, group, isActive])).toEqual([
      ['101', 'category', true],
      ['201', 'resort', true],
    ])
    expect(feed.events[0]?.facetIds).toEqual(['101'])
    expect(problems).toEqual([])
  })

  it('drops a bad entry by name and keeps the rest', () => {
    const { feed, problems } = parse(
      body([{ ...good, slug: '../../etc' }, 'nothing', { ...good, title: ' ' }, good]),
    )
    expect(feed.events.map((event) => event.slug)).toEqual(['serenade'])
    expect(problems.map(({ documentId, field }) => [documentId, field])).toEqual([
      ['events/de/../../etc', 'slug'],
      ['events/de/entry 2', 'slug'],
      ['events/de/entry 2', 'title'],
      ['events/de/entry 2', 'cleanDates'],
      ['events/de/serenade', 'title'],
    ])
  })

  const prices: [given: object, read: { amount?: number; amountTo?: number }][] = [
    [
      { amount: 60, amountTo: 20 },
      { amount: 20, amountTo: 60 },
    ],
    [{ amount: 60, amountTo: 60 }, { amount: 60 }],
    [{ amount: null, amountTo: 90 }, { amount: 90 }],
    [
      { amount: 0, amountTo: 20 },
      { amount: 0, amountTo: 20 },
    ],
    [{ text: 'Kollekte' }, {}],
  ]
  it.each(prices)(
    'reads a price of %j as one amount or a lower and a higher one',
    (given, { amount, amountTo }) => {
      const [event] = parse(body([{ ...good, price: given }])).feed.events
      expect([event?.price?.amount, event?.price?.amountTo]).toEqual([amount, amountTo])
      expect(event?.isFree).toBe(false)
    },
  )

  it('knows the kind of a file by what its address ends with, and of none where that is no file', () => {
    const urls = [
      'https://a.ch/plan.pdf?v=2',
      'https://a.ch/plan.pdf#page=2',
      'https://a.ch',
      'https://a.ch/file/7',
    ]
    const downloads = urls.map((url) => ({ title: 'Plan', url }))
    const [event] = parse(body([{ ...good, downloads }])).feed.events
    expect(event?.downloads.map(({ extension }) => extension)).toEqual(['pdf', 'pdf', '', ''])
  })

  it('takes what costs nothing for free, unless it says otherwise in words', () => {
    const isFree = (price: object) => parse(body([{ ...good, price }])).feed.events[0]?.isFree
    expect(isFree({ amount: 0 })).toBe(true)
    expect(isFree({ amount: 0, amountTo: 0 })).toBe(true)
    expect(isFree({ amount: 0, text: 'Kollekte' })).toBe(false)
  })

  it('drops an entry whose dates are all bad, and only the bad dates of another', () => {
    const dates = [{ startDate: '2027-02-31' }, { startDate: '2027-03-01' }]
    const { feed, problems } = parse(
      body([
        { ...good, slug: 'a', cleanDates: [dates[0]] },
        { ...good, cleanDates: dates },
      ]),
    )
    expect(feed.events.map((event) => [event.slug, event.dates.length])).toEqual([['serenade', 1]])
    expect(problems.map((problem) => [problem.documentId, problem.field])).toEqual([
      ['events/de/a', 'cleanDates[0]'],
      ['events/de/serenade', 'cleanDates[0]'],
    ])
  })

  it.each([
    ['status', 'postponed', 'entry.value'],
    ['status', 7, 'entry.value'],
    ['statusNote', 7, 'entry.missing'],
    ['movedFrom', 'yesterday', 'entry.missing'],
    ['movedFrom', { startDate: 20261130 }, 'entry.missing'],
  ])('keeps a date whose %s is %j without it, and names it', (field, value, code) => {
    const { feed, problems } = parse(
      body([{ ...good, cleanDates: [{ startDate: '2026-12-01', startTime: '20:00', [field]: value }] }]),
    )
    expect(feed.events[0]?.dates).toEqual([
      { startDate: '2026-12-01', startTime: '20:00', endDate: '2026-12-01' },
    ])
    expect(problems).toMatchObject([
      { documentId: 'events/de/serenade', field: `cleanDates[0].${field}`, code },
    ])
  })

  it('drops a date of which nobody can tell when it is', () => {
    const dates = [
      { startDate: '2026-12-01', startTime: 2000 },
      { startDate: 20261201, status: 'postponed' },
    ]
    const { feed, problems } = parse(body([{ ...good, cleanDates: [...dates, { startDate: '2026-12-02' }] }]))
    expect(feed.events[0]?.dates.map(({ startDate }) => startDate)).toEqual(['2026-12-02'])
    expect(problems.map(({ field }) => field)).toEqual(['cleanDates[0]', 'cleanDates[1]'])
  })

  it('leaves only a wrong optional field out, with the reason', () => {
    const links = [{ title: 'Mehr', url: 'java\nscript:alert(1)' }]
    const { feed, problems } = parse(body([{ ...good, links, price: { amount: -1 }, teaser: 'Bleibt' }]))
    expect(feed.events[0]).toMatchObject({ links: [], teaser: 'Bleibt' })
    expect(feed.events[0]?.price).toBeUndefined()
    expect(problems.map((problem) => problem.field).sort()).toEqual(['links', 'price'])
    expect(problems.find((problem) => problem.field === 'links')?.reason).toContain('is not allowed')
  })

  it('gives addresses without a scheme to whom they belong, and leaves out by name what nobody can find', () => {
    const source = 'https://user:word@feed.example:8443/api/events.json?key=1'
    const url = (address: string) => ({ name: 'Verein', phone: '1', url: address })
    const given = {
      ...good,
      organizer: url('www.verein.ch'),
      locality: url('siehe Programm'),
      booking: url('/fileadmin/karten.pdf'),
      links: [
        { title: 'a', url: 'verein.ch/programm' },
        { title: 'b', url: 'programm.html' },
      ],
    }
    const parsed = parseFeed(body([given]), { language: 'de', timeZone: 'Europe/Zurich', source })
    if (!('feed' in parsed)) throw new Error('malformed')
    expect(parsed.feed.events[0]).toMatchObject({
      organizer: { name: 'Verein', href: 'https://www.verein.ch' },
      locality: { name: 'Verein', phone: '1', href: undefined },
      booking: { href: 'https://feed.example:8443/fileadmin/karten.pdf' },
      links: [{ title: 'a', href: 'https://verein.ch/programm' }],
    })
    expect(parsed.problems.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'links entry.link',
      'locality entry.link',
    ])
  })

  it('joins the dates of two entries with one slug and says so', () => {
    const { feed, problems } = parse(
      body([good, { ...good, title: 'Andere', cleanDates: [{ startDate: '2026-12-08' }] }]),
    )
    expect(feed.events).toHaveLength(1)
    expect(feed.events[0]?.title).toBe('Serenade')
    expect(feed.events[0]?.dates.map((date) => date.startDate)).toEqual(['2026-12-01', '2026-12-08'])
    expect(problems).toHaveLength(1)
  })

  it('tells the group of a facet by the last word of its key', () => {
    expect(['category', 'events_resort', 'tx_events.Channel', 'resort2', 'weather'].map(facetGroup)).toEqual([
      'category',
      'resort',
      'channel',
      'resort',
      undefined,
    ])
  })
})

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

  it('leaves only a wrong optional field out, with the reason', () => {
    const links = [{ title: 'Mehr', url: 'java\nscript:alert(1)' }]
    const { feed, problems } = parse(body([{ ...good, links, price: { amount: -1 }, teaser: 'Bleibt' }]))
    expect(feed.events[0]).toMatchObject({ links: [], teaser: 'Bleibt' })
    expect(feed.events[0]?.price).toBeUndefined()
    expect(problems.map((problem) => problem.field).sort()).toEqual(['links', 'price'])
    expect(problems.find((problem) => problem.field === 'links')?.reason).toContain('is not allowed')
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, leastWork, mostGrowth } from '../border/testing/growth'
import { SiteData } from '../content/testing/site-data'
import { boundedBody } from '../feeds/clean-entry'
import { forEachLanguage } from '../languages/locales'
import { eventFiles } from './calendar-file'
import { planEventPages } from './event-pages'
import { eventModel, type LanguageFeed } from './nodes'
import { parseFeed } from './parse-feed'

const timeZone = 'Europe/Zurich'
const today = '2026-11-22'
const calendars = {
  siteUrl: 'https://edelgrat.example',
  timeZone,
  names: forEachLanguage(() => 'Anlässe'),
}

/** Everything that follows from the body of a feed: nodes, pages, calendar files. */
function madeOf(body: unknown) {
  const parsed = parseFeed(boundedBody(body), { language: 'de', timeZone })
  if ('malformed' in parsed) return undefined
  const feed: LanguageFeed = { feed: parsed.feed, textLanguage: 'de', problems: parsed.problems }
  const model = eventModel({ feeds: forEachLanguage(() => feed), today, ownChannel: 'haus', timeZone })
  const pages = planEventPages({ occurrences: model.occurrences, today })
  return { model, pages, calendars: eventFiles(model.occurrences, calendars) }
}
const feedOf = (items: readonly unknown[], facets: readonly unknown[] = []) => ({
  content: [{ data: { items, facets } }],
})

const contact = {
  name: 'Haus',
  street: 'Gratweg 1',
  zip: '7000',
  city: 'Tal',
  phone: '1',
  email: 'a@b',
  note: 'n',
  url: 'https://a.example',
  mapUrl: 'https://b.example',
}
/** An entry with every field that the site reads. */
const complete = {
  slug: 'serenade',
  title: 'Serenade',
  teaser: 'Ein Abend',
  description: 'Mit **Musik**.',
  place: 'Saal',
  cleanDates: [
    {
      startDate: '2026-12-01',
      startTime: '20:00',
      endDate: '2026-12-01',
      endTime: '22:00',
      status: 'moved',
      statusNote: 'neu',
      movedFrom: { startDate: '2026-11-30', startTime: '20:00' },
    },
  ],
  listFacetIdAttribute: [101, 'haus'],
  isAllDay: false,
  isFree: 0,
  price: { text: 'ab 10', amount: 10, amountTo: 20, currency: 'CHF', note: 'Kinder frei' },
  status: 'scheduled',
  statusNote: 'n',
  links: [{ title: 'a', url: 'https://a.example' }],
  downloads: [{ title: 'b', url: 'https://a.example/b.pdf', extension: 'pdf', fileSize: 12 }],
  moreInformation: { title: 'c', url: 'https://a.example' },
  organizer: contact,
  locality: { name: 'Haus' },
  booking: { url: 'https://a.example' },
  image: { reference: 'image-abc-800x600-jpg', alternative: 'Saal', caption: 'c', credit: 'd' },
  tstamp: 1_700_000_000,
}
const facets = [
  { title: 'Musik', facedId: 101, facetKeyTypo3: 'events_category', isActive: 1 },
  { title: 'Haus', facedId: 'haus', facetKeyTypo3: 'channel', isActive: 1 },
]

const deep = (levels: number): unknown => {
  let value: unknown = 'tief'
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}
const hostile: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  8.64e15,
  2 ** 31,
  '',
  ' ',
  'wort',
  '\ud800',
  'a\u0000b',
  '\u202e\u2066',
  '</script>',
  '\u2028',
  'https://',
  'https://a:80000',
  'http://[',
  '//',
  'javascript:1',
  '9999-12-31',
  '0000-01-01',
  '2027-02-31',
  '24:00',
  'x'.repeat(50_000),
  [],
  {},
  [null],
  [{}],
  ['x'],
  [[]],
  { url: 'https://', title: 'x' },
  [{ url: 'https://a:80000', title: 'x' }],
  deep(5_000),
  [{ startDate: '2026-12-01', endDate: '9999-12-31' }],
  [{ startDate: '9999-12-31', startTime: '23:00', endTime: '01:00' }],
  `image-a-${'9'.repeat(400)}x1-jpg`,
  { __proto__: null, toString: 1 },
]

type Place = readonly (string | number)[]
/** Every place in a value, the whole not included. */
const placesIn = (value: unknown): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...placesIn(inner).map((rest) => [name, ...rest]),
      ])
    : []
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
function placed(value: unknown, [name, ...rest]: Place, put: unknown): unknown {
  if (name === undefined || !isFields(value)) return put
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  Reflect.set(copy, name, placed(value[name], rest, put))
  return copy
}

const innocent = { ...complete, slug: 'unschuldig', title: 'Unschuldig' }
const site = new SiteData([], today)
/** What was looked at already: most wrong values are left out, and what remains is the same. */
const seen = new Set<string>()
const expectWhole = (made: NonNullable<ReturnType<typeof madeOf>>) => {
  const text = JSON.stringify(made.model.nodes.filter(({ type }) => type !== 'EventFeedState'))
  if (seen.has(text)) return
  seen.add(text)
  site.setNodes(made.model.nodes)
  const german = made.pages.filter(({ language }) => language === 'de')
  const shown = german.filter(({ template, path }) => template === 'event' || path === '/events')
  expect(shown.flatMap((page) => site.page({ ...page, context: { ...page.context } }).errors)).toEqual([])
  expect(made.model.occurrences.filter(({ slug }) => slug === 'unschuldig')).toHaveLength(3)
  const subscribed = made.calendars.get('/events.ics') ?? ''
  expect(subscribed.split('\r\n').length).toBeLessThan(1_500)
  for (const text of made.calendars.values()) expect(text.isWellFormed()).toBe(true)
  for (const { fields, type } of made.model.nodes)
    if (type === 'EventOccurrence') expect(Number(fields.changedAt)).toBeLessThan(2 ** 31)
}

describe('a feed with hostile values', () => {
  it.each(Object.keys(complete))(
    'in any field of an entry makes all pages and calendars, with the innocent entry beside it: %s',
    (field) => {
      for (const place of placesIn(complete).filter(([first]) => first === field))
        for (const [at, value] of hostile.entries()) {
          const made = madeOf(feedOf([placed(complete, place, value), innocent], facets))
          expect(made, `${place.join('.')}, value ${at}`).toBeDefined()
          if (made) expectWhole(made)
        }
    },
  )

  it('in any field of a facet does, too', () => {
    for (const place of placesIn(facets[0]))
      for (const value of hostile) {
        const made = madeOf(feedOf([innocent], [placed(facets[0], place, value), facets[1]]))
        if (made) expectWhole(made)
      }
  })

  it('of any shape never ends who reads it', () => {
    const entry = fc.record(
      Object.fromEntries(
        Object.entries(complete).map(([name, value]) => [
          name,
          fc.oneof(fc.constant(value), fc.jsonValue(), fc.constantFrom(...hostile)),
        ]),
      ),
    )
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 3 }),
        fc.array(fc.jsonValue(), { maxLength: 3 }),
        (entries, others) => {
          const made = madeOf(feedOf([...entries, innocent], [...others, ...facets]))
          if (made) expectWhole(made)
        },
      ),
      { numRuns: 300, seed: 20261123 },
    )
  })

  it('takes time by its size, also where every entry has the same slug', () => {
    const dates = (at: number) => [{ startDate: `2026-12-${10 + (at % 20)}`, startTime: '20:00' }]
    const parsed = (size: number) => {
      const entries = Array.from({ length: size }, (_, at) => ({
        slug: 'a',
        title: 'a',
        cleanDates: dates(at),
      }))
      return () => parseFeed(feedOf(entries), { language: 'de', timeZone })
    }
    // It was half a minute for 40,000 while each entry copied the dates of all before it.
    expect(growthOf(10_000, parsed)).toBeLessThan(mostGrowth)
    const whole = parsed(40_000)()
    expect('feed' in whole && whole.feed.events.map((event) => event.dates.length)).toEqual([40_000])
  })

  it('takes time by its size, also where it names tens of thousands of facets', () => {
    const made = (size: number) => {
      const many = Array.from({ length: 40 * size }, (_, at) => ({
        ...{ title: `Art ${at}`, facedId: at, isActive: true },
        facetKeyTypo3: at % 2 === 0 ? 'category' : 'resort',
      }))
      const entries = Array.from({ length: size }, (_, at) => ({
        ...{ slug: `a-${at}`, title: 'a', cleanDates: [{ startDate: '2026-12-10' }] },
        listFacetIdAttribute: ['haus', at * 2 + 7, at * 2, at * 2 + 6],
      }))
      return () => madeOf(feedOf(entries, many))
    }
    // It was half a minute for 1,000 while each date and each category looked at everything.
    expect(growthOf(125, made)).toBeLessThan(mostGrowth)
    const [first] = made(500)()?.model.occurrences ?? []
    expect(first?.categories.map(({ id }) => id)).toEqual(['0', '6'])
    expect(first?.resort).toBe('Art 7')
  })

  it.each([
    ['dates', (many: readonly unknown[]) => feedOf([{ ...complete, cleanDates: many }, innocent])],
    ['links', (many: readonly unknown[]) => feedOf([{ ...complete, links: many }, innocent])],
    ['entries', (many: readonly unknown[]) => feedOf([innocent, ...many])],
    ['facets', (many: readonly unknown[]) => feedOf([innocent], many)],
  ])(
    'of a million %s that say nothing is refused at once, and of many the first thousand are named',
    (_, body) => {
      const read = (size: number) => {
        const whole = body(Array(size).fill(0))
        return () => parseFeed(whole, { language: 'de', timeZone })
      }
      expect(read(1_000_000)()).toMatchObject({
        malformed: { code: 'feed.members', facts: { most: 200_000 } },
      })
      // Of a fiftieth of them each is looked at.
      expect(leastWork(read(1_000_000), 2)).toBeLessThan(leastWork(read(20_000), 2))
      const made = madeOf(body(Array(20_000).fill(0)))
      expect(made?.model.problems.length).toBeLessThanOrEqual(1_000)
      expect(made?.model.problems.length).toBeGreaterThan(0)
      expect(made?.model.occurrences.some(({ slug }) => slug === innocent.slug)).toBe(true)
    },
  )

  it('says of an entry again what is wrong with it, also where that was one too many', () => {
    const worthless = { ...complete, slug: 'wertlos', cleanDates: Array(1_500).fill(0) }
    const krumm = { ...complete, slug: 'krumm', tstamp: -1 }
    const told = (entries: readonly unknown[]) => {
      const parsed = parseFeed(feedOf(entries), { language: 'de', timeZone })
      return 'problems' in parsed ? parsed.problems.map(({ documentId }) => documentId) : []
    }
    expect(told([worthless, krumm])).not.toContain('events/de/krumm')
    expect(told([krumm])).toEqual(['events/de/krumm'])
  })

  it('with an entry of more facets than any has says so, and counts no choices of them', () => {
    const ids = Array.from({ length: 1_000 }, (_, at) => String(at))
    const many = ids.map((facedId, at) => ({
      ...{ title: facedId, facedId, isActive: true },
      facetKeyTypo3: at % 2 ? 'events_resort' : 'events_category',
    }))
    const entry = { ...complete, slug: 'viele', listFacetIdAttribute: ['haus', ...ids] }
    const made = madeOf(feedOf([entry, innocent], many))
    expect(made?.model.problems).toMatchObject([
      { documentId: 'events/de/viele', field: 'listFacetIdAttribute', code: 'entry.long' },
    ])
    expect(made?.model.occurrences.some(({ slug }) => slug === 'viele')).toBe(false)
  })

  it('names what it leaves out', () => {
    const wrong = [
      { ...complete, tstamp: 8.64e15 },
      {
        ...complete,
        slug: 'lang',
        cleanDates: [
          { startDate: '2026-12-01', endDate: '2032-12-01' },
          { startDate: '9999-12-31' },
          { startDate: '2026-12-01' },
        ],
      },
      { ...complete, slug: 'krumm', title: 'a\ud800', links: [{ title: 'x', url: 'https://a:80000' }] },
    ]
    const parsed = parseFeed(feedOf(wrong), { language: 'de', timeZone })
    expect(
      'problems' in parsed &&
        parsed.problems.map(({ documentId, field, code }) => `${documentId} ${field} ${code}`),
    ).toEqual([
      'events/de/serenade tstamp entry.long',
      'events/de/lang cleanDates[0] date.long',
      'events/de/lang cleanDates[1] date.year',
      'events/de/krumm  entry.characters',
      'events/de/krumm links entry.link',
    ])
  })
})

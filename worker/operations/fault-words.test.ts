import { describe, expect, it } from 'vitest'
import { pagePath } from '../../site/addresses/page-path'
import { allClaimants } from '../../site/content/claimants'
import { ContentIndex } from '../../site/content/content-index'
import { shapeDocument } from '../../site/content/shape-document'
import { storedProblems } from '../../site/content/stored-problems'
import { decideFeed } from '../../site/events/keep-last-good'
import { parseFeed } from '../../site/events/parse-feed'
import { day, sampleEvent, sampleFeed } from '../../site/events/testing/sample'
import { schemaTypes } from '../../studio/schemas'
import type { Fault, Problem } from '../changes/change'
import { checkEditorRedirects, parseEditorRedirects } from '../publish/release/redirects'
import { faultWords, problemWords } from './fault-words'
import { fieldWords } from './field-words'
import { studioWords } from './studio-words'
import { unfilled } from './testing/unfilled'

const none = () => undefined

const addresses = [
  '',
  'a',
  '/a/',
  '/fr/a',
  '/a%zz',
  '/a%2eb',
  '/a?b',
  '/a/../b',
  `/${'a'.repeat(300)}`,
  '/static',
  '/a.js',
]
const redirects = [
  { from: 'a', to: '/b' },
  { from: '/', to: '/b' },
  { from: '/a b', to: '/b' },
  { from: '/c', to: '/b b' },
  { from: '/d', to: 'ftp://b' },
  { from: '/e', to: '/f' },
  { from: '/e', to: '/g' },
  { from: '/h', to: '/i' },
  { from: '/i', to: '/h' },
]
const entries = [
  { slug: 'Nein', title: 'A', cleanDates: [{ startDate: '2027-01-01' }] },
  { slug: 'leer', title: '', cleanDates: [{ startDate: '2027-01-01' }] },
  {
    slug: 'daten',
    title: 'B',
    status: 'neu',
    links: [{ title: 'x', url: 'javascript:1' }],
    cleanDates: [
      {},
      7,
      { startDate: '2027-02-31' },
      { startDate: '2027-02-01', startTime: '24:00' },
      { startDate: '2027-02-03', endDate: '2027-02-01' },
      { startDate: '2027-03-28', startTime: '02:30' },
    ],
  },
  { slug: 'doppelt', title: 'C', image: { reference: 'x' }, cleanDates: [{ startDate: '2027-01-01' }] },
  { slug: 'doppelt', title: 'C', cleanDates: [{ startDate: '2027-01-01' }] },
]
const nested = (levels: number): object => (levels === 0 ? {} : { children: [nested(levels - 1)] })
const given = { language: 'de', timeZone: 'Europe/Zurich' }
const parsed = parseFeed({ content: [{ data: { items: entries, facets: [{}] } }] }, given)
const malformed = parseFeed({}, given)
const list = (count: number) =>
  sampleFeed(...Array.from({ length: count }, (_, at) => sampleEvent(`e-${at}`, [day('2027-01-01')])))
const decided = [0, 10].map((count) =>
  decideFeed({ last: list(20), outcome: { feed: list(count) }, today: '2026-11-22' }),
)

const misshapen = {
  _id: 'room-arven',
  _type: 'room',
  title: ['a'],
  lead: 'a\u0000b',
  size: 'gross',
  guests: 1.5,
  prices: [{ _type: 'price', label: 'a', amount: -1 }],
  category: 'Zelt',
  live: 'ja',
  _updatedAt: '9999-01-01T00:00:00Z',
  gallery: 'x',
}

const document = (_id: string, _type: string, fields: Record<string, unknown>) => ({
  ...{ id: _id, _id, _type, title: _id, __i18n_lang: 'de', internal: { type: '', contentDigest: '' } },
  ...fields,
})
const at = (fullPath: string) => ({ url: { fullPath } })
const index = new ContentIndex()
const rivals = [
  document('a', 'page', at('/a')),
  document('b', 'page', at('/a')),
  document('c__i18n_fr', 'page', at('/c')),
  document('redirects', 'redirects', {}),
  document('redirects-2', 'redirects', {}),
  document('header', 'header', {}),
  document('header-2', 'header', {}),
  document('corner', 'mediaCorner', {}),
]
index.apply(
  allClaimants(rivals),
  new Map([
    ['/a', 'a'],
    ['/b', 'b'],
  ]),
)

const faults: Fault[] = [
  ...index.problems(),
  ...addresses.flatMap((path) => {
    const read = pagePath(path, 'de')
    return typeof read === 'string' ? [] : [read]
  }),
  ...shapeDocument(misshapen).leftOut,
  ...shapeDocument({ _id: 'p', _type: 'package', validFrom: '2027-02-31' }).leftOut,
  ...storedProblems('room-arven', {
    picture: { asset: { _ref: 'image-x' } },
    link: { externalLink: 'javascript:alert(1)' },
    parts: nested(101),
  }),
  ...checkEditorRedirects(redirects),
  ...parseEditorRedirects('{').problems,
  ...('problems' in parsed ? parsed.problems : []),
  ...('malformed' in malformed ? [malformed.malformed] : []),
  ...decided.flatMap((decision) => (decision.use === 'new' ? [] : [decision.reason])),
]

/** The names of all fields in a schema. */
function fieldNamesOf(type: unknown): string[] {
  if (Array.isArray(type)) return type.flatMap(fieldNamesOf)
  if (typeof type !== 'object' || type === null) return []
  const fields: unknown = Reflect.get(type, 'fields')
  const names = Array.isArray(fields) ? fields.map(({ name }) => String(name)) : []
  return [...names, ...fieldNamesOf(fields), ...fieldNamesOf(Reflect.get(type, 'of'))]
}

describe('what is wrong, in an editor’s words', () => {
  it('names what it is about, whatever is wrong with documents, redirects and feeds', () => {
    expect(new Set(faults.map(({ code }) => code)).size).toBeGreaterThanOrEqual(36)
    expect(faults.flatMap(unfilled)).toEqual([])
    for (const fault of faults) expect(faultWords(fault)).not.toBe(fault.reason)
  })

  it('names a document by its title, a field by its word, a release by its name', () => {
    const taken: Problem = {
      documentId: 'page-neu',
      field: 'url.fullPath',
      code: 'address.taken',
      facts: { path: '/spa', document: 'page-spa' },
      reason: '"/spa" already belongs to page-spa, which keeps it',
    }
    const titleOf = (id: string) => ({ 'page-spa': 'Bad im Fels', 'page-neu': 'Bad' })[id]
    expect(problemWords(taken, titleOf, false)).toBe(
      'Adresse: /spa gehört schon «Bad im Fels» und bleibt dort.',
    )
    expect(problemWords(taken, titleOf, true)).toContain('«Bad», Adresse: ')
    expect(problemWords(taken, none, true)).toContain('«page-neu», Adresse: /spa gehört schon «page-spa»')
    expect(fieldWords('parts[0].gallery[3].asset._ref')).toBe('Abschnitt 1, Bild 4')
    expect(['size', 'prices[1].amount', 'settings.pageBackgroundColor'].map(fieldWords)).toEqual([
      'Grösse',
      'Preis 2, Betrag',
      'Seiteneinstellungen, Hintergrundfarbe',
    ])
    const pinned = { code: 'gate.pinned-site', facts: { release: '00000412' }, reason: 'pinned' } as const
    expect(faultWords(pinned)).toBe('Die Website ist auf r-0412 zurückgestellt.')
  })

  it('has a word for every field of the Studio, however deep, and for no other', () => {
    const fields = new Set(fieldNamesOf(schemaTypes))
    expect([...fields].filter((name) => studioWords[name] === undefined)).toEqual([])
    expect(Object.keys(studioWords).filter((name) => !fields.has(name))).toEqual([])
  })

  it('leaves a reason that an earlier version kept without its code as it was', () => {
    expect(faultWords({ reason: 'links to /x, which does not exist.' })).toBe(
      'links to /x, which does not exist.',
    )
  })
})

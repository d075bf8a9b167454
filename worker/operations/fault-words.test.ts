import { describe, expect, it } from 'vitest'
import { pagePath } from '../../site/addresses/page-path'
import { allClaimants } from '../../site/content/claimants'
import { ContentIndex } from '../../site/content/content-index'
import { liveWindow } from '../../site/content/live-window'
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
import { receiptProblem } from './receipt-problem'
import { unfilled } from './testing/unfilled'
import { allWords } from './words/all-words'
import { de } from './words/de'
import { en } from './words/en'

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
  ...liveWindow({ liveFrom: '2026-12-01T08:00:00Z', liveUntil: '2026-11-01T08:00:00Z' }).problems,
  ...shapeDocument({ _id: 'p', _type: 'package', validFrom: '2027-02-31' }).leftOut,
  ...storedProblems('room-arven', {
    picture: { asset: { _ref: 'image-x' } },
    link: { externalLink: 'javascript:alert(1)' },
    parts: nested(101),
  }),
  ...storedProblems('page-spa', {
    parts: [{ sectionId: 'wellness' }, { sectionId: 'wellness' }],
    openSeasons: [{ from: '2026-12-18', to: '2026-04-05' }],
    ...{ validFrom: '2026-12-18', validTo: '2026-04-05' },
  }),
  ...checkEditorRedirects(redirects),
  ...parseEditorRedirects('{').problems,
  ...('problems' in parsed ? parsed.problems : []),
  ...('malformed' in malformed ? [malformed.malformed] : []),
  ...decided.flatMap((decision) => (decision.use === 'new' ? [] : [decision.reason])),
]

interface Field {
  name: string
  title: string
  isList: boolean
}

/** All fields in a schema, however deep. */
function fieldsOf(type: unknown): Field[] {
  if (Array.isArray(type)) return type.flatMap(fieldsOf)
  if (typeof type !== 'object' || type === null) return []
  const fields: unknown = Reflect.get(type, 'fields')
  const own = Array.isArray(fields)
    ? fields.map(({ name, title, type: kind }): Field => ({ name, title, isList: kind === 'array' }))
    : []
  return [...own, ...fieldsOf(fields), ...fieldsOf(Reflect.get(type, 'of'))]
}

const factsIn = (sentence: string) => [...new Set(sentence.match(/\{[a-z]+\}/g))].sort()

describe('what is wrong, in an editor’s words', () => {
  it('names what it is about, whatever is wrong with documents, redirects and feeds', () => {
    expect(new Set(faults.map(({ code }) => code)).size).toBeGreaterThanOrEqual(36)
    expect(faults.flatMap(unfilled)).toEqual([])
    for (const fault of faults)
      for (const words of [de, en]) expect(faultWords(fault, words)).not.toBe(fault.reason)
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
    expect(problemWords(receiptProblem(taken, titleOf, false), de)).toBe(
      'Adresse: /spa gehört schon «Bad im Fels» und bleibt dort.',
    )
    expect(problemWords(receiptProblem(taken, titleOf, true), de)).toContain('«Bad», Adresse: ')
    expect(problemWords(receiptProblem(taken, none, true), de)).toContain(
      '«page-neu», Adresse: /spa gehört schon «page-spa»',
    )
    const picture = 'parts[0].gallery[3].asset._ref'
    expect([de, en].map((words) => fieldWords(picture, words))).toEqual([
      'Abschnitt 1, Bild 4',
      'Part 1, Picture 4',
    ])
    const fields = ['size', 'prices[1].amount', 'settings.pageBackgroundColor']
    expect(fields.map((field) => fieldWords(field, de))).toEqual([
      'Grösse',
      'Preis 2, Betrag',
      'Seiteneinstellungen, Hintergrundfarbe',
    ])
    const ofDates = ['status', 'statusNote', 'movedFrom'].map((name) => `cleanDates[2].${name}`)
    expect(ofDates.map((field) => fieldWords(field, de))).toEqual([
      'Datum 3, Stand',
      'Datum 3, Bemerkung zum Stand',
      'Datum 3, früherer Zeitpunkt',
    ])
    const pinned = { code: 'gate.pinned-site', facts: { release: '00000412' }, reason: 'pinned' } as const
    expect(faultWords(pinned, de)).toBe('Die Website ist auf r-0412 zurückgestellt.')
  })

  it('has a word for every field of the Studio, however deep, and for no other', () => {
    const fields = new Set(fieldsOf(schemaTypes).map(({ name }) => name))
    for (const words of Object.values(allWords)) {
      const told: Readonly<Record<string, string>> = words.fields.studio
      expect([...fields].filter((name) => told[name] === undefined)).toEqual([])
      expect(Object.keys(told).filter((name) => !fields.has(name))).toEqual([])
    }
  })

  it('calls a field in English as the Studio does; only of a list it names one entry', () => {
    const fields = fieldsOf(schemaTypes)
    const others = Object.entries(en.fields.studio).filter(([name, word]) => {
      const called = fields.filter((field) => field.name === name)
      return !called.some(({ title, isList }) => isList || title === word)
    })
    expect(others).toEqual([])
  })

  it('has a sentence for every fault in each language, with the same facts', () => {
    const codes = Object.keys(de.faults) as (keyof typeof de.faults)[]
    expect(Object.keys(en.faults)).toEqual(codes)
    for (const code of codes)
      expect([code, factsIn(en.faults[code])]).toEqual([code, factsIn(de.faults[code])])
  })

  it('leaves a reason that an earlier version kept without its code as it was', () => {
    expect(faultWords({ reason: 'links to /x, which does not exist.' }, en)).toBe(
      'links to /x, which does not exist.',
    )
  })
})

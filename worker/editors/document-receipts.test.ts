import { expect, it } from 'vitest'
import { fault } from '../../site/border/problem'
import type { Receipt } from '../operations/receipt'
import { allWords } from '../operations/words/all-words'
import { receiptsOfDocument } from './document-receipts'

const receipt = (id: string, change: Receipt['change'], more: Partial<Receipt> = {}): Receipt => ({
  id,
  change,
  title: 'Arvenzimmer',
  outcome: 'live',
  at: { received: Number(id) * 100, published: Number(id) * 100 + 50 },
  pages: [],
  problems: [],
  ...more,
})
const edit = (id: string, revision: string): Receipt['change'] => ({
  kind: 'document',
  id,
  operation: 'update',
  revision,
})

it('an editor is told of her document alone, the newest first, what is on its way before all else', () => {
  const waiting = receipt('5', edit('room', 'r5'), { outcome: 'waiting', at: { received: 500 } })
  const { receipts, wholeAt } = receiptsOfDocument(
    'room',
    {
      inWork: [receipt('4', edit('page', 'x'), { outcome: 'waiting' }), waiting],
      done: [receipt('3', edit('page', 'y')), receipt('2', edit('room', 'r2'))],
    },
    'https://hotel.example',
    allWords.en,
  )
  expect(receipts.map(({ revision, liveAt }) => [revision, liveAt])).toEqual([
    ['r5', undefined],
    ['r2', 250],
  ])
  expect(wholeAt).toBeUndefined()
})

it('pages are told by their public addresses, twenty of them, and the rest is counted', () => {
  const pages = Array.from({ length: 143 }, (_, index) => ({
    language: 'de' as const,
    path: `/seite-${index}`,
    why: index === 0 ? ('removed' as const) : ('slice' as const),
  }))
  const { receipts } = receiptsOfDocument(
    'header',
    { inWork: [], done: [receipt('1', edit('header', 'h'), { pages })] },
    'https://hotel.example',
    allWords.en,
  )
  expect(receipts[0]?.pages.length).toBe(20)
  expect(receipts[0]?.morePages).toBe(123)
  expect(receipts[0]?.pages[0]).toEqual({
    language: 'de',
    address: 'https://hotel.example/seite-0',
    isRemoved: true,
  })
})

it('a comparison or a build of everything that came to its end tells since when all is live', () => {
  const compared = receipt('7', { kind: 'reconcile', reason: 'start' }, { outcome: 'unchanged' })
  const refused = receipt('8', { kind: 'rebuild', reason: 'asked for by Anna' }, { outcome: 'refused' })
  const { wholeAt } = receiptsOfDocument('room', { inWork: [], done: [refused, compared] }, '', allWords.en)
  expect(wholeAt).toBe(700)
})

it.each([
  ['de', 'Titel: Der Titel fehlt.'],
  ['en', 'Title: The title is missing.'],
] as const)('what is wrong is told in the language of whoever asks: %s', (language, sentence) => {
  const problems = [{ field: 'title', ...fault('document.title', 'it has no title') }]
  const done = [receipt('1', edit('room', 'r1'), { outcome: 'partly', problems })]
  const { receipts } = receiptsOfDocument('room', { inWork: [], done }, '', allWords[language])
  expect(receipts[0]?.problems).toEqual([{ text: sentence, field: 'title' }])
})

it('what reads the same stands once, and what another document has wrong leads to no field of this one', () => {
  const missing = fault('document.title', 'it has no title')
  const problems = [
    { field: 'title', ...missing },
    { field: 'title', ...missing },
    { field: 'title', documentId: 'other', title: 'Spa', ...missing },
  ]
  const done = [receipt('1', edit('room', 'r1'), { outcome: 'partly', problems })]
  const { receipts } = receiptsOfDocument('room', { inWork: [], done }, '', allWords.en)
  expect(receipts[0]?.problems).toEqual([
    { text: 'Title: The title is missing.', field: 'title' },
    { text: expect.stringContaining('Spa') },
  ])
})

it('the page of the document itself comes before those that only show it', () => {
  const page = (path: string, why: 'document' | 'list') => ({ language: 'de' as const, path, why })
  const pages = [page('/', 'list'), page('/zimmer/arvenzimmer', 'document')]
  const { receipts } = receiptsOfDocument(
    'room',
    { inWork: [], done: [receipt('1', edit('room', 'r'), { pages })] },
    '',
    allWords.en,
  )
  expect(receipts[0]?.pages.map(({ address }) => address)).toEqual(['/zimmer/arvenzimmer', '/'])
})

it('an editor is told when her document is on the site, and when it came or went by that', () => {
  const window = { from: 1_000, until: 2_000 }
  const turns = [
    { documentId: 'page', goes: 'live' as const, at: 900 },
    { documentId: 'room', goes: 'live' as const, at: 1_000 },
  ]
  const clock = receipt('2', { kind: 'schedule', since: 500, at: 1_000 }, { turns })
  const { receipts } = receiptsOfDocument(
    'room',
    { inWork: [], done: [clock, receipt('1', edit('room', 'r1'), { window })] },
    'https://hotel.example',
    allWords.en,
  )
  expect(receipts).toMatchObject([
    { id: '2', turn: { goes: 'live', at: 1_000 } },
    { id: '1', revision: 'r1', window },
  ])
  expect(receipts[0]).not.toHaveProperty('revision')
})

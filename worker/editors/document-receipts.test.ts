import { expect, it } from 'vitest'
import type { Receipt } from '../operations/receipt'
import { receiptsOfDocument } from './document-receipts'

const receipt = (id: string, change: Receipt['change'], more: Partial<Receipt> = {}): Receipt => ({
  id,
  change,
  title: 'Arvenzimmer',
  kind: 'Zimmer',
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
    why: 'Kopf- oder Fusszeile',
    ...(index === 0 ? { removed: true } : {}),
  }))
  const { receipts } = receiptsOfDocument(
    'header',
    { inWork: [], done: [receipt('1', edit('header', 'h'), { pages })] },
    'https://hotel.example',
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
  const { wholeAt } = receiptsOfDocument('room', { inWork: [], done: [refused, compared] }, '')
  expect(wholeAt).toBe(700)
})

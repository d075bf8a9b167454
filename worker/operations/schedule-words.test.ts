import { expect, it } from 'vitest'
import type { Change } from '../changes/change'
import type { Receipt } from './receipt'
import { receiptsOf } from './receipts-of'
import { isWaiting, scheduleLines } from './schedule-words'
import { timeWords } from './times'
import { de } from './words/de'
import { en } from './words/en'

const at = (time: string): number => Date.parse(`2026-11-26T${time}Z`)
const window = { from: at('10:00:00'), until: at('12:00:00') }
const edit: Change = { kind: 'document', id: 'offer', type: 'package', operation: 'update' }

const receiptOf = (
  change: Change,
  published: number,
  pages: { path: string; owner: string }[] = [],
): Receipt => {
  const [receipt] = receiptsOf({
    batch: [{ id: '1', change, acceptedAt: published - 100 }],
    titleOf: () => 'Winterzauber',
    pages: pages.map((page) => ({ ...page, reason: 'schedule' as const })),
    removedPages: [],
    shows: new Map(),
    windows: { offer: { ...window, path: '/angebote/winter' } },
    problems: [],
    refused: new Map(),
    begun: new Map(),
    at: { published },
    release: '1',
  })
  if (!receipt) throw new Error('a change has a receipt')
  return receipt
}
const said = (receipt: Receipt) =>
  [de, en].map((words) =>
    scheduleLines(receipt, timeWords('Europe/Zurich', at('09:30:00'), words), words).join(),
  )

it.each([
  ['09:00:00', ['Geht live: 11:00, bis 13:00.', 'Goes live at 11:00, until 13:00.']],
  ['11:00:00', ['Bleibt live bis 13:00.', 'Stays live until 13:00.']],
  ['12:00:00', ['War live bis 13:00.', 'Was live until 13:00.']],
])('the receipt of an edit at %s says when the document is live, in the hotel’s time', (time, lines) => {
  const receipt = receiptOf(edit, at(time))
  expect(said(receipt)).toEqual(lines)
  expect(isWaiting(receipt)).toBe(time < '10')
})

it('the receipt of the clock names what came or went, when and where, and nothing that came and went meanwhile', () => {
  const page = { path: '/angebote/winter', owner: 'offer' }
  const came = receiptOf({ kind: 'schedule', since: at('09:00:00'), at: at('11:30:00') }, at('11:30:01'), [
    page,
  ])
  expect(said(came)).toEqual(['«Winterzauber» ist live seit 11:00.', '“Winterzauber” is live since 11:00.'])
  expect(came).toMatchObject({
    outcome: 'live',
    pages: [{ path: page.path, why: 'schedule' }],
    turns: [{ documentId: 'offer', goes: 'live', at: window.from, path: page.path }],
  })
  const went = receiptOf({ kind: 'schedule', since: at('11:30:00'), at: at('12:00:00') }, at('12:00:01'))
  expect(said(went)).toEqual([
    '«Winterzauber» ist nicht mehr live seit 13:00.',
    '“Winterzauber” is no longer live since 13:00.',
  ])
  const slept = receiptOf({ kind: 'schedule', since: at('09:00:00'), at: at('13:00:00') }, at('13:00:01'))
  expect([said(slept), slept.outcome]).toEqual([['', ''], 'unchanged'])
})

it('what came or went by its schedule is no doing of an edit beside it', () => {
  const turn: Change = { kind: 'schedule', since: at('09:00:00'), at: at('10:00:00') }
  const other: Change = { ...edit, id: 'other' }
  const receipts = receiptsOf({
    batch: [turn, other].map((change, index) => ({ id: `${index}`, change, acceptedAt: 0 })),
    titleOf: () => undefined,
    pages: [
      { path: '/angebote/winter', reason: 'schedule', owner: 'offer' },
      { path: '/anderes', reason: 'document', owner: 'other' },
      { path: '/angebote', reason: 'list', owner: 'page-offers' },
    ],
    removedPages: [],
    shows: new Map(),
    windows: { offer: window },
    problems: [],
    refused: new Map(),
    begun: new Map(),
    at: {},
    release: '1',
  })
  expect(receipts.map(({ pages }) => pages.map(({ path }) => path))).toEqual([
    ['/angebote/winter', '/angebote'],
    ['/anderes', '/angebote'],
  ])
})

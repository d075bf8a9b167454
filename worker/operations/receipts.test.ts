import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fault } from '../../site/border/problem'
import type { AcceptedChange, Change } from '../changes/change'
import type { Receipt } from './receipt'
import { openReceiptJournal } from './receipt-journal'
import { createReceiptBook } from './receipts'
import { type BatchResult, receiptsOf } from './receipts-of'
import { toldReceipt } from './told-receipt'
import { de } from './words/de'
import { en } from './words/en'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'receipts-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const accepted = (id: string, change: Change): AcceptedChange => ({ id, change, acceptedAt: 1_000 })
const edit = (id: string, type?: string): Change => ({
  kind: 'document',
  id,
  type,
  operation: 'update',
  revision: 'r2',
})

const result = (batch: AcceptedChange[], fields: Partial<BatchResult> = {}): BatchResult => ({
  batch,
  titleOf: (id) => (id === 'room-arven' ? 'Arvenzimmer' : undefined),
  pages: [],
  removedPages: [],
  shows: new Map(),
  windows: {},
  problems: [],
  refused: new Map(),
  begun: new Map(),
  at: { built: 1_200, published: 1_300, seen: 1_400 },
  release: '00000007',
  ...fields,
})

const outcomeInGerman = (receipt: Receipt) => [receipt.outcome, toldReceipt(receipt, de).problems]

describe('receipts of a batch', () => {
  it('list the pages of a document in all languages, German first, with the reason', () => {
    const [receipt] = receiptsOf(
      result([accepted('1', edit('room-arven', 'room'))], {
        pages: [
          { path: '/fr', reason: 'list', owner: 'page-home__i18n_fr' },
          { path: '/zimmer/arvenzimmer', reason: 'document', owner: 'room-arven' },
        ],
      }),
    )
    const told = receipt && toldReceipt(receipt, de)
    expect(told).toMatchObject({
      title: 'Arvenzimmer',
      kind: 'Zimmer',
      outcome: 'live',
      release: '00000007',
    })
    expect(told?.pages.map((page) => `${page.language} ${page.path}: ${page.why}`)).toEqual([
      'de /zimmer/arvenzimmer: dieser Inhalt',
      'fr /fr: zeigt ihn in einer Liste oder einem Verweis',
    ])
  })

  it('give a page that shows documents of no change in the batch to whatever can have made it', () => {
    const shows = new Map([['/zimmer/arvenzimmer', ['room-arven']]])
    const pages = [{ path: '/zimmer/arvenzimmer', reason: 'document' as const, owner: 'room-arven' }]
    const pathsOf = (change: Change) =>
      receiptsOf(result([accepted('1', change)], { pages, shows })).flatMap((receipt) =>
        receipt.pages.map(({ path: page }) => page),
      )
    // Found by a comparison: no webhook has told of it.
    expect(pathsOf({ kind: 'reconcile', reason: 'schedule' })).toEqual(['/zimmer/arvenzimmer'])
    // Live early, with an edit that touches it as well: the change of its own document goes on.
    expect(pathsOf(edit('room-valley', 'room'))).toEqual(['/zimmer/arvenzimmer'])
    expect(pathsOf({ kind: 'day', date: '2026-12-08' })).toEqual([])
    const both = [edit('room-valley', 'room'), { kind: 'reconcile', reason: 'schedule' } as const]
    const batch = both.map((change, index) => accepted(`${index}`, change))
    expect(receiptsOf(result(batch, { pages, shows })).map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'live',
    ])
  })

  const shown = [{ path: '/', reason: 'ridge' as const, owner: 'page-home' }]

  it('give a page that shows the ridge to the look at it, and say so in the words of who reads', () => {
    const batch = [
      accepted('1', { kind: 'ridge', reason: 'schedule' }),
      accepted('2', edit('room-arven', 'room')),
    ]
    const [look, room] = receiptsOf(result(batch, { pages: shown }))
    expect(room?.outcome).toBe('unchanged')
    expect(look?.outcome).toBe('live')
    const told = [de, en].map((words) => look && toldReceipt(look, words))
    expect(told.map((one) => [one?.title, one?.kind, one?.pages[0]?.why])).toEqual([
      ['Am Grat', 'Zeitplan', 'zeigt, wie es am Grat ist'],
      ['On the ridge', 'schedule', 'shows what it is like on the ridge'],
    ])
  })

  it('give it to whatever else was done where the last reading has only grown old', () => {
    const [room] = receiptsOf(result([accepted('1', edit('room-arven', 'room'))], { pages: shown }))
    expect(room?.pages).toEqual([{ language: 'de', path: '/', why: 'ridge' }])
  })

  it('name what was left out of a reading with the look at it alone', () => {
    const problem = {
      documentId: 'ridge/reading',
      field: 'snowDepth',
      ...fault('reading.range', 'it is not between 0 and 2000', { least: 0, most: 2000 }),
    }
    const batch = [
      accepted('1', { kind: 'ridge', reason: 'request' }),
      accepted('2', { kind: 'events', reason: 'hourly' }),
    ]
    const [look, events] = receiptsOf(result(batch, { problems: [problem] }))
    expect(events?.problems).toEqual([])
    const told = look && toldReceipt(look, de).problems
    expect(told).toEqual(['Der Dienst vom Grat, Schneehöhe: Die Angabe liegt nicht zwischen 0 und 2000.'])
  })

  it('give each page to the change that can have caused it', () => {
    const receipts = receiptsOf(
      result(
        [
          accepted('1', edit('room-arven', 'room')),
          accepted('2', edit('header', 'header')),
          accepted('3', { kind: 'day', date: '2026-06-15' }),
        ],
        {
          pages: [
            { path: '/zimmer/arvenzimmer', reason: 'document', owner: 'room-arven' },
            { path: '/spa', reason: 'slice', owner: 'page-spa' },
            { path: '/events/2026-06', reason: 'day', owner: 'events' },
          ],
        },
      ),
    )
    expect(receipts.map((receipt) => receipt.pages.map((page) => page.path))).toEqual([
      ['/zimmer/arvenzimmer'],
      ['/spa'],
      ['/events/2026-06'],
    ])
  })

  it('list a page with each document that it shows, and with no other of the batch', () => {
    const receipts = receiptsOf(
      result(
        [
          accepted('1', edit('room-arven', 'room')),
          accepted('2', edit('room-linden', 'room')),
          accepted('3', edit('image-abc', 'sanity.imageAsset')),
        ],
        {
          pages: [
            { path: '/zimmer/arvenzimmer', reason: 'document', owner: 'room-arven' },
            { path: '/zimmer', reason: 'list', owner: 'page-rooms' },
            { path: '/spa', reason: 'slice', owner: 'page-spa' },
          ],
          shows: new Map([
            ['/zimmer/arvenzimmer', ['room-arven', 'image-abc']],
            ['/zimmer', ['room-arven', 'room-linden']],
            ['/spa', ['room-linden']],
          ]),
        },
      ),
    )
    expect(receipts.map((receipt) => receipt.pages.map((page) => page.path))).toEqual([
      ['/zimmer/arvenzimmer', '/zimmer'],
      ['/zimmer', '/spa'],
      ['/zimmer/arvenzimmer'],
    ])
  })

  it('list the pages whose header changed with the page that moved, where no site part did', () => {
    const pages = [
      { path: '/neu', reason: 'document' as const, owner: 'page-spa' },
      { path: '/zimmer', reason: 'slice' as const, owner: 'page-rooms' },
    ]
    const receipt = receiptsOf(result([accepted('1', edit('page-spa', 'page'))], { pages }))[0]
    expect(receipt?.pages.map((page) => page.path)).toEqual(['/neu', '/zimmer'])
  })

  it('list pages of events that went away with the look at the events and with the day', () => {
    const owner = 'event-de-lichtrunde-2026-12-24-1730'
    const batch: Change[] = [
      { kind: 'events', reason: 'hourly' },
      { kind: 'day', date: '2026-12-25' },
      edit('room-arven', 'room'),
    ]
    const removedPages = [
      { path: '/events/lichtrunde/2026-12-24/17-30', owner },
      { path: '/events/2026-11', owner: 'event-month-de-2026-11' },
    ]
    const receipts = receiptsOf(
      result(
        batch.map((change, index) => accepted(String(index), change)),
        { removedPages },
      ),
    )
    expect(receipts.map((receipt) => receipt.pages.length)).toEqual([2, 2, 0])
    expect(receipts[0]?.outcome).toBe('live')
  })

  it('list the pages whose footer changed with the day, where no site part did', () => {
    const pages = [{ path: '/angebote', reason: 'slice' as const, owner: 'page-offers' }]
    const batch: Change[] = [
      { kind: 'day', date: '2027-01-01' },
      { kind: 'events', reason: 'nightly' },
    ]
    const receipts = receiptsOf(
      result(
        batch.map((change, index) => accepted(String(index), change)),
        { pages },
      ),
    )
    expect(receipts.map((receipt) => receipt.pages.length)).toEqual([1, 0])
  })

  it('are live, too, where the builder was replaced and every page was made anew', () => {
    const pages = [{ path: '/events', reason: 'everything' as const, owner: 'events' }]
    const day: Change = { kind: 'day', date: '2026-12-25' }
    expect(receiptsOf(result([accepted('1', day)], { pages }))[0]?.outcome).toBe('live')
  })

  it('say what was left out, what was refused and what was right already', () => {
    const receipts = receiptsOf(
      result(
        [
          accepted('1', edit('room-arven', 'room')),
          accepted('2', edit('menu', 'navigationMenu')),
          accepted('3', edit('page-spa', 'page')),
        ],
        {
          pages: [{ path: '/zimmer/arvenzimmer', reason: 'document', owner: 'room-arven' }],
          problems: [
            {
              documentId: 'room-arven',
              field: 'parts[0].gallery[3].asset._ref',
              ...fault('document.picture', 'no picture', { value: 'image-x' }),
            },
          ],
          refused: new Map([['2', { reason: 'The entry leads to no page.' }]]),
        },
      ),
    )
    expect(receipts.map(outcomeInGerman)).toEqual([
      ['partly', ['Abschnitt 1, Bild 4: «image-x» verweist auf kein Bild; das Bild wird weggelassen.']],
      ['refused', ['The entry leads to no page.']],
      ['unchanged', []],
    ])
    expect(receipts[1]).toMatchObject({ at: { received: 1_000 }, release: undefined })
  })
})

describe('a page that the gate holds back', () => {
  it('is told once, with the field, however often it is tried', () => {
    const dead = fault('gate.dead-link', '/spa links to /nirgends, which does not exist.', {
      page: '/spa',
      target: '/nirgends',
      outcome: 'earlier',
    })
    const [receipt] = receiptsOf(
      result([accepted('1', edit('page-spa', 'page'))], {
        problems: [{ documentId: 'page-spa', field: 'links', ...dead }],
        refused: new Map([['1', dead]]),
      }),
    )
    expect(receipt && outcomeInGerman(receipt)).toEqual([
      'refused',
      ['Links: /spa verweist auf /nirgends; diese Seite gibt es nicht. Der frühere Stand bleibt live.'],
    ])
  })
})

describe('what is wrong in the events feed', () => {
  it('stands once, on the receipt of the look at the feed, not on the reconcile beside it', () => {
    const wrong = {
      documentId: 'events/de/tee',
      field: 'cleanDates[0]',
      ...fault('date.time', '24:00 is not a time of day', { time: '24:00' }),
    }
    const receipts = receiptsOf(
      result(
        [
          accepted('1', { kind: 'day', date: '2026-11-23' }),
          accepted('2', { kind: 'events', reason: 'nightly' }),
          accepted('3', { kind: 'reconcile', reason: 'schedule' }),
        ],
        {
          problems: [
            wrong,
            { documentId: 'room-arven', field: 'title', ...fault('document.title', 'it has no title') },
            wrong,
          ],
        },
      ),
    )
    expect(receipts.map(outcomeInGerman)).toEqual([
      ['unchanged', []],
      [
        'partly',
        ['«tee» im deutschen Veranstaltungsdienst, Datum 1: 24:00 ist keine Uhrzeit von 00:00 bis 23:59.'],
      ],
      ['partly', ['«Arvenzimmer», Titel: Der Titel fehlt.']],
    ])
  })
})

describe('the receipt book', () => {
  it('follows a change through its stages and keeps it over a restart', async () => {
    const book = createReceiptBook(await openReceiptJournal(dataDir))
    const steps: string[] = []
    book.subscribe((receipt) =>
      steps.push(`${toldReceipt(receipt, de).title} ${Object.keys(receipt.at).at(-1)} ${receipt.outcome}`),
    )
    const change = accepted('1', edit('room-arven', 'room'))
    book.open(change)
    book.advance(['1'], 'built', 1_200, new Map([['1', 'Arvenzimmer']]))
    expect(book.inWork()).toHaveLength(1)
    await book.close(receiptsOf(result([change])))
    expect(book.inWork()).toEqual([])
    expect(steps).toEqual([
      'room-arven received waiting',
      'Arvenzimmer built waiting',
      'Arvenzimmer received unchanged',
    ])
    const again = createReceiptBook(await openReceiptJournal(dataDir))
    expect(again.find('1')).toMatchObject({ title: 'Arvenzimmer', at: { received: 1_000, seen: 1_400 } })
  })

  it('replaces the receipt of a change that was tried again', async () => {
    const journal = await openReceiptJournal(dataDir)
    const change = accepted('1', edit('menu', 'navigationMenu'))
    await journal.write(receiptsOf(result([change], { refused: new Map([['1', { reason: 'missing' }]]) })))
    await journal.write(receiptsOf(result([change])))
    expect((await openReceiptJournal(dataDir)).list(10).map((receipt) => receipt.outcome)).toEqual([
      'unchanged',
    ])
  })

  it('leaves out a line that was cut short, and an unknown format altogether', async () => {
    const journal = await openReceiptJournal(dataDir)
    await journal.write(receiptsOf(result([accepted('1', edit('a')), accepted('2', edit('b'))])))
    const file = path.join(dataDir, 'receipts.ndjson')
    await appendFile(file, '{"id":"3","cha')
    expect((await openReceiptJournal(dataDir)).list(10).map((receipt) => receipt.id)).toEqual(['2', '1'])
    await rm(file)
    await appendFile(file, '{"version":99}\n{"id":"9"}\n')
    expect((await openReceiptJournal(dataDir)).list(10)).toEqual([])
  })

  it('shows receipts of an earlier version, which kept German words, as they were', async () => {
    const old = {
      id: '1',
      change: edit('room-arven', 'room'),
      title: 'Arvenzimmer',
      kind: 'Zimmer',
      outcome: 'partly',
      at: { received: 1_000 },
      pages: [
        { language: 'de', path: '/zimmer/arvenzimmer', why: 'dieser Inhalt' },
        { language: 'fr', path: '/fr/alt', why: 'gibt es nicht mehr', removed: true },
      ],
      problems: ['Titel: Der Titel fehlt.'],
    }
    const day = { ...old, id: '2', change: { kind: 'day', date: '2026-06-14' }, title: 'Tageswechsel' }
    const lines = [{ version: 1 }, old, { ...day, kind: 'Zeitplan', pages: [], problems: [] }]
    await appendFile(
      path.join(dataDir, 'receipts.ndjson'),
      lines.map((line) => JSON.stringify(line)).join('\n'),
    )
    await openReceiptJournal(dataDir)
    const [second, first] = (await openReceiptJournal(dataDir)).list(10)
    expect(first && toldReceipt(first, de)).toEqual(old)
    expect(first && toldReceipt(first, en)).toMatchObject({
      kind: 'Room',
      pages: [{ why: 'dieser Inhalt' }, { why: 'no longer exists', removed: true }],
      problems: ['Titel: Der Titel fehlt.'],
    })
    expect(second && toldReceipt(second, de)).toMatchObject({ title: 'Tageswechsel', kind: 'Zeitplan' })
    expect(second && toldReceipt(second, en)).toMatchObject({ title: 'A new day', kind: 'schedule' })
  })

  it('keeps facts, which are told in the language of whoever reads them, with titles as they were then', async () => {
    const taken = fault('address.taken', '/spa is taken', { path: '/spa', document: 'room-arven' })
    const journal = await openReceiptJournal(dataDir)
    const problems = [{ documentId: 'page-spa', field: 'url.fullPath', ...taken }]
    await journal.write(receiptsOf(result([accepted('1', edit('page-spa', 'page'))], { problems })))
    const [kept] = (await openReceiptJournal(dataDir)).list(1)
    expect(kept && toldReceipt(kept, de).problems).toEqual([
      'Adresse: /spa gehört schon «Arvenzimmer» und bleibt dort.',
    ])
    expect(kept && toldReceipt(kept, en).problems).toEqual([
      'Address: /spa already belongs to “Arvenzimmer” and stays there.',
    ])
  })

  it('keeps only the newest, newest first, and pages backwards', async () => {
    const journal = await openReceiptJournal(dataDir, 3)
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '8'])
      await journal.write(receiptsOf(result([accepted(id, edit('a'))])))
    const again = await openReceiptJournal(dataDir, 3)
    expect(again.list(2).map((receipt) => receipt.id)).toEqual(['8', '7'])
    expect(again.list(2, '7').map((receipt) => receipt.id)).toEqual(['6'])
    expect((await readFile(path.join(dataDir, 'receipts.ndjson'), 'utf8')).trim().split('\n')).toHaveLength(4)
  })
})

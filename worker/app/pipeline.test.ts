import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fault } from '../../site/border/problem'
import { readingNames } from '../../site/readings/reading-feeds'
import type { AcceptedChange, Change, Regeneration } from '../changes/change'
import { ChangeRefused } from '../changes/errors'
import { NeedsNewBuilder } from '../changes/needs-new-builder'
import { nothingMade } from '../changes/testing/nothing-made'
import type { Receipt } from '../operations/receipt'
import { toldReceipt } from '../operations/told-receipt'
import { allWords } from '../operations/words/all-words'
import type { Release } from '../publish/release/release'
import type { HeldLease } from '../queue/lease'
import { condense, createPipeline, nightlyComparison, type PipelineParts, partsOf } from './pipeline'

const accepted = (...changes: Change[]): AcceptedChange[] =>
  changes.map((change, number) => ({ id: String(number), change, acceptedAt: number }))

describe('a batch', () => {
  it('asks for each document once, as its last change said', () => {
    expect(
      condense(
        accepted(
          { kind: 'document', id: 'a', operation: 'create' },
          { kind: 'document', id: 'b', operation: 'update' },
          { kind: 'document', id: 'a', operation: 'delete' },
        ),
      ),
    ).toEqual([
      { kind: 'document', id: 'b', operation: 'update' },
      { kind: 'document', id: 'a', operation: 'delete' },
    ])
  })

  it('turns only to the last of several days, and reads the events once', () => {
    expect(
      condense(
        accepted(
          { kind: 'day', date: '2026-12-31' },
          { kind: 'events', reason: 'hourly' },
          { kind: 'day', date: '2027-01-01' },
          { kind: 'events', reason: 'nightly' },
        ),
      ),
    ).toEqual([
      { kind: 'day', date: '2027-01-01' },
      { kind: 'events', reason: 'nightly' },
    ])
  })

  it('keeps an operator’s word for the events beside the hourly look at them', () => {
    const taken = { kind: 'events', reason: 'request', accepted: 'Anna: Saisonende' } as const
    const hourly = { kind: 'events', reason: 'hourly' } as const
    expect(condense(accepted(taken, hourly))).toEqual([taken, hourly])
  })

  it.each(readingNames)(
    'keeps an operator’s look at %s beside a later one of the clock, which may ask nobody',
    (kind) => {
      const asked = { kind, reason: 'request' } as const
      const scheduled = { kind, reason: 'schedule' } as const
      expect(condense(accepted(asked, asked, scheduled))).toEqual([asked, scheduled])
    },
  )

  it('is built anew by itself, after everything that came with it', () => {
    const night = accepted(
      { kind: 'day', date: '2026-12-01' },
      { kind: 'rebuild', reason: nightlyComparison },
      { kind: 'events', reason: 'nightly' },
      { kind: 'rebuild', reason: 'asked for by Anna' },
    )
    expect(partsOf(night).map((part) => part.map(({ id }) => id))).toEqual([
      ['0', '2'],
      ['1', '3'],
    ])
    expect(partsOf(night.slice(0, 1))).toEqual([night.slice(0, 1)])
  })
})

const made: Regeneration = {
  root: '/nowhere',
  files: [],
  ...nothingMade,
}
const live: Release = {
  id: '00000002',
  at: 0,
  kind: 'publish',
  status: 'live',
  changeIds: [],
  pins: { site: null, pages: {} },
  problems: [],
  pages: [],
  removedPages: [],
  changed: [],
  removed: [],
  bytes: 0,
  pageCount: 1,
  heldPages: [],
  stages: {},
}
const held: HeldLease = {
  fence: 1,
  signal: new AbortController().signal,
  ended: Promise.resolve(),
  assertHeld: async () => undefined,
}

/** A pipeline whose parts answer as they are told, and what it did. */
function pipeline(parts: {
  regeneration?: Partial<Regeneration>
  release?: Partial<Release>
  isReady?: boolean
  /** Documents that only the next builder can make, and whether it can. */
  needsNext?: readonly string[]
  nextKnows?: boolean
  /** What the builder refuses. */
  refuses?: ChangeRefused
}) {
  const applied: Change[][] = []
  const closed: string[] = []
  const receipts: Receipt[] = []
  const compared: string[] = []
  let builds = 0
  let isReady = parts.isReady ?? false
  const all: PipelineParts = {
    builder: {
      apply: async (changes) => {
        if (parts.refuses) throw parts.refuses
        const takesOver = changes.some(({ kind }) => kind === 'rebuild')
        const needs = changes.some((one) => one.kind === 'document' && parts.needsNext?.includes(one.id))
        if (takesOver && needs && !parts.nextKnows) isReady = false
        if (needs && !(takesOver && parts.nextKnows))
          throw new NeedsNewBuilder('another description of the content')
        applied.push([...changes])
        return { ...made, ...parts.regeneration }
      },
    },
    next: {
      get isReady() {
        return isReady
      },
      build: () => {
        builds += 1
      },
    },
    publisher: { publish: async () => ({ ...live, ...parts.release }) },
    receipts: {
      open: () => undefined,
      advance: () => undefined,
      close: async (told) => {
        receipts.push(...told)
        closed.push(...told.map(({ id }) => id))
      },
    },
    overview: {
      built: () => undefined,
      comparedWithCleanBuild: ({ status }) => void compared.push(status),
      titleOf: () => undefined,
    },
    metrics: { observeStage: () => undefined },
    log: { info: () => undefined, error: () => undefined },
  }
  return { run: createPipeline(all), applied, closed, receipts, compared, builds: () => builds }
}

const room: Change = { kind: 'document', id: 'room', operation: 'update' }
const rebuild: Change = { kind: 'rebuild', reason: 'asked for by Anna' }

describe('the pipeline', () => {
  it('lets no edit wait for a build of the whole site: that is made beside, and its change stays in the inbox', async () => {
    const { run, applied, closed, builds } = pipeline({})
    const outcome = await run(accepted(room, rebuild), held)
    expect(outcome).toMatchObject({ setAside: [], again: [], later: ['1'] })
    expect(applied).toEqual([[room]])
    expect(closed).toEqual(['0'])
    expect(builds()).toBe(1)
  })

  it('changes over to the next builder when it is ready, and compares it with what is live', async () => {
    const { run, applied, closed, compared, builds } = pipeline({ isReady: true })
    const night: Change = { kind: 'rebuild', reason: nightlyComparison }
    expect(await run(accepted(rebuild, night), held)).toMatchObject({ later: [] })
    expect(applied).toEqual([[night]])
    expect(closed).toEqual(['0', '1'])
    expect(compared).toEqual(['live'])
    expect(builds()).toBe(0)
  })

  it('says on the receipt of what the builder refused, in both languages, what was wrong', async () => {
    const words = 'the content service misses 40 of 100 documents; nothing was deleted'
    const why = fault('content.incomplete', words, { gone: 40, built: 100 })
    const { run, receipts } = pipeline({ refuses: new ChangeRefused(words, why) })
    const comparison: Change = { kind: 'reconcile', reason: 'schedule' }
    await expect(run(accepted(comparison), held)).rejects.toThrow(words)
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['refused'])
    const told = (language: 'de' | 'en') =>
      receipts.flatMap((receipt) => toldReceipt(receipt, allWords[language]).problems)
    expect(told('de')).toEqual([
      'Dem Inhaltsdienst fehlen 40 von 100 Dokumenten. Es wurde nichts gelöscht; sind sie wirklich gelöscht, bitte alles neu bauen.',
    ])
    expect(told('en')).toEqual([
      'The content service misses 40 of 100 documents. Nothing was deleted; if they are really deleted, please regenerate everything.',
    ])
  })

  const edits = ['a', 'fresh', 'b', 'c'].map((id): Change => ({ kind: 'document', id, operation: 'update' }))
  const made = (changes: Change[][]) =>
    changes.map((batch) => batch.map((change) => (change.kind === 'document' ? change.id : change.kind)))

  it('lets no edit wait for one that only a new builder can make: that is built beside', async () => {
    const { run, applied, closed, builds } = pipeline({ needsNext: ['fresh'] })
    expect(await run(accepted(...edits), held)).toEqual({ setAside: [], again: [], later: ['1'] })
    expect(made(applied)).toEqual([['a'], ['b', 'c']])
    expect(closed).toEqual(['0', '2', '3'])
    expect(builds()).toBe(1)
  })

  it('changes over to the new builder with everything that came, or lets only what needs another one wait for that', async () => {
    const ready = pipeline({ needsNext: ['fresh'], isReady: true, nextKnows: true })
    expect(await ready.run(accepted(...edits), held)).toMatchObject({ later: [] })
    expect(made(ready.applied)).toEqual([['a', 'fresh', 'b', 'c', 'rebuild']])
    expect(ready.closed).toEqual(['0', '1', '2', '3'])
    const late = pipeline({ needsNext: ['fresh'], isReady: true })
    expect(await late.run(accepted(...edits), held)).toMatchObject({ later: ['1'] })
    expect(late.closed).toEqual(['0', '2', '3'])
    expect(late.builds()).toBe(1)
  })

  it('tells of nothing that came by its schedule and is held back, and sets that change aside where all is', async () => {
    const turn: Change = { kind: 'schedule', since: 100, at: 200 }
    const windows = { room: { from: 150, path: '/zimmer' }, offer: { from: 150, path: '/angebot' } }
    const heldPages = [{ path: '/zimmer', owner: 'room', why: 'no', fault: fault('gate.dead-link', 'no') }]
    const some = pipeline({ regeneration: { windows }, release: { heldPages } })
    expect(await some.run(accepted(turn), held)).toMatchObject({ setAside: [] })
    expect(some.receipts[0]?.turns).toEqual([
      { documentId: 'offer', goes: 'live', at: 150, path: '/angebot' },
    ])
    const all = pipeline({ regeneration: { windows: { room: windows.room } }, release: { heldPages } })
    expect(await all.run(accepted(turn), held)).toMatchObject({ setAside: [{ changeId: '0' }] })
    expect(all.receipts).toMatchObject([{ outcome: 'refused', turns: [] }])
  })

  it('asks for all changes of the schedule, each of which has its own receipt', async () => {
    const { run, applied } = pipeline({})
    const turns = [100, 200].map((since): Change => ({ kind: 'schedule', since, at: since + 100 }))
    await run(accepted(...turns), held)
    expect(applied).toEqual([turns])
  })

  it('goes on with a change that is refused and not all made yet, and sets it aside when it is (fault 54)', async () => {
    const heldPages = [{ path: '/zimmer', owner: 'room', why: 'no', fault: fault('gate.dead-link', 'no') }]
    const going = pipeline({ regeneration: { unfinished: ['room'] }, release: { heldPages } })
    expect(await going.run(accepted(room), held)).toMatchObject({ setAside: [], again: ['0'] })
    expect(going.closed).toEqual([])
    const done = pipeline({ release: { heldPages } })
    expect(await done.run(accepted(room), held)).toMatchObject({ setAside: [{ changeId: '0' }], again: [] })
    expect(done.closed).toEqual(['0'])
  })

  it('says when building began for a change, also where it went on in several batches', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const at = (now: number) => vi.setSystemTime(now)
    const regeneration = { unfinished: ['room'] }
    const { run, receipts } = pipeline({ regeneration })
    at(5_000)
    await run(accepted(room), held)
    at(9_000)
    regeneration.unfinished = []
    await run(accepted(room), held)
    at(12_000)
    await run(accepted(room), held)
    expect(receipts.map(({ at: { begun, built } }) => [begun, built])).toEqual([
      [5_000, 9_000],
      [12_000, 12_000],
    ])
  })
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EventsFeed, startEventsFeed } from '../../sandbox/events-feed/server'
import { readingFaults } from '../../sandbox/readings/service'
import { loadReading, maxAges, type ReadingOptions } from './load-reading'
import { ridgeFeed } from './ridge/feed'

const measured = '2026-12-08T10:50:00.000Z'
const moment = Date.parse('2026-12-08T11:00:00Z')
const limits = { timeLimit: 300, sizeLimit: 1_000_000 }

let feed: EventsFeed
let folder: string
/** What the clock of the machine says, ms since the epoch. */
let now = 0

beforeAll(async () => {
  feed = await startEventsFeed({ port: 0, host: '127.0.0.1', log: () => undefined })
})
afterAll(() => feed.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reading-'))
  now = moment
  await set({ at: measured, patch: { temperature: -6 } })
})
afterEach(async () => {
  await fault('off')
  await rm(folder, { recursive: true, force: true })
})

const post = (address: string, body: object) =>
  fetch(`${feed.url}/sandbox/${address}`, { method: 'POST', body: JSON.stringify(body) })
const set = (edit: object) => post('ridge', edit)
const fault = (kind: string) => post('ridge-faults', { kind })
const load = (more: Partial<ReadingOptions> = {}) =>
  loadReading(ridgeFeed, {
    name: 'ridge',
    url: `${feed.url}/ridge.json`,
    dataFolder: folder,
    moment,
    maxAge: 0,
    limits,
    now: () => now,
    ...more,
  })

describe('the last good reading', () => {
  it('is the newest one while its service is well', async () => {
    expect((await load()).reading).toMatchObject({ measuredAt: Date.parse(measured), temperature: -6 })
    await set({ patch: { temperature: -7 } })
    const { reading, problems, state } = await load()
    expect(reading).toMatchObject({ temperature: -7 })
    expect(problems).toEqual([])
    expect(state).toEqual({ seenAt: new Date(moment).toISOString(), measuredAt: measured })
  })

  const codes: Partial<Record<(typeof readingFaults)[number], string>> = {
    cut: 'feed.json',
    html: 'feed.type',
    charset: 'feed.charset',
    huge: 'feed.large',
    'no-content': 'feed.shape',
    error: 'feed.status',
    slow: 'feed.late',
    reset: 'feed.unreachable',
    ahead: 'feed.ahead',
  }
  it.each(Object.entries(codes))(
    'stays with its time while its service is bad (%s), and why is told',
    async (kind, code) => {
      const good = await load()
      await fault(kind)
      now += 60_000
      const { reading, state } = await load()
      expect(reading).toEqual(good.reading)
      expect(state).toMatchObject({ ...good.state, refused: { code } })
    },
  )

  it('is read as far as it can be where values have wrong types, which are named', async () => {
    await fault('wrong-types')
    const { reading, problems, state } = await load()
    expect(reading).toEqual({ measuredAt: Date.parse(measured) })
    expect(problems.map(({ documentId, field }) => `${documentId} ${field}`)).toEqual(
      ['temperature', 'snowDepth', 'lifts', 'nextTrain', 'webcam.takenAt'].map(
        (field) => `ridge/reading ${field}`,
      ),
    )
    expect(state.refused).toBeUndefined()
  })

  it('may be an old one: its time says so', async () => {
    await fault('old')
    expect((await load()).reading?.measuredAt).toBe(Date.parse(measured) - 30 * 3_600_000)
  })

  it('is none where there never was one', async () => {
    await fault('error')
    expect(await load()).toMatchObject({ reading: undefined, state: { refused: { code: 'feed.status' } } })
    expect((await load()).state.seenAt).toBeUndefined()
  })

  it('is not asked for again before it is as old as who asks allows', async () => {
    await load()
    await set({ patch: { temperature: -9 } })
    now += 4 * 60_000
    expect((await load({ maxAge: maxAges.schedule })).reading?.temperature).toBe(-6)
    now += 2 * 60_000
    expect((await load({ maxAge: maxAges.build })).reading?.temperature).toBe(-6)
    expect((await load({ maxAge: maxAges.schedule })).reading?.temperature).toBe(-9)
    // Kept by a clock that was hours ahead.
    await set({ patch: { temperature: -8 } })
    now -= 5 * 3_600_000
    expect((await load({ maxAge: maxAges.build })).reading?.temperature).toBe(-8)
  })

  it('is never fetched by who only reads', async () => {
    expect((await load({ maxAge: maxAges.read })).reading).toBeUndefined()
    await load()
    now += 400 * 24 * 3_600_000
    await set({ patch: { temperature: -9 } })
    expect((await load({ maxAge: maxAges.read })).reading?.temperature).toBe(-6)
  })

  it('is not taken from a file that was altered', async () => {
    await load()
    const file = path.join(folder, 'readings/last-good.ridge.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace('"temperature":-6', '"temperature":+6'))
    await fault('error')
    expect((await load()).reading).toBeUndefined()
    await writeFile(file, (await readFile(file, 'utf8')).replace('+6', '26'))
    expect((await load()).reading).toBeUndefined()
  })

  it('knows every fault that the stand-in has', () => {
    expect([...Object.keys(codes), 'wrong-types', 'old', 'off'].sort()).toEqual([...readingFaults].sort())
  })
})

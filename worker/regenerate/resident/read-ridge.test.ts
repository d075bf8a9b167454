import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EventsFeed, startEventsFeed } from '../../../sandbox/events-feed/server'
import type { Change } from '../../changes/change'
import { readRidge } from './read-ridge'

const look: Change = { kind: 'ridge', reason: 'request' }
const comparison: Change = { kind: 'reconcile', reason: 'schedule' }
const edit: Change = { kind: 'document', id: 'page-home', operation: 'update' }

let feed: EventsFeed
let dataFolder: string
beforeAll(async () => {
  feed = await startEventsFeed({ port: 0, host: '127.0.0.1', log: () => undefined, today: '2026-12-08' })
})
afterAll(() => feed.close())
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'read-ridge-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const measure = (temperature: number) =>
  fetch(`${feed.url}/sandbox/ridge`, { method: 'POST', body: JSON.stringify({ patch: { temperature } }) })
const settings = () => ({
  ridgeUrl: `${feed.url}/ridge.json`,
  dataFolder,
  moment: Date.parse('2026-12-08T11:00:00Z'),
  timeZone: 'Europe/Zurich',
})

describe('what a batch reads of the ridge', () => {
  it('is a new reading with a look, and nothing with an edit', async () => {
    await measure(-6)
    expect((await readRidge(settings(), [edit, look]))?.reading?.temperature).toBe(-6)
    await measure(-7)
    expect(await readRidge(settings(), [edit])).toBeUndefined()
    expect((await readRidge(settings(), [look]))?.reading?.temperature).toBe(-7)
  })

  it('is with a comparison what another builder has kept since, asking nobody', async () => {
    await measure(-6)
    const known = await readRidge(settings(), [look])
    expect(await readRidge(settings(), [comparison], known)).toBeUndefined()
    await measure(-7)
    expect(await readRidge(settings(), [comparison], known)).toBeUndefined()
    // Kept at another moment, though not a millisecond need have passed.
    const earlier = known && { ...known, state: { ...known.state, seenAt: '2026-12-08T10:00:00.000Z' } }
    expect((await readRidge(settings(), [comparison], earlier))?.reading?.temperature).toBe(-6)
  })

  it('is nothing with a comparison where the kept one is lost: what is known stays', async () => {
    await measure(-6)
    const known = await readRidge(settings(), [look])
    await rm(path.join(dataFolder, 'ridge'), { recursive: true })
    expect(await readRidge(settings(), [comparison], known)).toBeUndefined()
  })

  it('is nothing where no service is set', async () => {
    expect(await readRidge({ ...settings(), ridgeUrl: undefined }, [look])).toBeUndefined()
  })
})

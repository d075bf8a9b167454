import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EventsFeed, startEventsFeed } from '../../../sandbox/events-feed/server'
import { ridgeFeed } from '../../../site/readings/ridge/feed'
import type { Change } from '../../changes/change'
import { type Readings, readReadings } from './read-readings'

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
  dataFolder = await mkdtemp(path.join(tmpdir(), 'read-readings-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const measure = (temperature: number) =>
  fetch(`${feed.url}/sandbox/ridge`, { method: 'POST', body: JSON.stringify({ patch: { temperature } }) })
const settings = () => ({
  readings: { ridge: `${feed.url}/ridge.json` },
  dataFolder,
  moment: Date.parse('2026-12-08T11:00:00Z'),
  timeZone: 'Europe/Zurich',
})

const temperatureOf = (readings: Readings) => {
  const ridge = readings.get('ridge')
  return (
    ridge?.reading && ridgeFeed.node(ridge.reading, settings().moment, 'Europe/Zurich').fields.temperature
  )
}

describe('what a batch reads of a service of readings', () => {
  it('is a new reading with a look, and nothing with an edit', async () => {
    await measure(-6)
    expect(temperatureOf(await readReadings(settings(), [edit, look]))).toBe(-6)
    await measure(-7)
    expect(await readReadings(settings(), [edit])).toEqual(new Map())
    expect(temperatureOf(await readReadings(settings(), [look]))).toBe(-7)
  })

  it('is with a comparison what another builder has kept since, asking nobody', async () => {
    await measure(-6)
    const known = await readReadings(settings(), [look])
    expect(await readReadings(settings(), [comparison], known)).toEqual(new Map())
    await measure(-7)
    expect(await readReadings(settings(), [comparison], known)).toEqual(new Map())
    // Kept at another moment, though not a millisecond need have passed.
    const earlier: Readings = new Map(
      [...known].map(([name, load]) => [
        name,
        { ...load, state: { ...load.state, seenAt: '2026-12-08T10:00:00.000Z' } },
      ]),
    )
    expect(temperatureOf(await readReadings(settings(), [comparison], earlier))).toBe(-6)
  })

  it('is nothing with a comparison where the kept one is lost: what is known stays', async () => {
    await measure(-6)
    const known = await readReadings(settings(), [look])
    await rm(path.join(dataFolder, 'readings'), { recursive: true })
    expect(await readReadings(settings(), [comparison], known)).toEqual(new Map())
  })

  it('is nothing where no service is set', async () => {
    expect(await readReadings({ ...settings(), readings: {} }, [look])).toEqual(new Map())
  })
})

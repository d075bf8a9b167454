import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EventsFeed, startEventsFeed } from '../events-feed/server'
import { readingAt } from './ridge/reading'

describe('what the stand-in on the ridge measures', () => {
  it('is the same for the same ten minutes, and moves with the hour and the season', () => {
    const at = (iso: string) => readingAt(new Date(iso))
    expect(at('2027-01-08T13:29:59Z')).toEqual(at('2027-01-08T13:20:00Z'))
    expect(at('2027-01-08T13:20:00Z')).toMatchObject({
      measuredAt: '2027-01-08T13:20:00.000Z',
      lifts: { open: 7, total: 7 },
      nextTrain: '2027-01-08T13:40:00.000Z',
    })
    expect(at('2027-01-08T22:00:00Z').temperature).toBeLessThan(at('2027-01-08T12:00:00Z').temperature)
    expect(at('2027-07-08T12:00:00Z').snowDepth).toBe(0)
  })

  it('is a train of the next morning in the evening, by the clock of the valley', () => {
    expect(readingAt(new Date('2027-01-08T20:00:00Z')).nextTrain).toBe('2027-01-09T05:40:00.000Z')
    // In this night the clock goes back an hour.
    expect(readingAt(new Date('2026-10-24T20:00:00Z')).nextTrain).toBe('2026-10-25T05:40:00.000Z')
  })
})

describe('its service', () => {
  let feed: EventsFeed
  beforeAll(async () => {
    feed = await startEventsFeed({ port: 0, host: '127.0.0.1', log: () => undefined, today: '2026-12-08' })
  })
  afterAll(() => feed.close())
  const read = async () => (await fetch(`${feed.url}/ridge.json`)).json()
  const post = (address: string, body: object) =>
    fetch(`${feed.url}/sandbox/${address}`, { method: 'POST', body: JSON.stringify(body) })

  it('measures at one moment of the day that it was started with, until a test says another', async () => {
    expect(await read()).toMatchObject({ measuredAt: '2026-12-08T05:50:00.000Z' })
    await post('ridge', { at: '2026-12-08T13:20:00+01:00', patch: { snowDepth: 3, lifts: null } })
    expect(await read()).toMatchObject({ measuredAt: '2026-12-08T12:20:00.000Z', snowDepth: 3, lifts: null })
    await post('ridge', {})
    expect(await read()).toMatchObject({ measuredAt: '2026-12-08T12:20:00.000Z', lifts: { total: 7 } })
  })

  it('has faults of its own, which leave the events alone', async () => {
    await post('ridge-faults', { kind: 'error' })
    expect((await fetch(`${feed.url}/ridge.json`)).status).toBe(500)
    expect((await fetch(`${feed.url}/de/events.json`)).status).toBe(200)
    expect((await post('ridge-faults', { kind: 'thunder' })).status).toBe(400)
    await post('ridge-faults', { kind: 'off' })
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EventsFeed, startEventsFeed } from './server'

let feed: EventsFeed
const logged: string[] = []

beforeEach(async () => {
  logged.length = 0
  feed = await startEventsFeed({
    port: 0,
    host: '127.0.0.1',
    log: (line) => logged.push(line),
    clock: () => new Date('2026-11-22T12:00:00Z'),
  })
})

afterEach(() => feed.close())

const send = (method: string, path: string, body?: unknown) =>
  fetch(feed.url + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

async function items(language = 'de'): Promise<{ slug: string; title: string; tstamp: number }[]> {
  const body = await (await fetch(`${feed.url}/${language}/events.json`)).json()
  return body.content[0].data.items
}

describe('the events service', () => {
  it('answers in the shape of the specification, in every language', async () => {
    for (const language of ['de', 'fr', 'en']) {
      const body = await (await fetch(`${feed.url}/${language}/events.json`)).json()
      expect(body.content[0].data).toEqual({ items: expect.any(Array), facets: expect.any(Array) })
      expect(body.content[0].data.facets[0]).toEqual({
        title: expect.any(String),
        facedId: 101,
        facetKeyTypo3: 'events_category',
        isActive: true,
      })
    }
  })

  it('changes one event on request, with a newer time stamp, and forgets it again', async () => {
    const before = await items()
    await send('POST', '/sandbox/events', { slug: 'metzgete', language: 'de', patch: { title: 'Neu' } })
    const changed = (await items()).find((item) => item.slug === 'metzgete')
    expect(changed).toMatchObject({ title: 'Neu', tstamp: Date.parse('2026-11-22T12:00:00Z') / 1000 })
    expect((await items('en')).find((item) => item.slug === 'metzgete')?.title).toBe(
      'Autumn table at the sawmill',
    )
    await send('DELETE', '/sandbox/events')
    expect(await items()).toEqual(before)
  })

  it('removes an event on request', async () => {
    await send('POST', '/sandbox/events', { slug: 'metzgete', patch: null })
    expect((await items()).some((item) => item.slug === 'metzgete')).toBe(false)
  })

  it('moves to another day on request', async () => {
    await send('POST', '/sandbox/today', { today: '2027-05-10' })
    const body = JSON.stringify(await items())
    expect(body).toContain('2027-05-31')
    expect(body).not.toContain('2026-11-22')
  })

  it('refuses an unknown fault and what is not GET, and says so', async () => {
    expect((await send('POST', '/sandbox/faults', { kind: 'flood' })).status).toBe(400)
    expect(logged).toEqual([expect.stringContaining('/sandbox/faults')])
    expect((await send('PUT', '/de/events.json')).status).toBe(405)
    expect((await send('GET', '/it/events.json')).status).toBe(404)
  })

  it('serves the leaflets that it names', async () => {
    const leaflet = await send('GET', '/downloads/nacht-der-feuer.de.pdf')
    expect(leaflet.headers.get('content-type')).toBe('application/pdf')
    expect((await leaflet.text()).startsWith('%PDF-1.4')).toBe(true)
  })

  it('grows for benchmarks', async () => {
    await feed.close()
    feed = await startEventsFeed({ port: 0, host: '127.0.0.1', log: () => undefined, scale: 201 })
    const extra = (await items()).filter((item) => item.slug.startsWith('probe-'))
    expect(extra).toHaveLength(51)
  })
})

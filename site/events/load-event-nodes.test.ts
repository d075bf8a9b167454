import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EventsFeed, startEventsFeed } from '../../sandbox/events-feed/server'
import { languages } from '../languages/locales'
import { type EventOptions, loadEventNodes } from './load-event-nodes'

let feed: EventsFeed
let folder: string
let clock = new Date('2026-11-22T10:00:00Z')

beforeEach(async () => {
  clock = new Date('2026-11-22T10:00:00Z')
  folder = await mkdtemp(path.join(tmpdir(), 'events-'))
  feed = await startEventsFeed({ port: 0, host: '127.0.0.1', log: () => undefined, today: '2026-11-22' })
})

afterEach(async () => {
  await feed.close()
  await rm(folder, { recursive: true, force: true })
})

const options = (more: Partial<EventOptions> = {}): EventOptions => ({
  feeds: { de: `${feed.url}/de/events.json`, en: `${feed.url}/en/events.json` },
  eventsFolder: folder,
  timeZone: 'Europe/Zurich',
  ownChannel: 'grandhotel-edelgrat',
  today: '2026-11-22',
  now: () => clock,
  ...more,
})
const load = (more: Partial<EventOptions> = {}) => loadEventNodes(options(more))
const post = (address: string, body: unknown) =>
  fetch(`${feed.url}/sandbox/${address}`, { method: 'POST', body: JSON.stringify(body) })
const pagesOnly = (nodes: Awaited<ReturnType<typeof load>>['nodes']) =>
  JSON.stringify(nodes.filter((node) => node.type !== 'EventFeedState'))

describe('loading events', () => {
  it('makes nodes of the whole program, without a problem', async () => {
    const { nodes, occurrences, problems, state } = await load()
    expect(problems).toEqual([])
    expect(occurrences.length).toBeGreaterThan(300)
    expect(nodes.filter((node) => node.type === 'EventMonth')).toHaveLength(12 * languages.length)
    expect(state.map((each) => [each.language, each.refused, each.seenAt])).toEqual([
      ['de', undefined, '2026-11-22T10:00:00.000Z'],
      ['en', undefined, '2026-11-22T10:00:00.000Z'],
    ])
  })

  it('takes a French feed where there is one', async () => {
    const { occurrences } = await load({ feeds: { ...options().feeds, fr: `${feed.url}/fr/events.json` } })
    const french = occurrences.find((value) => value.language === 'fr' && value.slug === 'lichtrunde')
    expect([french?.title, french?.textLanguage]).toEqual(['Ronde aux lanternes', 'fr'])
  })

  it.each([
    ['empty', 'the feed is empty'],
    ['half', 'the feed shrank from'],
    ['cut', 'not valid JSON'],
    ['html', 'not JSON'],
    ['charset', 'the charset is iso-8859-1'],
    ['huge', 'larger than 5 MB'],
    ['no-content', 'content'],
    ['error', '500'],
    ['slow', 'took longer than'],
    ['reset', 'fetch failed'],
  ])('keeps the last good list when the feed is %s, and says since when and why', async (kind, reason) => {
    const good = await load()
    await post('faults', { kind })
    clock = new Date('2026-11-22T18:00:00Z')
    const timeLimit = kind === 'slow' ? 300 : 15_000
    const bad = await loadEventNodes(options({ limits: { timeLimit, sizeLimit: 5_000_000 } }))
    expect(pagesOnly(bad.nodes)).toBe(pagesOnly(good.nodes))
    expect(bad.state.map((each) => each.seenAt)).toEqual([
      '2026-11-22T10:00:00.000Z',
      '2026-11-22T10:00:00.000Z',
    ])
    expect(bad.state[0]?.refused?.reason).toContain(reason)
    const stateNode = bad.nodes.find((node) => node.id === 'event-feed-state-de')
    expect(stateNode?.fields).toMatchObject({ lastGoodAt: '2026-11-22T10:00:00.000Z' })

    await post('faults', { kind: 'off' })
    const again = await load()
    expect([again.state[0]?.refused, again.state[0]?.seenAt]).toEqual([undefined, '2026-11-22T18:00:00.000Z'])
    expect(JSON.stringify(again.nodes)).toBe(JSON.stringify(good.nodes))
  })

  it('drops bad entries by name, and the list stays as it was', async () => {
    const good = await load()
    await post('faults', { kind: 'bad-entries' })
    const { nodes, problems } = await load()
    expect(pagesOnly(nodes)).toBe(pagesOnly(good.nodes))
    const reasons = problems.filter((problem) => problem.documentId.startsWith('events/de/'))
    expect(reasons.map(({ documentId }) => documentId.slice('events/de/'.length))).toEqual(
      expect.arrayContaining([
        'falscher-tag',
        'falsche-zeit',
        'ende-vor-anfang',
        'sprung',
        '../../etc',
        'Ohne Slug',
        'entry 7',
      ]),
    )
  })

  it.each(['half', 'empty'])('takes a feed that is %s when an operator says so', async (kind) => {
    const { state: good } = await load()
    await post('faults', { kind })
    const { state } = await load({ acceptShrunken: true })
    expect(state.every((each) => each.refused === undefined)).toBe(true)
    expect(state[0]?.events).toBeLessThanOrEqual((good[0]?.events ?? 0) / 2)
    const { state: kept } = await load()
    expect([kept[0]?.events, kept[0]?.refused]).toEqual([state[0]?.events, undefined])
  })

  it.each(['cut', 'no-content', 'error'])('takes no feed that is %s, whoever says so', async (kind) => {
    const { state: good } = await load()
    await post('faults', { kind })
    const { state } = await load({ acceptShrunken: true })
    expect(state[0]?.refused).toBeDefined()
    expect(state[0]?.events).toBe(good[0]?.events)
  })

  it('has no events, but a site, when there never was a good feed', async () => {
    await post('faults', { kind: 'error' })
    const { nodes, occurrences, state } = await load()
    expect(occurrences).toEqual([])
    expect(nodes.filter((node) => node.type === 'EventMonth')).toHaveLength(12 * languages.length)
    expect(state[0]?.seenAt).toBeUndefined()
  })

  it('starts clean when the kept feed cannot be read', async () => {
    await load()
    await writeFile(path.join(folder, 'last-good.de.json'), '{"version": 0')
    const { state } = await load()
    expect(state[0]?.refused).toBeUndefined()
    expect(JSON.parse(await readFile(path.join(folder, 'last-good.de.json'), 'utf8'))).toMatchObject({
      version: 1,
    })
  })

  it('takes nothing from a kept feed that was altered in one letter on the disk', async () => {
    await load()
    const kept = path.join(folder, 'last-good.de.json')
    const text = await readFile(kept, 'utf8')
    await post('faults', { kind: 'error' })
    expect((await load()).state[0]?.seenAt).toBeDefined()
    await writeFile(kept, text.replace(/"title":"(\w)/, '"title":"#'))
    const { state } = await load()
    expect([state[0]?.seenAt, state[0]?.events]).toEqual([undefined, 0])
  })

  it('asks nobody when only the day has changed', async () => {
    await load()
    await feed.close()
    const next = await load({ refresh: false, today: '2026-11-23' })
    expect(next.state.every((each) => each.refused === undefined)).toBe(true)
    expect(next.today).toBe('2026-11-23')
    expect(next.occurrences.length).toBeGreaterThan(300)
  })

  it('changes only the occurrences, month and upcoming lists of an event with a new title', async () => {
    const before = new Map((await load()).nodes.map((node) => [node.id, JSON.stringify(node)]))
    await post('events', {
      slug: 'nacht-der-feuer',
      language: 'de',
      patch: { title: 'Nacht der sieben Feuer', tstamp: 1_768_000_000 },
    })
    const after = (await load()).nodes
      .filter((node) => before.get(node.id) !== JSON.stringify(node))
      .map((node) => node.id)
    expect(after.sort()).toEqual(
      [
        'event-de-nacht-der-feuer-2027-06-20-2145',
        'event-de-nacht-der-feuer-2027-07-04-2200',
        'event-de-nacht-der-feuer-2027-08-01-2130',
        'event-month-de-2027-06',
        'event-month-de-2027-07',
        'event-month-de-2027-08',
        ...after.filter((id) => id.startsWith('event-upcoming-de')),
      ].sort(),
    )
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fault } from '../../site/border/problem'
import { Refused } from '../changes/refused'
import { createDayHistory, type DayHistory } from './day-history'
import { healthRoutes } from './health'
import { createMetrics } from './metrics'
import type { OperationsActions } from './overview'
import { operationsRoutes } from './routes'
import { afternoon, exampleOverview, exampleReceipts, exampleStatus } from './testing/example'
import { noOneLeft } from './testing/no-one-left'

const token = 'a-token-of-operators'
let app: FastifyInstance
let overview: ReturnType<typeof exampleOverview>
let done: string[]
let now: number
let history: DayHistory

const actions: OperationsActions = {
  regenerateAll: async (by) => void done.push(`regenerate by ${by}`),
  reconcile: async (by) => void done.push(`reconcile by ${by}`),
  readEvents: async (by) => void done.push(`events by ${by}`),
  retry: async (id, by) => void done.push(`retry ${id} by ${by}`),
  async rollback(to, by) {
    if ('id' in to && to.id === '00000001')
      throw new Refused(fault('rollback.not-kept', 'Release 00000001 is no longer kept.', { release: to.id }))
    done.push(`rollback ${JSON.stringify(to)} by ${by}`)
  },
  acceptEvents: async (reason, by) => void done.push(`events accepted by ${by}: ${reason}`),
  unpin: async (by) => void done.push(`unpin by ${by}`),
  override: async (reason, by) => void done.push(`override by ${by}: ${reason}`),
}

beforeEach(async () => {
  done = []
  now = afternoon
  history = createDayHistory()
  overview = exampleOverview()
  app = Fastify()
  const settings = { operationsToken: token, siteUrl: 'https://hotel.example', timeZone: 'Europe/Zurich' }
  const metrics = createMetrics(overview, () => now)
  await app.register(operationsRoutes, {
    settings,
    ended: noOneLeft(),
    overview,
    actions,
    metrics: metrics.text,
    history,
    now: () => now,
  })
  await app.register(healthRoutes, { overview, role: 'all', now: () => now })
})
afterEach(() => app.close())

const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
})

async function signIn(): Promise<{ cookie: string; csrf: string; page: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/operations/sign-in',
    ...form({ name: 'Anna', token }),
  })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const page = (await app.inject({ url: '/operations', headers: { cookie } })).body
  return { cookie, csrf: /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '', page }
}

async function act(name: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { cookie, csrf } = await signIn()
  const body = form({ csrf, ...fields })
  return app.inject({
    method: 'POST',
    url: `/operations/actions/${name}`,
    ...body,
    headers: { ...body.headers, cookie, ...headers },
  })
}

describe('the operations page', () => {
  it('is closed without the token: page, receipts, stream, metrics and actions answer 401 (fault 42)', async () => {
    const urls = ['/operations', '/operations/main', '/operations/receipts', '/operations/stream', '/metrics']
    const answers = await Promise.all(urls.map((url) => app.inject({ url })))
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401])
    expect(
      (await app.inject({ method: 'POST', url: '/operations/actions/regenerate', ...form({}) })).statusCode,
    ).toBe(401)
    expect(
      (await app.inject({ url: '/operations/receipts', headers: { authorization: 'Bearer wrong' } }))
        .statusCode,
    ).toBe(401)
    expect(answers.some((answer) => answer.body.includes('Arvenzimmer'))).toBe(false)
  })

  it('draws the last day: time to live, queue and memory, each with what it says in words', async () => {
    for (const [minutes, queue] of [
      [90, 0],
      [60, 4],
      [1, 1],
    ] as const)
      history.note({
        at: now - minutes * 60_000,
        queue,
        builderBytes: 700 * 1_048_576 - minutes,
        workerBytes: 200 * 1_048_576,
        away: [],
      })
    const { cookie } = await signIn()
    const answer = await app.inject({ url: '/operations/figures', headers: { cookie } })
    expect(answer.statusCode).toBe(200)
    const { document } = new JSDOM(answer.body).window
    const words = [...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent)
    expect(words).toEqual([
      '2 Änderungen. Median 2,8 s, längste 3,4 s um 14:18.',
      'Am meisten 4 Änderungen zugleich, kurz nach 13:30.',
      'Erbauer: 700 MB, am meisten 700 MB um 14:30. Worker: 200 MB, am meisten 200 MB um 13:00.',
    ])
    expect(document.querySelector('.needle')?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
    expect(document.querySelectorAll('svg path[class^=curve]')).toHaveLength(3)
    expect(answer.body).not.toMatch(/<script(?![^>]* src)/)
    expect((await app.inject({ url: '/operations/figures' })).statusCode).toBe(401)
  })

  it('folds what the clock did without effect into one line that says why, and tells of outages', async () => {
    const quiet = ['9', '8'].map((id) => ({
      id,
      change: { kind: 'reconcile', reason: 'schedule' } as const,
      outcome: 'unchanged' as const,
      at: { received: now },
      problems: [],
      pages: [],
    }))
    overview.receiptList = [...quiet, ...exampleReceipts]
    for (const [seconds, away] of [
      [50 * 60, ['content']],
      [50 * 60 - 30, []],
    ] as const)
      history.note({ at: now - seconds * 1000, queue: 0, builderBytes: 1, workerBytes: 1, away })
    const { document } = new JSDOM((await signIn()).page).window
    const run = document.querySelector('.quiet-run details')
    expect(run?.querySelector('summary')?.textContent).toMatch(
      /2 Mal nichts zu ändern.*Abgleich mit dem Inhaltsdienst/s,
    )
    expect(run?.querySelectorAll('li h3')).toHaveLength(2)
    expect(run?.textContent).toContain('Alles, was im Inhaltsdienst steht, war schon live.')
    expect(document.querySelector('.sentence p')?.textContent).toContain(
      'Um 13:42 antwortete der Inhaltsdienst nicht; geändert wurde in dieser Zeit nichts.',
    )
  })

  it('opens with the token into a session that scripts cannot read and that ends after twelve hours', async () => {
    const wrong = await app.inject({
      method: 'POST',
      url: '/operations/sign-in',
      ...form({ name: 'Anna', token: 'guess' }),
    })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.body).toContain('Dieser Zugang passt nicht.')
    const answer = await app.inject({
      method: 'POST',
      url: '/operations/sign-in',
      ...form({ name: 'Anna', token }),
    })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-operations=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const { cookie } = await signIn()
    now += 12 * 3_600_000 + 1
    expect((await app.inject({ url: '/operations', headers: { cookie } })).statusCode).toBe(401)
  })

  it('ends a session on the server when somebody signs out: its cookie opens nothing any more', async () => {
    const { cookie, csrf } = await signIn()
    const body = form({ csrf })
    const headers = { ...body.headers, cookie }
    const left = await app.inject({ method: 'POST', url: '/operations/actions/sign-out', ...body, headers })
    expect(left.statusCode).toBe(303)
    expect((await app.inject({ url: '/operations', headers: { cookie } })).statusCode).toBe(401)
    expect(
      (await app.inject({ url: '/operations', headers: { cookie: (await signIn()).cookie } })).statusCode,
    ).toBe(200)
  })

  it.each(['', 'Basic eDp5', 'Bearer '])(
    'asks for the token of the form beside an Authorization of %j',
    async (authorization) => {
      const { cookie } = await signIn()
      const { headers, payload } = form({})
      const answer = await app.inject({
        method: 'POST',
        url: '/operations/actions/regenerate',
        headers: { ...headers, cookie, authorization },
        payload,
      })
      expect([answer.statusCode, done]).toEqual([403, []])
    },
  )

  it('counts wrong Bearer tokens by network, and never a right one', async () => {
    const ask = async (bearer: string, from: string) =>
      (
        await app.inject({
          url: '/metrics',
          headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-for': from },
        })
      ).statusCode
    for (let times = 0; times < 50; times += 1) expect(await ask(token, '203.0.113.9')).toBe(200)
    const guesses: number[] = []
    for (let guess = 0; guess < 12; guess += 1) guesses.push(await ask(`guess ${guess}`, '203.0.113.9'))
    expect(guesses).toEqual([...Array(10).fill(401), 429, 429])
    expect(await ask(token, '203.0.113.10')).toBe(429)
    expect(await ask(token, '198.51.100.1')).toBe(200)
    now += 60_000
    expect(await ask(token, '203.0.113.9')).toBe(200)
  })

  it('refuses a session that was changed by one sign', async () => {
    const { cookie } = await signIn()
    const forged = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A')
    expect((await app.inject({ url: '/operations', headers: { cookie: forged } })).statusCode).toBe(401)
  })

  it('slows down whoever guesses', async () => {
    const statuses: number[] = []
    let last = ''
    for (let guess = 0; guess < 12; guess += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/operations/sign-in',
        ...form({ name: 'x', token: 'guess' }),
      })
      statuses.push(answer.statusCode)
      last = answer.body
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses.slice(10)).toEqual([429, 429])
    expect(last).toContain('Zu viele Versuche')
    expect(last).toContain('<form method="post" action="/operations/sign-in">')
  })

  it('says in one sentence what is live, and names what is not', async () => {
    const { page } = await signIn()
    expect(page).toContain('<h1 id="headline">Live, bis auf eine Änderung</h1>')
    expect(page).toContain('Die Änderung «Menü Kopfzeile» von 13:57 braucht eine Korrektur im Inhalt.')
    expect(page).toContain('Der französische Veranstaltungsdienst antwortet seit 14:05 nicht, wie er soll.')
    expect(page).toContain('Nächster Versuch um 14:35')
    expect(page).toContain('/fr/chambres/chambre-arolle')
    expect(page).toContain('live nach 2,8 s')
  })

  it('shows content of editors as text', async () => {
    const [first] = overview.receiptList
    if (first) overview.receiptList = [{ ...first, title: '<script>alert(1)</script>' }]
    const { page } = await signIn()
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&#60;script&#62;alert')
  })

  it('runs no script and no style but its own files', async () => {
    const { page } = await signIn()
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! src="\/operations\/assets\/)/)
    for (const name of ['operations.css', 'operations.js', 'display.woff2', 'text.woff2', 'icon.svg']) {
      const answer = await app.inject({ url: `/operations/assets/${name}` })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self'/)
      expect(answer.headers['content-security-policy']).not.toContain('unsafe')
    }
  })

  it('takes the address of a page as it is copied from a browser', async () => {
    const path = ' https://hotel.example/caf%C3%A9/?utm_source=letter '
    expect((await act('rollback', { path })).statusCode).toBe(303)
    expect(done).toEqual(['rollback {"path":"/café"} by Anna'])
    expect((await act('rollback', { path: 'zimmer' })).statusCode).toBe(400)
  })

  it('acts only by POST with the token of the form, from its own origin', async () => {
    expect((await act('regenerate', {})).statusCode).toBe(303)
    expect((await act('retry', { id: '2' })).statusCode).toBe(303)
    expect((await act('rollback', { id: '00000411' })).statusCode).toBe(303)
    expect((await act('rollback', { path: '/zimmer' })).statusCode).toBe(303)
    expect(done).toEqual([
      'regenerate by Anna',
      'retry 2 by Anna',
      'rollback {"id":"00000411"} by Anna',
      'rollback {"path":"/zimmer"} by Anna',
    ])
    const { cookie } = await signIn()
    const refused = await Promise.all([
      act('reconcile', { csrf: 'guess' }),
      act('reconcile', {}, { origin: 'https://evil.example' }),
      act('reconcile', {}, { 'sec-fetch-site': 'cross-site' }),
      app.inject({ url: '/operations/actions/reconcile', headers: { cookie } }),
    ])
    expect(refused.map((answer) => answer.statusCode)).toEqual([403, 403, 403, 404])
    const shown = await act('reconcile', { csrf: 'guess' }, { accept: 'text/html' })
    expect(shown.body).toContain('Bitte die Seite neu laden')
    expect(done).toHaveLength(4)
  })

  it('says why an action is not possible', async () => {
    const refused = await act('rollback', { id: '00000001' })
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('r-0001 wird nicht mehr aufbewahrt.')
    expect(refused.body).toContain('href="/operations"')
    expect((await act('rollback', { id: '../1' })).statusCode).toBe(400)
    expect((await act('explode', {})).statusCode).toBe(404)
  })

  it('takes the token itself from programs', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const receipts = (await app.inject({ url: '/operations/receipts?limit=2', headers })).json()
    expect(receipts.receipts.map((receipt: { id: string }) => receipt.id)).toEqual(['4', '3'])
    expect(receipts.inWork).toHaveLength(2)
    const acted = await app.inject({
      method: 'POST',
      url: '/operations/actions/reconcile',
      ...form({}),
      headers: { ...form({}).headers, ...headers },
    })
    expect(acted.statusCode).toBe(202)
    expect(done).toEqual(['reconcile by Token'])
  })

  it('confirms a rollback in its place before anything happens', async () => {
    const { cookie } = await signIn()
    const { body } = await app.inject({ url: '/operations?rollback=00000411', headers: { cookie } })
    expect(body).toContain('Die ganze Website auf 14:18:40 stellen?')
    expect(body).toContain('Auf r-0411 stellen')
    expect(done).toEqual([])
  })

  it('says what a rollback holds and offers to end it', async () => {
    overview.current = { ...exampleStatus, pinned: { site: '00000410', pages: [] } }
    const { page } = await signIn()
    expect(page).toContain('Festgehalten auf r-0410')
    expect(page).toContain('action="/operations/actions/unpin"')
  })

  it('names what the gate holds back, and lets an operator publish it once with a reason', async () => {
    const why = 'links to /zimmer/sternwarte, which does not exist.'
    overview.current = {
      ...exampleStatus,
      held: [{ path: '/zimmer/neu', fault: { reason: why }, canGo: true }],
    }
    const { cookie, page } = await signIn()
    expect(page).toContain(why)
    expect(page).toContain('Trotzdem veröffentlichen')
    const { body } = await app.inject({ url: '/operations?override=1', headers: { cookie } })
    expect(body).toContain('Einmal trotzdem veröffentlichen')
    expect((await act('override', { reason: '  ' })).statusCode).toBe(400)
    expect((await act('override', { reason: 'Die Seite folgt am Abend' })).statusCode).toBe(303)
    expect(done).toEqual(['override by Anna: Die Seite folgt am Abend'])
  })

  it('says why a short events feed is not taken, and takes it once with a reason', async () => {
    const shrunken = fault('feed.shrunken', 'shrunken', { before: 40, now: 12, what: 'events' })
    const refused = { fault: shrunken, isShort: true }
    const [feed] = exampleStatus.events
    if (feed) overview.current = { ...exampleStatus, events: [{ ...feed, failingSince: afternoon, refused }] }
    const { cookie, page } = await signIn()
    expect(page).toContain('liefert seit 14:32 zu wenig.')
    expect(page).toContain('Die Liste ist von 40 auf 12 Veranstaltungen geschrumpft.')
    const { body } = await app.inject({ url: '/operations?accept-events=1', headers: { cookie } })
    expect(body).toContain('action="/operations/actions/accept-events"')
    expect((await act('accept-events', { reason: ' ' })).statusCode).toBe(400)
    expect(
      (await act('accept-events', { reason: 'Saisonende' }, { origin: 'https://evil.example' })).statusCode,
    ).toBe(403)
    expect((await act('accept-events', { reason: 'Saisonende' })).statusCode).toBe(303)
    expect(done).toEqual(['events accepted by Anna: Saisonende'])
  })

  it('offers no way past the gate for content that is not published', async () => {
    overview.current = {
      ...exampleStatus,
      held: [{ path: '/entwurf', fault: { reason: 'a draft' }, canGo: false }],
    }
    const { page } = await signIn()
    expect(page).toContain('Das kann niemand freigeben.')
    expect(page).not.toContain('Trotzdem veröffentlichen')
  })

  it('tells whoever follows the stream of every change', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const stop = new AbortController()
    const response = await fetch(`${address}/operations/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('event: changed')
    overview.tell()
    expect((await reader?.read())?.value).toContain('id: 1\nevent: changed')
    stop.abort()
  })
})

describe('health, readiness and metrics', () => {
  it('are healthy as long as the process answers, and ready only when changes go live', async () => {
    expect((await app.inject({ url: '/health' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(200)
    overview.current = {
      ...exampleStatus,
      live: undefined,
      builder: { ...exampleStatus.builder, state: 'starting' },
    }
    const answer = await app.inject({ url: '/ready' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      status: 'not ready',
      role: 'all',
      missing: ['builder (starting)', 'first release'],
    })
  })

  it('are ready while another worker publishes and this one stands by, as long as it can store changes', async () => {
    const waiting = { ...exampleStatus.queue, count: 3, oldestAcceptedAt: 0 }
    const builder = { ...exampleStatus.builder, state: 'standing by' as const }
    overview.current = { ...exampleStatus, live: undefined, builder, queue: waiting }
    const answer = await app.inject({ url: '/ready' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'standing by', role: 'all', warm: false, missing: [] })
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    expect(body).toMatch(/^site_leads 0$/m)
    expect(body).toMatch(/^site_builder_ready 0$/m)
    const page = await app.inject({ url: '/operations', headers: { authorization: `Bearer ${token}` } })
    expect(page.body).toContain('eine andere Maschine veröffentlicht')
    expect(page.body).not.toContain('Noch ist nichts live')
    expect(page.body).not.toContain('auch hier gebaut')
    overview.current = { ...overview.current, builder: { ...builder, isWarm: true } }
    expect((await app.inject({ url: '/ready' })).json()).toMatchObject({ status: 'standing by', warm: true })
    const { body: told } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(told).toMatch(/^site_builder_ready 1$/m)
    const warmPage = await app.inject({ url: '/operations', headers: { authorization: `Bearer ${token}` } })
    expect(warmPage.body).toContain('Die Seite ist auch hier gebaut')
    overview.current = { ...overview.current, queue: { ...waiting, reachable: false } }
    expect((await app.inject({ url: '/ready' })).json()).toEqual({
      status: 'not ready',
      role: 'all',
      warm: true,
      missing: ['store of the queue'],
    })
  })

  it('tell Prometheus the queue, the ages and the times', async () => {
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    expect(body).toContain('site_queue_waiting 2')
    expect(body).toContain('site_set_aside 1')
    expect(body).toContain('site_events_age_seconds{language="fr"} 1620')
    expect(body).toContain('process_resident_memory_bytes')
    expect(body).not.toMatch(/^site_reading_age_seconds/m)
    const measuredAt = now - 600_000
    overview.current = { ...overview.current, readings: { ridge: { measuredAt } } }
    const later = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    expect(later.body).toContain('site_reading_age_seconds{reading="ridge"} 600')
  })
})

describe('the script of the operations page', () => {
  it('asks only its own origin', () => {
    const script = readFileSync(path.resolve('worker/operations/operations.js'), 'utf8')
    expect(script).not.toMatch(/https?:\/\//)
  })
})

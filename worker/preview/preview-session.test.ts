import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import cookies from '@fastify/cookie'
import { createClient, type SanityClient } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ContentLake, startContentLake } from '../../sandbox/content-lake/server'
import { contentServiceSdl } from '../../studio/sdl'
import { rightMs } from '../editors/rights'
import { previewSessions } from './preview-session'

const [read, write] = ['test-read-token', 'test-write-token']
const studio = 'http://localhost:3333'

let folder: string
let lake: ContentLake
const open: FastifyInstance[] = []
let time = Date.now()

const client = (token: string): SanityClient =>
  createClient({
    ...{ projectId: 'edelgrat', dataset: 'production', apiVersion: '2025-02-19', apiHost: lake.url },
    ...{ token, useProjectHostname: false, useCdn: false },
  })

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sessions-'))
  lake = await startContentLake({
    ...{ port: 0, dataFolder: folder, sdl: contentServiceSdl, webhooks: [] },
    tokens: { read, write },
  })
})
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})
afterAll(async () => {
  await lake.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function preview({
  previewUrl = 'https://preview.hotel.example',
  asks = client(read),
  answerWithin = 5_000,
} = {}) {
  const app = Fastify()
  open.push(app)
  await app.register(cookies)
  const sessions = previewSessions(app, {
    ...{
      operationsToken: 'test-operations-token',
      trustedProxies: ['203.0.113.7'],
      previewUrl,
      client: asks,
      answerWithin,
    },
    log: { warn: () => undefined },
    now: () => time,
  })
  app.get('/seen', async (request) => sessions.isOpen(request))
  return app
}

const secretOf = async (): Promise<string> =>
  (await createPreviewSecret(client(write), 'test', studio)).secret
const enable = (app: FastifyInstance, secret: string, to = '/', headers: Record<string, string> = {}) =>
  app.inject({
    url: `/preview/enable?${new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': to })}`,
    headers,
  })

describe('a session of the preview', () => {
  it('is for whoever brings a secret of the Studio, in a frame of another site, for its hours', async () => {
    const app = await preview()
    const answer = await enable(app, await secretOf(), '/zimmer?saison=winter')
    expect([answer.statusCode, answer.headers.location]).toEqual([307, '/zimmer?saison=winter'])
    const given = String(answer.headers['set-cookie'])
    expect(given).toMatch(/^__Host-preview=/)
    for (const word of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/'])
      expect(given).toContain(word)
    const [cookie = ''] = given.split(';')
    const seen = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/seen', headers })).json()
    expect([await seen({}), await seen({ cookie }), await seen({ cookie: `${cookie}x` })]).toEqual([
      false,
      true,
      false,
    ])
    time += rightMs
    expect(await seen({ cookie })).toBe(false)
  })

  it('works without TLS on one machine, where a browser would keep no such cookie', async () => {
    const app = await preview({ previewUrl: 'http://localhost:8070' })
    const given = String((await enable(app, await secretOf())).headers['set-cookie'])
    expect(given).toMatch(/^preview=.*SameSite=Lax/)
    expect(given).not.toContain('Secure')
  })

  it('lets nobody in who guesses, and asks nobody on behalf of who guesses too often', async () => {
    const app = await preview()
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const tries = Array.from({ length: 11 }, () => enable(app, 'guessed', '/', from('198.51.100.1')))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const secret = await secretOf()
    expect((await enable(app, secret, '/', from('198.51.100.2'))).statusCode).toBe(429)
    expect((await enable(app, secret, '/', from('192.0.2.1'))).statusCode).toBe(307)
  })

  it.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example/x'])(
    'leads to no other site: %s',
    async (to) => {
      const { headers } = await enable(await preview(), await secretOf(), to)
      expect(new URL(String(headers.location), 'https://preview.hotel.example').host).toBe(
        'preview.hotel.example',
      )
    },
  )

  it('says that it could not ask, and counts that against nobody', async () => {
    const asks = client(read).withConfig({ apiHost: 'http://127.0.0.1:1' })
    const app = await preview({ asks, answerWithin: 20 })
    for (let tries = 0; tries < 12; tries += 1) expect((await enable(app, 'any')).statusCode).toBe(503)
  })
})

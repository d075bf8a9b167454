import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startThirdParties } from '../../sandbox/third-parties/server'
import { noThirdParties } from '../edge/settings'
import { openEndedSessions } from '../http/ended-sessions'
import { listeningPort } from '../http/listening-port'
import { parseSettings } from '../settings/settings'
import { createWorkerApp } from '../webhook/app'
import { hashAccessCode } from './access-code'
import { pressPlugin } from './plugin'
import { attempts } from './session-routes'
import { mediaSessions } from './sessions'

const code = 'EG 2640'
const key = 'a-session-key-for-tests-0123456789abcdef'
const hour = 3_600_000
const sha = 'b'.repeat(40)
const bytes = Buffer.from('%PDF-1.7 the house on one page')
const newerSha = 'c'.repeat(40)
const newerBytes = Buffer.from('%PDF-1.7 the house on two pages')
const page = Buffer.from('<!doctype html><form action="https://elsewhere.example">')
/** The content service's files, by their names. */
const stored: Readonly<Record<string, readonly [type: string, bytes: Buffer]>> = {
  [`${sha}.pdf`]: ['application/pdf', bytes],
  [`${newerSha}.pdf`]: ['application/pdf', newerBytes],
  [`${sha}.html`]: ['text/html; charset=utf-8', page],
}
const documentWith = (file: string) => ({
  sections: [
    {
      _key: 'texts',
      title: 'Texte',
      items: [
        {
          _key: 'house',
          name: 'Das Haus',
          asset: { _id: `file-${file}-pdf`, size: bytes.length, mimeType: 'application/pdf' },
        },
      ],
    },
  ],
})
let accessCodeHash: string
beforeAll(async () => {
  accessCodeHash = await hashAccessCode(code)
})

/** The content service's files, with ranges. */
async function filesForTest(): Promise<string> {
  const server = createServer((request, response) => {
    const [type, bytes] = stored[request.url?.replace('/files/p/d/', '') ?? ''] ?? []
    if (!bytes) return response.writeHead(404).end()
    const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '')
    const [start, end] = range ? [Number(range[1]), Number(range[2])] : [0, bytes.length - 1]
    response.writeHead(range ? 206 : 200, {
      'content-type': type,
      'content-length': end - start + 1,
      'x-secret-place': 'here',
      ...(range ? { 'content-range': `bytes ${start}-${end}/${bytes.length}` } : {}),
    })
    response.end(bytes.subarray(start, end + 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${listeningPort(server)}`
}

interface PressForTest {
  siteUrl?: string
  accessCodeHash?: string | undefined
  withBotCheck?: boolean
}

async function pressForTest(given: PressForTest = {}) {
  const siteUrl = given.siteUrl ?? 'https://www.edelgrat.example'
  const folder = await mkdtemp(path.join(os.tmpdir(), 'press-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  let time = Date.UTC(2026, 10, 22, 12)
  const asked: unknown[] = []
  const services = await startThirdParties({ port: 0, botCheckSecret: 'bot-secret' })
  onTestFinished(() => services.close())
  const imageOrigin = await filesForTest()
  let document = documentWith(sha)

  async function start() {
    const app = await createWorkerApp({
      settings: parseSettings({}),
      log: pino({ level: 'silent' }),
      accept: async () => ({ id: 'c', duplicate: false }),
      siteUrl,
      plugins: [
        pressPlugin({
          siteUrl,
          accessCodeHash: 'accessCodeHash' in given ? given.accessCodeHash : accessCodeHash,
          sessionKey: key,
          sessionMs: 8 * hour,
          botCheck: {
            secret: given.withBotCheck ? 'bot-secret' : undefined,
            verifyUrl: `${services.url}/turnstile/v0/siteverify`,
          },
          client: {
            fetch: async (_query: string, parameters: { id: string }) => {
              asked.push(parameters)
              return parameters.id === 'mediaCorner' ? document : null
            },
          },
          files: { imageOrigin, projectId: 'p', dataset: 'd' },
          guardedPages: { read: async () => undefined },
          edge: { siteUrl: 'http://localhost:8000', thirdParties: noThirdParties },
          ended: await openEndedSessions(folder, 'gate', 28_800_000),
          now: () => time,
        }),
      ],
    })
    onTestFinished(() => app.close())
    return app
  }

  let app = await start()
  const ask = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    {
      cookie,
      from = '203.0.113.9',
      headers = {},
      payload,
    }: {
      cookie?: string
      from?: string
      headers?: Record<string, string>
      payload?: string | object
    } = {},
  ) =>
    app.inject({
      method,
      url,
      headers: { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
  const enter = async (typed = code, from?: string) => {
    const answer = await ask('POST', '/gate/session', {
      payload: { code: typed, token: '' },
      ...(from ? { from } : {}),
    })
    return { answer, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' }
  }
  const restart = async () => {
    await app.close()
    app = await start()
  }
  /** An editor puts the newer file in the place of the older one. */
  const replace = () => {
    document = documentWith(newerSha)
  }
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { ask, enter, restart, replace, pass, asked, services, now: () => time }
}

const guarded = [
  '/gate/list?language=de',
  '/gate/files/de-house',
  '/gate/files/de-nothing',
  '/gate/zip/de-texts',
]

describe('the media corner', () => {
  it('answers 401 and is never kept, without a session, for everything it guards (fault 40)', async () => {
    const { ask, asked } = await pressForTest()
    for (const url of guarded) {
      const answer = await ask('GET', url)
      expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
        401,
        'no-store',
        { error: 'closed' },
      ])
    }
    expect(asked).toEqual([])
  })

  it('opens by the code, with a cookie that only this host and no script can read', async () => {
    const { ask, enter } = await pressForTest()
    const { answer, cookie } = await enter('eg 2640')
    expect(answer.json()).toEqual({ until: '2026-11-22T20:00:00.000Z' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-mc=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect((await ask('GET', '/gate/session')).json()).toEqual({ until: null })
    expect((await ask('GET', '/gate/session', { cookie })).json()).toEqual(answer.json())
    const list = await ask('GET', '/gate/list?language=de', { cookie })
    expect(list.statusCode).toBe(200)
    expect(list.headers['cache-control']).toBe('no-store')
    expect(list.body).toContain('Das Haus')
    expect(list.body).not.toContain(sha)
  })

  it('gives a plain cookie only on this machine, where browsers refuse the other', async () => {
    const { enter } = await pressForTest({ siteUrl: 'http://localhost:8000' })
    expect((await enter()).answer.headers['set-cookie']).toMatch(
      /^mc=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const other = await pressForTest({ siteUrl: 'http://localhost.evil.example' })
    expect((await other.enter()).answer.headers['set-cookie']).toMatch(/^__Host-mc=/)
  })

  it('refuses a session that is forged, altered, expired, ended, or from another address (fault 40)', async () => {
    const { ask, enter, pass, now } = await pressForTest()
    const { cookie } = await enter()
    const [, token = ''] = cookie.split('=')
    const [body = '', signature = ''] = token.split('.')
    const foreign = mediaSessions({ key: `${key}x`, accessCodeHash, lifetime: hour })
    const oldCode = mediaSessions({ key, accessCodeHash: 'scrypt$old', lifetime: hour })
    const altered = Buffer.from(body, 'base64url')
      .toString()
      .replace(/"until":\d+/, '"until":9999999999999')
    const list = async (value: string, from?: string) =>
      (await ask('GET', '/gate/list', { cookie: `__Host-mc=${value}`, ...(from ? { from } : {}) })).statusCode
    expect(await list(token)).toBe(200)
    expect(await list(token, '203.0.113.77')).toBe(200)
    for (const value of [
      '',
      'x',
      `${body}.`,
      `${body}.${signature}x`,
      `${body}.${signature}.x`,
      `${Buffer.from(altered).toString('base64url')}.${signature}`,
      foreign.open('203.0.113.0/24', now()).token,
      oldCode.open('203.0.113.0/24', now()).token,
    ])
      expect(await list(value), value).toBe(401)
    expect(await list(token, '198.51.100.1')).toBe(401)
    pass(8 * hour)
    expect(await list(token)).toBe(401)
  })

  it('keeps a session ended after log-out, even when the worker starts anew', async () => {
    const { ask, enter, restart } = await pressForTest()
    const { cookie } = await enter()
    const left = await ask('DELETE', '/gate/session', { cookie })
    expect(left.statusCode).toBe(204)
    expect(left.headers['set-cookie']).toMatch(/^__Host-mc=; .*Expires=Thu, 01 Jan 1970/)
    expect((await ask('GET', '/gate/list', { cookie })).statusCode).toBe(401)
    await restart()
    expect((await ask('GET', '/gate/list', { cookie })).statusCode).toBe(401)
    const { cookie: next } = await enter()
    expect((await ask('GET', '/gate/list', { cookie: next })).statusCode).toBe(200)
  })

  it('answers every wrong code alike, and no network more than ten times in a quarter of an hour (fault 41)', async () => {
    const { enter, pass } = await pressForTest()
    const answers = []
    for (let guess = 0; guess < 20; guess += 1) answers.push((await enter(`EG 26${40 + guess + 1}`)).answer)
    const tried = answers.slice(0, attempts.max)
    expect(new Set(tried.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['401 {"error":"refused"}']),
    )
    const limited = answers.slice(attempts.max)
    expect(new Set(limited.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['429 {"error":"tooOften"}']),
    )
    const right = await enter(code, '203.0.113.200')
    expect([right.answer.statusCode, right.answer.json(), right.cookie]).toEqual([
      429,
      { error: 'tooOften' },
      '',
    ])
    expect((await enter(code, '198.51.100.1')).answer.statusCode).toBe(200)
    pass(0)
  })

  it('takes as long for a wrong code as for none, for a very long one, and where it is closed (fault 41)', async () => {
    const open = await pressForTest()
    const closed = await pressForTest({ accessCodeHash: undefined })
    const time = async (press: typeof open, typed: string, round: number) => {
      const began = performance.now()
      // No network may try more than ten times.
      const { answer } = await press.enter(typed, `10.0.${round}.1`)
      expect(answer.json()).toEqual({ error: 'refused' })
      return performance.now() - began
    }
    const kinds: number[][] = [[], [], [], []]
    for (let round = 0; round < 4; round += 1) {
      kinds[0]?.push(await time(open, 'EG 2641', round))
      kinds[1]?.push(await time(open, '', round))
      kinds[2]?.push(await time(open, 'x'.repeat(4000), round))
      kinds[3]?.push(await time(closed, code, round))
    }
    // A busy machine only adds to them.
    const quickest = kinds.map((times) => Math.min(...times))
    expect(Math.min(...quickest)).toBeGreaterThan(10)
    expect(Math.max(...quickest) / Math.min(...quickest)).toBeLessThan(4)
  })

  it('asks the bot check, once for each token, and stays closed when it does not answer', async () => {
    const { ask, services } = await pressForTest({ withBotCheck: true })
    const solve = async (action: string) => {
      const body = JSON.stringify({ sitekey: 'site', hostname: 'localhost', action })
      const answer = await fetch(`${services.url}/turnstile/challenge`, { method: 'POST', body })
      return (await answer.json()).token
    }
    const enter = async (token: string) =>
      (await ask('POST', '/gate/session', { payload: { code, token } })).statusCode
    const token = await solve('media-corner')
    expect(await enter(token)).toBe(200)
    expect(await enter(token)).toBe(401)
    expect(await enter('')).toBe(401)
    expect(await enter(await solve('newsletter'))).toBe(401)
    await fetch(`${services.url}/faults`, {
      method: 'POST',
      body: JSON.stringify({ path: '/turnstile/v0/siteverify', kind: 'reset' }),
    })
    expect(await enter(await solve('media-corner'))).toBe(503)
  })

  it('refuses requests that another site makes', async () => {
    const { ask, enter } = await pressForTest()
    const payload = { code }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[])
      expect((await ask('POST', '/gate/session', { payload, headers })).statusCode).toBe(401)
    const { cookie } = await enter()
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await ask('DELETE', '/gate/session', { cookie, headers })).statusCode).toBe(403)
    expect((await ask('GET', '/gate/list', { cookie })).statusCode).toBe(200)
  })

  it('answers malformed bodies calmly', async () => {
    const { ask } = await pressForTest()
    const json = { 'content-type': 'application/json' }
    for (const payload of ['{', '[]', 'null', '7', '{"code":{"a":1},"token":[]}'])
      expect((await ask('POST', '/gate/session', { payload, headers: json })).json()).toEqual({
        error: 'refused',
      })
    const large = await ask('POST', '/gate/session', { payload: { code: 'x'.repeat(20_000) } })
    expect([large.statusCode, large.json()]).toEqual([401, { error: 'refused' }])
  })

  it('tells a visitor without scripts what happened, in their language', async () => {
    const { ask } = await pressForTest({ withBotCheck: true })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const send = (payload: string) => ask('POST', '/gate/session', { headers, payload })
    const answer = await send('language=fr&code=EG+2640')
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('<html lang="fr">')
    expect(answer.body).toContain('href="/fr/media-corner"')
    expect((await send('code=EG+2640')).body).toContain('<html lang="de-DE">')
  })
})

describe('what only guarded documents refer to', () => {
  it('is served at its address to a session, whole or in part, and is not there for anybody else', async () => {
    const { ask, enter } = await pressForTest()
    const path = `/files/p/d/${sha}.pdf`
    const nobody = await ask('GET', path)
    expect([nobody.statusCode, nobody.headers['cache-control']]).toEqual([404, 'no-store'])
    const { cookie } = await enter()
    const whole = await ask('GET', path, { cookie })
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
    expect(whole.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    const part = await ask('GET', path, { cookie, headers: { range: 'bytes=0-7' } })
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-1.7'])
    for (const other of [`/files/p/other/${sha}.pdf`, '/files/p/d/../../../v1/data/query/d', '/images/p/d/x'])
      expect((await ask('GET', other, { cookie })).statusCode, other).toBe(404)
  })

  it('goes on from where it broke off only where it can still be the same file', async () => {
    const { ask, enter } = await pressForTest()
    const { cookie } = await enter()
    const headers = { range: 'bytes=8-20', 'if-range': '"of another edge"' }
    const whole = await ask('GET', `/files/p/d/${sha}.pdf`, { cookie, headers })
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
  })

  it('is saved and not shown where it is of a kind that is no picture, film or paper, such as a page', async () => {
    const { ask, enter } = await pressForTest()
    const { cookie } = await enter()
    const file = await ask('GET', `/files/p/d/${sha}.html`, { cookie })
    expect([file.statusCode, file.rawPayload.equals(page)]).toEqual([200, true])
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    })
  })
})

describe('a download', () => {
  it('streams the file under its own name, whole or in part, and says nothing of where it is stored', async () => {
    const { ask, enter } = await pressForTest()
    const { cookie } = await enter()
    const whole = await ask('GET', '/gate/files/de-house', { cookie })
    expect(whole.rawPayload.equals(bytes)).toBe(true)
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Das Haus.pdf"; filename*=UTF-8''Das%20Haus.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(JSON.stringify(whole.headers)).not.toMatch(new RegExp(`${sha}|x-secret-place`))
    const part = await ask('GET', '/gate/files/de-house', { cookie, headers: { range: 'bytes=0-7' } })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF-1.7',
      `bytes 0-7/${bytes.length}`,
    ])
  })

  it('goes on from where it broke off, and begins anew where the file was replaced meanwhile', async () => {
    const { ask, enter, replace } = await pressForTest()
    const { cookie } = await enter()
    const { etag = '' } = (await ask('GET', '/gate/files/de-house', { cookie })).headers
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const rest = () =>
      ask('GET', '/gate/files/de-house', { cookie, headers: { range: 'bytes=8-20', 'if-range': etag } })
    const same = await rest()
    expect([same.statusCode, same.headers.etag, same.body]).toEqual([
      206,
      etag,
      String(bytes.subarray(8, 21)),
    ])
    replace()
    const other = await rest()
    expect([other.statusCode, other.rawPayload.equals(newerBytes)]).toEqual([200, true])
    expect(other.headers.etag).not.toBe(etag)
  })

  it('of an unknown item is 404, whatever its key looks like', async () => {
    const { ask, enter } = await pressForTest()
    const { cookie } = await enter()
    for (const name of ['de-other', 'fr-house', '..%2f..%2fetc', `file-${sha}-pdf`, '%00'])
      expect((await ask('GET', `/gate/files/${name}`, { cookie })).statusCode, name).toBe(404)
  })

  it('of a section is one archive with every file in it', async () => {
    const { ask, enter } = await pressForTest()
    const { cookie } = await enter()
    const archive = await ask('GET', '/gate/zip/de-texts', { cookie })
    expect(archive.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="Texte.zip"; filename*=UTF-8''Texte.zip`,
      'cache-control': 'no-store',
    })
    expect(archive.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    expect(archive.rawPayload.includes(bytes)).toBe(true)
    expect(archive.rawPayload.includes('Das Haus.pdf')).toBe(true)
  })
})

describe('every answer of the worker', () => {
  it('carries the security headers, errors included (fault 43)', async () => {
    const { ask } = await pressForTest()
    for (const url of ['/nothing', '/gate/list', '/webhooks/content']) {
      const { headers } = await ask('GET', url)
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cache-control': 'no-store',
      })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })
})

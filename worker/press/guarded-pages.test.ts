import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fault } from '../../site/border/problem'
import { guardedPath } from '../../site/languages/guarded-path'
import type { Problem, Regeneration } from '../changes/change'
import { nothingMade } from '../changes/testing/nothing-made'
import { noThirdParties } from '../edge/settings'
import { openEndedSessions } from '../http/ended-sessions'
import { describeFile } from '../made/describe'
import { isPrivateFile } from '../made/public-files'
import { publishWithShelf } from '../publish/guarded/publish-with-shelf'
import { openShelf } from '../publish/guarded/shelf'
import type { Release } from '../publish/release/release'
import { parseSettings } from '../settings/settings'
import { createWorkerApp } from '../webhook/app'
import { hashAccessCode } from './access-code'
import { pressPlugin } from './plugin'

const script = '<script>window.a=1</script>'
const htmlOf = (words: string) => `<!doctype html><html><head>${script}</head><body>${words}</body></html>`
const dataFile = (page: string) => `page-data${page}/page-data.json`
const release: Release = {
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

/** A folder that a builder works in, the shelf, and the press before it. */
async function pressForTest() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'press-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const root = path.join(folder, 'public')
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  const made: Regeneration = { root, files: [], ...nothingMade }
  const shelf = openShelf({ dataDir: folder })
  const published: Regeneration[] = []
  const answer = { ...release }
  const publish = publishWithShelf(
    {
      async publish(input) {
        published.push(input)
        return answer
      },
    },
    shelf,
  )
  const app = await createWorkerApp({
    settings: parseSettings({}),
    log: pino({ level: 'silent' }),
    accept: async () => ({ id: 'c', duplicate: false }),
    plugins: [
      pressPlugin({
        siteUrl: 'http://localhost:8000',
        accessCodeHash: await hashAccessCode('EG 2640'),
        sessionKey: 'a-session-key-for-tests-0123456789abcdef',
        sessionMs: 3_600_000,
        botCheck: { secret: undefined, verifyUrl: '' },
        client: { fetch: async () => null },
        files: { imageOrigin: 'http://127.0.0.1:1', projectId: 'p', dataset: 'd' },
        guardedPages: openShelf({ dataDir: folder }),
        edge: { siteUrl: 'http://localhost:8000', thirdParties: noThirdParties },
        ended: await openEndedSessions(folder, 'gate', 28_800_000),
      }),
    ],
  })
  onTestFinished(() => app.close())
  const post = (payload: string | object, headers = {}) =>
    app.inject({ method: 'POST', url: '/gate/session', payload, headers })
  const entered = await post({ code: 'EG 2640' })
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
  const ask = (url: string, headers: Record<string, string> = { cookie }) =>
    app.inject({ method: 'GET', url, headers })
  const leave = () => app.inject({ method: 'DELETE', url: '/gate/session', headers: { cookie } })
  const regenerate = (more: Partial<Regeneration>) => publish({ ...made, changeIds: [], ...more })
  /** Puts the page of a document, as a regeneration does. */
  const put = async (open: string, words: string, owner = 'plans') => {
    const page = guardedPath(open)
    await write(`${page.slice(1)}/index.html`, htmlOf(words))
    await write(dataFile(page), JSON.stringify({ words }))
    const files = [
      describeFile(`${page.slice(1)}/index.html`, Buffer.from(htmlOf(words))),
      describeFile(dataFile(page), Buffer.from(JSON.stringify({ words }))),
    ]
    return regenerate({ files, pages: [{ path: page, reason: 'document', owner }] })
  }
  const remove = (open: string, more: Partial<Regeneration> = {}) => {
    const page = guardedPath(open)
    const removed = [`${page.slice(1)}/index.html`, dataFile(page)]
    return regenerate({ removed, removedPages: [{ path: page, owner: 'plans' }], ...more })
  }
  return { folder, ask, post, leave, put, remove, regenerate, published, answer }
}

describe('a page behind the access code', () => {
  it('is served with its data to a session, fresh after each regeneration, and kept nowhere', async () => {
    const { ask, put } = await pressForTest()
    for (const [open, words] of [
      ['/plans', 'Pläne'],
      ['/fr/plans', 'Projets'],
      ['/en/plans', 'Plans'],
      ['/plans', 'Neue Pläne'],
    ] as const) {
      await put(open, words, open)
      const answer = await ask(guardedPath(open))
      expect([answer.statusCode, answer.body]).toEqual([200, htmlOf(words)])
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/)
      const data = await ask(`/page-data${guardedPath(open)}/page-data.json`)
      expect([data.json(), data.headers['cache-control']]).toEqual([{ words }, 'no-store'])
    }
  })

  it('leads to its code screen without a session, whether there is a page or not', async () => {
    const { ask, put, leave } = await pressForTest()
    await put('/plans', 'Pläne')
    for (const [url, screen] of [
      ['/gate/pages/plans', '/plans'],
      ['/gate/pages/fr/nothing', '/fr/nothing'],
      ['/gate/pages', '/'],
      ['/gate/pages//evil.example', '/evil.example'],
    ] as const) {
      const answer = await ask(url, {})
      expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
        302,
        screen,
        'no-store',
      ])
      expect(answer.body).not.toContain('Pläne')
    }
    const data = await ask('/page-data/gate/pages/plans/page-data.json', {})
    expect([data.statusCode, data.json()]).toEqual([401, { error: 'closed' }])
    expect((await ask('/gate/pages/plans')).statusCode).toBe(200)
    await leave()
    expect((await ask('/gate/pages/plans')).statusCode).toBe(302)
  })

  it('that is not there, or is damaged on the disk, is told, and comes back with the next build', async () => {
    const { ask, put, folder } = await pressForTest()
    expect((await ask('/gate/pages/fr/nothing')).statusCode).toBe(404)
    await put('/plans', 'Pläne')
    const blobs = path.join(folder, 'guarded-pages', 'blobs')
    for (const name of await readdir(blobs, { recursive: true }))
      if (name.includes('/')) await writeFile(path.join(blobs, name), 'x')
    expect((await ask('/gate/pages/plans')).statusCode).toBe(404)
    await put('/plans', 'Pläne')
    expect((await ask('/gate/pages/plans')).body).toContain('Pläne')
    await writeFile(path.join(folder, 'guarded-pages', 'pages.json'), '{"version":1,"pa')
    expect((await ask('/gate/pages/plans')).statusCode).toBe(404)
    await put('/plans', 'Pläne')
    expect((await ask('/gate/pages/plans')).statusCode).toBe(200)
  })

  it('goes when its guard or its document does, and not before a release that was refused', async () => {
    const { ask, put, remove, regenerate, answer, folder } = await pressForTest()
    await put('/plans', 'Pläne')
    answer.status = 'refused'
    await remove('/plans')
    expect((await ask('/gate/pages/plans')).statusCode).toBe(200)
    answer.status = 'live'
    await remove('/plans')
    expect((await ask('/gate/pages/plans')).statusCode).toBe(404)
    await put('/plans', 'Pläne')
    await rm(path.join(folder, 'public'), { recursive: true })
    await regenerate({ isWhole: true })
    expect((await ask('/gate/pages/plans')).statusCode).toBe(404)
    expect(
      (await readdir(path.join(folder, 'guarded-pages', 'blobs'), { recursive: true })).length,
    ).toBeLessThan(3)
  })

  it('stays as it was last good: where its guard is unknown, and where it cannot be made', async () => {
    const { ask, put, remove, regenerate } = await pressForTest()
    await put('/plans', 'Pläne')
    await put('/plans', '<body data-unmade="boom"></body>')
    expect((await ask('/gate/pages/plans')).body).toContain('Pläne')
    const unknown: Problem = { documentId: 'plans', field: 'middleware', ...fault('document.guard', '"vip"') }
    await remove('/plans', { problems: [unknown] })
    expect((await ask('/gate/pages/plans')).body).toContain('Pläne')
    await regenerate({ files: [describeFile('index.html', Buffer.from(''))] })
    expect((await ask('/gate/pages/plans')).body).toContain('Pläne')
    await regenerate({ files: [describeFile('plans/index.html', Buffer.from(''))] })
    expect((await ask('/gate/pages/plans')).statusCode).toBe(404)
  })

  it('is no part of the release, and its edit is told by the path that visitors know', async () => {
    const { put, published } = await pressForTest()
    const told = await put('/plans', 'Pläne')
    expect(told.pages).toEqual([{ path: '/plans', reason: 'document', owner: 'plans' }])
    expect((await put('/plans', 'Pläne')).pages).toEqual([])
    expect(published.flatMap(({ pages }) => pages)).toEqual([])
    const files = published.flatMap(({ files: made }) => made.map(({ path: name }) => name))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !isPrivateFile(file))).toEqual([])
  })

  it('is where a form without scripts leads, and no other address is', async () => {
    const { post } = await pressForTest()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const send = (opens: string, code = 'EG+2640') =>
      post(`language=en&code=${code}&opens=${encodeURIComponent(opens)}`, form)
    expect((await send('/gate/pages/en/plans')).headers.location).toBe('/gate/pages/en/plans')
    expect((await send('/gate/pages/zimmer-ä')).headers.location).toBe('/gate/pages/zimmer-%C3%A4')
    for (const opens of [
      'https://evil.example',
      '//evil.example',
      '/gate/pages//evil.example',
      '/gate/pagesx',
      '',
    ])
      expect((await send(opens)).headers.location, opens).toBe('/en/media-corner')
    const wrong = await send('/gate/pages/en/plans', 'EG+1111')
    expect([wrong.statusCode, wrong.body.includes('href="/en/plans"')]).toEqual([401, true])
  })
})

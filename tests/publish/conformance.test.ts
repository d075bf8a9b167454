import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEdge } from '../../worker/edge/edge'
import { bundleFunction } from '../../worker/edge/function/bundle-function'
import { nginxFiles, siteFile } from '../../worker/edge/nginx'
import { type EdgeSettings, edgeSettings } from '../../worker/edge/settings'
import { listeningPort } from '../../worker/http/listening-port'
import type { Publisher } from '../../worker/publish/publisher'
import { s3Target } from '../../worker/publish/targets/s3'
import { freePort } from '../../worker/streams/testing/free-port'
import { machineIn } from './machines'
import { nginxFolder } from './nginx-folder'
import { nginxProgram, type RunningNginx, runNginx } from './nginx-server'
import { type Answered, type Asked, ask, kindsOfRequest } from './requests'
import { clientTo, type LocalS3, startS3 } from './s3-server'
import { type SmallSite, siteUrl, smallHotel } from './small-site'
import { type RunningFunction, runFunction } from './workerd-server'

let folder: string
let builtIn: Server
let services: Server
let nginx: RunningNginx
let publisher: Publisher
const origins = { 'built-in': '', nginx: '', 'nginx on storage': '', 'function on storage': '' }
let storage: LocalS3
let nginxOnStorage: RunningNginx
let functionOnStorage: RunningFunction

const listening = (server: Server, port = 0): Promise<string> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${listeningPort(server)}`))
  })

/** Stands for the content service and for the worker. */
const createServices = (): Server =>
  createServer((request, response) => {
    const url = request.url ?? ''
    if (url.startsWith('/images/p/d/abc')) {
      response.writeHead(200, {
        'content-type': 'image/webp',
        'set-cookie': 'spy=1',
        'x-cookie': String(request.headers.cookie),
      })
      response.end(
        Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from(`${url} ${request.headers.accept}`)]),
      )
    } else if (url.startsWith('/gate/') || url.includes('guarded')) {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        response.writeHead(200, {
          'content-type': 'application/json',
          'set-cookie': '__Host-mc=1; Secure; Path=/',
        })
        response.end(
          JSON.stringify({
            url,
            method: request.method,
            cookie: request.headers.cookie,
            body: Buffer.concat(chunks).toString(),
            from: request.headers['x-forwarded-for'],
          }),
        )
      })
    } else response.writeHead(404).end('<h1>no</h1>')
  })

async function fullHotel(root: string): Promise<SmallSite> {
  const site = await smallHotel(root)
  await site.file('.well-known/security.txt', 'Contact: mailto:hotel@hotel.test\n')
  await site.file('icon.png', Buffer.from('89504e47', 'hex'))
  await site.file('static/garamond-0123456789abcdef.woff2', Buffer.alloc(300, 7))
  await site.file('film.mp4', Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251)))
  await site.file('events.ics', `BEGIN:VCALENDAR\r\n${'X-A:1\r\n'.repeat(60)}END:VCALENDAR\r\n`)
  await site.file(
    '_redirects.json',
    JSON.stringify({
      list: [
        { from: '/sommer', to: '/zimmer/arven?season=summer' },
        { from: '/karte', to: '/zimmer/arven#karte' },
        { from: '/buchen', to: 'https://booking.example/x' },
        { from: '/Winter/HOCH', to: '/zimmer/arven' },
        { from: '/Zimmer/Turm', to: '/' },
      ],
    }),
  )
  await site.file(
    '_withheld.json',
    JSON.stringify({ list: ['/files/p/d/guarded.pdf', '/images/p/d/guarded-1x1.png'] }),
  )
  await site.write('/zimmer/alt', { owner: 'room-alt', text: 'Alt' })
  await site.write('/zimmer/fort', { owner: 'room-fort', text: 'Fort' })
  return site
}

/** The same site through the same releases in S3-compatible storage, with an nginx and a function that fetch from it. */
async function publishToStorage(settings: EdgeSettings): Promise<void> {
  storage = await startS3('hotel')
  const port = await freePort()
  const own = path.join(folder, 'sent')
  const place = {
    listen: `127.0.0.1:${port}`,
    folder: own,
    cache: path.join(folder, 'cache-storage'),
    storage: `${storage.url}/hotel/live`,
  }
  const target = s3Target({
    client: clientTo(storage.url),
    bucket: 'hotel',
    prefix: 'live/',
    folder: own,
    configuration: (answers) => nginxFiles(settings, place, answers),
  })
  const { site, open } = await machineIn(path.join(folder, 'machine-storage'), () => ({ target }), fullHotel)
  const stored = open()
  await stored.publish(site.whole())
  await movePages(site)
  expect((await stored.publish(site.regeneration())).status).toBe('live')
  await stored.settled()
  const source = await bundleFunction({ edge: settings, storage: place.storage })
  functionOnStorage = await runFunction(path.join(folder, 'function'), source)
  origins['function on storage'] = functionOnStorage.url
  if (!nginxProgram) return
  nginxOnStorage = await runNginx(path.join(folder, 'server-storage'), path.join(own, siteFile), port)
  origins['nginx on storage'] = nginxOnStorage.url
}

/** One page moves, one goes. */
async function movePages(site: SmallSite): Promise<void> {
  await site.remove('/zimmer/alt')
  await site.write('/zimmer/neu', { owner: 'room-alt', text: 'Neu' })
  await site.remove('/zimmer/fort')
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'edge-'))
  services = createServices()
  const upstream = await listening(services)
  const builtInPort = await freePort()
  const settings = edgeSettings({
    siteUrl: siteUrl.replace('http:', 'https:'),
    pictureSource: { projectId: 'p', dataset: 'd' },
    imageOrigin: upstream,
    pictureOrigin: `http://127.0.0.1:${builtInPort}`,
    pressOrigin: upstream,
    cacheHeader: 'CDN-Cache-Control',
  })
  const { port, place, target } = await nginxFolder(folder, settings)
  const { site, open } = await machineIn(folder, () => ({ target }), fullHotel)
  publisher = open()
  await publisher.publish(site.whole())
  await movePages(site)
  expect((await publisher.publish(site.regeneration())).status).toBe('live')
  await publisher.settled()
  await publishToStorage(settings)
  builtIn = createEdge(publisher.view, settings)
  origins['built-in'] = await listening(builtIn, builtInPort)
  if (nginxProgram) {
    nginx = await runNginx(path.join(folder, 'server'), path.join(place.folder, siteFile), port)
    origins.nginx = nginx.url
  }
})

afterAll(async () => {
  await nginx?.stop()
  await nginxOnStorage?.stop()
  await functionOnStorage?.stop()
  await storage?.stop()
  for (const server of [builtIn, services]) {
    server?.closeAllConnections()
    await new Promise((resolve) => server?.close(resolve))
  }
  await rm(folder, { recursive: true, force: true })
})

/** What has to be the same everywhere. Entity tags are only compared by what they do. */
function comparable(asked: Asked, { status, headers, bytes }: Answered) {
  const vary = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase())
  return {
    status,
    type: status === 301 || status === 302 ? undefined : headers['content-type'],
    location: headers.location,
    cache: headers['cache-control'],
    purgedCache: headers['cdn-cache-control'],
    policy: headers['content-security-policy']?.replace(/ +/g, ' '),
    security: [
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'x-frame-options',
      'strict-transport-security',
      'reporting-endpoints',
    ].map((name) => headers[name]),
    encoding: headers['content-encoding'],
    modified: headers['last-modified'],
    range: headers['content-range'],
    allow: headers.allow,
    cookie: headers['set-cookie'],
    vary: [...new Set(vary)].filter((name) => name !== '').sort(),
    body:
      status === 301 || status === 302 || asked.method === 'HEAD' ? undefined : plainBytes(headers, bytes),
  }
}

/** What a storage answers with: it holds plain text, and whoever stands in front compresses. */
const plain = ({ encoding: _encoding, vary, ...rest }: ReturnType<typeof comparable>) => ({
  ...rest,
  vary: vary.filter((name) => name !== 'accept-encoding'),
})

function plainBytes(headers: Record<string, string>, bytes: Buffer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString('latin1')
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('latin1')
}

describe.skipIf(!nginxProgram)('nginx and the built-in edge', () => {
  it.each(kindsOfRequest)('answer the same: $name', async (asked) => {
    const [own, other] = [await ask(origins['built-in'], asked), await ask(origins.nginx, asked)]
    expect(comparable(asked, other)).toEqual(comparable(asked, own))
  })

  /** The local S3 reads `bytes=-5` as `bytes=0-5`, and does not tell the size of what has no such part. */
  const unlikeS3 = new Set(['end of a film', 'part behind the end of a film'])

  it.each(kindsOfRequest.filter(({ name }) => !unlikeS3.has(name)))(
    'answer the same where pages come from a storage: $name',
    async (asked) => {
      const [own, other] = [
        await ask(origins['built-in'], asked),
        await ask(origins['nginx on storage'], asked),
      ]
      // This nginx compresses by gzip only.
      expect(plain(comparable(asked, other))).toEqual(plain(comparable(asked, own)))
    },
  )
})

describe('the function in front of a storage and the built-in edge', () => {
  it.each(kindsOfRequest)('answer the same: $name', async (asked) => {
    // Who stands before the function tells it who asks.
    const told = { ...asked, headers: { ...asked.headers, 'cf-connecting-ip': '127.0.0.1' } }
    const [own, other] = [await ask(origins['built-in'], asked), await ask(functionOnStorage.url, told)]
    expect(plain(comparable(asked, other))).toEqual(plain(comparable(asked, own)))
  })
})

describe('who has an answer already', () => {
  const told = ['content-security-policy', 'x-frame-options', 'strict-transport-security']
  it.each(['/', '/fr', '/zimmer/arven', '/events.ics', '/app-0123456789abcdef0123.js'])(
    'is told the same of it when nothing is new: %s',
    async (path) => {
      for (const [server, origin] of Object.entries(origins)) {
        if (origin === '') continue
        const { headers } = await ask(origin, { path })
        const tag = { 'if-none-match': headers.etag ?? '' }
        const again = await ask(origin, { path, headers: tag })
        expect(again.status, server).toBe(304)
        for (const name of told) expect(again.headers[name], `${server}: ${name}`).toBe(headers[name])
      }
    },
  )

  it.each(['/nirgends', '/fr/nulle-part', '/zimmer/fort'])(
    'gets all of an error page, whatever it has or wants a part of: %s',
    async (path) => {
      for (const [server, origin] of Object.entries(origins)) {
        if (origin === '') continue
        const { status, headers, bytes } = await ask(origin, { path })
        expect(headers.etag, server).toBeUndefined()
        const asked: Record<string, string>[] = [
          { 'if-none-match': '*' },
          { range: 'bytes=2-9' },
          { range: 'bytes=99999-' },
        ]
        for (const given of asked) {
          const again = await ask(origin, { path, headers: given })
          const place = `${server}: ${JSON.stringify(given)}`
          expect([again.status, again.headers['content-type']], place).toEqual([
            status,
            headers['content-type'],
          ])
          expect(again.headers['content-range'], place).toBeUndefined()
          expect(again.bytes.toString(), place).toBe(bytes.toString())
        }
      }
    },
  )
})

describe('a cache that is purged', () => {
  const kept = 'max-age=86400, stale-while-revalidate=60, stale-if-error=604800'
  it.each([
    ['/zimmer/arven', kept],
    ['/zimmer/arven?utm_source=letter', undefined],
    ['/page-data/zimmer/arven/page-data.json', kept],
    ['/events.ics', kept],
    ['/', undefined],
    ['/zimmer/alt', undefined],
    ['/zimmer/fort', undefined],
    ['/nirgends', undefined],
    ['/app-0123456789abcdef0123.js', undefined],
    ['/gate/items', undefined],
    ['/images/p/d/abc-10x10.png?w=5', undefined],
  ])('may keep %s, and serve it while the site does not answer: %s', async (path, rule) => {
    for (const [server, origin] of Object.entries(origins))
      if (origin !== '') expect((await ask(origin, { path })).headers['cdn-cache-control'], server).toBe(rule)
  })
})

describe('pictures and files that only guarded documents refer to', () => {
  it.each(['/files/p/d/guarded.pdf', '/images/p/d/guarded-1x1.png?w=5'])(
    'are asked for at the worker, with the cookie, and kept nowhere: %s',
    async (path) => {
      for (const [server, origin] of Object.entries(origins)) {
        if (origin === '') continue
        const { headers, bytes } = await ask(origin, { path, headers: { cookie: '__Host-mc=1' } })
        expect(JSON.parse(bytes.toString()), server).toMatchObject({ url: path, cookie: '__Host-mc=1' })
        expect(headers['cache-control'], server).toBe('no-store')
      }
    },
  )
})

/** What every answer says, whatever it holds. */
function expectSecure({ headers }: Answered, where: string): void {
  expect(headers, where).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'cache-control': expect.stringMatching(/^(?:public|private|no-store|no-cache)/),
  })
  const policy = headers['content-security-policy'] ?? ''
  expect(policy, where).toContain("frame-ancestors 'none'")
  expect(/script-src ([^;]*)/.exec(policy)?.[1], where).not.toMatch(/'unsafe-(?:inline|eval)'|\*|data:/)
}

describe('every answer, of whatever kind', () => {
  it.each(kindsOfRequest)('carries the security headers: $name (fault 43)', async (asked) => {
    for (const [server, origin] of Object.entries(origins)) {
      if (origin !== '') expectSecure(await ask(origin, asked), server)
    }
  })

  it.each([
    ['/app-0123456789abcdef0123.js', 'public, max-age=31536000, immutable'],
    ['/zimmer/arven', 'public, max-age=0, must-revalidate'],
    ['/page-data/zimmer/arven/page-data.json', 'public, max-age=0, must-revalidate'],
    ['/events.ics', 'public, max-age=0, must-revalidate'],
    ['/nirgends', 'no-cache'],
    ['/gate/items', 'no-store'],
  ])('%s may be kept as long as is right: %s (fault 43)', async (path, rule) => {
    for (const [server, origin] of Object.entries(origins)) {
      if (origin !== '') expect((await ask(origin, { path })).headers['cache-control'], server).toBe(rule)
    }
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEdge } from '../../worker/edge/edge'
import { nginxFiles, siteFile } from '../../worker/edge/nginx'
import { edgeSettings } from '../../worker/edge/settings'
import { createPublisher, type Publisher } from '../../worker/publish/publisher'
import { folderTarget } from '../../worker/publish/targets/folder'
import { freePort, nginxProgram, type RunningNginx, runNginx } from './nginx-server'
import { type Answered, type Asked, ask, kindsOfRequest } from './requests'
import { type SmallSite, siteUrl, smallHotel } from './small-site'

let folder: string
let builtIn: Server
let services: Server
let nginx: RunningNginx
let publisher: Publisher
const origins: Record<'built-in' | 'nginx', string> = { 'built-in': '', nginx: '' }

const listening = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
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
      response.end(`${url} ${request.headers.accept}`)
    } else if (url.startsWith('/gate/')) {
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
  await site.file('icon.png', Buffer.from('89504e47', 'hex'))
  await site.file('static/garamond-0123456789abcdef.woff2', Buffer.alloc(300, 7))
  await site.file('film.mp4', Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251)))
  await site.file('events.ics', `BEGIN:VCALENDAR\r\n${'X-A:1\r\n'.repeat(60)}END:VCALENDAR\r\n`)
  await site.file(
    '_redirects.json',
    JSON.stringify({
      list: [
        { from: '/sommer', to: '/zimmer/arven?season=summer' },
        { from: '/buchen', to: 'https://booking.example/x' },
      ],
    }),
  )
  await site.write('/zimmer/alt', { owner: 'room-alt', text: 'Alt' })
  await site.write('/zimmer/fort', { owner: 'room-fort', text: 'Fort' })
  return site
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'edge-'))
  services = createServices()
  const upstream = await listening(services)
  const settings = edgeSettings({ siteUrl, imageOrigin: upstream, gateOrigin: upstream })
  const port = await freePort()
  const place = {
    listen: `127.0.0.1:${port}`,
    folder: path.join(folder, 'public'),
    cache: path.join(folder, 'cache'),
  }
  const target = folderTarget({
    folder: place.folder,
    configuration: (answers) => nginxFiles(settings, place, answers),
  })
  publisher = createPublisher({ folder: path.join(folder, 'releases'), gate: { siteUrl }, target })
  const site = await fullHotel(path.join(folder, 'root'))
  await publisher.publish({ ...site.regeneration(), files: 'all' })
  await site.remove('/zimmer/alt')
  await site.write('/zimmer/neu', { owner: 'room-alt', text: 'Neu' })
  await site.remove('/zimmer/fort')
  expect((await publisher.publish(site.regeneration())).status).toBe('live')
  await publisher.settled()
  builtIn = createEdge(publisher.view, settings)
  origins['built-in'] = await listening(builtIn)
  if (nginxProgram) {
    nginx = await runNginx(path.join(folder, 'server'), path.join(place.folder, siteFile), port)
    origins.nginx = nginx.url
  }
})

afterAll(async () => {
  await nginx?.stop()
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
    policy: headers['content-security-policy']?.replace(/ +/g, ' '),
    security: [
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'x-frame-options',
    ].map((name) => headers[name]),
    encoding: headers['content-encoding'],
    range: headers['content-range'],
    allow: headers.allow,
    cookie: headers['set-cookie'],
    vary: [...new Set(vary)].filter((name) => name !== '').sort(),
    body:
      status === 301 || status === 302 || asked.method === 'HEAD' ? undefined : plainBytes(headers, bytes),
  }
}

function plainBytes(headers: Record<string, string>, bytes: Buffer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString('latin1')
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('latin1')
}

describe.skipIf(!nginxProgram)('nginx and the built-in edge', () => {
  it.each(kindsOfRequest)('answer the same: $name', async (asked) => {
    const [own, other] = [await ask(origins['built-in'], asked), await ask(origins.nginx, asked)]
    expect(comparable(asked, other)).toEqual(comparable(asked, own))
  })
})

import { createSocket } from 'node:dgram'
import { readFile } from 'node:fs/promises'
import { createServer as createHttp } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { createServer } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { realFiles, writeWhole } from '../../worker/disk/files'
import { pagePolicy, securityHeaders } from '../../worker/edge/headers'
import { nginxFiles, siteFile } from '../../worker/edge/nginx'
import type { EdgeSettings } from '../../worker/edge/settings'
import { waitingPage } from '../../worker/edge/waiting-page'
import { freePort } from '../../worker/streams/testing/free-port'
import { hasOpenssl, type OwnCertificate, ownCertificate } from '../support/own-certificate'
import { waitFor } from '../support/wait-for'
import { loneEdge } from './lone-edge'
import { nginxProgram, runNginx } from './nginx-server'
import { ask } from './requests'
import { temporaryFolder } from './temporary-folder'

/** An nginx without a release, whose pages come from a storage. */
async function nginxBefore(storage: string, settings: Partial<EdgeSettings> = {}): Promise<string> {
  const folder = await temporaryFolder('upstreams')
  const port = await freePort()
  const place = { listen: `127.0.0.1:${port}`, folder, cache: path.join(folder, 'cache'), storage }
  const nothing = { redirects: [], gone: [], scriptHashes: [], withheld: [] }
  for (const [file, text] of Object.entries(nginxFiles(loneEdge(settings), place, nothing)))
    await writeWhole(realFiles, path.join(folder, file), text, false)
  const nginx = await runNginx(path.join(folder, 'server'), path.join(folder, siteFile), port)
  onTestFinished(() => nginx.stop())
  return nginx.url
}

/** Listens for the first bytes of whoever connects, and says nothing. */
async function listener() {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      heard.push(bytes.toString('latin1'))
      socket.destroy()
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { port, heard }
}

/** Answers at each of these addresses with the address, and what it is asked for. */
async function servers(
  addresses: readonly string[],
  headers: Record<string, string> = {},
  status = 200,
): Promise<number> {
  const port = await freePort()
  for (const address of addresses) {
    const server = createHttp(({ url, headers: { host } }, response) =>
      response.writeHead(status, headers).end(`${address}: ${host} ${url}`),
    )
    await new Promise<void>((resolve) => server.listen(port, address, resolve))
    onTestFinished(() => void server.close())
  }
  return port
}

/** Answers on https with a certificate. */
async function secureServer({ key, certificate }: OwnCertificate): Promise<string> {
  const [port, read] = [await freePort(), await Promise.all([readFile(key), readFile(certificate)])]
  const server = createHttps({ key: read[0], cert: read[1] }, (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Arve</p>'),
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `https://localhost:${port}`
}

/** A name server that says one address of every name. */
async function nameServer(first: string) {
  const says = { address: first }
  const socket = createSocket('udp4')
  socket.on('message', (asked, { port, address }) => {
    const [answer, end] = [Buffer.from(asked), asked.length - 4]
    const isV4 = asked.readUInt16BE(end) === 1
    // An answer without a fault, with one address: of the name that was asked for, for a second.
    answer.writeUInt16BE(0x8180, 2)
    answer.writeUInt16BE(isV4 ? 1 : 0, 6)
    const bytes = says.address.split('.').map(Number)
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...bytes])
    socket.send(isV4 ? Buffer.concat([answer, record]) : answer, port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void socket.close())
  return { says, resolver: `127.0.0.1:${socket.address().port}` }
}

/** Status, after how long to come again, and what a visitor reads. */
async function told(url: string, asked: string): Promise<[number, string | undefined, string]> {
  const { status, headers, bytes } = await ask(url, { path: asked })
  return [status, headers['retry-after'], bytes.toString()]
}

describe.skipIf(!nginxProgram)('Behind nginx', () => {
  it.each(['/zimmer/arven', '/gate/items'])(
    'a storage and a worker on https are told whom they are asked as: %s',
    async (asked) => {
      const { port, heard } = await listener()
      const origin = `https://localhost:${port}`
      const url = await nginxBefore(`${origin}/hotel/live`, { pressOrigin: origin })
      heard.length = 0
      await ask(url, { path: asked })
      // In the clear, before anything is encrypted: many hosts at one address have a certificate each.
      expect(heard[0]).toContain('localhost')
    },
  )

  it.skipIf(!hasOpenssl)(
    'a storage, a worker and pictures on https are who they say, where it is said who may have signed that',
    async () => {
      const folder = await temporaryFolder('certificates')
      const [ours, theirs] = [await ownCertificate(folder), await ownCertificate(folder, 'elsewhere.example')]
      const origin = await secureServer(ours)
      const pretender = await secureServer(theirs)
      const answers = async (from: string, authorities: string | undefined) => {
        const url = await nginxBefore(`${from}/hotel`, {
          pressOrigin: from,
          pictureOrigin: from,
          authorities,
        })
        const asked = ['/zimmer/arven', '/gate/items', '/images/p/d/abc-1x1.png']
        return Promise.all(asked.map(async (each) => (await ask(url, { path: each })).status))
      }
      expect(await answers(origin, ours.certificate)).toEqual([200, 200, 200])
      expect(await answers(origin, theirs.certificate)).toEqual([503, 502, 502])
      expect(await answers(pretender, theirs.certificate)).toEqual([503, 502, 502])
      expect(await answers(pretender, undefined)).toEqual([200, 200, 200])
    },
  )

  it.each([403, 404])(
    'a storage that has not even an error page (%s) has no site, or lets nobody read it: who comes is asked to wait',
    async (status) => {
      const port = await servers(['127.0.0.1'], {}, status)
      const url = await nginxBefore(`http://127.0.0.1:${port}/hotel`)
      for (const asked of ['/', '/fr/chambres', '/zimmer/arven'])
        expect(await told(url, asked), asked).toEqual([503, '5', waitingPage])
      expect(await told(url, '/icon.png')).toEqual([404, undefined, 'Not found\n'])
    },
  )

  it('visitors of a page from a storage are told our rules, and none of those that the storage has for its own', async () => {
    const rulesOfStorage = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'ALLOWALL',
      'referrer-policy': 'unsafe-url',
      'x-xss-protection': '1; mode=block',
      expires: 'Thu, 01 Jan 2099 00:00:00 GMT',
      'x-amz-expiration': 'expiry-date="Fri, 01 Jan 2027 00:00:00 GMT", rule-id="old"',
      'x-amz-storage-class': 'STANDARD_IA',
    }
    const port = await servers(['127.0.0.1'], rulesOfStorage)
    const url = await nginxBefore(`http://127.0.0.1:${port}/hotel`)
    for (const asked of ['/zimmer/arven', '/']) {
      const { status, headers } = await ask(url, { path: asked })
      expect(status).toBe(200)
      for (const [name, value] of Object.entries(securityHeaders(loneEdge())))
        expect(headers[name.toLowerCase()], name).toBe(value)
      expect(headers['content-security-policy']?.replaceAll(' ;', ';')).toBe(pagePolicy(loneEdge(), ''))
      const others = ['strict-transport-security', 'x-xss-protection', 'expires']
      const left = Object.keys(headers).filter((name) => name.startsWith('x-amz') || others.includes(name))
      expect(left).toEqual([])
    }
  })

  it('who comes while the storage is away is asked to wait, by the page that asks again, and a worker that is away is told of', async () => {
    const url = await nginxBefore('http://127.0.0.1:9/hotel')
    for (const asked of ['/', '/fr/chambres', '/zimmer/arven', '/events.ics'])
      expect(await told(url, asked), asked).toEqual([503, '5', waitingPage])
    expect(await told(url, '/gate/items')).toEqual([502, undefined, 'Not available\n'])
  })

  it.skipIf(process.platform !== 'linux')(
    'a storage, a worker and pictures are found where their names lead now, also where none had an address before',
    async () => {
      const { says, resolver } = await nameServer('127.0.0.1')
      const port = await servers(['127.0.0.1', '127.0.0.2'])
      const [storage, pressOrigin] = [`http://storage.test:${port}/hotel`, `http://worker.test:${port}`]
      const pictureOrigin = `http://site.test:${port}`
      const url = await nginxBefore(storage, { pressOrigin, pictureOrigin, resolver })
      const asked = [
        ['/zimmer/s%C3%BCd?utm=1', `storage.test:${port} /hotel/zimmer/s%C3%BCd`],
        ['/gate/items?q=%C3%BC', `127.0.0.1:${new URL(url).port} /gate/items?q=%C3%BC`],
        ['/images/p/d/abc-1x1.png?w=5', `site.test:${port} /images/p/d/abc-1x1.png?w=5`],
        ['/files/p/d/abc.pdf', `site.test:${port} /files/p/d/abc.pdf`],
      ] as const
      const answers = async () =>
        (await Promise.all(asked.map(([each]) => ask(url, { path: each })))).map(({ bytes }) => String(bytes))
      expect(await answers()).toEqual(asked.map(([, passed]) => `127.0.0.1: ${passed}`))
      says.address = '127.0.0.2'
      // Each process of nginx asks for itself, and pictures are kept.
      await waitFor('nginx asks where the storage and the worker are now', async () => {
        const rounds = await Promise.all(Array.from({ length: 8 }, answers))
        const moved = rounds.flatMap((round) => round.slice(0, 2))
        return moved.every((answer) => answer.startsWith('127.0.0.2: ')) ? true : undefined
      })
    },
    120_000,
  )
})

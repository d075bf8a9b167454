import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listeningPort } from '../../worker/http/listening-port'
import { probe } from '../../worker/probe/probe'
import { visitorEdge } from '../../worker/publish/publishing'
import { readReleases } from '../../worker/publish/store/release-reader'
import { s3Target } from '../../worker/publish/targets/s3'
import { parseVisitorSettings } from '../../worker/settings/settings'
import { waitFor } from '../support/wait-for'
import { machineIn } from './machines'
import { type Answered, ask } from './requests'
import { clientTo, type LocalS3, startS3 } from './s3-server'
import { siteUrl } from './small-site'
import { compatibilityDate, type RunningFunction, runFunction } from './workerd-server'

const command = path.resolve('worker/edge/function/write-function.ts')

/** `npm run edge-function` with these words and no other settings. */
const writeFunction = (words: readonly string[], settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['worker/programs/run.cjs', command, ...words], {
    env: { PATH: process.env.PATH, ...ownSettings, ...settings },
  })

const ownSettings = { SANITY_PROJECT_ID: 'p', SANITY_DATASET: 'd', SITE_URL: siteUrl }

/** Larger than what is read ahead. */
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(300_000, 7)])
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Stands for the content service and for the worker. */
function serve(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers } = request
  const send = (
    type: string,
    bytes: Buffer | string,
    more: Record<string, string | string[] | number> = {},
  ) => {
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(bytes), ...more })
    response.end(bytes)
  }
  if (url === '/files/p/d/film.mp4') send('video/mp4', film)
  else if (url === '/files/p/d/half.mp4') {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length })
    response.write(film.subarray(0, 200_000), () => response.destroy())
  } else if (url === '/files/p/d/short.mp4') {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length })
    response.write(film.subarray(0, 20_000), () => response.destroy())
  } else if (url === '/files/p/d/huge.mp4') {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 65 * 1024 * 1024 })
    response.write(film)
  } else if (url === '/files/p/d/page.pdf') send('application/pdf', '<script>alert(1)</script>')
  else if (url === '/files/p/d/page.html') send('text/html', '<script>alert(1)</script>')
  else if (url === '/images/p/d/a-1x1.svg')
    send('image/svg+xml', gzipSync(drawing), {
      'content-encoding': 'gzip',
      'content-length': gzipSync(drawing).length,
    })
  else if (url === '/gate/cookies')
    send('text/plain', String(headers['x-forwarded-for']), { 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'] })
  else if (url === '/gate/leads') response.writeHead(303, { location: '/gate/items' }).end()
  else if (url === '/gate/breaks') response.destroy()
  else if (url === '/gate/nothing') response.writeHead(204).end()
  else if (url === '/gate/known') response.writeHead(304, { etag: '"a"' }).end()
  else if (url === '/gate/packed')
    send('text/plain', gzipSync(drawing), {
      'content-encoding': 'gzip',
      'content-length': gzipSync(drawing).length,
    })
  else response.writeHead(404).end()
}

/** The storage as the function finds it: on the other end of a line that may be cut. */
const line = { isCut: false, to: '' }
function connect({ url, method, headers }: IncomingMessage, response: ServerResponse): void {
  if (line.isCut) return void response.destroy()
  const sent = httpRequest(line.to + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.headers)
    answer.pipe(response)
  })
  sent.on('error', () => response.destroy())
  sent.end()
}

let folder: string
let storage: LocalS3
let services: Server
let between: Server
let running: RunningFunction
let hotel: Awaited<ReturnType<typeof machineIn>>
let publisher: ReturnType<typeof hotel.open>
const get = (path: string, headers: Record<string, string> = {}): Promise<Answered> =>
  ask(running.url, { path, headers })

const opened = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${listeningPort(server)}`
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'function-'))
  storage = await startS3('hotel')
  line.to = storage.url
  services = createServer(serve)
  between = createServer(connect)
  const origin = await opened(services)
  const out = path.join(folder, 'out/function.js')
  await writeFunction([out], {
    PUBLISH_TARGET: 's3://hotel/live/',
    PUBLISH_S3_ENDPOINT: await opened(between),
    FUNCTION_GATE_ORIGIN: origin,
    IMAGE_ORIGIN: origin,
    OPERATIONS_TOKEN: 'operators-open-sesame',
    SANITY_TOKEN: 'reads-published',
  })
  const source = await readFile(out, 'utf8')
  for (const secret of ['sesame', 'reads-published', 'node:']) expect(source).not.toContain(secret)
  running = await runFunction(path.join(folder, 'server'), source)
  const own = path.join(folder, 'sent')
  const target = s3Target({ client: clientTo(storage.url), bucket: 'hotel', prefix: 'live/', folder: own })
  hotel = await machineIn(folder, () => ({ target }))
  publisher = hotel.open()
})

afterAll(async () => {
  await publisher?.settled()
  await running?.stop()
  await storage?.stop()
  for (const server of [services, between]) {
    server?.closeAllConnections()
    await new Promise((resolve) => server?.close(resolve))
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

describe('The function at the edge, in the runtime that it is written for', () => {
  it('has visitors wait before the first release, shows it when it is there, and every later one', async () => {
    const early = await get('/zimmer/arven')
    expect([early.status, early.headers['retry-after']]).toEqual([503, '5'])
    await hotel.site.write('/zimmer/fort', { owner: 'room-fort', text: 'Fort' })
    await publisher.publish(hotel.site.whole())
    await waitFor('the page is there', async () => (await get('/zimmer/arven')).status === 200 || undefined)
    await hotel.site.remove('/zimmer/fort')
    await hotel.site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu', links: ['/', '/fr'] })
    await publisher.publish(hotel.site.regeneration())
    expect((await get('/zimmer/arven')).bytes.toString()).toContain('Neu')
    expect((await get('/zimmer/fort')).status).toBe(410)
  })

  it('sends the tags of the built-in edge, and nothing to whoever has it', async () => {
    const { headers } = await get('/zimmer/arven')
    const { sha256 } = publisher.view.find('zimmer/arven/index.html') ?? { sha256: '' }
    expect(headers.etag).toBe(`"${sha256.slice(0, 32)}"`)
    const again = await get('/zimmer/arven', { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    for (const name of Object.keys(headers)) expect(name).not.toMatch(/^x-amz|^last-modified|^server/)
  })

  it('is found to answer as the release says, by whoever asks as visitors do', async () => {
    const settings = visitorEdge(parseVisitorSettings(ownSettings))
    const reader = await readReleases(hotel.releases)
    const findings = await probe(reader, { site: running.url, settings, most: 100, patience: 0 })
    expect(findings.wrong).toEqual([])
    expect(findings.asked).toBeGreaterThan(30)
  })

  it.each([
    ['the beginning', 'bytes=0-1', 0, 2],
    ['the middle', 'bytes=100000-249999', 100_000, 250_000],
    ['the end', 'bytes=-5', film.length - 5, film.length],
    ['the rest', 'bytes=299000-', 299_000, film.length],
  ])('cuts %s out of a film of the content service', async (_what, range, start, end) => {
    const part = await get('/files/p/d/film.mp4', { range })
    expect(part).toMatchObject({
      status: 206,
      headers: {
        'content-range': `bytes ${start}-${end - 1}/${film.length}`,
        'content-length': String(end - start),
      },
    })
    expect(part.bytes.equals(film.subarray(start, end))).toBe(true)
  })

  it('sends a film whole, and only the answer to who asks for its head or has it', async () => {
    const whole = await get('/files/p/d/film.mp4')
    expect([whole.status, whole.bytes.equals(film)]).toEqual([200, true])
    expect((await get('/files/p/d/film.mp4', { 'if-none-match': whole.headers.etag ?? '' })).status).toBe(304)
    const head = await ask(running.url, { path: '/files/p/d/film.mp4', method: 'HEAD' })
    expect([head.status, head.headers.etag]).toEqual([200, whole.headers.etag])
  })

  it.each([
    ['is no kind that is passed on', '/files/p/d/page.html', 502],
    ['begins like another kind', '/files/p/d/page.pdf', 502],
    ['breaks off at its beginning', '/files/p/d/short.mp4', 502],
    ['is larger than what is passed on', '/files/p/d/huge.mp4', 413],
    ['is not there', '/files/p/d/none.mp4', 404],
    ['belongs to another dataset', '/files/p/other/film.mp4', 404],
  ])('passes nothing on that %s', async (_what, address, status) => {
    const answer = await get(address)
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8'])
  })

  it('lets half of a film be known for what it is', async () => {
    await expect(get('/files/p/d/half.mp4')).rejects.toThrow()
  })

  it('passes a drawing on that came compressed, unasked', async () => {
    expect((await get('/images/p/d/a-1x1.svg')).bytes.toString()).toBe(drawing)
  })

  it('hands all cookies of the worker on, its redirects as they are, and tells it who asks and not who says so', async () => {
    const { headers, bytes } = await get('/gate/cookies', {
      'x-forwarded-for': '6.6.6.6',
      'cf-connecting-ip': '203.0.113.7',
    })
    // As `requests.ts` joins them.
    expect(headers['set-cookie']).toBe('a=1; Path=/,b=2; Path=/')
    expect(bytes.toString()).toBe('203.0.113.7')
    const leading = await get('/gate/leads')
    expect([leading.status, leading.headers.location]).toEqual([303, '/gate/items'])
    expect((await get('/gate/breaks')).status).toBe(502)
  })

  it('hands on what has no bytes, and what is compressed as the worker compressed it', async () => {
    expect((await get('/gate/nothing')).status).toBe(204)
    const known = await get('/gate/known', { 'if-none-match': '"a"' })
    expect([known.status, known.headers.etag]).toEqual([304, '"a"'])
    const head = await ask(running.url, { path: '/gate/packed', method: 'HEAD' })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    const packed = await get('/gate/packed', { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.bytes).toString()).toBe(drawing)
  })

  it('asks visitors to come again while the storage is away, and is there with it', async () => {
    expect((await get('/zimmer/fort')).status).toBe(410)
    line.isCut = true
    for (const address of ['/zimmer/arven', '/zimmer/fort', '/nirgends', '/']) {
      const { status, headers } = await get(address)
      expect([status, headers['retry-after']], address).toEqual([503, '5'])
    }
    expect((await get('/gate/leads')).status).toBe(303)
    line.isCut = false
    expect((await get('/zimmer/arven')).status).toBe(200)
    expect((await get('/nirgends')).status).toBe(404)
  })
})

describe('npm run edge-function', () => {
  it('writes for the runtime of that day that the documents name', async () => {
    const said = await readFile('docs/releases.md', 'utf8')
    expect(said).toContain(`\ncompatibility_date = "${compatibilityDate}"\n`)
  })

  it.each([
    ['a place to write to', [], {}, /^npm run edge-function -- OUT\.js\n/],
    ['a storage', ['x.js'], { FUNCTION_GATE_ORIGIN: 'https://w.example' }, /PUBLISH_TARGET is no storage/],
    ['where the worker is', ['x.js'], { PUBLISH_TARGET: 's3://a' }, /FUNCTION_GATE_ORIGIN is not set/],
    ['settings that are right', ['x.js'], { SITE_URL: 'hotel' }, /SITE_URL is "hotel"/],
  ])('says that it needs %s', async (_what, words, settings, said) => {
    const failure = await writeFunction(words, settings).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 2, stderr: expect.stringMatching(said) })
  })
})

import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { listening } from '../testing/listening'
import { createEdge } from './edge'
import { PictureCache } from './picture-cache'
import { type EdgeSettings, edgeSettings } from './settings'

const hash = 'a'.repeat(40)
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5_000, 7)])
const address = `/images/p/d/${hash}-10x10.png`

const empty = {
  release: () => null,
  hasGap: () => false,
  find: () => undefined,
  elsewhere: () => undefined,
  isWithheld: () => false,
  bytes: async () => Buffer.alloc(0),
  wholeFile: async () => '',
}

type Origin = (response: ServerResponse, request: IncomingMessage) => void

const whole: Origin = (response) =>
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': png.length }).end(png)

/** An edge before a content service that answers as it is told. */
async function edgeBefore(answer: Origin, more: Partial<EdgeSettings> = {}) {
  const asked: string[] = []
  let origin = answer
  const imageOrigin = await listening(
    createServer((request, response) => {
      asked.push(request.url ?? '')
      origin(response, request)
    }),
  )
  const pictureSource = { projectId: 'p', dataset: 'd' }
  const settings = { siteUrl: 'https://hotel.example', imageOrigin, pressOrigin: imageOrigin, pictureSource }
  const edge = createEdge(empty, edgeSettings({ ...settings, ...more }))
  const url = await listening(edge)
  return {
    edge,
    url,
    asked,
    answer: (next: Origin) => {
      origin = next
    },
    /** The head of the answer; its body is not read yet. */
    async open(path: string): Promise<IncomingMessage> {
      const [response] = await once(get(`${url}${path}`, { agent: false }), 'response')
      return response
    },
  }
}

/** A place for temporary files that is this test's own. */
async function temporaryPlace(): Promise<void> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'place-'))
  vi.stubEnv('TMPDIR', place)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(place, { recursive: true, force: true })
  })
}

/** What tidies up files for a time, as most machines do, took what lay in the folders for pictures, or the folders, too. */
async function tidied(takesFolders: boolean): Promise<void> {
  for (const name of await readdir(os.tmpdir()))
    if (name.startsWith('site-pictures-')) {
      const folder = path.join(os.tmpdir(), name)
      const gone = takesFolders ? [folder] : (await readdir(folder)).map((file) => path.join(folder, file))
      for (const each of gone) await rm(each, { recursive: true })
    }
}

describe('a picture', () => {
  it.each([
    ['files', false],
    ['folders', true],
  ])('is fetched again where the machine has tidied up its temporary %s', async (_, takesFolders) => {
    await temporaryPlace()
    const { url, asked } = await edgeBefore(whole)
    for (const times of [1, 2, 3]) {
      const answer = await fetch(url + address)
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
      expect(asked).toHaveLength(times)
      await tidied(takesFolders)
    }
  })

  it('is on this machine no longer than the edge: once that has ended, its folder is gone', async () => {
    await temporaryPlace()
    const { edge, url } = await edgeBefore(whole)
    await (await fetch(url + address)).arrayBuffer()
    expect(await readdir(os.tmpdir())).toHaveLength(1)
    edge.close()
    edge.closeAllConnections()
    await edge.ended
    expect(await readdir(os.tmpdir())).toEqual([])
  })

  it('of this project and dataset is passed on, kept, and asked for once however many want it', async () => {
    const { url, asked } = await edgeBefore(whole)
    const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${url}${address}?w=5`)))
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
    }
    expect((await fetch(`${url}${address}?w=5`)).status).toBe(200)
    expect(asked).toEqual([`${address}?w=5`])
  })

  it('is sent in the part that is asked for, as every phone asks for a film, and not again where it is known', async () => {
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(90_000, 5)])
    const { url, asked } = await edgeBefore((response) =>
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length }).end(film),
    )
    const path = `/files/p/d/${hash}.mp4`
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(url + path, { headers })
      return {
        status: answer.status,
        headers: answer.headers,
        bytes: Buffer.from(await answer.arrayBuffer()),
      }
    }
    const first = await ask({ range: 'bytes=0-1' })
    expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-1/${film.length}`])
    expect(first.bytes).toEqual(film.subarray(0, 2))
    const tag = first.headers.get('etag') ?? ''
    expect((await ask({ range: 'bytes=90000-', 'if-range': tag })).bytes).toEqual(film.subarray(90_000))
    expect((await ask({ range: 'bytes=-7' })).bytes).toEqual(film.subarray(-7))
    expect(await ask({ range: 'bytes=0-1', 'if-range': '"another"' })).toMatchObject({
      status: 200,
      bytes: film,
    })
    const behind = await ask({ range: `bytes=${film.length}-` })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`])
    const whole = await ask({})
    expect([whole.status, whole.headers.get('accept-ranges'), whole.headers.get('etag')]).toEqual([
      200,
      'bytes',
      tag,
    ])
    const known = await ask({ 'if-none-match': tag })
    expect([known.status, known.bytes.length]).toEqual([304, 0])
    expect(asked).toEqual([path])
  })

  it.each([
    `/images/other/d/${hash}-10x10.png`,
    `/images/p/other/${hash}-10x10.png`,
    `/images/p/d/${hash}.png`,
    `/images/p/d/x/${hash}-10x10.png`,
    `/images/p/d/${hash}-10x10.png/x`,
    `/files/p/d/${hash}-10x10.png`,
    `/files/other/d/${hash}.pdf`,
    `/files/p/d/`,
    '/images/v2025-02-19/data/query/d',
  ])('at %s is none of ours: 404, and nobody is asked', async (path) => {
    const { url, asked } = await edgeBefore(whole)
    expect((await fetch(`${url}${path}`)).status).toBe(404)
    expect(asked).toEqual([])
  })

  const half = png.subarray(0, 2_000)
  const wrong: Record<string, Origin> = {
    'HTML with 200': (response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 4 }).end('<h1>'),
    'HTML that calls itself a picture': (response) =>
      response
        .writeHead(200, { 'content-type': 'image/png', 'content-length': 22 })
        .end('<!doctype html><html> '),
    'no media type': (response) => response.writeHead(200, { 'content-length': png.length }).end(png),
    'a script': (response) =>
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 8 }).end('alert(1)'),
    'half of it': (response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': png.length })
      response.write(half, () => response.destroy())
    },
    'half of it, in chunks': (response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.write(half, () => response.destroy())
    },
    'no end that could be told from a cut': (response) => {
      response.socket?.end(
        Buffer.concat([Buffer.from('HTTP/1.0 200 OK\r\ncontent-type: image/png\r\n\r\n'), half]),
      )
    },
    nothing: (response) => response.destroy(),
    'a redirect': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'an error': (response) => response.writeHead(500, { 'content-type': 'image/png' }).end(png),
    'compressed bytes': (response) =>
      response
        .writeHead(200, {
          'content-type': 'image/png',
          'content-length': png.length,
          'content-encoding': 'gzip',
        })
        .end(png),
  }
  it.each(Object.entries(wrong))('that comes as %s is 502 and not kept', async (_name, origin) => {
    const site = await edgeBefore(origin)
    const refused = await fetch(`${site.url}${address}`)
    expect([refused.status, refused.headers.get('cache-control'), await refused.text()]).toEqual([
      502,
      'no-store',
      'Picture not available\n',
    ])
    site.answer(whole)
    expect((await fetch(`${site.url}${address}`)).status).toBe(200)
  })

  it('that is larger than allowed is 413, announced or not', async () => {
    const site = await edgeBefore(whole, { largestFile: 1_000 })
    expect((await fetch(`${site.url}${address}`)).status).toBe(413)
    site.answer((response) => response.writeHead(200, { 'content-type': 'image/png' }).end(png))
    expect((await fetch(`${site.url}${address}`)).status).toBe(413)
  })

  it('that nobody waits for any more is not fetched to its end', async () => {
    let ended: Promise<unknown> | undefined
    const site = await edgeBefore((response) => {
      ended = once(response, 'close')
      response.writeHead(200, { 'content-type': 'image/png' }).write(png)
    })
    const leaving = new AbortController()
    const answer = fetch(`${site.url}${address}`, { signal: leaving.signal }).catch(
      (error: Error) => error.name,
    )
    await expect.poll(() => ended !== undefined).toBe(true)
    leaving.abort()
    expect(await answer).toBe('AbortError')
    await ended
  })

  it('of many megabytes, asked for by forty who do not read, takes no memory for them', async () => {
    const size = 24 * 1024 * 1024
    const portion = Buffer.alloc(1024 * 1024, 7)
    const site = await edgeBefore((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': size })
      response.write('%PDF-')
      let left = size - 5
      const more = () => {
        while (left > 0) {
          const next = portion.subarray(0, Math.min(left, portion.length))
          left -= next.length
          if (!response.write(next)) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    })
    const before = process.memoryUsage.rss()
    const unread = await Promise.all(
      Array.from({ length: 40 }, (_, index) => site.open(`/files/p/d/${hash}${index}.pdf`)),
    )
    expect(unread.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
    // 40 of them have 960 MB; both ends of every connection are in this process.
    expect(process.memoryUsage.rss() - before).toBeLessThan(250 * 1024 * 1024)
    const [one] = unread
    expect(one && (await buffer(one)).length).toBe(size)
    for (const response of unread) response.destroy()
  })
})

it('pictures are kept up to a size, and the least used go', () => {
  const gone: string[] = []
  const cache = new PictureCache(100, (file) => gone.push(file))
  const picture = (file: string, size: number) => ({ file, size, headers: {} })
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, picture(key, 25))
  cache.get('a')
  cache.set('e', picture('e', 25))
  expect(gone).toEqual(['b'])
  cache.set('large', picture('large', 60))
  expect(gone).toEqual(['b', 'c', 'd', 'a'])
  expect([cache.get('e')?.size, cache.get('large')?.size, cache.size]).toEqual([25, 60, 85])
})

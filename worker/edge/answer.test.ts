import { describe, expect, it } from 'vitest'
import { sha256 } from '../disk/sha256'
import type { Entry } from '../publish/release/entry'
import { type Answer, decideAnswer, type EdgeRequest } from './answer'
import { edgeSettings } from './settings'

const settings = edgeSettings({
  siteUrl: 'https://hotel.example',
  imageOrigin: 'https://hotel.example',
  pressOrigin: 'https://hotel.example',
  pictureSource: { projectId: 'p', dataset: 'd' },
})

const page = (name: string): Entry => ({
  sha256: sha256(name),
  size: 1000,
  type: 'text/html; charset=utf-8',
  cache: 'page',
  encodings: ['br', 'gzip'],
  owner: name,
  scriptHashes: ['sha256-abc'],
})
const film: Entry = { sha256: sha256('film'), size: 500, type: 'video/mp4', cache: 'day', encodings: [] }

const files: Record<string, Entry> = {
  'index.html': page('/'),
  'fr/index.html': page('/fr'),
  'zimmer/index.html': page('/zimmer'),
  '404.html': page('/404.html'),
  'fr/404/index.html': page('/fr/404'),
  'film.mp4': film,
}
const elsewhere = new Map<string, { status: 301; to: string } | { status: 410 }>([
  ['/alt', { status: 301, to: '/zimmer' }],
  ['/alt-mit-frage', { status: 301, to: '/zimmer?a=b' }],
  ['/alt-mit-stelle', { status: 301, to: '/zimmer#suiten' }],
  ['/fort', { status: 410 }],
  ['/fort.pdf', { status: 410 }],
])
const live = {
  release: (): string | null => '00000001',
  hasGap: () => false,
  find: (file: string) => files[file],
  elsewhere: (path: string) => elsewhere.get(path),
  isWithheld: (path: string) => path === '/files/p/d/geheim.pdf',
}

const decided = (url: string, request: Partial<EdgeRequest> = {}, view = live) =>
  decideAnswer({ method: 'GET', url, headers: { 'user-agent': 'bot' }, ...request }, view, settings)
function answer(url: string, headers: EdgeRequest['headers'] = {}, view = live): Answer {
  const found = decided(url, { headers: { 'user-agent': 'bot', ...headers } }, view)
  if ('to' in found) throw new Error(`${url} was passed on`)
  return found
}

describe('where a request goes', () => {
  it('what the press answers is passed on as it was sent, whatever the method', () => {
    expect(decided('/gate/presse?a=b')).toEqual({ to: 'press', path: '/gate/presse?a=b' })
    expect(decided('/api/x', { method: 'POST' })).toEqual({ to: 'press', path: '/api/x' })
  })

  it('pictures and files go to where they lie, and those of guarded documents alone to the press', () => {
    expect(decided('/images/p/d/a-1x1.png?w=9')).toEqual({
      to: 'pictures',
      path: '/images/p/d/a-1x1.png?w=9',
    })
    expect(decided('/files/p/d/geheim.pdf')).toEqual({ to: 'press', path: '/files/p/d/geheim.pdf' })
  })

  it('everything else is only read', () => {
    expect(decided('/zimmer', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD' },
    })
    expect(decided('/zimmer', { method: 'HEAD' })).toMatchObject({ status: 200 })
  })
})

describe('a page', () => {
  it('is answered with its type, its rule for caches, the policy of its own scripts, and its tag', () => {
    const { status, headers, body } = answer('/zimmer?von=heute')
    expect([status, body]).toEqual([200, { entry: files['zimmer/index.html'] }])
    expect(headers).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
      'Accept-Ranges': 'bytes',
    })
    expect(headers['Content-Security-Policy']).toContain("'sha256-abc'")
    expect(answer('/film.mp4').headers['Content-Security-Policy']).not.toContain('sha256-abc')
  })

  it('goes as it is asked for, and again only where it is another one', () => {
    const packed = answer('/zimmer', { 'accept-encoding': 'gzip, br' })
    expect(packed).toMatchObject({ headers: { 'Content-Encoding': 'br' }, body: { encoding: 'br' } })
    const tag = packed.headers.ETag
    expect(tag).not.toBe(answer('/zimmer').headers.ETag)
    const again = answer('/zimmer', { 'accept-encoding': 'gzip, br', 'if-none-match': tag })
    expect(again.status).toBe(304)
    expect(again).not.toHaveProperty('body')
    expect(again.headers).not.toHaveProperty('Content-Type')
    expect(answer('/zimmer', { 'if-none-match': '"another"' }).status).toBe(200)
  })

  it('has one address: slashes at its end and index.html lead there, with what was asked', () => {
    for (const other of ['/zimmer/', '/zimmer/index.html', '//zimmer', '/zimmer//'])
      expect(answer(`${other}?a=b`)).toMatchObject({ status: 301, headers: { Location: '/zimmer?a=b' } })
  })

  it('that moved leads on, with what was asked unless the target asks for itself', () => {
    expect(answer('/alt?a=1')).toMatchObject({ status: 301, headers: { Location: '/zimmer?a=1' } })
    expect(answer('/alt-mit-frage?a=1').headers.Location).toBe('/zimmer?a=b')
    expect(answer('/alt-mit-stelle?a=1').headers.Location).toBe('/zimmer?a=1#suiten')
  })

  it('that is gone or never was is an error page of its language, and is called by its path', () => {
    expect(answer('/fort')).toMatchObject({
      status: 410,
      body: { entry: files['404.html'], lostPath: '/fort' },
    })
    expect(answer('/fr/perdu?a=b')).toMatchObject({
      status: 404,
      body: { entry: files['fr/404/index.html'], lostPath: '/fr/perdu' },
    })
    expect(answer('/404').status).toBe(404)
  })

  it('is a line of text where a program asked for a file', () => {
    expect(answer('/fort.pdf')).toMatchObject({ status: 410, body: 'Gone\n' })
    expect(answer('/nie.js')).toMatchObject({ status: 404, body: 'Not found\n' })
  })
})

describe('a film', () => {
  it('is sent in parts, while it is the one that the browser has', () => {
    const part = answer('/film.mp4', { range: 'bytes=100-' })
    expect(part).toMatchObject({ status: 206, headers: { 'Content-Range': 'bytes 100-499/500' } })
    expect(part.body).toMatchObject({ range: { start: 100, end: 499 } })
    expect(answer('/film.mp4', { range: 'bytes=100-', 'if-range': '"another"' }).status).toBe(200)
  })

  it('has no part behind its end', () => {
    expect(answer('/film.mp4', { range: 'bytes=500-' })).toMatchObject({
      status: 416,
      headers: { 'Content-Range': 'bytes */500' },
    })
  })
})

describe('the home page', () => {
  const french = { 'accept-language': 'fr', 'user-agent': 'Mozilla/5.0' }

  it('leads a visitor to the home page of the language, and no cache keeps that', () => {
    expect(answer('/?a=b', french)).toMatchObject({
      status: 302,
      headers: { Location: '/fr?a=b', Vary: 'Accept-Language, Cookie, User-Agent' },
    })
  })

  it('stays where the language has none, and only the browser keeps it', () => {
    const { status, headers } = answer('/', { ...french, 'accept-language': 'en' })
    expect(status).toBe(200)
    expect(headers['Cache-Control']).toMatch(/^private/)
    expect(headers.Vary).toBe('Accept-Language, Cookie, User-Agent, Accept-Encoding')
  })
})

describe('what is not known', () => {
  it('is waited for before the first release, and while a part of the history is lost', () => {
    const soon = { status: 503, headers: { 'Retry-After': expect.any(String) } }
    expect(answer('/zimmer', {}, { ...live, release: () => null })).toMatchObject(soon)
    const gap = { ...live, hasGap: () => true }
    expect(answer('/nirgends', {}, gap)).toMatchObject(soon)
    expect(answer('/alt', {}, gap)).toMatchObject(soon)
    expect(answer('/zimmer', {}, gap).status).toBe(200)
    expect(answer('/', {}, { ...gap, find: () => undefined })).toMatchObject(soon)
  })

  it('has no page of its own where there is none: a line of text says so', () => {
    const empty = { ...live, find: () => undefined }
    expect(answer('/', {}, empty)).toMatchObject({ status: 404, body: 'Not found\n' })
    expect(answer('/fort', {}, empty)).toMatchObject({ status: 410, body: 'Gone\n' })
  })
})

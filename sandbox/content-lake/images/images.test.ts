import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { lakeForTest, temporaryFolder } from '../test-support/lake-for-tests'
import { colourAt, halves, seen } from '../test-support/pictures'
import { chooseFormat } from './choose-format'
import type { Rendering } from './render-image'
import { RenderedImages } from './rendered-images'

async function lakeWithPicture() {
  const lake = await lakeForTest()
  const asset = await lake.client.assets.upload('image', await halves(400, 200), { filename: 'halves.png' })
  const get = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${lake.url}/${asset.path}?${query}`, { headers })
  return { ...lake, asset, get }
}

describe('images', () => {
  test.each([
    ['', { width: 400, height: 200, format: 'png' }],
    ['w=100', { width: 100, height: 50, format: 'png' }],
    ['w=100&h=100&fit=crop&fm=jpg', { width: 100, height: 100, format: 'jpeg' }],
    ['w=100&h=100&fit=fill&bg=ff0', { width: 100, height: 100, format: 'png' }],
    ['w=100&dpr=2&fm=webp', { width: 200, height: 100, format: 'webp' }],
    ['w=40&fm=avif', { width: 40, height: 20, format: 'heif' }],
    ['w=100&or=90', { width: 50, height: 100, format: 'png' }],
    ['w=100&pad=20&bg=ff0', { width: 140, height: 90, format: 'png' }],
    ['w=100&h=100&fit=fill&pad=10&bg=fff', { width: 120, height: 120, format: 'png' }],
    ['w=40&min-w=80', { width: 80, height: 40, format: 'png' }],
    ['w=40&min-h=100&max-w=100', { width: 100, height: 50, format: 'png' }],
    ['w=100&sharp=30', { width: 100, height: 50, format: 'png' }],
    ['w=100&blur=50&sat=-100&flip=h&fm=pjpg&q=30', { width: 100, height: 50, format: 'jpeg' }],
  ])('?%s', async (query, expected) => {
    const { get } = await lakeWithPicture()
    const answer = await get(query)
    expect(answer.status).toBe(200)
    expect(await seen(await answer.arrayBuffer())).toEqual(expected)
  })

  test('what is cut is what was asked for', async () => {
    const { get } = await lakeWithPicture()
    const bytes = async (query: string) => (await get(query)).arrayBuffer()
    expect(await colourAt(await bytes('rect=200,0,200,200'), 0.1)).toBe('blue')
    expect(await colourAt(await bytes('w=50&h=50&fit=crop&crop=left'), 0.9)).toBe('red')
    expect(await colourAt(await bytes('w=50&h=50&fit=crop&crop=focalpoint&fp-x=1&fp-y=0'), 0.1)).toBe('blue')
    expect(await colourAt(await bytes('flip=h'), 0.1)).toBe('blue')
    expect(await colourAt(await bytes('invert=true&fm=png'), 0.1)).toBe('blue')
    expect(await colourAt(await bytes('w=100&pad=20&bg=00f'), 0.1, 0.5)).toBe('blue')
    const filled = await bytes('w=100&h=100&fit=fill&bg=00f')
    expect([await colourAt(filled, 0.1, 0.1), await colourAt(filled, 0.1, 0.5)]).toEqual(['blue', 'red'])
  })

  test('auto=format follows what the browser takes, and says that it does', async () => {
    const { get } = await lakeWithPicture()
    const answer = await get('w=40&auto=format', { accept: 'image/avif,image/webp,*/*' })
    expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual(['image/webp', 'Accept'])
    expect((await get('w=40&auto=format', { accept: 'image/*' })).headers.get('content-type')).toBe(
      'image/png',
    )
    expect((await get('w=40')).headers.get('vary')).toBeNull()
  })

  test('an answer may be kept for ever and is not sent twice', async () => {
    const { get } = await lakeWithPicture()
    const first = await get('w=40')
    expect(first.headers.get('cache-control')).toContain('immutable')
    const again = await get('w=40', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  })

  test('a question for the head is answered as the picture would be, and no picture is made for it', async () => {
    const { url, asset, dataFolder } = await lakeWithPicture()
    const head = (path: string) => fetch(`${url}/${path}`, { method: 'HEAD' })
    const there = await head(`${asset.path}?w=40&fm=webp`)
    expect([there.status, there.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await head(`${asset.path}?fit=stretch`)).status).toBe(400)
    expect((await head(asset.path.replace(/[0-9a-f]{40}/, '0'.repeat(40)))).status).toBe(404)
    expect(existsSync(path.join(dataFolder, 'rendered'))).toBe(false)
  })

  test('bad parameters, unknown pictures and other projects are errors', async () => {
    const { get, url, asset } = await lakeWithPicture()
    const bad = await get('fit=stretch')
    expect([bad.status, await bad.text()]).toEqual([400, expect.stringContaining('parameter \\"fit\\"')])
    const other = asset.path.replace('edelgrat', 'elsewhere')
    const unknown = asset.path.replace(/[0-9a-f]{40}/, '0'.repeat(40))
    for (const path of [other, unknown, 'images/edelgrat/production/..%2f..%2fdocuments.ndjson']) {
      expect((await fetch(`${url}/${path}`)).status).toBe(404)
    }
  })

  test('a vector picture stays one, and cannot run as a page', async () => {
    const { client, url } = await lakeForTest()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><script>alert(1)</script></svg>'
    const asset = await client.assets.upload('image', Buffer.from(svg), { filename: 'logo.svg' })
    expect(asset._id).toMatch(/^image-[0-9a-f]{40}-60x30-svg$/)
    const answer = await fetch(`${url}/${asset.path}?w=30&auto=format`, { headers: { accept: 'image/webp' } })
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const raster = await fetch(`${url}/${asset.path}?w=30&fm=png`)
    expect(await seen(await raster.arrayBuffer())).toEqual({ width: 30, height: 15, format: 'png' })
  })
})

describe('chooseFormat', () => {
  test.each([
    ['jpg', { fm: 'png' as const, auto: 'format' as const }, 'image/webp', 'png'],
    ['jpg', { fm: 'avif' as const }, undefined, 'avif'],
    ['jpg', { auto: 'format' as const }, 'image/avif,image/webp', 'webp'],
    ['jpg', { auto: 'format' as const }, 'image/avif', 'avif'],
    ['jpg', { auto: 'format' as const }, undefined, 'jpg'],
    ['tif', {}, undefined, 'png'],
  ])('%s with %j for a browser that takes %s is %s', (original, asked, accept, expected) => {
    expect(chooseFormat(original, asked, accept)).toBe(expected)
  })
})

describe('RenderedImages', () => {
  const size = { width: 10, height: 10 }
  const rendering: Rendering = {
    region: { left: 0, top: 0, ...size },
    size,
    format: 'webp',
    quality: 75,
    progressive: false,
  }

  test('a picture that many ask for at once is encoded once, and never again', async () => {
    let encoded = 0
    const render = async () => {
      encoded += 1
      return Buffer.from('picture')
    }
    const folder = temporaryFolder()
    const images = new RenderedImages(folder, render)
    await Promise.all(Array.from({ length: 20 }, () => images.get('/original', 'sha', rendering)))
    await new RenderedImages(folder, render).get('/original', 'sha', rendering)
    expect(encoded).toBe(1)
    await images.get('/original', 'sha', { ...rendering, quality: 50 })
    expect(encoded).toBe(2)
  })

  test('a failure reaches all who waited and is tried again by the next', async () => {
    let attempts = 0
    const render = async () => {
      attempts += 1
      if (attempts === 1) throw new Error('out of memory')
      return Buffer.from('picture')
    }
    const images = new RenderedImages(temporaryFolder(), render)
    const waiting = [1, 2].map(() => images.get('/original', 'sha', rendering))
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(images.get('/original', 'sha', rendering)).resolves.toBeDefined()
  })
})

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { lakeForTest, temporaryFolder } from '../test-support/lake-for-tests'
import { halves } from '../test-support/pictures'
import { writeWhole } from './asset-files'
import { readRange } from './byte-range'
import { extensionOf } from './media-types'

describe('uploading through the real client', () => {
  test('a picture is described: id, dimensions, placeholder, colour, and what was said about it', async () => {
    const { client } = await lakeForTest()
    const bytes = await halves(400, 200)
    const sha1 = createHash('sha1').update(bytes).digest('hex')
    const asset = await client.assets.upload('image', bytes, {
      filename: 'halves.png',
      label: 'l',
      title: 't',
      description: 'd',
      creditLine: '© c',
      source: { id: 's', name: 'archive', url: 'https://example.org' },
    })
    expect(asset).toMatchObject({
      _id: `image-${sha1}-400x200-png`,
      _type: 'sanity.imageAsset',
      path: `images/edelgrat/production/${sha1}-400x200.png`,
      url: `http://localhost:8020/images/edelgrat/production/${sha1}-400x200.png`,
      mimeType: 'image/png',
      extension: 'png',
      size: bytes.length,
      originalFilename: 'halves.png',
      label: 'l',
      title: 't',
      description: 'd',
      creditLine: '© c',
      source: { id: 's', name: 'archive', url: 'https://example.org' },
      metadata: {
        dimensions: { width: 400, height: 200, aspectRatio: 2 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
      },
    })
    expect(await client.assets.upload('image', bytes, { filename: 'other.png' })).toEqual(asset)
  })

  test('what is no picture is refused as one', async () => {
    const { client } = await lakeForTest()
    await expect(client.assets.upload('image', Buffer.from('not a picture'))).rejects.toMatchObject({
      statusCode: 400,
    })
    await expect(
      client.assets.upload('file', Buffer.from('')).catch((error) => Promise.reject(error)),
    ).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test('a file comes back byte by byte, as a download with its name, and in ranges', async () => {
    const { client, url } = await lakeForTest()
    const json = Buffer.from('{ "kept" :  true }')
    const asset = await client.assets.upload('file', json, {
      filename: 'data.json',
      contentType: 'application/json',
    })
    expect(asset).toMatchObject({
      _type: 'sanity.fileAsset',
      extension: 'json',
      mimeType: 'application/json',
      size: 18,
    })
    const whole = await fetch(`${url}/${asset.path}?dl=Preisliste «Winter».json`)
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(json)
    expect(whole.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Preisliste%20%C2%ABWinter%C2%BB.json",
    )
    const part = await fetch(`${url}/${asset.path}`, { headers: { range: 'bytes=2-7' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '"kept"',
      'bytes 2-7/18',
    ])
    expect((await fetch(`${url}/${asset.path}`, { headers: { range: 'bytes=99-' } })).status).toBe(416)
    expect((await fetch(`${url}/${asset.path}`, { method: 'HEAD' })).headers.get('content-length')).toBe('18')
  })

  test('uploading needs a token that may write', async () => {
    const { anonymous } = await lakeForTest()
    await expect(anonymous.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({ statusCode: 401 })
  })
})

describe('readRange', () => {
  test.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=8-30', { start: 8, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,3-4', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ])('%s of ten bytes', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected)
  })
})

describe('extensionOf', () => {
  test.each([
    ['Preise.PDF', undefined, 'pdf'],
    [undefined, 'application/zip', 'zip'],
    ['no extension', 'text/plain; charset=utf-8', 'txt'],
    [undefined, undefined, 'bin'],
  ])('%s of type %s is %s', (name, type, expected) => {
    expect(extensionOf(name, type)).toBe(expected)
  })
})

test('a file that could not be written leaves nothing beside it', async () => {
  const folder = temporaryFolder()
  const taken = path.join(folder, 'taken')
  fs.mkdirSync(path.join(taken, 'by a folder'), { recursive: true })
  await expect(writeWhole(taken, 'bytes')).rejects.toThrow('taken')
  expect(fs.readdirSync(folder)).toEqual(['taken'])
})

import { EventEmitter, once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { lakeForTest, temporaryFolder } from '../test-support/lake-for-tests'
import { halves, seen } from '../test-support/pictures'

const document = {
  _id: 'a',
  _type: 'page',
  picture: { _type: 'picture', _sanityAsset: 'image@file://./prints/lake.png' },
}

/** A lake whose only picture is drawn when it is asked for: 600 by 400, of a proof of 60 by 40. */
async function lakeThatDraws(
  draw: () => Promise<Buffer>,
  more: { dataFolder?: string; recipe?: string } = {},
) {
  const folder = temporaryFolder()
  fs.mkdirSync(path.join(folder, 'pictures'))
  fs.writeFileSync(path.join(folder, 'pictures/lake.png'), await halves(60, 40))
  fs.writeFileSync(
    path.join(folder, 'pictures/pictures.json'),
    JSON.stringify({ 'lake.png': { title: 'The lake', creditLine: '© house' } }),
  )
  const drawn = (file: string) =>
    file === './prints/lake.png'
      ? { recipe: more.recipe ?? 'lake 1', longEdge: 600, proof: './pictures/lake.png', draw }
      : undefined
  const seed = { ndjson: JSON.stringify(document), folder, drawn }
  const lake = await lakeForTest({ seed, ...(more.dataFolder ? { dataFolder: more.dataFolder } : {}) })
  const asset = await lake.client.fetch('*[_id == "a"][0].picture.asset->')
  return { ...lake, asset, address: `${lake.url}/${asset.path}` }
}

const bytesOf = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())

describe('a picture of the seed that is drawn when it is asked for', () => {
  test('is described at its size at once, with title and credit line of its proof', async () => {
    const { asset } = await lakeThatDraws(() => Promise.reject(new Error('nobody asked')))
    expect(asset).toMatchObject({
      originalFilename: 'lake.png',
      title: 'The lake',
      creditLine: '© house',
      metadata: { dimensions: { width: 600, height: 400 } },
    })
    expect(asset._id).toMatch(/^image-[0-9a-f]{40}-600x400-png$/)
    expect(asset).not.toHaveProperty('size')
  })

  test('is drawn once for all who ask, and kept for the next start', async () => {
    const dataFolder = temporaryFolder()
    let drawings = 0
    const draw = async () => {
      drawings += 1
      return halves(600, 400)
    }
    const first = await lakeThatDraws(draw, { dataFolder })
    const answers = await Promise.all([bytesOf(first.address), bytesOf(first.address)])
    for (const bytes of answers) expect(await seen(bytes)).toMatchObject({ width: 600, height: 400 })
    await first.close()
    const second = await lakeThatDraws(draw, { dataFolder })
    expect(second.address.split('/').at(-1)).toBe(first.address.split('/').at(-1))
    expect(await seen(await bytesOf(second.address))).toMatchObject({ width: 600, height: 400 })
    expect(drawings).toBe(1)
  })

  test('has another id where it would be another picture', async () => {
    const one = await lakeThatDraws(() => halves(600, 400))
    const other = await lakeThatDraws(() => halves(600, 400), { recipe: 'lake 2' })
    expect(other.asset._id).not.toBe(one.asset._id)
  })

  test('is shown small from its proof, and drawn only for what its proof cannot give', async () => {
    let drawings = 0
    const { address } = await lakeThatDraws(async () => {
      drawings += 1
      return halves(600, 400)
    })
    expect(await seen(await bytesOf(`${address}?w=30&h=20&fit=crop`))).toMatchObject({
      width: 30,
      height: 20,
    })
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200)
    expect(drawings).toBe(0)
    expect(await seen(await bytesOf(`${address}?w=300`))).toMatchObject({ width: 300, height: 200 })
    expect(drawings).toBe(1)
  })

  test('says at once that it comes, however long its drawing takes', async () => {
    const brush = new EventEmitter()
    const { address } = await lakeThatDraws(async () => {
      await once(brush, 'finished')
      return halves(600, 400)
    })
    const answer = await fetch(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    await expect.poll(() => brush.listenerCount('finished')).toBe(1)
    brush.emit('finished')
    expect(await seen(await answer.arrayBuffer())).toMatchObject({ width: 600, height: 400 })
  })

  test('that could not be drawn is tried again by the next who asks', async () => {
    let attempts = 0
    const { address } = await lakeThatDraws(async () => {
      attempts += 1
      if (attempts === 1) throw new Error('no memory')
      return halves(600, 400)
    })
    await expect(bytesOf(address)).rejects.toThrow()
    expect(await seen(await bytesOf(address))).toMatchObject({ width: 600, height: 400 })
  })
})

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentLake, startContentLake } from '../../sandbox/content-lake/server'
import { clientFor } from '../../sandbox/content-lake/test-support/lake-client'
import { publicSecrets } from '../../sandbox/defaults'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { contentServiceSdl } from '../../studio/sdl'
import { freePort } from '../../worker/streams/testing/free-port'

const runCommand = promisify(execFile)
const tokens = { read: publicSecrets.readToken, write: publicSecrets.writeToken }

/** Pictures with cuts, plans, files for the press, references and every language: what a transfer could lose. */
const some = new Set(['room', 'mediaImage', 'mediaCorner', 'general'])

let folder: string
let hotel: ContentLake
let other: ContentLake

/** Assets say that they are where their lake is. */
async function lakeIn(name: string, seed?: { ndjson: string; folder: string }): Promise<ContentLake> {
  const port = await freePort()
  return startContentLake({
    port,
    assetBaseUrl: `http://localhost:${port}`,
    dataFolder: path.join(folder, name),
    sdl: contentServiceSdl,
    tokens,
    ...(seed && { seed }),
  })
}

/** `npm run lake`, as somebody calls it whose content lake is this one. */
const run = async (lake: Pick<ContentLake, 'port'>, ...words: string[]) => {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, TMPDIR: temporaryFiles(), SANDBOX_LAKE_PORT: String(lake.port) }
  return (await runCommand('npm', ['run', '--silent', 'lake', '--', ...words], { env })).stdout
}

/** Where programs have their temporary files. */
function temporaryFiles(): string {
  const place = path.join(folder, 'temporary')
  mkdirSync(place, { recursive: true })
  return place
}

const client = ({ url }: ContentLake) => clientFor(url, tokens.write)

/**
 * Every document with its drafts, apart from what each dataset writes itself: revision, time of the last change, and when
 * and where its assets were put.
 */
const contentOf = (lake: ContentLake): Promise<{ _id: string; _type: string }[]> =>
  client(lake).fetch(
    '*[!(_id in path("_.**"))] | order(_id) { ..., "_rev": null, "_updatedAt": null, ...select(_type in ["sanity.imageAsset", "sanity.fileAsset"] => { "url": null, "_createdAt": null }) }',
    {},
    { perspective: 'raw' },
  )

/** The bytes of every asset, by the id that they give it. */
async function bytesOf(lake: ContentLake): Promise<Map<string, number>> {
  const assets: { _id: string; path: string }[] = await client(lake).fetch(
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]] { _id, path }',
  )
  const sizes = assets.map(async ({ _id, path: at }): Promise<[string, number]> => {
    const answer = await fetch(`${lake.url}/${at}`, { headers: { authorization: `Bearer ${tokens.read}` } })
    return [_id, answer.ok ? (await answer.arrayBuffer()).byteLength : 0]
  })
  return new Map(await Promise.all(sizes))
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'transfer-'))
  const ndjson = hotelDocuments()
    .filter(({ _type }) => some.has(String(_type)))
    .map((document) => JSON.stringify(document))
    .join('\n')
  hotel = await lakeIn('hotel', { ndjson, folder: path.resolve('sandbox/hotel') })
  await client(hotel).create({ _id: 'drafts.room-arven', _type: 'room', title: 'Nur ein Entwurf' })
  other = await lakeIn('other')
})

afterAll(async () => {
  await hotel?.close()
  await other?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a dataset, exported and imported by the service’s own libraries,', () => {
  const file = () => path.join(folder, 'hotel.tar.gz')

  it('is the same in an empty content lake: every document, draft and asset', async () => {
    const content = await contentOf(hotel)
    const assets = await bytesOf(hotel)
    expect(await run(hotel, 'export', file())).toContain(`${assets.size} assets are in`)
    expect(await run(other, 'import', file())).toContain('documents were imported')
    expect(content.length).toBeGreaterThan(60)
    expect(assets.size).toBeGreaterThan(30)
    expect(await contentOf(other)).toEqual(content)
    expect(await bytesOf(other)).toEqual(assets)
  })

  it('is the same again where its assets exist, and replaces what was edited since', async () => {
    const content = await contentOf(hotel)
    await client(other).patch('room-arven').set({ title: 'Anders' }).commit()
    await run(other, 'import', file())
    expect(await contentOf(other)).toEqual(content)
    expect((await bytesOf(other)).size).toBe((await bytesOf(hotel)).size)
    // The compiler of programs keeps its cache there; of what was imported nothing stays.
    expect(readdirSync(temporaryFiles()).filter((name) => name.includes('import'))).toEqual([])
  })
})

it('import and export say in one sentence what is missing', async () => {
  const nowhere = { port: await freePort() }
  await expect(run(other, 'import', '/nowhere.tar.gz')).rejects.toThrow('There is no file /nowhere.tar.gz.')
  await expect(run(other, 'bring')).rejects.toThrow('Usage: npm run lake')
  await expect(run(nowhere, 'export', path.join(folder, 'a.tar.gz'))).rejects.toThrow(
    'npm start brings it up',
  )
})

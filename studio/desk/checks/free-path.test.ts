import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentLake, startContentLake } from '../../../sandbox/content-lake/server'
import { contentServiceSdl } from '../../sdl'
import { deskWords } from '../../words/desk'
import { freePath } from './free-path'

const words = deskWords.en

let folder: string
let lake: ContentLake
let client: SanityClient

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'free-path-'))
  lake = await startContentLake({
    ...{ port: 0, dataFolder: folder, sdl: contentServiceSdl, webhooks: [] },
    tokens: { read: 'test-read-token', write: 'test-write-token' },
  })
  client = createClient({
    ...{
      projectId: 'edelgrat',
      dataset: 'production',
      apiVersion: '2025-02-19',
      perspective: 'raw' as const,
    },
    ...{ apiHost: lake.url, token: 'test-write-token', useProjectHostname: false, useCdn: false },
  })
  const page = (id: string, fullPath: string, more: object = {}) => ({
    ...{ _id: id, _type: 'page', __i18n_lang: 'de', title: `Seite ${id}` },
    ...{ url: { _type: 'pageUrl', fullPath }, ...more },
  })
  await client
    .transaction()
    .create(page('spa', '/spa'))
    .create(page('slash', '/Kueche/'))
    .create(page('drafts.only-a-draft', '/entwurf'))
    .create(page('hidden', '/versteckt', { live: false }))
    .create(
      page('advent-then', '/advent', { liveFrom: '2019-11-01T00:00:00Z', liveUntil: '2020-01-06T00:00:00Z' }),
    )
    .create(
      page('advent-later', '/advent', {
        liveFrom: '2090-11-01T00:00:00Z',
        liveUntil: '2091-01-06T00:00:00Z',
      }),
    )
    .create({ ...page('nameless', '/namenlos'), title: '' })
    .commit()
})

afterAll(async () => {
  await lake.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

it('names the page that holds a path, however the path is written', async () => {
  expect(await freePath(client, '/spa', { _id: 'drafts.new' }, words)).toMatch(
    /^"Seite spa" \(de\) has this path and keeps it/,
  )
  for (const path of ['/kueche', '/Kueche', '/kueche/'])
    expect(await freePath(client, path, { _id: 'new' }, words)).toMatch(/Seite slash/)
  expect(await freePath(client, '/spa', { _id: 'new' }, deskWords.de)).toMatch(
    /^«Seite spa» \(de\) hat diesen Pfad/,
  )
  expect(await freePath(client, '/namenlos', { _id: 'new' }, words)).toMatch(/^nameless \(de\) has/)
})

it('a page that is not to be live may have the path of another one, so that it can be taken down and begun', async () => {
  expect(await freePath(client, '/spa', { _id: 'drafts.new', live: false }, words)).toBe(true)
  expect(await freePath(client, '/spa', { _id: 'drafts.new', live: true }, words)).toMatch(/Seite spa/)
})

it('lets the page itself keep its path, as a draft and in a release', async () => {
  for (const id of ['spa', 'drafts.spa', 'versions.r1.spa'])
    expect(await freePath(client, '/spa', { _id: id }, words)).toBe(true)
})

it('a path is free that nobody has, or only a draft, or a page that is not to be live', async () => {
  for (const path of ['/neu', '/entwurf', '/versteckt', '', undefined, 7])
    expect(await freePath(client, path, { _id: 'new' }, words)).toBe(true)
})

it.each([
  ['one page that had it is past and the next is to come', { liveUntil: '2090-11-01T00:00:00Z' }],
  [
    'its own time lies between those of two others',
    { liveFrom: '2090-01-01T00:00:00Z', liveUntil: '2090-02-01T00:00:00Z' },
  ],
  ['its own time comes after that of the last one', { liveFrom: '2091-01-06T00:00:00.000Z' }],
])('a path is free where %s', async (_when, schedule) => {
  expect(await freePath(client, '/advent', { _id: 'drafts.new', ...schedule }, words)).toBe(true)
})

it.each([
  {},
  { liveFrom: '2091-01-01T00:00:00Z' },
  { liveUntil: '2090-11-02T00:00:00Z' },
  { liveFrom: '2090-12-01T00:00:00Z', liveUntil: 'bald' },
])('a path is held that both would have at one time, now or later: %o', async (schedule) => {
  expect(await freePath(client, '/advent', { _id: 'drafts.new', ...schedule }, words)).toMatch(
    /^"Seite advent-later" \(de\) has/,
  )
})

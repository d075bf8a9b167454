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
    .create({ ...page('nameless', '/namenlos'), title: '' })
    .commit()
})

afterAll(async () => {
  await lake.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

it('names the page that holds a path, however the path is written', async () => {
  expect(await freePath(client, '/spa', 'drafts.new', words)).toMatch(
    /^"Seite spa" \(de\) has this path and keeps it/,
  )
  for (const path of ['/kueche', '/Kueche', '/kueche/'])
    expect(await freePath(client, path, 'new', words)).toMatch(/Seite slash/)
  expect(await freePath(client, '/spa', 'new', deskWords.de)).toMatch(/^«Seite spa» \(de\) hat diesen Pfad/)
  expect(await freePath(client, '/namenlos', 'new', words)).toMatch(/^nameless \(de\) has/)
})

it('lets the page itself keep its path, as a draft and in a release', async () => {
  for (const id of ['spa', 'drafts.spa', 'versions.r1.spa'])
    expect(await freePath(client, '/spa', id, words)).toBe(true)
})

it('a path is free that nobody has, or only a draft, or a page that is not to be live', async () => {
  for (const path of ['/neu', '/entwurf', '/versteckt', '', undefined, 7])
    expect(await freePath(client, path, 'new', words)).toBe(true)
})

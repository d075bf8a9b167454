import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ContentLake, startContentLake } from '../../sandbox/content-lake/server'
import { contentServiceSdl } from '../../studio/sdl'
import { listeningPort } from '../http/listening-port'
import { readChangedDocuments, readRevisions, readSdl } from '../regenerate/resident/content-reader'
import { draftContentPath, draftContentRoutes } from './draft-content'

const [read, write] = ['test-read-token', 'test-write-token']

let folder: string
let lake: ContentLake
let app: FastifyInstance
/** Writes as an editor does. */
let editor: SanityClient
/** Reads as the builder of the preview does. */
let builder: SanityClient

const client = (apiHost: string, token: string) =>
  createClient({
    ...{ projectId: 'edelgrat', dataset: 'production', apiVersion: '2025-02-19' },
    ...{ apiHost, token, useProjectHostname: false, useCdn: false },
  })

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'drafts-'))
  lake = await startContentLake({
    port: 0,
    dataFolder: folder,
    sdl: contentServiceSdl,
    tokens: { read, write },
    webhooks: [],
  })
  app = Fastify()
  await app.register(draftContentRoutes, {
    prefix: draftContentPath,
    origin: lake.url,
    token: read,
    mark: (document) => ({ ...document, marked: true }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  editor = client(lake.url, write)
  builder = client(`http://127.0.0.1:${listeningPort(app.server)}${draftContentPath}`, read)
})

afterAll(async () => {
  await app.close()
  await lake.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const page = (id: string, title: string) => ({ _id: id, _type: 'page', title })

beforeEach(async () => {
  await editor.delete({ query: '*[]' })
  await editor
    .transaction()
    .create(page('home', 'Published'))
    .create(page('drafts.home', 'Draft'))
    .create(page('plain', 'As it is'))
    .create(page('drafts.new', 'Never published'))
    .create({ _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', secret: 'x' })
    .commit()
})

const shown = { home: 'Draft', plain: 'As it is', new: 'Never published' }

async function exported(): Promise<Record<string, unknown>> {
  const { url, token } = builder.config()
  const answer = await fetch(`${url}/data/export/production`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const lines = (await answer.text()).trim().split('\n')
  const documents = lines.map((line): { _id: string; title: string } => JSON.parse(line))
  return Object.fromEntries(documents.map(({ _id, title }) => [_id, title]))
}

it('the export has each draft in the place of its document, and no draft of the Studio’s own', async () => {
  expect(await exported()).toEqual(shown)
})

it('single documents are their drafts, and whoever is not there is said not to be', async () => {
  const changes = ['home', 'plain', 'new', 'gone', 'secret'].map((id) => ({
    ...{ kind: 'document' as const, id, operation: 'delete' as const },
  }))
  const found = await readChangedDocuments(builder, changes, () => undefined)
  const titles = [...found].map(([id, document]) => [id, document?.title])
  expect(Object.fromEntries(titles)).toEqual({ ...shown, gone: undefined, secret: undefined })
  expect(found.get('home')).toMatchObject({ _id: 'home', marked: true })
})

it('more documents than one address can name are asked for in parts', async () => {
  const transaction = editor.transaction()
  const ids = Array.from({ length: 120 }, (_, index) => `page-of-some-length-with-the-number-${index}`)
  for (const id of ids) transaction.create(page(`drafts.${id}`, id))
  await transaction.commit()
  const changes = ids.map((id) => ({ kind: 'document' as const, id, operation: 'update' as const }))
  const found = await readChangedDocuments(builder, changes, () => undefined)
  expect([...found.values()].map((document) => document?.title)).toEqual(ids)
})

it('revisions are those of the drafts: a comparison with what was built finds nothing twice', async () => {
  const revisions = await readRevisions(builder)
  expect([...revisions.keys()].sort()).toEqual(Object.keys(shown).sort())
  const draft = await editor.getDocument('drafts.home')
  expect(revisions.get('home')).toBe(draft?._rev)
})

it('the description of the content passes as it is', async () => {
  expect(await readSdl(builder, 'production', 'default')).toContain('type Room')
})

it('what the builder never asks is not passed on', async () => {
  await expect(builder.fetch('*[0]')).rejects.toThrow(/no such question/)
  await expect(builder.request({ uri: '/data/history/production/transactions/home' })).rejects.toThrow()
})

it('nobody but the builder is answered', async () => {
  const { url } = builder.config()
  for (const authorization of ['', 'Bearer guessed', `Bearer ${write}`])
    expect((await fetch(`${url}/data/doc/production/home`, { headers: { authorization } })).status).toBe(401)
})

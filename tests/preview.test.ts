import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../worker/streams/testing/free-port'
import { fewEvents } from './support/content'
import { operationsPage } from './support/receipts'
import { type Site, startSite } from './support/site'
import { buildLimit, waitFor } from './support/wait-for'
import { makeWorkspace, type Workspace } from './support/workspace'

let workspace: Workspace
let site: Site
let preview: string
let cookie: string

/** Words that nothing public may ever have. */
const secretWords = 'Unveroeffentlicht-Ziegenmelker'
const room = 'room-arven'
const roomPath = '/zimmer/arvenzimmer'

beforeAll(async () => {
  workspace = makeWorkspace('preview')
  const port = await freePort()
  preview = `http://localhost:${port}`
  site = await startSite(workspace, {
    ...fewEvents,
    seeded: true,
    environment: {
      PREVIEW_URL: preview,
      PREVIEW_PORT: String(port),
      STUDIO_ORIGINS: 'http://localhost:3333',
    },
  })
})

afterAll(async () => {
  await site?.stop()
  await workspace?.remove()
})

const ask = (at: string, headers: Record<string, string> = { cookie }) =>
  fetch(preview + at, { headers, redirect: 'manual' })
const shown = async (at: string) => {
  const answer = await ask(at)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const published = async (at: string) => (await fetch(site.url + at)).text()

/** The draft of a document, made as the Studio makes it: a copy with some fields of its own. */
async function draft(id: string, fields: object): Promise<void> {
  const { client } = site.outside
  const document = (await client.getDocument(`drafts.${id}`)) ?? (await client.getDocument(id))
  if (!document) throw new Error(`there is no ${id}`)
  await client.createOrReplace({ ...document, _id: `drafts.${id}`, ...fields })
}

/** Opens the preview as the Studio does: with a secret that only an editor can have written. */
async function enable(secret: string, at: string): Promise<Response> {
  const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': at })
  return ask(`/preview/enable?${query}`, {})
}

/** Changes that the preview tells of, by path. */
async function* news(signal: AbortSignal): AsyncGenerator<readonly string[]> {
  const { body } = await fetch(`${preview}/preview/changes`, { headers: { cookie }, signal })
  let rest = ''
  for await (const bytes of body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    rest += Buffer.from(bytes).toString()
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, data] = /^data: (.*)$/m.exec(block) ?? []
      if (data !== undefined) yield JSON.parse(data)
    }
  }
}

describe('the preview', () => {
  it('shows nothing to whoever does not come from the Studio, and starts nothing for them', async () => {
    for (const at of [
      '/',
      roomPath,
      '/preview/overlay.js',
      '/preview/changes',
      `/page-data${roomPath}/page-data.json`,
    ])
      expect((await ask(at, {})).status, at).toBe(401)
    expect((await enable('guessed', '/')).status).toBe(401)
    expect(await operationsPage(site.workerUrl)).toMatch(/Vorschau<\/dt><dd>geschlossen/)
  })

  it('lets in who brings the secret of the Studio, and is there within the time of a build', async () => {
    await draft(room, { title: secretWords })
    const { secret } = await createPreviewSecret(site.outside.client, 'test', 'http://localhost:3333')
    const answer = await enable(secret, `${roomPath}?x=1`)
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe(`${roomPath}?x=1`)
    const [given = ''] = answer.headers.getSetCookie()
    expect(given).toMatch(/HttpOnly/)
    ;[cookie = ''] = given.split(';')
    const first = await shown(roomPath)
    expect([first.status, /http-equiv="refresh"/.test(first.text)]).toEqual([503, true])
    await waitFor(
      'the preview is there',
      async () => ((await shown(roomPath)).status === 200 ? true : undefined),
      buildLimit,
    )
  })

  it('shows the draft where the site shows what is published, and says what it is', async () => {
    const { text, headers } = await shown(roomPath)
    expect(text).toContain(secretWords)
    expect(text).toContain('Vorschau mit Entwürfen')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://localhost:3333")
    expect(await published(roomPath)).not.toContain(secretWords)
    expect((await shown('/gibt-es-nicht')).status).toBe(404)
  })

  it('tells an open page of an edit, and shows it, as long as drafts change, and of the end of a draft', async () => {
    const ends = new AbortController()
    const told = news(ends.signal)
    const next = told.next()
    await draft('page-history', { lead: `${secretWords} eins` })
    expect((await next).value).toContain('/geschichte')
    expect((await shown('/geschichte')).text).toContain(`${secretWords} eins`)
    const again = told.next()
    await site.outside.client.delete('drafts.page-history')
    expect((await again).value).toContain('/geschichte')
    expect((await shown('/geschichte')).text).not.toContain(secretWords)
    ends.abort()
  })

  it('shows a page that waits for its time, and one that was never published', async () => {
    const { client } = site.outside
    const page = (name: string) => ({
      ...{ _type: 'page', __i18n_lang: 'de', title: name },
      url: { _type: 'pageUrl', fullPath: `/${name}` },
    })
    await client.create({
      ...page('wartet'),
      _id: 'page-waits',
      liveFrom: new Date(Date.now() + 86_400_000).toISOString(),
    })
    await client.create({ ...page('neu'), title: secretWords, _id: 'drafts.page-new' })
    for (const at of ['/wartet', '/neu']) {
      await waitFor(`${at} is shown`, async () => ((await shown(at)).status === 200 ? true : undefined))
      expect((await fetch(site.url + at)).status, at).toBe(404)
    }
    await client.delete('page-waits')
  })

  it('leaves not one byte of a draft in anything that is public, in a receipt or in a log', async () => {
    const outside = [workspace.dataFolder, path.join(workspace.folder, 'worker.log')]
    const holding = outside.flatMap(filesIn).filter((file) => readFileSync(file).includes(secretWords))
    const folder = path.join(workspace.dataFolder, 'preview')
    const own = [path.join(workspace.dataFolder, 'lake'), folder]
    expect(holding.filter((file) => !own.some((folder) => file.startsWith(folder)))).toEqual([])
    expect(statSync(folder).mode & 0o077).toBe(0)
    expect(await operationsPage(site.workerUrl)).toMatch(/Vorschau<\/dt><dd>offen, \d+ MB/)
    expect(await operationsPage(site.workerUrl)).not.toContain(secretWords)
  })

  it('is let go of by the worker that ends', async () => {
    await site.stopWorker()
    await expect(ask(roomPath)).rejects.toThrow()
  })
})

function filesIn(at: string): string[] {
  if (statSync(at).isFile()) return [at]
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

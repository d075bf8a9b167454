import { execFile } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RedisServer, startRedis } from '../worker/queue/testing/stores'
import { toldToTouch } from './support/ask-as-editor'
import { cleanBuild } from './support/clean-build'
import { fewEvents } from './support/content'
import { folderDifferences, folderHashes } from './support/folder-hashes'
import { type LakeApart, startLakeApart } from './support/lake-apart'
import { publishWhileKilled, transactionsOf } from './support/publish-while-killed'
import { allReceipts, operationsPage } from './support/receipts'
import { type Site, startSite } from './support/site'
import { buildLimit, waitFor } from './support/wait-for'
import { makeWorkspace, type Workspace } from './support/workspace'

let workspace: Workspace
let site: Site
let lake: LakeApart
let redis: RedisServer | undefined

/** Work on more than five pages is done in portions. */
const smallPortions = { BUILDER_PORTION_MS: '0' }

const page = async (at: string) => {
  const response = await fetch(site.url + at, { redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
  }
}
const published = () => folderHashes(realpathSync(path.join(workspace.dataFolder, 'site', 'live')))
const showing = (at: string, text: string) =>
  waitFor(`${at} shows ${text}`, async () => ((await page(at)).text.includes(text) ? true : undefined))
const answering = (at: string, status: number) =>
  waitFor(`${at} answers ${status}`, async () => ((await page(at)).status === status ? true : undefined))
/** Waits until the folder that nginx would serve is the one that the edge serves. */
const changedFiles = (before: ReadonlyMap<string, string>, until: (names: string[]) => boolean) =>
  waitFor('the published folder follows', async () => {
    const { missing, surplus, different } = folderDifferences(published(), before)
    const names = [...missing, ...surplus, ...different].sort()
    return until(names) ? names : undefined
  })

/** The problems that the newest receipt of a document tells, once one of them names this. */
const toldOf = (document: string, name = '') =>
  waitFor(`${document} has a receipt with a problem`, async () => {
    const receipts = [...(await allReceipts(site.workerUrl)).values()]
    return receipts
      .filter(({ change }) => change.id === document)
      .map(({ problems }) => problems)
      .find((problems) => problems.length > 0 && problems.join().includes(name))
  })

/** What the worker says of its batches, in their order. */
const batches = (): { again: number; pages: number; status: string }[] =>
  readFileSync(path.join(workspace.folder, 'worker.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"a batch is done"'))
    .map((line) => JSON.parse(line))

beforeAll(async () => {
  workspace = makeWorkspace('live-edits')
  site = await startSite(workspace, {
    ...fewEvents,
    environment: smallPortions,
    seeded: true,
    startLake: async (options) => {
      lake = await startLakeApart(options)
      return lake
    },
  })
})

afterAll(async () => {
  await site?.stop()
  await redis?.stop()
  await workspace?.remove()
})

/** The same site goes from one store to the other. */
async function moveToRedis(): Promise<void> {
  redis = await startRedis()
  await site.stopWorker()
  site = await startSite(workspace, {
    after: site,
    ...fewEvents,
    environment: { REDIS_URL: redis.url, ...smallPortions },
  })
}

const stores = [
  { store: 'the embedded store', use: async () => undefined, animals: 'Murmeltiere', at: 'murmeltiere' },
  { store: 'a real redis-server', use: moveToRedis, animals: 'Steinböcke', at: 'steinboecke' },
]

const germanPages = (files: ReadonlyMap<string, unknown>): string[] =>
  [...files.keys()].filter((name) => name.endsWith('.html') && !/^(fr|en)\//.test(name))

describe.each(stores)('an edit in the content service, with $store', ({ store, use, animals, at }) => {
  const id = `page-${at}`
  beforeAll(use)

  it('of a title is live on every page that shows it, and on no other', async () => {
    const title = `Arvenzimmer, gespeichert in: ${store}`
    const before = published()
    const told = await toldToTouch(site, 'room-arven')
    await site.outside.client.patch('room-arven').set({ title }).commit()
    await showing('/zimmer/arvenzimmer', title)
    const names = await changedFiles(before, (changed) => changed.includes('zimmer/arvenzimmer/index.html'))
    expect(names).toContain('page-data/zimmer/arvenzimmer/page-data.json')
    const pages = names.filter((name) => name.endsWith('.html'))
    for (const name of pages) {
      expect((await page(`/${name.replace(/\/?index\.html$/, '')}`)).text).toContain(title)
    }
    expect(names).not.toContain('fr/index.html')
    expect(pages.length).toBeLessThan(20)
    // What an editor is told before is never less. The fly-out leads to the room, and its translations name its path: at
    // most every page of its language, and these two.
    expect(told).toBeGreaterThanOrEqual(pages.length)
    expect(told).toBeLessThanOrEqual(germanPages(before).length + 2)
  })

  it('that creates a page with a menu entry changes every page of its language and no other', async () => {
    const { client } = site.outside
    const before = published()
    await client.create({
      _id: id,
      _type: 'page',
      __i18n_lang: 'de',
      title: animals,
      url: { _type: 'url', fullPath: `/${at}` },
      parts: [{ _type: 'textPart', _key: 'text', title: 'Drei Familien wohnen oberhalb des Sees' }],
    })
    const german = germanPages(before)
    // Lost pages are no pages of the plan.
    const told = await toldToTouch(site, 'navigationMenu-top-header')
    expect(told).toBeGreaterThanOrEqual(german.filter((name) => !name.startsWith('404')).length)
    await client
      .patch('navigationMenu-top-header')
      .append('items', [
        {
          _type: 'menuItem',
          _key: at,
          title: animals,
          pageRef: { _type: 'reference', _ref: id, _weak: true },
        },
      ])
      .commit()
    await showing(`/${at}`, 'Drei Familien wohnen oberhalb des Sees')
    await showing('/impressum', animals)
    const names = await changedFiles(before, (changed) => changed.includes('impressum/index.html'))
    expect(names.filter((name) => name.endsWith('.html')).sort()).toEqual(
      [...german, `${at}/index.html`].sort(),
    )
  })

  it('of a text that many pages show is made in portions, and goes live on all of them at once', async () => {
    const words = `Was drin ist, gespeichert in: ${store}`
    const entries = [{ _key: 'facts', key: 'roomFacts', value: words }]
    const { client } = site.outside
    const began = batches().length
    await client.createIfNotExists({
      _id: 'staticText-detail',
      _type: 'staticText',
      __i18n_lang: 'de',
      namespace: 'detail',
    })
    await client.patch('staticText-detail').set({ entries }).commit()
    await showing('/zimmer/arvenzimmer', words)
    const done = await waitFor('the last portion is done', async () => {
      const since = batches().slice(began)
      return since.at(-1)?.again === 0 && since.some(({ again }) => again > 0) ? since : undefined
    })
    const portions = done.slice(done.findIndex(({ again }) => again > 0))
    expect(portions.slice(0, -1).map(({ pages, status }) => ({ pages, status }))).toEqual(
      portions.slice(0, -1).map(() => ({ pages: 0, status: 'unchanged' })),
    )
    expect(portions.at(-1)).toMatchObject({ status: 'live' })
    expect(portions.at(-1)?.pages).toBeGreaterThan(5 * (portions.length - 1))
    for (const room of ['arvenzimmer', 'talzimmer'])
      expect((await page(`/zimmer/${room}`)).text).toContain(words)
  })

  it('that moves a page leads the old path to the new one', async () => {
    await site.outside.client
      .patch(id)
      .set({ url: { _type: 'url', fullPath: `/tal-und-berg/${at}` } })
      .commit()
    await showing(`/tal-und-berg/${at}`, 'Drei Familien wohnen oberhalb des Sees')
    await answering(`/${at}`, 301)
    expect((await page(`/${at}`)).location).toMatch(new RegExp(`/tal-und-berg/${at}$`))
    await showing('/impressum', `/tal-und-berg/${at}`)
  })

  it('that deletes a page leaves a 410 and takes it out of the menu', async () => {
    await site.outside.client.delete(id)
    await answering(`/tal-und-berg/${at}`, 410)
    await waitFor('the menu has them no more', async () =>
      (await page('/impressum')).text.includes(animals) ? undefined : true,
    )
  })
})

describe('an edit in the content service', () => {
  it('that asks for a path of a live page or of the site displaces nothing, and is told (faults 49 and 51)', async () => {
    const { client } = site.outside
    const rival = 'page-rival'
    const fullPath = '/Zimmer/T%61lzimmer'
    const url = { _type: 'pageUrl', fullPath }
    await client.create({
      ...{
        _id: rival,
        _type: 'page',
        __i18n_lang: 'de',
        title: 'Älter',
        _createdAt: '2020-01-01T00:00:00Z',
        url,
      },
    })
    const taken = await toldOf(rival)
    expect(taken.join()).toContain('/zimmer/talzimmer gehört schon')
    expect((await page('/zimmer/talzimmer')).text).not.toContain('Älter')
    const before = (await client.getDocument('room-arven'))?.url
    const wanted = { _type: 'pageUrl', fullPath: '/events/2026-12' }
    await client.patch('room-arven').set({ url: wanted, lead: 'Bleibt, wo es ist' }).commit()
    await showing('/zimmer/arvenzimmer', 'Bleibt, wo es ist')
    const stays = await toldOf('room-arven', '/events/2026-12')
    expect(stays.join()).toContain('Bis dahin bleibt die Seite unter /zimmer/arvenzimmer.')
    await client.patch('room-arven').set({ url: before }).commit()
  })

  it('that takes a page in one language from the search engines is live, and its translations name it no more (fault 53)', async () => {
    const { client } = site.outside
    const french = await client.getDocument('room-arven__i18n_fr')
    const path = String(french?.url.fullPath)
    const names = async () => /<link[^>]*hreflang="fr"/i.test((await page('/zimmer/arvenzimmer')).text)
    await client
      .patch('room-arven__i18n_fr')
      .set({ seo: { noIndex: true } })
      .commit()
    await showing(path, 'content="noindex"')
    expect(await names()).toBe(false)
    expect((await page('/zimmer/arvenzimmer')).text).toContain(`href="${path}"`)
    await client
      .patch('room-arven__i18n_fr')
      .set({ seo: { noIndex: false } })
      .commit()
    await waitFor('the German page names the French one again', async () =>
      (await names()) ? true : undefined,
    )
  })

  it('that takes a menu from one language shows the main language’s there, and its receipt and the operations say so', async () => {
    const { client } = site.outside
    const rules = { title: 'Hausordnung', isExternal: true, externalLink: 'https://rules.example/' }
    await client
      .patch('navigationMenu-footer-1')
      .append('items', [{ _type: 'menuItem', _key: 'rules', ...rules }])
      .commit()
    await showing('/', rules.title)
    expect((await page('/fr')).text).not.toContain(rules.title)
    await client.delete('navigationMenu-footer-1__i18n_fr')
    await showing('/fr', rules.title)
    expect((await toldOf('navigationMenu-footer-1__i18n_fr')).join()).toContain(
      'Auf Französisch gibt es dieses Dokument nicht',
    )
    expect(await operationsPage(site.workerUrl)).toContain('Auf Französisch fehlt: Navigation «footer-1».')
  })

  it('that sets the last day of an offer back shows that it is over, and nobody is led to book or to ask for it', async () => {
    const { client } = site.outside
    const { path: at, over } = { path: '/angebote/mit-der-bahn', over: 'Dieses Angebot ist vorbei.' }
    const before = (await page(at)).text
    expect(before).not.toContain(over)
    expect(before).toMatch(/offer=|about=/)
    expect((await page('/anfrage')).text).toContain(`value="${at}"`)
    await client.patch('package-by-rail').set({ validFrom: '2020-06-12', validTo: '2020-10-08' }).commit()
    await showing(at, over)
    expect((await page(at)).text).not.toMatch(/offer=|about=/)
    expect((await page('/anfrage')).text).not.toContain(`value="${at}"`)
  })

  it('survives a builder that is killed, and the next edit goes live', async () => {
    const { client } = site.outside
    const pid = await waitFor('the builder has a process', () => builderOf(site.worker.pid))
    process.kill(pid, 'SIGKILL')
    await client.patch('room-valley').set({ title: 'Talzimmer nach dem Sturm' }).commit()
    await waitFor(
      'the edit after the kill is live',
      async () =>
        (await page('/zimmer/talzimmer')).text.includes('Talzimmer nach dem Sturm') ? true : undefined,
      buildLimit,
    )
  })

  it('with a wrong signature is refused and stores nothing', async () => {
    const response = await fetch(`${site.workerUrl}/webhooks/content`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sanity-webhook-signature': 't=1,v1=wrong' },
      body: JSON.stringify({ _id: 'room-arven', _type: 'room' }),
    })
    expect(response.status).toBe(401)
  })

  it('waits while the content service fails, with the same builder, and is live when it answers again (fault 18)', async () => {
    const { client } = site.outside
    const pid = await builderOf(site.worker.pid)
    const fault = { kind: 'status-500', times: 5, endpoints: ['doc'] }
    await fetch(`${lake.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) })
    await client.patch('room-valley').set({ title: 'Talzimmer nach der Störung' }).commit()
    await showing('/zimmer/talzimmer', 'Talzimmer nach der Störung')
    expect(await (await fetch(`${lake.url}/sandbox/faults`)).json()).toEqual({ faults: [] })
    expect(await builderOf(site.worker.pid)).toBe(pid)
  })

  it('is live, each of a hundred, where the content service is killed while they are published: what it acknowledged it keeps (fault 92)', async () => {
    const { client } = site.outside
    const pages = Array.from({ length: 100 }, (_, at) => ({
      _id: `page-hundred-${at}`,
      _type: 'page',
      __i18n_lang: 'de',
      title: `Blatt ${at}`,
      url: { _type: 'url', fullPath: `/blatt/${at}` },
    }))
    const ids = pages.map(({ _id }) => _id)
    const { transactions, failures } = await publishWhileKilled(client, lake, pages)
    expect(failures, 'editors met a content service that was away').not.toEqual([])
    expect(await client.fetch('count(*[_id in $ids])', { ids })).toBe(100)
    expect(await transactionsOf(lake, ids)).toEqual(expect.arrayContaining(transactions))
    for (const { title, url } of pages) await showing(url.fullPath, title)
    await waitFor('each has a receipt that says that it is live', async () => {
      const receipts = [...(await allReceipts(site.workerUrl)).values()]
      const live = new Set(
        receipts.flatMap(({ change, outcome }) => (outcome === 'live' ? (change.id ?? []) : [])),
      )
      return pages.every(({ _id }) => live.has(_id)) ? true : undefined
    })
  })

  it('is asked to end in the middle of an edit: it ends within 20 s with 0, and finds on its start what was edited and deleted meanwhile (faults 10 and 16)', async () => {
    const { client } = site.outside
    await client.create({
      _id: 'page-brief',
      _type: 'page',
      __i18n_lang: 'de',
      title: 'Kurz da',
      url: { _type: 'url', fullPath: '/kurz-da' },
    })
    await showing('/kurz-da', 'Kurz da')
    await client.patch('room-arven').set({ title: 'Arvenzimmer am Abend' }).commit()
    const askedAt = Date.now()
    await site.stopWorker()
    expect(Date.now() - askedAt).toBeLessThan(20_000)
    expect(site.worker.exitCode).toBe(0)
    await client.patch('room-valley').set({ title: 'Talzimmer in der Nacht' }).commit()
    await client.delete('page-brief')
    await site.startWorker()
    await showing('/zimmer/arvenzimmer', 'Arvenzimmer am Abend')
    await showing('/zimmer/talzimmer', 'Talzimmer in der Nacht')
    await answering('/kurz-da', 410)
    await waitFor('the comparison after the start has its receipt', async () => {
      const receipts = [...(await allReceipts(site.workerUrl)).values()]
      return receipts.some(({ change }) => change.kind === 'reconcile') ? true : undefined
    })
  })

  it('leaves a site that equals a clean build of the same content, byte by byte', async () => {
    const live = published()
    await site.stopWorker()
    const clean = await cleanBuild(workspace, site.outside.environment)
    expect(folderDifferences(live, clean)).toEqual({ missing: [], surplus: [], different: [] })
  })
})

const runCommand = promisify(execFile)

/** The process id of the builder among the children of the worker. */
async function builderOf(worker: number | undefined): Promise<number | undefined> {
  const { stdout } = await runCommand('ps', ['-eo', 'pid=,ppid=,args='])
  for (const line of stdout.split('\n')) {
    const [pid, parent] = line.trim().split(/\s+/)
    if (line.includes('builder-process') && Number(parent) === worker) return Number(pid)
  }
  return undefined
}

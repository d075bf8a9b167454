import { realpathSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ToldReceipt } from '../worker/operations/told-receipt'
import { toldOfDocument } from './support/ask-as-editor'
import { cleanBuild } from './support/clean-build'
import { fewEvents } from './support/content'
import { folderDifferences, folderHashes } from './support/folder-hashes'
import { allReceipts, operationsPage } from './support/receipts'
import { type Site, startSite } from './support/site'
import { waitFor } from './support/wait-for'
import { makeWorkspace, type Workspace } from './support/workspace'

let workspace: Workspace
let site: Site

const id = 'page-adventsmarkt'
const address = '/adventsmarkt'

beforeAll(async () => {
  workspace = makeWorkspace('schedule')
  site = await startSite(workspace, { ...fewEvents, seeded: true })
})

afterAll(async () => {
  await site?.stop()
  await workspace?.remove()
})

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000
const iso = (moment: number): string => new Date(moment).toISOString()
const statusOf = async (at: string) => (await fetch(site.url + at, { redirect: 'manual' })).status
const published = () => folderHashes(realpathSync(path.join(workspace.dataFolder, 'site', 'live')))

/** The moment at which an address answers otherwise, ms since the epoch. */
const answering = (at: string, status: number): Promise<number> =>
  waitFor(`${at} answers ${status}`, async () => ((await statusOf(at)) === status ? Date.now() : undefined))

/** The receipt that says which way a document turned at a moment. */
const turned = (documentId: string, goes: 'live' | 'down', at: number): Promise<ToldReceipt> =>
  waitFor(`${documentId} has a receipt of the clock: ${goes}`, async () => {
    const receipts: Iterable<unknown> = (await allReceipts(site.workerUrl)).values()
    return [...(receipts as Iterable<ToldReceipt>)].find(({ turns }) =>
      turns?.some((turn) => turn.documentId === documentId && turn.goes === goes && turn.at === at),
    )
  })

/** What the editor of a document is told of it, once it is told of that many changes. */
const toldTo = (documentId: string, count: number) =>
  waitFor(`the editor of ${documentId} is told of ${count} changes`, async () => {
    const { receipts } = await toldOfDocument(site, documentId)
    return receipts.length >= count && receipts[0]?.outcome !== 'waiting' ? receipts : undefined
  })

const whys = (pages: ToldReceipt['pages']): Record<string, string> =>
  Object.fromEntries(pages.map(({ path: at, why }) => [at, why]))

const linkTo = (target: string) => ({
  _type: 'textPart',
  _key: 'market',
  title: 'Im Advent',
  links: [{ _type: 'link', _key: 'link', link: { _type: 'reference', _ref: target, _weak: true } }],
})
const linking = async () => (await (await fetch(`${site.url}/linkt`)).text()).includes(`href="${address}"`)

describe('a document with a schedule', () => {
  it('goes live to the second, with every link to it, and its receipts say so', async () => {
    const { client } = site.outside
    const from = inSeconds(8)
    await client
      .transaction()
      .create({
        ...{ _id: id, _type: 'page', __i18n_lang: 'de', title: 'Adventsmarkt', liveFrom: iso(from) },
        url: { _type: 'pageUrl', fullPath: address },
      })
      .create({
        ...{ _id: 'page-linking', _type: 'page', __i18n_lang: 'de', title: 'Linkt', parts: [linkTo(id)] },
        url: { _type: 'pageUrl', fullPath: '/linkt' },
      })
      .commit()
    await answering('/linkt', 200)
    const [published] = await toldTo(id, 1)
    expect(published).toMatchObject({ window: { from }, pages: [] })
    expect(await operationsPage(site.workerUrl)).toMatch(/Geht live: \d\d:\d\d\./)
    expect([await statusOf(address), await linking()]).toEqual([404, false])
    expect(Date.now()).toBeLessThan(from)

    const seen = await answering(address, 200)
    expect(seen).toBeGreaterThanOrEqual(from)
    expect(seen - from).toBeLessThan(3_000)
    expect(await linking()).toBe(true)
    const { outcome, pages, schedule } = await turned(id, 'live', from)
    expect(outcome).toBe('live')
    expect(whys(pages)).toEqual({
      [address]: 'nach Zeitplan',
      '/linkt': 'zeigt ihn in einer Liste oder einem Verweis',
    })
    expect(schedule).toEqual([expect.stringMatching(/^«Adventsmarkt» ist live seit \d\d:\d\d\.$/)])
    const [turn] = await toldTo(id, 2)
    expect(turn).toMatchObject({ turn: { goes: 'live', at: from }, outcome: 'live' })
  })

  it('comes down to the second, and is gone as one that was taken away', async () => {
    const until = inSeconds(4)
    await site.outside.client
      .patch(id)
      .set({ liveUntil: iso(until) })
      .commit()
    const seen = await answering(address, 410)
    expect(seen).toBeGreaterThanOrEqual(until)
    expect(seen - until).toBeLessThan(3_000)
    expect(await linking()).toBe(false)
    const { pages, schedule } = await turned(id, 'down', until)
    expect(pages.find(({ path: at }) => at === address)).toMatchObject({ removed: true })
    expect(schedule).toEqual([expect.stringContaining('nicht mehr live')])
  })

  it('is live at once where its time has come long ago, and names what is no date', async () => {
    const { client } = site.outside
    await client
      .patch(id)
      .set({ liveFrom: iso(inSeconds(-3600)) })
      .unset(['liveUntil'])
      .commit()
    await answering(address, 200)
    await client.patch(id).set({ liveFrom: 'bald' }).commit()
    const problems = await waitFor('the receipt names the field', async () =>
      (await toldOfDocument(site, id)).receipts[0]?.problems.find(({ text }) => /Live from/.test(text)),
    )
    expect(problems).toEqual({ text: expect.stringContaining('bald'), field: 'liveFrom' })
    expect(await statusOf(address)).toBe(200)
  })

  it('is caught up with by a worker that was away at its moment, and the receipt says when it was (fault 86)', async () => {
    const until = inSeconds(25)
    await site.outside.client
      .patch(id)
      .set({ liveFrom: iso(inSeconds(-60)), liveUntil: iso(until) })
      .commit()
    await waitFor('the change has its receipt', async () =>
      (await toldOfDocument(site, id)).receipts.find(({ window }) => window?.until === until),
    )
    await site.stopWorker()
    expect(Date.now()).toBeLessThan(until)
    await waitFor('its moment has passed', async () => (Date.now() > until ? true : undefined))
    await site.startWorker()
    await answering(address, 410)
    const { pages } = await turned(id, 'down', until)
    expect(Object.keys(whys(pages)).sort()).toEqual([address, '/linkt'])
  })

  it('leaves a site that equals a clean build of the same content, byte by byte', async () => {
    const live = published()
    await site.stopWorker()
    const clean = await cleanBuild(workspace, site.outside.environment)
    expect(folderDifferences(live, clean)).toEqual({ missing: [], surplus: [], different: [] })
  })
})

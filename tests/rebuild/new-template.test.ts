import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { allReceipts } from '../support/receipts'
import { type Site, startSite } from '../support/site'
import { buildLimit, waitFor } from '../support/wait-for'
import { makeWorkspace, type Workspace } from '../support/workspace'

/** Pages whose templates stay in use. In all languages, or their homes are missed. */
const staying = /^page-(home|history)(__|$)/
const pageTypes = ['page', 'room', 'restaurant', 'package', 'activity']

/** A house of two pages, one offer and no activity, without the region's events: the bundle has no template for these. */
const smallHouse = () => [
  ...hotelDocuments().filter(
    ({ _id, _type }) => !pageTypes.includes(String(_type)) || staying.test(String(_id)),
  ),
  offer,
]

/** The region's feed tells of what is over: without its pages a build takes half the time, and this test has six. */
const longAgo = { today: '2020-01-10', environment: { SITE_TODAY: '' } }

/** The only one that needs the template of offers. */
const offer = {
  _id: 'package-einzig',
  _type: 'package',
  __i18n_lang: 'de',
  title: 'Eine Woche im März',
  url: { _type: 'pageUrl', fullPath: '/eine-woche-im-maerz' },
}

const activity = {
  _id: 'activity-neu',
  _type: 'activity',
  __i18n_lang: 'de',
  title: 'Eisklettern',
  url: { _type: 'pageUrl', fullPath: '/eisklettern' },
}

let workspace: Workspace
let site: Site

beforeAll(async () => {
  workspace = makeWorkspace('new-template')
  site = await startSite(workspace, { documents: smallHouse(), ...longAgo })
})

afterAll(async () => {
  await site?.stop()
  await workspace?.remove()
})

const statusOf = async (at: string) => (await fetch(site.url + at, { redirect: 'manual' })).status
const answering = (at: string, status: number) =>
  waitFor(`${at} answers ${status}`, async () => ((await statusOf(at)) === status ? true : undefined))

/** Writes into a page that has nothing to do with it, and waits until visitors see it. */
async function innocentEdit(lead: string): Promise<void> {
  await site.outside.client.patch('page-history').set({ lead }).commit()
  await waitFor(`the history shows ${lead}`, async () =>
    (await (await fetch(`${site.url}/geschichte`)).text()).includes(lead) ? true : undefined,
  )
}

const receiptOf = (isIt: (change: { kind: string; id?: string; reason?: string }) => boolean) =>
  waitFor(
    'it has a receipt',
    async () =>
      [...(await allReceipts(site.workerUrl)).values()].find(
        ({ change, outcome }) => isIt(change) && outcome !== 'waiting',
      ),
    buildLimit,
  )

/** How many bundles of a template each of the builder's folders holds. */
const bundlesOf = (template: string) =>
  ['a', 'b']
    .map((name) => path.join(workspace.dataFolder, 'builder', name, 'public'))
    .filter((folder) => existsSync(folder))
    .map(
      (folder) =>
        readdirSync(folder).filter(
          (name) => name.includes(`templates-${template}-tsx-`) && name.endsWith('.js'),
        ).length,
    )

it('a template that comes into use is built beside: every other edit is live at once', async () => {
  await site.outside.client.create(activity)
  await innocentEdit('Ein Satz, während nebenan gebaut wird.')
  expect(await statusOf('/eisklettern')).toBe(404)
  expect(await receiptOf(({ id }) => id === activity._id)).toMatchObject({ outcome: 'live', problems: [] })
  expect(await statusOf('/eisklettern')).toBe(200)
  await innocentEdit('Ein Satz danach.')
  expect(site.log()).not.toContain('replacing the builder')
})

it('a template that goes out of use takes its page away at once, and the bundle without it is built beside', async () => {
  await site.outside.client.delete(activity._id)
  await answering('/eisklettern', 410)
  await innocentEdit('Ein Satz, während wieder gebaut wird.')
  await receiptOf(({ kind, reason = '' }) => kind === 'rebuild' && /activity/.test(reason))
  expect(Math.min(...bundlesOf('activity'))).toBe(0)
  expect(site.log()).not.toContain('replacing the builder')
})

it('a template that went out of use while the worker was away is gone from the bundle soon after its start', async () => {
  expect(await statusOf('/eine-woche-im-maerz')).toBe(200)
  await site.stopWorker()
  await site.outside.client.delete(offer._id)
  await site.startWorker()
  await answering('/eine-woche-im-maerz', 410)
  await receiptOf(({ kind, reason = '' }) => kind === 'rebuild' && /package/.test(reason))
  expect(Math.min(...bundlesOf('package'))).toBe(0)
})

import { readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { templates } from '../../site/nodes/planned-page'
import { cleanBuild } from '../support/clean-build'
import { folderDifferences, folderHashes } from '../support/folder-hashes'
import { allReceipts } from '../support/receipts'
import { type Site, startSite } from '../support/site'
import { waitFor } from '../support/wait-for'
import { makeWorkspace, type Workspace } from '../support/workspace'

/** Pages that stay. In all languages, or their homes are missed. */
const staying = /^page-(home|history)(__|$)/
const pageTypes = ['page', 'room', 'restaurant', 'package', 'activity']

/** A house of two pages, one offer and no activity, without the region's events: most templates have no page. */
const smallHouse = () => [
  ...hotelDocuments().filter(
    ({ _id, _type }) => !pageTypes.includes(String(_type)) || staying.test(String(_id)),
  ),
  offer,
]

/** The region's feed tells of what is over: no page is one of an event. */
const longAgo = { today: '2020-01-10', environment: { SITE_TODAY: '' } }

/** The only page of the template of offers. */
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

/** Scripts of a template in the folder that the builder works in. */
const scriptsOf = (template: string) =>
  readdirSync(path.join(workspace.dataFolder, 'builder', 'a', 'public')).filter(
    (name) => name.includes(`templates-${template}-tsx-`) && name.endsWith('.js'),
  )

const live = () => folderHashes(realpathSync(path.join(workspace.dataFolder, 'site', 'live')))

it('the bundle has the templates that no page uses, and nothing else shows that', async () => {
  for (const template of templates) expect(scriptsOf(template), template).toHaveLength(1)
  expect([...live().keys()].filter((name) => name.includes('.templates'))).toEqual([])
  expect(await statusOf('/.templates/activity')).toBe(404)
})

it('the first page of a template is live at once, made by the builder that runs', async () => {
  const { pid } = site.worker
  await site.outside.client.create(activity)
  await answering('/eisklettern', 200)
  const receipts = [...(await allReceipts(site.workerUrl)).values()]
  expect(receipts.filter(({ change }) => change.kind === 'rebuild')).toEqual([])
  expect(site.worker.pid).toBe(pid)
  expect(site.log()).not.toContain('replacing the builder')
})

it('the last page of a template goes at once, and its template stays in the bundle', async () => {
  await site.outside.client.delete(activity._id)
  await answering('/eisklettern', 410)
  expect(scriptsOf('activity')).toHaveLength(1)
})

it('a template that comes into use while the worker is away is served by its start, as a clean build makes it', async () => {
  await site.stopWorker()
  await site.outside.client.create({ ...activity, title: 'Eisklettern am Abend' })
  await site.outside.client.delete(offer._id)
  await site.startWorker()
  await answering('/eisklettern', 200)
  await answering('/eine-woche-im-maerz', 410)
  expect(site.log()).not.toContain('a warm start failed')
  await site.stopWorker()
  const clean = await cleanBuild(workspace, { ...site.outside.environment, ...longAgo.environment })
  expect(folderDifferences(live(), clean)).toEqual({ missing: [], surplus: [], different: [] })
})

import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { cleanBuild } from '../support/clean-build'
import { fewEvents } from '../support/content'
import { folderDifferences, folderHashes } from '../support/folder-hashes'
import { allReceipts } from '../support/receipts'
import { type Site, startSite } from '../support/site'
import { buildLimit, waitFor } from '../support/wait-for'
import { makeWorkspace, type Workspace } from '../support/workspace'
import { makeMistakes } from './mistakes'

type Document = ReturnType<typeof hotelDocuments>[number]

/** A value of another kind than the one that is there. */
function wrong(value: unknown): unknown {
  if (typeof value === 'string') return { fremd: 'wort' }
  if (typeof value === 'number') return 'viele'
  if (typeof value === 'boolean') return 'ja'
  return Array.isArray(value) ? 'keine Liste' : ['keine Felder']
}

const systemFields = /^_(id|type|rev|createdAt|updatedAt)$|^__i18n/
const pageTypes = new Set(['page', 'room'])

/** Beside each page type a page that is wrong in every field, and every other document wrong in every second one. */
function poisoned(document: Document, seen: Set<string>): Document[] {
  const type = String(document._type)
  if (type.startsWith('sanity.') || seen.has(type)) return [document]
  seen.add(type)
  const isPage = pageTypes.has(type)
  const fields = Object.entries(document).map(([name, value], index) =>
    systemFields.test(name) || (!isPage && index % 2 === 0) ? [name, value] : [name, wrong(value)],
  )
  const poison = Object.fromEntries(fields)
  return isPage
    ? [
        document,
        {
          ...poison,
          _id: `${type}-gift`,
          title: 'Gift',
          url: { _type: 'pageUrl', fullPath: `/gift-${type}` },
        },
      ]
    : [poison]
}

const quoting = (name: string, text: string): Document => ({
  _id: `page-${name}`,
  _type: 'page',
  __i18n_lang: 'de',
  title: name,
  url: { _type: 'pageUrl', fullPath: `/${name}` },
  parts: [{ _type: 'quote', _key: 'quote', text }],
})
/** Pages whose making fails in each way that there is. */
const unmade = [
  quoting('wirft', 'component throws'),
  quoting('endet-nie', 'component never ends'),
  quoting('wartet', 'component waits for nothing'),
  quoting('frisst', 'component eats memory'),
  quoting('loest-nie-auf', 'resolver never ends'),
]

/** A hotel in one language, one document of each kind poisoned, and pages that cannot be made. */
function documents(): Document[] {
  const seen = new Set<string>()
  const few = hotelDocuments().filter(
    ({ _type, __i18n_lang = 'de' }) =>
      __i18n_lang === 'de' && !['restaurant', 'package', 'activity'].includes(String(_type)),
  )
  return [...few.flatMap((document) => poisoned(document, seen)), ...unmade]
}

let workspace: Workspace
let site: Site

beforeAll(async () => {
  workspace = makeWorkspace('poison')
  makeMistakes(workspace.folder)
  site = await startSite(workspace, {
    ...fewEvents,
    documents: documents(),
    today: '2026-11-22',
  })
})

afterAll(async () => {
  await site?.stop()
  await workspace?.remove()
})

const status = async (at: string) => (await fetch(site.url + at, { redirect: 'manual' })).status
const live = () => folderHashes(realpathSync(path.join(workspace.dataFolder, 'site', 'live')))

/** An innocent page can be edited, and no poisoned one is there. */
async function expectWell(title: string): Promise<void> {
  const { client } = site.outside
  await client.patch('room-arven').set({ title }).commit()
  await waitFor('the edit is live', async () =>
    (await (await fetch(`${site.url}/zimmer/arvenzimmer`)).text()).includes(title) ? true : undefined,
  )
  expect(await status('/')).toBe(200)
  for (const { title: name } of unmade) expect(await status(`/${String(name)}`), String(name)).toBe(404)
}

describe('with a poisoned document of each kind in the content service', () => {
  it('the site starts, and edits go live (fault 47)', () => expectWell('Nach dem Start'))

  it('everything built anew beside it, as for the nightly comparison, is the same (fault 47)', async () => {
    const before = live()
    const headers = {
      authorization: 'Bearer test-operations-token-0123456789',
      'content-type': 'application/x-www-form-urlencoded',
    }
    await fetch(`${site.workerUrl}/operations/actions/regenerate`, { method: 'POST', headers })
    const receipt = await waitFor(
      'everything was built anew',
      async () =>
        [...(await allReceipts(site.workerUrl)).values()].find(({ change }) => change.kind === 'rebuild'),
      buildLimit,
    )
    expect(receipt.outcome).not.toBe('failed')
    expect(folderDifferences(before, live())).toEqual({ missing: [], surplus: [], different: [] })
  })

  it('a restart ends well (fault 47)', async () => {
    await site.stopWorker()
    await site.startWorker()
    await expectWell('Nach dem Neustart')
    expect(readFileSync(path.join(workspace.folder, 'worker.log'), 'utf8')).not.toContain(
      'a warm start failed',
    )
  })

  it('`npm run build` makes the same, and beside it only the pages that cannot be made (fault 47)', async () => {
    const before = live()
    await site.stopWorker()
    const clean = await cleanBuild(workspace, site.outside.environment, makeMistakes)
    const { missing, different, surplus } = folderDifferences(before, clean)
    const others = missing.filter((name) => !unmade.some(({ title }) => name.includes(`${String(title)}/`)))
    expect({ others, different, surplus }).toEqual({ others: [], different: [], surplus: [] })
  })
})

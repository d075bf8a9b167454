import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Running, run } from '../worker/app/run'
import type { ToldReceipt as Receipt } from '../worker/operations/told-receipt'
import { parseSettings } from '../worker/settings/settings'
import { ask } from './publish/requests'
import { fewEvents, type Outside, startOutside } from './support/content'
import { folderDifferences, folderHashes } from './support/folder-hashes'
import { builderIn, plantSeed } from './support/seed'
import { buildLimit, waitFor } from './support/wait-for'
import { makeWorkspace, type Workspace } from './support/workspace'

const operations = { authorization: 'Bearer test-operations-token-0123456789' }
const [minute, hour] = [60_000, 3_600_000]

let workspace: Workspace
let outside: Outside
let worker: Running
/** How far the worker's clock is ahead, ms. */
let ahead = 0

const now = () => Date.now() + ahead
const post = (address: string, body: unknown) =>
  fetch(`${outside.feed.url}/sandbox/${address}`, { method: 'POST', body: JSON.stringify(body) })
/** Has the service measure these values, a few minutes ago; resolves with the moment, whole minutes. */
async function measure(patch: object): Promise<Date> {
  const at = new Date(Math.floor((now() - 5 * minute) / (10 * minute)) * 10 * minute)
  await post('ridge', { at: at.toISOString(), patch })
  return at
}
const get = async (port: number, at: string) =>
  (await ask(`http://127.0.0.1:${port}`, { path: at, headers: operations })).bytes.toString()
const operate = (at: string) => get(worker.workerPort, at)

const liveFolder = () => realpathSync(path.join(workspace.dataFolder, 'site', 'live'))
const published = () => folderHashes(liveFolder())
function changedSince(before: ReadonlyMap<string, string>): string[] {
  const { missing, surplus, different } = folderDifferences(published(), before)
  return [...missing, ...surplus, ...different].sort()
}

const pages = [
  '/',
  '/fr',
  '/en',
  '/sommer',
  '/fr/ete',
  '/en/summer',
  '/winter',
  '/fr/hiver',
  '/en/winter',
].sort()
const filesOf = (at: string): string[] =>
  at === '/'
    ? ['index.html', 'page-data/index/page-data.json']
    : [`${at.slice(1)}/index.html`, `page-data${at}/page-data.json`]
const files = pages.flatMap(filesOf).sort()

/** The part of a page that tells it, as text without mark-up. */
async function lineOf(at: string): Promise<string> {
  const [part = ''] =
    /<section[^>]*data-part="ridge".*?<\/section>/s.exec(await get(worker.sitePort, at)) ?? []
  return part
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}
const inZurich = (at: Date) =>
  at.toLocaleTimeString('de-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' })

async function receipts(): Promise<{ inWork: unknown[]; receipts: Receipt[] }> {
  return JSON.parse(await operate('/operations/receipts?limit=200'))
}

/** Does something, waits until all that follows is done, a look at the ridge among it, and resolves with the receipts. */
async function receiptsAfter(cause: () => Promise<unknown>): Promise<Receipt[]> {
  const known = new Set((await receipts()).receipts.map(({ id }) => id))
  await cause()
  return waitFor(
    'all that was asked for is done',
    async () => {
      const finished = await receipts()
      const fresh = finished.receipts.filter(({ id }) => !known.has(id))
      const isIdle = finished.inWork.length === 0 && /^site_queue_waiting 0$/m.test(await operate('/metrics'))
      return isIdle && fresh.some(isLook) ? fresh : undefined
    },
    buildLimit,
  )
}
const isLook = ({ change }: Receipt): boolean => change.kind === 'ridge'

/** An operator's button: asks whatever was read a moment ago. */
async function lookNow(): Promise<Receipt | undefined> {
  const address = `http://127.0.0.1:${worker.workerPort}/operations/actions/read-events`
  const press = () => fetch(address, { method: 'POST', headers: operations, body: new URLSearchParams() })
  return (await receiptsAfter(press)).find(isLook)
}

beforeAll(async () => {
  workspace = makeWorkspace('ridge')
  outside = await startOutside(workspace, fewEvents)
  await measure({ temperature: -6.4, snowDepth: 84, lifts: { open: 5, total: 7 } })
  const environment = {
    ...outside.environment,
    WORKER_PORT: '0',
    SITE_PORT: '0',
    PUBLISH_TARGET: path.join(workspace.dataFolder, 'site'),
    LOG_LEVEL: 'silent',
  }
  await plantSeed(workspace, environment)
  worker = await run({
    settings: parseSettings(environment),
    environment,
    siteFolder: workspace.folder,
    builder: builderIn(workspace, environment),
    now,
  })
  await receiptsAfter(() => worker.ready)
})

afterAll(async () => {
  await worker?.stop()
  await outside?.close()
  await workspace?.remove()
})

describe('what it is like on the ridge', () => {
  it('stands on the pages whose editors placed it, in their language, and nowhere else', async () => {
    const shown = [...published().keys()].filter(
      (name) =>
        name.endsWith('.html') &&
        readFileSync(path.join(liveFolder(), name), 'utf8').includes('data-part="ridge"'),
    )
    expect(shown.sort()).toEqual(files.filter((name) => name.endsWith('.html')))
    expect(await lineOf('/')).toContain('−6.4 °C, 84 cm Schnee, 5 von 7 Liften offen')
    expect(await lineOf('/fr/hiver')).toContain('−6,4 °C, 84 cm de neige, 5 remontées sur 7 ouvertes')
    expect(await lineOf('/en/summer')).toContain('−6.4 °C, 84 cm of snow, 5 of 7 lifts open')
  })

  it('is live with the next look, and changes these pages and no other file', async () => {
    const before = published()
    const at = await measure({ temperature: -11.5, snowDepth: 97 })
    const look = await lookNow()
    expect(changedSince(before)).toEqual(files)
    expect(look).toMatchObject({ outcome: 'live', title: 'Am Grat' })
    expect(look?.pages.map((page) => page.path).sort()).toEqual(pages)
    expect(new Set(look?.pages.map(({ why }) => why))).toEqual(new Set(['zeigt, wie es am Grat ist']))
    const line = await lineOf('/winter')
    expect(line).toContain('−11.5 °C, 97 cm Schnee')
    expect(line).toContain(`, ${inZurich(at)} Uhr`)
  })

  it('makes no page anew while the service says the same', async () => {
    const before = published()
    const look = await lookNow()
    expect(look).toMatchObject({ outcome: 'unchanged', pages: [] })
    expect(changedSince(before)).toEqual([])
  })

  it('loses a value of a wrong type by name, and keeps the others', async () => {
    await measure({ temperature: 'mild', snowDepth: 97 })
    const look = await lookNow()
    expect(look?.outcome).toBe('partly')
    expect(look?.problems).toEqual(['Der Dienst vom Grat, Temperatur: Die Angabe ist keine Zahl.'])
    expect(await lineOf('/')).toMatch(/(?<!°C), 97 cm Schnee/)
    expect(await lineOf('/')).not.toContain('°C')
  })
})

describe('a service of the ridge that fails', () => {
  beforeAll(async () => {
    await measure({ temperature: -2, snowDepth: 97 })
    await lookNow()
  })
  afterEach(async () => {
    await post('ridge-faults', { kind: 'off' })
  })

  it.each(['error', 'cut', 'slow', 'ahead'])('(%s) leaves its last line, with its time', async (kind) => {
    const before = published()
    await post('ridge-faults', { kind })
    const look = await lookNow()
    expect(look?.outcome).toBe('unchanged')
    expect(changedSince(before)).toEqual([])
    expect(await lineOf('/')).toMatch(/Stand \d+\. \p{L}+, \d\d:\d\d Uhr.*97 cm Schnee/u)
    expect(await operate('/operations/main')).toContain('Der Dienst vom Grat antwortet nicht, wie er soll.')
  })

  it('for seven hours is no longer quoted: the season stays, and when there was a reading last', async () => {
    await post('ridge-faults', { kind: 'reset' })
    const before = published()
    ahead += 7 * hour
    // The clock asks for the events, too: whatever comes first after six hours makes the pages anew.
    const made = (await receiptsAfter(() => worker.wake('ridge'))).flatMap((receipt) => receipt.pages)
    expect(
      made
        .filter(({ why }) => why === 'zeigt, wie es am Grat ist')
        .map((page) => page.path)
        .sort(),
    ).toEqual(pages)
    expect(changedSince(before).filter((name) => files.includes(name))).toEqual(files)
    expect(await lineOf('/')).toMatch(/Letzte Messung \d+\. \p{L}+, \d\d:\d\d Uhr/u)
    expect(await lineOf('/')).not.toContain('Schnee')
    await post('ridge-faults', { kind: 'off' })
    await measure({ temperature: 1 })
    await lookNow()
    expect(await lineOf('/en')).toContain(', 1 °C,')
    expect(await operate('/operations/main')).not.toContain('Dienst vom Grat antwortet')
  })
})

describe('a clean build', () => {
  it('of the same moment makes the same line: the nightly comparison finds no difference', async () => {
    // The next day, but less than a whole day after the night of the start: it is that of the wake below.
    ahead += 17 * hour
    await measure({ temperature: -3.5 })
    await lookNow()
    const line = await lineOf('/')
    expect(line).toContain('−3.5 °C')
    await worker.wake('nightly')
    const told = await waitFor(
      'the nightly comparison is done',
      async () => {
        const [, words] =
          /Nächtlicher Vergleich<\/dt><dd>(.*?)<\/dd>/s.exec(await operate('/operations/main')) ?? []
        return words?.includes('gleich') ? words : undefined
      },
      buildLimit,
    )
    expect(told).toMatch(/^gleich/)
    expect(await lineOf('/')).toBe(line)
  })
})

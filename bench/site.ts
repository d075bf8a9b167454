import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Site, startSite } from '../tests/support/site'
import { waitFor } from '../tests/support/wait-for'
import { makeWorkspace, type Workspace } from '../tests/support/workspace'
import { type Batch, Batches } from './batches'
import { type EditKind, editKinds, textEdit } from './edits'
import type { EditFigures, LargeFigures, SiteFigures } from './figures'
import { popularId, scaleDocuments } from './scale/documents'
import { type Summary, summarize } from './statistics'

const builderStages = ['fetch', 'nodes', 'plan', 'queries', 'data', 'render', 'files']

const run = promisify(execFile)
const seconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10
const sum = (stages: Readonly<Record<string, number>>, names = Object.keys(stages)): number =>
  names.reduce((total, name) => total + (stages[name] ?? 0), 0)

/** A running site of the bench. */
interface Measured {
  site: Site
  batches: Batches
  /** Seconds of the start. */
  took: number
}

/**
 * Measures every kind of edit on a site of about `size` pages in the whole product: content service, webhook, queue,
 * builder, publisher and edge in processes of their own; beside a warm `gatsby build` of the same site in the same run.
 */
export async function measureSite(size: number, say: (text: string) => void): Promise<SiteFigures> {
  const workspace = makeWorkspace(`bench-${size}`)
  const referrers = Math.min(5_000, Math.floor(size / 2))
  const documents = scaleDocuments({ pages: size, seed: 1, referrers })
  const start = async (how: string, after?: Site): Promise<Measured> => {
    const began = performance.now()
    const site = await startSite(workspace, {
      ...(after ? { after } : {}),
      documents,
      channel: 'arolles-bahnen',
      environment: { RECONCILE_CRON: '0 0 1 1 *', EVENTS_CRON: '0 0 1 1 *' },
    })
    const { stdout } = site.worker
    if (!stdout) throw new Error('the worker has no output')
    const measured = { site, batches: new Batches(stdout), took: seconds(began) }
    say(`${size}: ${how} start ${measured.took} s`)
    return measured
  }
  let running: Measured | undefined
  try {
    running = await start('clean')
    const cold = running.took
    const pages = await countPages(running.site)
    const first = await settled(running)
    await copiesMade(workspace)
    const kinds: EditFigures[] = []
    let early = 0
    for (const kind of editKinds) {
      const figures = await measureKind(kind, running)
      kinds.push(figures)
      early ||= await memoryOf(running.site)
      say(
        `${size}: ${kind.name}: builder ${shown(figures.builder)}, live ${shown(figures.live)}, ${figures.pages} pages`,
      )
    }
    const late = await memoryOf(running.site)
    const large = await measureLarge(running)
    say(`${size}: ${large.pages} pages in ${large.whole} ms, a small edit meanwhile in ${large.small} ms`)
    await running.site.stopWorker()
    running = await start('warm', running.site)
    const warm = running.took
    await settled(running)
    await snapshotTaken(workspace)
    running.site.worker.kill('SIGKILL')
    await running.site.stopWorker()
    running = await start('snapshot', running.site)
    const snapshot = running.took
    await running.site.outside.client.patch('page-home').set({ lead: 'Für den warmen Bau.' }).commit()
    await running.site.stopWorker()
    const warmBuild = await measureWarmBuild(workspace, running.site)
    say(`${size}: warm gatsby build ${warmBuild} s`)
    return { size, pages, cold, warm, snapshot, warmBuild, first, kinds, large, memory: { early, late } }
  } finally {
    await running?.site.stop()
    await workspace.remove()
  }
}

const shown = ({ median, p95 }: Summary): string => `${median.toFixed(1)} (${p95.toFixed(1)}) ms`

/** Edits before the measurement: the first ones after a start meet code that was never run. */
const warming = 5

/**
 * Waits until what the clock asks for at a start is done, and edits a few pages. Resolves with how long the first edit
 * took until it was live, ms.
 */
async function settled({ site, batches }: Measured): Promise<number> {
  const lead = await textEdit(site.outside.client, 0)
  await waitFor('the first edit', async () =>
    (await (await fetch(site.url + lead.path)).text()).includes(lead.text) ? true : undefined,
  )
  await batches.settled()
  const took: number[] = []
  for (let number = 1; number <= warming; number += 1) {
    await textEdit(site.outside.client, number)
    took.push((await batches.next()).took)
  }
  return Math.round(took[0] ?? Number.NaN)
}

async function countPages(site: Site): Promise<number> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const parts = [...sitemap.matchAll(/<loc>[^<]*?(\/[^/<]+\.xml)<\/loc>/g)].map((match) => match[1] ?? '')
  const texts = await Promise.all(parts.map(async (part) => (await fetch(site.url + part)).text()))
  return [sitemap, ...texts].join('').match(/<url>/g)?.length ?? 0
}

async function measureKind(kind: EditKind, { site, batches }: Measured): Promise<EditFigures> {
  const done: Batch[] = []
  for (let number = 0; number < kind.times; number += 1) {
    if ((await kind.edit(site.outside.client, number)).length === 0) continue
    let batch = await batches.next()
    // On a slow machine a few pages are made in two turns; the edit is live with the last one.
    while (batch.again > 0) batch = await batches.next()
    done.push(batch)
  }
  const split = done.map(withQueue)
  const names = [...new Set(split.flatMap((stages) => Object.keys(stages)))]
  return {
    name: kind.name,
    whole: summarize(done.map(({ stages }) => sum(stages))),
    builder: summarize(done.map(({ stages }) => sum(stages, builderStages))),
    live: summarize(done.map(({ took }) => took)),
    stages: Object.fromEntries(
      names.map((name) => [name, summarize(split.map((stages) => stages[name] ?? 0))]),
    ),
    pages: Math.round(summarize(done.map((batch) => batch.pages)).median),
  }
}

/** All of the time until a change is live: the stages, and what is left: stored, woken for, waited for, ticked off. */
const withQueue = ({ took, stages }: Batch): Record<string, number> => ({
  queue: Math.max(0, took - sum(stages)),
  ...stages,
})

/** A new title of a document that very many pages show, and a small edit as soon as the first portion is made. */
async function measureLarge({ site, batches }: Measured): Promise<LargeFigures> {
  const { client } = site.outside
  const began = performance.now()
  await client.patch(popularId).set({ title: 'Der Gastgeber, gemessen' }).commit()
  let batch = await batches.next()
  let small = 0
  if (batch.again > 0) {
    const since = performance.now()
    const { path: page, text } = await textEdit(client, 7)
    await waitFor('the small edit', async () =>
      (await (await fetch(site.url + page)).text()).includes(text) ? true : undefined,
    )
    small = Math.round(performance.now() - since)
  }
  while (batch.again > 0) batch = await batches.next()
  const whole = Math.round(performance.now() - began)
  return { pages: batch.pages, whole, small, memory: await memoryOf(site) }
}

/** Resident memory of the builder in megabytes. */
async function memoryOf(site: Site): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'ppid=,rss=,args='])
  const line = stdout
    .split('\n')
    .find((each) => each.includes('builder-process') && each.trim().startsWith(`${site.worker.pid} `))
  return Math.round(Number(line?.trim().split(/\s+/)[1] ?? 0) / 1024)
}

/** Compressed copies of the first release are made after it, one after the other: minutes for thousands of pages. */
const copiesMade = (workspace: Workspace) =>
  waitFor(
    'the compressed copies of the first release',
    async () =>
      existsSync(path.join(workspace.dataFolder, 'releases', 'bulk-copies.marker')) ? undefined : true,
    1_800_000,
  )

const snapshotTaken = (workspace: Workspace) =>
  waitFor(
    'a snapshot',
    async () => {
      const kept = path.join(workspace.dataFolder, 'builder', 'a-kept')
      return ['snapshot-0', 'snapshot-1'].some((name) => existsSync(path.join(kept, name, 'whole.json')))
        ? true
        : undefined
    },
    300_000,
  )

async function measureWarmBuild(workspace: Workspace, site: Site): Promise<number> {
  const began = performance.now()
  await run('npx', ['gatsby', 'build'], {
    cwd: path.join(workspace.dataFolder, 'builder', 'a'),
    env: { ...site.outside.environment, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
    maxBuffer: 256 * 1024 * 1024,
  })
  return seconds(began)
}

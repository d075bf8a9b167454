import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Outside, startOutside } from '../support/content'
import { folderDifferences, folderHashes } from '../support/folder-hashes'
import { waitFor } from '../support/wait-for'
import { makeWorkspace, type Workspace } from '../support/workspace'
import { Blows } from './blows'
import { Product } from './product'
import { randomFrom, soakSeed } from './random'
import { say } from './say'
import { picturesOf, type SiteMap, siteMap } from './site-map'
import { ask, type Outcome, type Visit, Visitor, worthOf } from './visitor'

/** How soon visitors are answered after a start, ms, with whatever else a machine does. */
const servedWithin = 20_000
/** How long what is damaged may take to be whole again after the start, ms. */
const wholeWithin = 90_000

interface Sweep {
  workspace: Workspace
  product: Product
  visitor: Visitor
  blows: Blows
  live: SiteMap
  failures: string[]
  /** What the worker warned of, and how often. */
  told: Map<string, number>
  rounds: number
  slowest: { serving: number; ready: number }
}

/** Ends everything that a sweep has started. */
export let endSweep: () => Promise<void> = async () => undefined

const copyFolder = (from: string, to: string): void =>
  void execFileSync('cp', ['-a', from, to], { stdio: 'inherit' })

/** Edits pages and waits until they are live, so that a day-old copy differs. */
async function editSome({ client }: Outside, url: string): Promise<void> {
  const rooms: { _id: string; url: { fullPath: string } }[] = await client.fetch(
    '*[_type == "room" && !(_id in path("drafts.**"))] | order(_id) {_id, url}',
  )
  for (const room of rooms.slice(0, 3))
    await client
      .patch(room._id)
      .set({ title: `Neu ${room._id}` })
      .commit()
  for (const room of rooms.slice(0, 3)) {
    const { fullPath } = room.url
    await waitFor(
      `${fullPath} shows its new title`,
      async () =>
        (await (await fetch(url + fullPath)).text()).includes(`Neu ${room._id}`) ? true : undefined,
      120_000,
    )
  }
}

/**
 * Damages one file of each room of the data folder before each start, by chance. True when visitors had whole pages or were
 * asked to wait, each start was in time, and afterwards every page was as before, in memory and on the disk.
 */
export async function sweepDamages(minutes: number): Promise<boolean> {
  const seed = soakSeed()
  say(`${minutes} minutes of damaged files, seed ${seed}`)
  const random = randomFrom(seed)
  const workspace = makeWorkspace('damage')
  const outside = await startOutside(workspace)
  const product = await Product.in(workspace, outside)
  const earlier = `${workspace.folder}-earlier`
  endSweep = async () => {
    await product.stop('SIGKILL')
    await outside.close()
    if (process.env.SOAK_KEEP !== undefined) return say(`kept: ${workspace.folder}, ${earlier}`)
    await workspace.remove()
    execFileSync('rm', ['-rf', earlier])
  }
  try {
    product.start()
    await product.ready()
    await product.stop()
    copyFolder(workspace.dataFolder, earlier)
    const before = siteMap(workspace.dataFolder)
    product.start()
    await product.ready()
    await editSome(outside, product.url)
    await sleep(2_000)
    const live = siteMap(workspace.dataFolder)
    const sweep: Sweep = {
      workspace,
      product,
      visitor: await visitorOf(product.url, live, before, random),
      blows: new Blows(workspace.dataFolder, earlier, random),
      live,
      failures: [],
      told: new Map(),
      rounds: 0,
      slowest: { serving: 0, ready: 0 },
    }
    say(`the site is up, ${live.pages.size} pages`)
    const whole = folderHashes(realpathSync(path.join(workspace.dataFolder, 'site/live')))
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; ) await round(sweep, random)
    await compareFolder(sweep, whole)
    return judge(sweep)
  } finally {
    await endSweep()
  }
}

async function visitorOf(
  url: string,
  live: SiteMap,
  before: SiteMap,
  random: () => number,
): Promise<Visitor> {
  const pictures = new Map<string, string>()
  for (const picture of (await picturesOf(url, [...live.pages.keys()].slice(0, 12))).slice(0, 20))
    pictures.set(picture, (await ask(url, picture)).sha256)
  const right = new Map([...live.pages, ...live.data, ...pictures])
  const earlier = new Map([...before.pages, ...before.data])
  const judge = (visit: Visit): Outcome => {
    const worth = worthOf(visit)
    if (worth !== undefined) return worth
    if (visit.sha256 === right.get(visit.path)) return 'right'
    return visit.sha256 === earlier.get(visit.path) ? 'earlier' : 'wrong'
  }
  const paths = [live.pages, live.data, pictures].map((map) => [...map.keys()])
  return new Visitor(url, paths, random, judge)
}

async function round(sweep: Sweep, random: () => number): Promise<void> {
  const { product, visitor, blows } = sweep
  await product.stop(random() < 0.5 ? 'SIGTERM' : 'SIGKILL')
  const { mark } = product.logSince()
  const struck = blows.strike()
  const words = struck.map(({ what }) => what).join('; ')
  const wrongBefore = visitor.wrong.size
  const began = Date.now()
  sweep.rounds += 1
  try {
    product.start()
    const serving = await servedAfter(product, began)
    visitor.come()
    await product.ready()
    const ready = Date.now() - began
    sweep.slowest.serving = Math.max(sweep.slowest.serving, serving)
    sweep.slowest.ready = Math.max(sweep.slowest.ready, ready)
    if (serving > servedWithin) sweep.failures.push(`answered after ${serving} ms: ${words}`)
    const late = await untilRight(sweep)
    if (late.length > 0) sweep.failures.push(`not right after ${wholeWithin} ms (${late[0]}): ${words}`)
    say(
      `${(serving / 1000).toFixed(1)} s to the first answer, ${(ready / 1000).toFixed(1)} s to edits: ${words}`,
    )
  } catch (error) {
    sweep.failures.push(`${String(error).slice(0, 2_000)}: ${words}`)
    say(`FAILED: ${words}: ${String(error).slice(0, 500)}`)
    await product.stop('SIGKILL')
    blows.bringBack(true)
  } finally {
    await visitor.leave()
  }
  if (visitor.wrong.size > wrongBefore) sweep.failures.push(`wrong bytes: ${words}`)
  hear(sweep.told, product.logSince(mark).text)
}

/** Milliseconds until somebody is answered at all. */
async function servedAfter(product: Product, began: number): Promise<number> {
  await waitFor(
    'somebody answers',
    async () => ((await ask(product.url, '/')).status > 0 ? true : undefined),
    120_000,
  )
  return Date.now() - began
}

/** Asks for everything until all of it is right. Answers what is not, after the limit. */
async function untilRight({ visitor, live }: Sweep): Promise<string[]> {
  let paths = [...live.pages.keys(), ...live.data.keys()]
  for (const end = Date.now() + wholeWithin; ; await sleep(500)) {
    const others = await visitor.askAll(paths)
    if (others.length === 0 || Date.now() > end) return others.map(({ path, status }) => `${path} ${status}`)
    paths = others.map(({ path }) => path)
  }
}

/** Counts what the worker warned of, by its words. */
function hear(told: Map<string, number>, log: string): void {
  for (const [, words = ''] of log.matchAll(/"level":[45]0.*"msg":"([^"]+)"/g))
    told.set(words, (told.get(words) ?? 0) + 1)
}

/** What a web server reads has to be whole again, too: the worker looks at it in the background. */
async function compareFolder(sweep: Sweep, whole: ReadonlyMap<string, string>): Promise<void> {
  const differences = () =>
    Object.values(
      folderDifferences(
        folderHashes(realpathSync(path.join(sweep.workspace.dataFolder, 'site/live'))),
        whole,
      ),
    ).flat()
  await waitFor(
    'the published folder is whole',
    async () => (differences().length === 0 ? true : undefined),
    300_000,
  ).catch(() => sweep.failures.push(`the published folder differs: ${differences().slice(0, 5).join(', ')}`))
}

function judge({ visitor, blows, failures, told, rounds, slowest }: Sweep): boolean {
  say(`${rounds} starts, ${blows.count} kinds of damage to kinds of files`)
  say(`visits: ${[...visitor.tally].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`)
  say(`slowest: ${slowest.serving} ms to the first answer, ${slowest.ready} ms until edits go live`)
  for (const [what, times] of visitor.wrong) say(`WRONG ${times} x ${what}`)
  for (const [what, times] of told) say(`told ${times} x ${what}`)
  for (const failure of failures) say(`FAILED ${failure}`)
  return failures.length === 0 && visitor.wrong.size === 0 && !visitor.tally.has('refused')
}

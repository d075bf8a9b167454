import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startRedis } from '../../worker/queue/testing/stores'
import { update } from '../rebuild/edit-parts'
import { type Outside, startOutside } from '../support/content'
import { createDeliveries, type Deliveries } from '../support/deliveries'
import { askFor, reconcile } from '../support/receipts'
import { makeWorkspace, type Workspace } from '../support/workspace'
import { Editor, stayingKinds } from './editor'
import { MemoryWatch } from './memory-watch'
import { childrenOf, Product } from './product'
import { chosen, randomFrom, shuffled, soakSeed } from './random'
import { releasedBytes } from './released-bytes'
import { say } from './say'
import { httpLies, SickProxy, troubles } from './sick-proxy'
import { picturesOf, type SiteMap, siteMap } from './site-map'
import { equalsCleanBuild, liveFiles, receiptsAreWhole } from './verdict'
import { ask, type Outcome, type Visit, Visitor, worthOf } from './visitor'

/** How soon an edit is live again once a neighbour is well, ms; longer where the worker was killed meanwhile. */
const backWithin = 30_000
const startedWithin = 180_000
/** Of the process that answers visitors, bytes. */
const memoryLimit = 300_000_000

const neighbours = ['content service', 'events feed', 'pictures', 'Redis'] as const
type Neighbour = (typeof neighbours)[number]
type Proxies = Record<Neighbour, SickProxy>

interface Soak {
  workspace: Workspace
  outside: Outside
  product: Product
  proxies: Proxies
  deliveries: Deliveries
  random: () => number
  failures: string[]
  slowestBack: number
  /** Times that the process which answers was killed: each may cut off what it was sending. */
  cuts: number
  rounds: number
}

/** Ends everything that the soak has started. */
export let endNeighbours: () => Promise<void> = async () => undefined

const portOf = (url: string): number => Number(new URL(url).port)

async function proxiesFor({ lake, feed }: Outside, redisPort: number): Promise<Proxies> {
  return {
    'content service': await SickProxy.before(lake.port),
    'events feed': await SickProxy.before(portOf(feed.url)),
    pictures: await SickProxy.before(lake.port),
    Redis: await SickProxy.before(redisPort),
  }
}

/** Where the product finds its neighbours. */
const environmentOf = (proxies: Proxies) => ({
  SANITY_API_HOST: proxies['content service'].url,
  EVENTS_FEED_URL_DE: `${proxies['events feed'].url}/de/events.json`,
  EVENTS_FEED_URL_EN: `${proxies['events feed'].url}/en/events.json`,
  EVENTS_FEED_URL_FR: `${proxies['events feed'].url}/fr/events.json`,
  IMAGE_ORIGIN: proxies.pictures.url,
})

/**
 * Content service, feed, pictures and Redis fall ill one after another while a script edits and a visitor walks about.
 * True when no visitor was refused or got wrong bytes, every acknowledged edit has its receipt, what is live equals a clean
 * build, and an edit was live within half a minute of each recovery.
 */
export async function soakWithNeighbours(minutes: number): Promise<boolean> {
  const seed = soakSeed()
  say(`${minutes} minutes of sick neighbours, seed ${seed}`)
  const random = randomFrom(seed)
  const workspace = makeWorkspace('neighbours')
  const redis = await startRedis()
  const outside = await startOutside(workspace)
  const proxies = await proxiesFor(outside, redis.port)
  const product = await Product.in(workspace, outside, {
    ...environmentOf(proxies),
    REDIS_URL: proxies.Redis.redisUrl,
    // What visitors got is compared with every release that there was.
    RELEASES_MB: '1000000',
  })
  endNeighbours = async () => {
    await product.stop('SIGKILL')
    for (const proxy of Object.values(proxies)) await proxy.close()
    await outside.close()
    await redis.stop()
    if (process.env.SOAK_KEEP === undefined) await workspace.remove()
    else say(`kept: ${workspace.folder}`)
  }
  try {
    product.start()
    await product.ready()
    const deliveries = createDeliveries(product.workerUrl, [3_000, 10_000])
    const soak: Soak = {
      workspace,
      outside,
      product,
      proxies,
      deliveries,
      random,
      failures: [],
      slowestBack: 0,
      cuts: 0,
      rounds: 0,
    }
    return await run(soak, minutes)
  } finally {
    await endNeighbours()
  }
}

async function run(soak: Soak, minutes: number): Promise<boolean> {
  const { workspace, outside, product, deliveries, random } = soak
  const live = siteMap(workspace.dataFolder)
  say(`the site is up, ${live.pages.size} pages`)
  const visits: Visit[] = []
  const visitor = await visitorOf(soak, live, visits)
  const editor = new Editor(outside, deliveries, stayingKinds, random)
  const memory = new MemoryWatch(() => product.answering())
  visitor.come()
  const editing = editor.work()
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; )
    for (const [neighbour, ailment] of illnesses(random)) {
      if (Date.now() > end) break
      await round(soak, neighbour, ailment)
    }
  editor.leave()
  await editing
  await deliveries.settled()
  await reconcile(product.workerUrl, 120_000)
  await visitor.leave()
  memory.end()
  say(
    `${soak.rounds} illnesses, ${editor.edits} edits; the slowest edit after one was live in ${soak.slowestBack} ms`,
  )
  say(`visits: ${[...visitor.tally].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`)
  say(`memory of the process that answers: ${Math.round(memory.most / 1e6)} MB at most`)
  if (memory.most > memoryLimit) soak.failures.push(`the process that answers took ${memory.most} bytes`)
  const released = releasedBytes(workspace.dataFolder)
  for (const { path, sha256 } of visits)
    if (!released.get(path)?.has(sha256)) visitor.wrong.set(`${path}: bytes of no release`, 1)
  const cutOff = visitor.tally.get('cut off') ?? 0
  if (cutOff > soak.cuts) soak.failures.push(`${cutOff} visits were cut off, ${soak.cuts} kills`)
  for (const [what, times] of visitor.wrong) say(`WRONG ${times} x ${what}`)
  for (const failure of soak.failures) say(`FAILED ${failure}`)
  const whole = await receiptsAreWhole(product.workerUrl, deliveries)
  const files = liveFiles(workspace)
  await product.stop()
  const equal = await equalsCleanBuild(files, workspace, {
    ...outside.environment,
    ...environmentOf(soak.proxies),
  })
  const isWell = visitor.wrong.size === 0 && !visitor.tally.has('refused') && soak.failures.length === 0
  return isWell && whole && equal
}

/** Every neighbour with everything that can ail it, in an order by chance. */
const illnesses = (random: () => number): (readonly [Neighbour, string])[] =>
  shuffled(
    neighbours.flatMap((neighbour) =>
      [...troubles, ...(neighbour === 'Redis' ? [] : httpLies)].map(
        (ailment) => [neighbour, ailment] as const,
      ),
    ),
    random,
  )

async function visitorOf(
  { product, outside, random }: Soak,
  live: SiteMap,
  visits: Visit[],
): Promise<Visitor> {
  const origin = `http://localhost:${outside.lake.port}`
  const pictures = new Map<string, string>()
  for (const picture of (await picturesOf(product.url, [...live.pages.keys()].slice(0, 60))).slice(0, 300))
    pictures.set(picture, (await ask(origin, picture)).sha256)
  const judge = (visit: Visit): Outcome => {
    // While the origin of a picture is ill, a picture that nobody asked for before cannot be had.
    if (pictures.has(visit.path) && [502, 504].includes(visit.status)) return 'asked to wait'
    const worth = worthOf(visit)
    if (worth !== undefined) return worth
    if (pictures.has(visit.path)) return visit.sha256 === pictures.get(visit.path) ? 'right' : 'wrong'
    visits.push(visit)
    return 'right'
  }
  const paths = [live.pages, live.data, pictures].map((map) => [...map.keys()])
  return new Visitor(product.url, paths, random, judge)
}

async function round(soak: Soak, neighbour: Neighbour, ailment: string): Promise<void> {
  const { proxies, product, random, failures } = soak
  soak.rounds += 1
  await proxies[neighbour].ail(ailment)
  // Somebody asks for everything that this neighbour knows in the middle of its illness.
  const action = neighbour === 'events feed' ? 'read-events' : 'reconcile'
  const asked = askFor(product.workerUrl, action).catch(() => undefined)
  await sleep(1_000 + random() * 3_000)
  const killed = random() < 0.3 ? kill(soak) : undefined
  await sleep(3_000 + random() * 6_000)
  await proxies[neighbour].ail(undefined)
  await asked
  const words = `${neighbour} ${ailment}${killed === undefined ? '' : `, the ${killed} killed meanwhile`}`
  const limit = killed === 'worker' ? startedWithin : backWithin
  const began = Date.now()
  const took = await liveAgain(soak, limit)
  if (took === undefined) failures.push(`nothing was live within ${limit} ms: ${words}`)
  else if (killed !== 'worker') soak.slowestBack = Math.max(soak.slowestBack, took)
  say(`${took === undefined ? 'NOT BACK' : `back after ${(took / 1000).toFixed(1)} s`}: ${words}`)
  if ((took ?? limit) > backWithin) for (const line of warningsSince(soak.workspace, began)) say(`  ${line}`)
}

/** What the worker warned of, for whoever wants to know why it took so long. */
function warningsSince({ dataFolder }: Workspace, from: number): string[] {
  const lines = readFileSync(path.join(dataFolder, 'worker.log'), 'utf8').trimEnd().split('\n')
  return lines.flatMap((line) => {
    const { level, time, msg, error, ...more } = parsed(line)
    if (typeof level !== 'number' || level < 40 || Number(time) < from) return []
    return [
      `${time} ${msg} ${JSON.stringify({ ...more, error: Object(error).message ?? error }).slice(0, 300)}`,
    ]
  })
}

function parsed(line: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(line) }
  } catch {
    return {}
  }
}

const victims = ['worker', 'builder', 'process that answers'] as const

function kill(soak: Soak): (typeof victims)[number] | undefined {
  const { product, random } = soak
  const [, worker] = product.processes()
  const victim = chosen(victims, random)
  const pid =
    victim === 'worker' ? worker : victim === 'builder' ? childrenOf(worker)[0] : product.answering()
  if (pid === undefined) return undefined
  if (victim === 'process that answers') soak.cuts += 3
  try {
    process.kill(pid, 'SIGKILL')
    return victim
  } catch {
    return undefined
  }
}

/** Edits a page until that is live; milliseconds, or undefined after the limit. */
async function liveAgain({ outside, product, deliveries }: Soak, limit: number): Promise<number | undefined> {
  const began = Date.now()
  const [room]: { _id: string; url: { fullPath: string } }[] = await outside.client.fetch(
    '*[_type == "room" && !(_id in path("drafts.**"))] | order(_id) [0...1] {_id, url}',
  )
  if (!room) return undefined
  const title = `Stand ${began}`
  for (let edited = 0; Date.now() - began < limit; await sleep(100)) {
    // The script may edit the same title; and a delivery may be given up.
    if (Date.now() - edited > 5_000) {
      await outside.client.patch(room._id).set({ title }).commit()
      deliveries.send(update(room._id))
      edited = Date.now()
    }
    const page = await fetch(product.url + room.url.fullPath).catch(() => undefined)
    if ((await page?.text().catch(() => ''))?.includes(title)) return Date.now() - began
  }
  return undefined
}

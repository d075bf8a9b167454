import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type RedisServer, startRedis } from '../../worker/queue/testing/stores'
import { applyEdit, type Edit, type EditKind } from '../rebuild/edit'
import type { World } from '../rebuild/edit-parts'
import { cleanBuild } from '../support/clean-build'
import { createDeliveries, type Deliveries } from '../support/deliveries'
import { folderDifferences, folderHashes } from '../support/folder-hashes'
import { allReceipts, reconcile } from '../support/receipts'
import { type Site, startSite } from '../support/site'
import { type StageKills, stageKills } from '../support/stage-kills'
import { makeWorkspace, type Workspace } from '../support/workspace'

/** Edits of single documents: each is followed by a webhook. */
const kinds: readonly EditKind[] = [
  'title',
  'lead',
  'price',
  'parts',
  'create',
  'translate',
  'untranslate',
  'move',
  'delete',
  'undelete',
  'reference',
  'menu',
  'footer',
  'texts',
  'picture',
  'hide',
  'reserve',
  'respell',
  'rival',
  'mislabel',
  'noIndex',
]
const builderStages = ['fetch', 'nodes', 'plan', 'queries', 'data', 'render', 'files']
const workerStages = [
  'accept',
  'enqueue',
  'stage',
  'gate',
  'switch',
  'purge',
  'proof',
  'receipt',
  'acknowledge',
]

/** What is done to the running system, drawn at random. */
type Blow =
  | { what: 'stage'; stages: string[] }
  | { what: 'worker' }
  | { what: 'builder' }
  | { what: 'redis'; downMs: number }

interface Tally {
  edits: number
  kills: Map<string, number>
  restarts: number
  /** Looks at the published folder that found no whole site in it. */
  gaps: number
  looks: number
}

const say = (text: string): void =>
  void process.stdout.write(`${new Date().toISOString().slice(11, 19)}  ${text}\n`)

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Stages are hit one after the other, so that none is left out; everything else by chance. */
function* blows(random: () => number): Generator<Blow> {
  const stages = [...builderStages, ...workerStages]
  for (let next = Math.floor(random() * stages.length); ; ) {
    const chance = random()
    if (chance < 0.7) {
      const stage = stages[next % stages.length] ?? 'fetch'
      next += 1
      yield { what: 'stage', stages: random() < 0.3 ? [stage, stage] : [stage] }
    } else if (chance < 0.85) yield { what: 'redis', downMs: 500 + random() * 4_000 }
    else yield { what: chance < 0.93 ? 'worker' : 'builder' }
  }
}

class Soak {
  readonly tally: Tally = { edits: 0, kills: new Map(), restarts: 0, gaps: 0, looks: 0 }
  private ended = false

  constructor(
    readonly workspace: Workspace,
    readonly site: Site,
    readonly redis: RedisServer,
    readonly kills: StageKills,
    readonly deliveries: Deliveries,
    readonly random: () => number,
  ) {}

  /** As systemd would: whatever ends the worker, it is started again. */
  async keepAlive(): Promise<void> {
    while (!this.ended) {
      const { worker } = this.site
      if (worker.exitCode === null && worker.signalCode === null) {
        await sleep(100)
        continue
      }
      if (worker.exitCode !== null) say(`the worker ended by itself with ${worker.exitCode}`)
      this.tally.restarts += 1
      const startedAt = Date.now()
      await this.site.startWorker().then(
        () => say(`the worker is ready again after ${Math.round((Date.now() - startedAt) / 1000)} s`),
        (error: Error) => say(`start: ${error.message.split('\n')[0]}`),
      )
    }
  }

  async edit(): Promise<void> {
    const { outside } = this.site
    const world: World = { client: outside.client, feedUrl: outside.feed.url, today: '', deleted: [] }
    while (!this.ended) {
      const kind = kinds[Math.floor(this.random() * kinds.length)] ?? 'title'
      const number = () => Math.floor(this.random() * 10_000)
      const edit: Edit = { kind, a: number(), b: number(), c: number() }
      for (const change of await applyEdit(world, edit)) this.deliveries.send(change)
      this.tally.edits += 1
      await sleep(500 + this.random() * 2_500)
    }
  }

  async strike(until: number): Promise<void> {
    for (const blow of blows(this.random)) {
      await sleep(4_000 + this.random() * 16_000)
      if (Date.now() > until) return
      await this.inflict(blow)
    }
  }

  private count(name: string, times = 1): void {
    if (times > 0) say(`killed ${name}${times > 1 ? `, ${times} times in a row` : ''}`)
    this.tally.kills.set(name, (this.tally.kills.get(name) ?? 0) + times)
  }

  private async inflict(blow: Blow): Promise<void> {
    if (blow.what === 'redis') {
      await this.redis.kill()
      await sleep(blow.downMs)
      await this.redis.start()
      return this.count('redis')
    }
    if (blow.what === 'stage') return this.killAtStages(blow.stages)
    const pid = blow.what === 'worker' ? this.site.worker.pid : await this.builderPid()
    if (pid === undefined) return
    try {
      process.kill(pid, 'SIGKILL')
      this.count(`${blow.what}, at any time`)
    } catch {
      // It had just ended by itself.
    }
  }

  /** Plans the kills and waits until all of them have happened; a worker that starts needs its time for that. */
  private async killAtStages(stages: string[]): Promise<void> {
    this.kills.plan(stages)
    const end = Date.now() + 240_000
    while (this.kills.planned().length > 0 && Date.now() < end && !this.ended) await sleep(200)
    const left = this.kills.planned().length
    this.kills.plan([])
    const [stage = ''] = stages
    this.count(`${builderStages.includes(stage) ? 'builder' : 'worker'} after ${stage}`, stages.length - left)
  }

  private async builderPid(): Promise<number | undefined> {
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args='])
    const line = stdout.split('\n').find((text) => {
      const [, parent] = text.trim().split(/\s+/)
      return text.includes('builder-process') && Number(parent) === this.site.worker.pid
    })
    return line === undefined ? undefined : Number(line.trim().split(/\s+/)[0])
  }

  /** What nginx would serve has to be a whole site at any time. */
  async look(): Promise<void> {
    while (!this.ended) {
      const live = path.join(this.workspace.dataFolder, 'site/live')
      const whole = ['index.html', 'fr/index.html', '404.html', 'page-data/app-data.json']
      this.tally.looks += 1
      if (!whole.every((file) => existsSync(path.join(live, file)))) this.tally.gaps += 1
      await sleep(50)
    }
  }

  end(): void {
    this.ended = true
  }
}

/** The worker is up, whatever it takes: the last blow may have been a moment ago. */
async function everythingUp(site: Site): Promise<void> {
  const end = Date.now() + 300_000
  while (Date.now() < end) {
    const ready = await fetch(`${site.workerUrl}/ready`).catch(() => undefined)
    if (ready?.ok) return
    await sleep(500)
  }
  throw new Error(`the site did not come back within five minutes\n${site.log()}`)
}

/** Ends everything that a soak has started. */
export let endSoak: () => Promise<void> = async () => undefined

/**
 * Worker, builder and Redis are killed at random, and at each stage of a change, while a script edits and delivers as the
 * content service does. True when afterwards what is live equals a clean build, every acknowledged change has a receipt,
 * and the published folder held a whole site all the time.
 */
export async function soakWithKills(minutes: number): Promise<boolean> {
  const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000)
  say(`${minutes} minutes of edits and kills, seed ${seed}`)
  const workspace = makeWorkspace('soak')
  const redis = await startRedis()
  const kills = stageKills(workspace.folder)
  const site = await startSite(workspace, {
    channel: 'arolles-bahnen',
    sendsWebhooks: false,
    environment: { REDIS_URL: redis.url, NODE_OPTIONS: kills.nodeOptions },
  })
  endSoak = async () => {
    await site.stop()
    await redis.stop()
  }
  const deliveries = createDeliveries(site.workerUrl, [3_000, 10_000])
  const soak = new Soak(workspace, site, redis, kills, deliveries, randomFrom(seed))
  try {
    say('the site is up')
    const began = Date.now()
    const alive = soak.keepAlive()
    const looking = soak.look()
    const editing = soak.edit()
    await soak.strike(began + minutes * 60_000)
    soak.kills.plan([])
    soak.end()
    await Promise.all([editing, looking, alive])
    if (site.worker.exitCode !== null || site.worker.signalCode !== null) await site.startWorker()
    await everythingUp(site)
    await deliveries.settled()
    await reconcile(site.workerUrl, 300_000)
    return await judge(soak, Math.round((Date.now() - began) / 60_000))
  } finally {
    await endSoak()
    if (process.env.SOAK_KEEP === undefined) workspace.remove()
    else say(`kept: ${workspace.folder}`)
  }
}

async function judge({ site, workspace, deliveries, tally }: Soak, minutes: number): Promise<boolean> {
  const receipts = await allReceipts(site.workerUrl)
  const missing = [...deliveries.acknowledged].filter((id) => !receipts.has(id))
  const live = folderHashes(realpathSync(path.join(workspace.dataFolder, 'site/live')))
  await site.stopWorker()
  const clean = await cleanBuild(workspace, site.outside.environment)
  const differences = folderDifferences(live, clean)
  const outcomes = new Map<string, number>()
  for (const id of deliveries.acknowledged) {
    const outcome = receipts.get(id)?.outcome ?? 'none'
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  const killed = [...tally.kills.values()].reduce((sum, count) => sum + count, 0)
  say(`${minutes} minutes, ${tally.edits} edits, ${killed} kills, ${tally.restarts} restarts of the worker`)
  for (const [name, count] of [...tally.kills].sort()) say(`  ${String(count).padStart(3)} x ${name}`)
  say(
    `${deliveries.acknowledged.size} changes acknowledged, ${deliveries.lost} deliveries given up by their sender`,
  )
  say(`receipts of the acknowledged: ${[...outcomes].map(([name, count]) => `${count} ${name}`).join(', ')}`)
  say(`looks at the published folder: ${tally.looks}, without a whole site: ${tally.gaps}`)
  const counts = Object.entries(differences).map(([name, files]) => `${files.length} ${name}`)
  say(`${live.size} files are live; against a clean build: ${counts.join(', ')}`)
  for (const [name, files] of Object.entries(differences))
    for (const file of files.slice(0, 20)) say(`  ${name}: ${file}`)
  if (missing.length > 0) say(`without a receipt: ${missing.join(', ')}`)
  const equal = Object.values(differences).every((files) => files.length === 0)
  if (process.env.SOAK_KEEP !== undefined) appendFileSync(path.join(workspace.folder, 'soak-log'), site.log())
  return equal && missing.length === 0 && tally.gaps === 0 && tally.kills.size > 0
}

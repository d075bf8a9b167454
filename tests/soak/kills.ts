import { execFile } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type RedisServer, startRedis } from '../../worker/queue/testing/stores'
import { createDeliveries, type Deliveries } from '../support/deliveries'
import { reconcile } from '../support/receipts'
import { type Site, startSite } from '../support/site'
import { type StageKills, stageKills } from '../support/stage-kills'
import { makeWorkspace, type Workspace } from '../support/workspace'
import { allKinds, Editor } from './editor'
import { randomFrom, soakSeed } from './random'
import { say } from './say'
import { equalsCleanBuild, liveFiles, receiptsAreWhole } from './verdict'

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
  kills: Map<string, number>
  restarts: number
  /** Looks at the published folder that found no whole site in it. */
  gaps: number
  looks: number
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
  readonly tally: Tally = { kills: new Map(), restarts: 0, gaps: 0, looks: 0 }
  private ended = false

  constructor(
    readonly workspace: Workspace,
    readonly site: Site,
    readonly redis: RedisServer,
    readonly kills: StageKills,
    readonly deliveries: Deliveries,
    readonly editor: Editor,
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
    this.editor.leave()
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
  const seed = soakSeed()
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
  const random = randomFrom(seed)
  const editor = new Editor(site.outside, deliveries, allKinds, random)
  const soak = new Soak(workspace, site, redis, kills, deliveries, editor, random)
  try {
    say('the site is up')
    const began = Date.now()
    const alive = soak.keepAlive()
    const looking = soak.look()
    const editing = editor.work()
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
    if (process.env.SOAK_KEEP === undefined) await workspace.remove()
    else say(`kept: ${workspace.folder}`)
  }
}

async function judge(
  { site, workspace, deliveries, editor, tally }: Soak,
  minutes: number,
): Promise<boolean> {
  const whole = await receiptsAreWhole(site.workerUrl, deliveries)
  const live = liveFiles(workspace)
  await site.stopWorker()
  const equal = await equalsCleanBuild(live, workspace, site.outside.environment)
  const killed = [...tally.kills.values()].reduce((sum, count) => sum + count, 0)
  say(`${minutes} minutes, ${editor.edits} edits, ${killed} kills, ${tally.restarts} restarts of the worker`)
  for (const [name, count] of [...tally.kills].sort()) say(`  ${String(count).padStart(3)} x ${name}`)
  say(`looks at the published folder: ${tally.looks}, without a whole site: ${tally.gaps}`)
  if (process.env.SOAK_KEEP !== undefined) appendFileSync(path.join(workspace.folder, 'soak-log'), site.log())
  return equal && whole && tally.gaps === 0 && tally.kills.size > 0
}

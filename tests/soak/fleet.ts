import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MachineView } from '../../worker/fleet/moves'
import { openRoster, type Roster } from '../../worker/fleet/roster'
import { type RedisServer, startRedis } from '../../worker/queue/testing/stores'
import { freePort } from '../../worker/streams/testing/free-port'
import { type LocalS3, startS3, storageVariables } from '../publish/s3-server'
import { fewEvents, type Outside, startOutside } from '../support/content'
import { builderIn } from '../support/seed'
import { waitFor } from '../support/wait-for'
import { makeWorkspace, type Workspace } from '../support/workspace'
import { chosen, randomFrom, soakSeed } from './random'
import { say } from './say'

const machineNames = ['a', 'b', 'c']
const hotelNames = ['alpenrose', 'bellevue', 'cresta', 'du-lac']

/** How long a machine that was killed stays away, ms. */
const away = 3_000
/** Between two kills, ms. */
const killEvery = 20_000
/** How long an editor waits for what was published, ms: longer than machine after machine takes to take over. */
const patience = 180_000

/** A hotel with its content service, and an editor whose last title everybody has to see. */
interface Hotel {
  name: string
  outside: Outside
  /** Number in the title of the room: acknowledged by the content service, and seen by a visitor. */
  acknowledged: number
  seen: number
  waits: number[]
  /** What visitors got that they must not get. */
  wrong: Map<string, number>
  visits: number
  cutOff: number
}

const place = '/zimmer/arvenzimmer'
const titleOf = (number: number): string => `Arvenzimmer Nummer ${number}.`

class FleetSoak {
  /** ms until a hotel was led again: where another machine stood by with the site built, and where none did. */
  readonly takeovers = { warm: [] as number[], cold: [] as number[] }
  kills = 0
  private strikesEnded = false
  private editorsLeft = false
  private readonly running = new Map<string, ChildProcess>()

  constructor(
    readonly workspace: Workspace,
    readonly redis: RedisServer,
    readonly storage: LocalS3,
    readonly hotels: readonly Hotel[],
    readonly roster: Roster,
    private readonly random: () => number,
  ) {}

  /** A machine has a disk of its own, and a folder with the settings of each hotel. */
  async furnish(machine: string): Promise<void> {
    for (const hotel of this.hotels) {
      const [site, worker] = [await freePort(), await freePort()]
      const variables = {
        ...hotel.outside.environment,
        DATA_DIR: this.dataFolder(machine, hotel.name),
        SITE_PORT: String(site),
        WORKER_PORT: String(worker),
        REDIS_URL: this.redis.url,
        ...storageVariables(this.storage, `hotels/${hotel.name}`),
      }
      const lines = Object.entries(variables).map(([name, value]) => `${name}='${value}'\n`)
      writeFileSync(path.join(this.sitesOf(machine), `${hotel.name}.env`), lines.join(''))
    }
  }

  dataFolder(machine: string, hotel: string): string {
    return path.join(this.workspace.folder, '.fleet', machine, hotel)
  }

  sitesOf(machine: string): string {
    const folder = path.join(this.workspace.folder, '.fleet', machine, 'sites')
    mkdirSync(folder, { recursive: true })
    return folder
  }

  begin(machine: string): void {
    const child = fork('worker/programs/run.cjs', ['worker/fleet/main.ts'], {
      cwd: this.workspace.folder,
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        FLEET_SITES: this.sitesOf(machine),
        FLEET_REDIS_URL: this.redis.url,
        FLEET_MACHINE: machine,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const log = path.join(this.workspace.folder, '.fleet', `${machine}.log`)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => appendFileSync(log, text))
    this.running.set(machine, child)
  }

  /** As when its power is cut: the machine with everything that runs on it. */
  private async kill(machine: string): Promise<void> {
    const child = this.running.get(machine)
    if (!child?.pid) return
    const ended = once(child, 'exit')
    const all = familyOf(child.pid)
    for (const pid of all) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has just ended.
      }
    }
    await ended
  }

  async strike(until: number): Promise<void> {
    while (Date.now() + killEvery < until) {
      await sleep(killEvery)
      const victim = chosen(machineNames, this.random) ?? 'a'
      const views = await this.views()
      const before = views.find(({ name }) => name === victim)
      const led = before ? ledBy(before) : []
      const isWarm = (hotel: string) =>
        views.some(({ name, seats }) => name !== victim && seats[hotel] === 'warm')
      const killed = Date.now()
      await this.kill(victim)
      this.kills += 1
      const taken = led.map(async (hotel) => {
        await waitFor(
          `${hotel} is published again`,
          // By another machine, or by this one once it is back: where nobody stood by, that has the most room.
          async () =>
            (await this.views()).some((view) => view.by !== before?.by && ledBy(view).includes(hotel))
              ? true
              : undefined,
          away + patience,
        )
        this.takeovers[isWarm(hotel) ? 'warm' : 'cold'].push(Date.now() - killed)
      })
      const back = sleep(away).then(() => this.begin(victim))
      await Promise.all([...taken, back]).catch((error: Error) => say(error.message))
      say(`killed ${victim}, which published ${led.length}: ${led.join(', ') || 'nothing'}`)
    }
    this.strikesEnded = true
  }

  private views(): Promise<MachineView[]> {
    return this.roster.read()
  }

  /** Publishes one title after the other, each once the one before is live. */
  async edit(hotel: Hotel): Promise<void> {
    while (!this.strikesEnded) {
      const next = hotel.acknowledged + 1
      await hotel.outside.client
        .patch('room-arven')
        .set({ title: titleOf(next) })
        .commit()
      hotel.acknowledged = next
      const began = Date.now()
      while (hotel.seen < next && Date.now() - began < patience) await sleep(20)
      if (hotel.seen < next) return void note(hotel, `title ${next} not live within ${patience / 1000} s`)
      hotel.waits.push(Date.now() - began)
      await sleep(500 + this.random() * 2_000)
    }
  }

  /** Asks the storage as a visitor behind a CDN does: always answered, and never with less than was seen before. */
  async visit(hotel: Hotel): Promise<void> {
    while (!this.editorsLeft) {
      const { status, text } = await fetch(`${this.storage.url}/hotels/${hotel.name}/live${place}`)
        .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
        .catch(() => ({ status: 0, text: '' }))
      hotel.visits += 1
      // The stand-in for a storage writes over an object and its description while it sends them; a real one never does.
      if (status === 0 || status === 500) hotel.cutOff += 1
      else if (status !== 200) note(hotel, `answered ${status}`)
      const shown = Number(/Arvenzimmer Nummer (\d+)\./.exec(text)?.[1] ?? hotel.seen)
      if (shown < hotel.seen && note(hotel, `went back from ${hotel.seen} to ${shown}`))
        say(`${hotel.name} went back from ${hotel.seen} to ${shown}`)
      hotel.seen = Math.max(hotel.seen, shown)
      await sleep(50)
    }
  }

  async everybodyIsBack(): Promise<void> {
    await waitFor(
      'each hotel is published',
      async () => {
        const led = (await this.views()).flatMap(ledBy)
        return hotelNames.every((name) => led.includes(name)) ? true : undefined
      },
      600_000,
    )
  }

  /** Whoever asks has seen what was published last. */
  editorsAreDone(): void {
    this.editorsLeft = true
  }

  async stop(): Promise<void> {
    this.strikesEnded = true
    this.editorsLeft = true
    const ends = [...this.running.values()].filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    )
    await Promise.all(
      ends.map(async (child) => {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }),
    )
  }
}

const ledBy = ({ seats }: MachineView): string[] =>
  Object.keys(seats).filter((site) => seats[site] === 'leads')

/** Answers whether it is the first time. */
function note(hotel: Hotel, what: string): boolean {
  const times = hotel.wrong.get(what) ?? 0
  hotel.wrong.set(what, times + 1)
  return times === 0
}

/** A process and all that it started, and they in turn. */
function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n')) {
    const [child = 0, parent = 0] = line.trim().split(/\s+/).map(Number)
    children.set(parent, [...(children.get(parent) ?? []), child])
  }
  const family = [pid]
  for (const each of family) family.push(...(children.get(each) ?? []))
  return family
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
const worst = (values: readonly number[]): number => Math.max(0, ...values)
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Ends everything that this soak has started. */
export let endFleet: () => Promise<void> = async () => undefined

/**
 * Three machines share four hotels with one Redis and one storage; one of them is killed with everything on it every 20 s, while
 * an editor of each hotel publishes and a visitor of each asks. True when everything that was acknowledged is live, no answer
 * failed, and no page went back.
 */
export async function soakFleet(minutes: number): Promise<boolean> {
  const seed = soakSeed()
  say(`${minutes} minutes, ${machineNames.length} machines, ${hotelNames.length} hotels, seed ${seed}`)
  const workspace = makeWorkspace('fleet')
  const redis = await startRedis()
  const storage = await startS3('hotels')
  const roster = openRoster(redis.url, () => undefined)
  const hotels: Hotel[] = []
  for (const name of hotelNames) {
    const dataFolder = path.join(workspace.folder, '.fleet', 'content', name)
    const outside = await startOutside(
      { ...workspace, dataFolder, place: undefined },
      { ...fewEvents, projectId: name },
    )
    hotels.push({
      name,
      outside,
      acknowledged: 0,
      seen: 0,
      waits: [],
      wrong: new Map(),
      visits: 0,
      cutOff: 0,
    })
  }
  // What went wrong is looked for in the logs of the machines.
  let isWrong = false
  const soak = new FleetSoak(workspace, redis, storage, hotels, roster, randomFrom(seed))
  endFleet = async () => {
    await soak.stop()
    for (const { outside } of hotels) await outside.close()
    roster.close()
    await storage.stop()
    await redis.stop()
    if (process.env.SOAK_KEEP === undefined && !isWrong) await workspace.remove()
    else say(`kept: ${workspace.folder}`)
  }
  try {
    for (const machine of machineNames) await soak.furnish(machine)
    for (const hotel of hotels) await leaveBuilders(soak, hotel)
    say('each machine has built each hotel once')
    for (const machine of machineNames) soak.begin(machine)
    await soak.everybodyIsBack()
    say('all hotels are published')
    const looking = hotels.map((hotel) => soak.visit(hotel))
    const editing = hotels.map((hotel) => soak.edit(hotel))
    await soak.strike(Date.now() + minutes * 60_000)
    await Promise.all(editing)
    soak.editorsAreDone()
    await Promise.all(looking)
    isWrong = !judge(soak)
    return !isWrong
  } finally {
    await endFleet()
  }
}

/** Builds a hotel once, and lays what its builder left onto the disk of each machine: as after a first start, days ago. */
async function leaveBuilders(soak: FleetSoak, { name, outside }: Hotel): Promise<void> {
  const [first = '', ...others] = machineNames.map((machine) => soak.dataFolder(machine, name))
  const builder = builderIn(
    { folder: soak.workspace.folder, dataFolder: first },
    { ...outside.environment, DATA_DIR: first },
  )
  await builder.start()
  await builder.stop(60_000)
  for (const other of others) {
    mkdirSync(other, { recursive: true })
    const from = path.join(first, 'builder')
    if (existsSync(from))
      cpSync(from, path.join(other, 'builder'), {
        recursive: true,
        preserveTimestamps: true,
        verbatimSymlinks: true,
      })
  }
}

function judge(soak: FleetSoak): boolean {
  const { takeovers, kills, hotels } = soak
  say(`${kills} kills`)
  // Machines tell of themselves every second, so that it is seen up to two seconds later.
  for (const [how, took] of Object.entries(takeovers))
    say(
      `${took.length} hotels were taken over ${how === 'warm' ? 'by a machine that stood by' : 'where none stood by'}, in the median after ${seconds(median(took))}, at worst after ${seconds(worst(took))}`,
    )
  for (const { name, acknowledged, seen, waits, visits, cutOff, wrong } of hotels) {
    say(
      `${name}: ${acknowledged} texts published, ${seen} live, median ${seconds(median(waits))}, worst ${seconds(worst(waits))}; ${visits} visits, ${cutOff} cut off by the local storage itself`,
    )
    for (const [what, times] of wrong) say(`  WRONG, ${times} times: ${what}`)
  }
  return (
    kills > 0 && hotels.every(({ acknowledged, seen, wrong }) => wrong.size === 0 && seen === acknowledged)
  )
}

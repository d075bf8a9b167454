import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type RedisServer, startRedis } from '../queue/testing/stores'
import { Machine } from './machine'
import type { MachineView, Seat } from './moves'
import { openRoster, type Roster } from './roster'
import type { KnownSite, KnownSites } from './site-files'

/** ms */
const heardOf = 1_500

let redis: RedisServer
const rosters: Roster[] = []
const ending: (() => Promise<void>)[] = []

beforeAll(async () => {
  redis = await startRedis()
})
afterEach(async () => {
  await Promise.all(ending.splice(0).map((end) => end()))
  for (const roster of rosters.splice(0)) roster.close()
})
afterAll(() => redis?.stop())

const site = (name: string, version = '1'): KnownSite => ({
  name,
  version,
  environment: {},
  readyUrl: '',
  dataDir: '',
  standsByWarm: true,
})

/** As the lease of each site has it: the first worker that is there publishes, and the next one after it. */
const workers = new Map<string, object[]>()

/** A machine whose workers are warm at once. */
function machine(
  name: string,
  given: () => KnownSites,
  { sitesAtOnce = 8, standbys = 1, cannotBegin = '' } = {},
) {
  const roster = openRoster(redis.url, () => undefined, heardOf)
  rosters.push(roster)
  const begun: string[] = []
  const ended: string[] = []
  const told: string[] = []
  const failed: string[] = []
  const note = (fields: { problem?: string; error?: unknown }, text: string) => {
    told.push(`${text} ${fields.problem ?? ''}`)
    if (fields.error) failed.push(String(fields.error))
  }
  const one = new Machine({
    name,
    sitesAtOnce,
    standbys,
    roomInMemory: () => 100,
    readSites: given,
    start(known) {
      if (known.name === cannotBegin) throw new Error('EACCES: its folder cannot be made')
      begun.push(known.name)
      const own = {}
      const all = workers.get(known.name) ?? []
      workers.set(known.name, [...all, own])
      return {
        site: known,
        seat: async (): Promise<Seat> => (workers.get(known.name)?.[0] === own ? 'leads' : 'warm'),
        async end() {
          ended.push(known.name)
          workers.set(
            known.name,
            (workers.get(known.name) ?? []).filter((each) => each !== own),
          )
        },
      }
    },
    roster,
    lookEvery: 150,
    log: { info: note, warn: note },
  })
  const stopping = new AbortController()
  const running = one.run(stopping.signal)
  const end = async () => {
    stopping.abort()
    await running
  }
  ending.push(end)
  return { begun, ended, told, failed, end }
}

const knowing = (...names: string[]): KnownSites => ({
  sites: new Map(names.map((name) => [name, site(name)])),
  problems: new Map(),
})

const seats = async (): Promise<Record<string, Record<string, Seat>>> => {
  const roster = openRoster(redis.url, () => undefined)
  try {
    return Object.fromEntries((await roster.read()).map(({ name, seats: all }) => [name, { ...all }]))
  } finally {
    roster.close()
  }
}

const become = (expected: object) => vi.waitFor(async () => expect(await seats()).toEqual(expected), 20_000)

it('machines share hotels, take over from one that ends, and share them again with one that comes', async () => {
  const hotels = () => knowing('alpenrose', 'bellevue')
  const first = machine('a', hotels)
  await become({ a: { alpenrose: 'leads', bellevue: 'leads' } })
  const second = machine('b', hotels)
  // It stands by for both, is given one of them, and the first stands by for that.
  await become({
    a: { alpenrose: 'warm', bellevue: 'leads' },
    b: { alpenrose: 'leads', bellevue: 'warm' },
  })
  expect(first.ended).toEqual(['alpenrose'])
  await first.end()
  await become({ b: { alpenrose: 'leads', bellevue: 'leads' } })
  expect(second.ended).toEqual([])
  const third = machine('c', hotels)
  await become({
    b: { alpenrose: 'warm', bellevue: 'leads' },
    c: { alpenrose: 'leads', bellevue: 'warm' },
  })
  expect(third.begun).toEqual(['alpenrose', 'bellevue'])
})

it('a file that is changed ends its worker and begins it anew; one that became wrong ends nothing', async () => {
  let files = knowing('cresta')
  const only = machine('d', () => files)
  await become({ d: { cresta: 'leads' } })
  files = { sites: new Map(), problems: new Map([['cresta', 'REDIS_URL is not set']]) }
  await vi.waitFor(() => expect(only.told.join('\n')).toContain('REDIS_URL is not set'), 10_000)
  expect(only.ended).toEqual([])
  files = { sites: new Map([['cresta', site('cresta', '2')]]), problems: new Map() }
  await vi.waitFor(() => expect(only.begun).toEqual(['cresta', 'cresta']), 10_000)
  await become({ d: { cresta: 'leads' } })
  files = knowing()
  await become({ d: {} })
  expect(only.ended).toEqual(['cresta', 'cresta'])
})

it('a file that is half written or away for one look, or a folder that cannot be read, ends nothing', async () => {
  const looks: (() => KnownSites)[] = []
  const only = machine('h', () => (looks.shift() ?? (() => knowing('eden')))())
  await become({ h: { eden: 'leads' } })
  const unreadable = () => {
    throw new Error('EIO: the folder cannot be read')
  }
  const half = () => ({ sites: new Map([['eden', site('eden', 'half')]]), problems: new Map() })
  looks.push(
    half,
    () => knowing(),
    unreadable,
    () => knowing('eden'),
    half,
    unreadable,
  )
  await vi.waitFor(() => expect(looks).toEqual([]), 20_000)
  await vi.waitFor(() => expect(only.told.join('\n')).toContain('those that are known stay'))
  await become({ h: { eden: 'leads' } })
  expect([only.begun, only.ended]).toEqual([['eden'], []])
})

it('a site whose worker cannot be begun holds up no other, and another machine begins it', async () => {
  const hotels = () => knowing('fluela', 'gloria')
  machine('i', hotels, { cannotBegin: 'fluela' })
  await become({ i: { gloria: 'leads' } })
  machine('j', hotels)
  await become({ i: { gloria: 'leads' }, j: { fluela: 'leads', gloria: 'warm' } })
})

it('machines begin nothing that others have, where Redis is emptied and they are not heard of yet', async () => {
  let looks = 0
  const hotels = () => {
    looks += 1
    return knowing('hirschen')
  }
  machine('k', hotels, { standbys: 0 })
  await become({ k: { hirschen: 'leads' } })
  const second = machine('l', hotels, { standbys: 0 })
  await become({ k: { hirschen: 'leads' }, l: {} })
  const client = new Redis(redis.url)
  const before = looks
  const emptied = async () => {
    await client.flushall()
    expect(looks - before).toBeGreaterThan(6)
  }
  await vi.waitFor(emptied, 20_000).finally(() => client.disconnect())
  await become({ k: { hirschen: 'leads' }, l: {} })
  expect(second.begun).toEqual([])
})

it('of two machines of one name the second begins nothing, and says why', async () => {
  const first = machine('m', () => knowing('jungfrau'))
  await become({ m: { jungfrau: 'leads' } })
  const second = machine('m', () => knowing('jungfrau'))
  await vi.waitFor(() => expect(second.failed.join()).toContain('set FLEET_MACHINE'), 10_000)
  await second.end()
  await become({ m: { jungfrau: 'leads' } })
  expect([first.begun, second.begun]).toEqual([['jungfrau'], []])
})

it('what runs goes on while Redis is away, and the machines find one another again', async () => {
  const only = machine('e', () => knowing('du-lac'))
  await become({ e: { 'du-lac': 'leads' } })
  await redis.kill()
  await vi.waitFor(() => expect(only.told.join('\n')).toContain('what runs goes on'), 20_000)
  await redis.start()
  await become({ e: { 'du-lac': 'leads' } })
  expect(only.begun).toEqual(['du-lac'])
  expect(only.ended).toEqual([])
})

it('a machine that is told to end ends its workers at once and begins none, while Redis hangs', async () => {
  const begun: string[] = []
  const ended: string[] = []
  let answer: (() => void) | undefined
  let heard: Promise<unknown> = Promise.resolve()
  const hanging = new Machine({
    name: 'h',
    sitesAtOnce: 8,
    standbys: 0,
    roomInMemory: () => 8,
    readSites: () => knowing('palace', 'rigi'),
    start(known) {
      begun.push(known.name)
      return { site: known, seat: async () => 'leads', end: async () => void ended.push(known.name) }
    },
    roster: {
      heardOf: 0,
      // There is room for one, and then, in an answer that is long in coming, for another.
      async tell(view: MachineView) {
        if (begun.length === 0) return { machines: [{ ...view, room: 1 }], wasKnown: true }
        const hung = new Promise<void>((resolve) => {
          answer = resolve
        })
        heard = hung.then(() => new Promise(setImmediate))
        await hung
        return { machines: [view], wasKnown: true }
      },
      read: async () => [],
      leave: () => new Promise(() => undefined),
      close: () => undefined,
    },
    lookEvery: 1,
    log: { info: () => undefined, warn: () => undefined },
  })
  const stopping = new AbortController()
  const running = hanging.run(stopping.signal)
  await vi.waitFor(() => expect(answer).toBeDefined(), 10_000)
  expect(begun).toEqual(['palace'])
  stopping.abort()
  await running
  expect(ended).toEqual(['palace'])
  answer?.()
  await heard
  expect(begun).toEqual(['palace'])
})

it('a worker that was just begun has the memory kept for it that it will take, however often the machine looks', async () => {
  const memory = 3
  /** Of each worker that was begun: it takes its memory once it leads. */
  const begun = new Map<string, Seat>()
  const taken = () => [...begun.values()].filter((seat) => seat === 'leads').length
  const names = ['a', 'b', 'c', 'd', 'e']
  const alone = new Machine({
    name: 'm',
    sitesAtOnce: 8,
    standbys: 0,
    roomInMemory: () => memory - taken(),
    readSites: () => ({ sites: new Map(names.map((name) => [name, site(name)])), problems: new Map() }),
    start(known) {
      begun.set(known.name, 'starting')
      return { site: known, seat: async () => begun.get(known.name) ?? 'stuck', end: async () => undefined }
    },
    roster: {
      heardOf: 0,
      tell: async (view: MachineView) => ({ machines: [view], wasKnown: true }),
      read: async () => [],
      leave: async () => undefined,
      close: () => undefined,
    },
    log: { info: () => undefined, warn: () => undefined },
  })
  const look = async (times: number) => {
    for (let each = 0; each < times; each++) await alone.look()
  }
  await look(5)
  expect([...begun.keys()]).toEqual(['a', 'b', 'c'])
  for (const name of begun.keys()) {
    begun.set(name, 'leads')
    await look(2)
  }
  expect([...begun.keys()]).toEqual(['a', 'b', 'c'])
})

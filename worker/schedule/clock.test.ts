import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Change } from '../changes/change'
import { embeddedTestStore, removeTemplate } from '../queue/testing/stores'
import { parseSettings } from '../settings/settings'
import { type Clock, startClock } from './clock'
import { handledFile } from './handled-file'

let dataDir: string
let clock: Clock | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'clock-'))
})
afterEach(async () => {
  await clock?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

afterAll(removeTemplate)

const silent = { info: () => undefined, warn: () => undefined }

function start(
  accept: (change: Change, key: string) => Promise<unknown>,
  now = Date.UTC(2026, 5, 15, 12),
): Clock {
  clock = startClock({
    settings: parseSettings({}),
    handled: handledFile(dataDir),
    accept,
    log: silent,
    now: () => now,
    retryMs: 5,
  })
  return clock
}

describe('the running clock', () => {
  it('proposes what is due on start and remembers it over a restart', async () => {
    const kinds: string[] = []
    const accept = async (change: Change) => kinds.push(change.kind)
    await start(accept).wake('quarter')
    await clock?.stop()
    await start(accept).wake('nightly')
    expect(kinds).toEqual(['day', 'events', 'reconcile', 'ridge', 'reconcile'])
    expect(JSON.parse(await readFile(path.join(dataDir, 'schedule.json'), 'utf8'))).toMatchObject({
      version: 1,
      date: '2026-06-15',
    })
  })

  it('proposes again what the store did not take, and nothing of it twice', async () => {
    const keys: string[] = []
    let refusals = 2
    await start(async (_, key) => {
      if (key.startsWith('nightly-events') && refusals-- > 0) throw new Error('store down')
      keys.push(key)
    }).wake('quarter')
    expect(keys.slice(0, 3)).toEqual([
      'day:2026-06-15',
      'nightly-events:2026-06-15',
      'nightly-reconcile:2026-06-15',
    ])
    expect(keys.slice(3)).toEqual([`ridge:${Date.UTC(2026, 5, 15, 12) / 60_000}`])
  })

  it.each([-3, -1, 1, 3])(
    'sees that the clock was set by %i days, shows the right day at once, and keeps its schedule (fault 77)',
    async (days) => {
      const noon = Date.UTC(2026, 5, 15, 12)
      let now = noon
      const dates: string[] = []
      clock = startClock({
        settings: parseSettings({}),
        handled: handledFile(dataDir),
        accept: async (change) => {
          if (change.kind === 'day') dates.push(change.date)
        },
        log: silent,
        now: () => now,
        stepMs: 5,
      })
      await clock.wake('quarter')
      now = noon + days * 86_400_000
      const day = new Date(now).toISOString().slice(0, 10)
      await vi.waitFor(() => expect(dates).toEqual(['2026-06-15', day]))
      now = noon
      await vi.waitFor(() => expect(dates).toEqual(['2026-06-15', day, '2026-06-15']))
      expect(clock.nextNightly()).toBeGreaterThan(Date.now())
    },
  )

  it('waits for the moment at which a document comes or goes, proposes it once, and follows what is told next', async () => {
    const accepted: Change[] = []
    const schedule = { moment: Date.now(), next: Date.now() + 40 }
    clock = startClock({
      settings: parseSettings({}),
      handled: handledFile(dataDir),
      accept: async (change) => {
        if (change.kind !== 'schedule') return
        expect(Date.now()).toBeGreaterThanOrEqual(schedule.next)
        accepted.push(change)
        // As the builder tells it once it has made the pages.
        schedule.moment = change.at
        schedule.next = change.at + 30
        if (accepted.length < 3) setImmediate(() => clock?.follow())
      },
      shown: () => schedule,
      log: silent,
    })
    await clock.wake('start')
    await vi.waitFor(() => expect(accepted).toHaveLength(3))
    const moments = accepted.flatMap((change) =>
      change.kind === 'schedule' ? [change.since, change.at] : [],
    )
    expect(moments.slice(1, -1)).toEqual([moments[1], moments[1], moments[3], moments[3]])
  })

  it('sees at once what came or went while the machine slept (fault 86)', async () => {
    let now = Date.UTC(2026, 5, 15, 12)
    const schedule = { moment: now, next: now + 3_600_000 }
    const accepted: Change[] = []
    clock = startClock({
      settings: parseSettings({}),
      handled: handledFile(dataDir),
      accept: async (change) => {
        if (change.kind === 'schedule') accepted.push(change)
      },
      shown: () => schedule,
      log: silent,
      now: () => now,
      stepMs: 5,
    })
    await clock.wake('start')
    expect(accepted).toEqual([])
    now += 7_200_000
    await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(0))
    expect(accepted[0]).toEqual({ kind: 'schedule', since: now - 7_200_000, at: now })
  })

  it.each([
    ['Europe/Zurich', '2026-06-15T21:59:30Z', ['2026-06-15', '2026-06-16']],
    ['Africa/Cairo', '2026-04-23T21:59:30Z', ['2026-04-23', '2026-04-24']],
  ])(
    'turns the day at midnight in %s, also where the settings name no other time of the night, and clocks leave midnight out',
    async (zone, before, expected) => {
      vi.useFakeTimers({ now: Date.parse(before), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      const dates: string[] = []
      clock = startClock({
        settings: parseSettings({
          HOTEL_TIME_ZONE: zone,
          NIGHTLY_CRON: '0 4 * * *',
          EVENTS_CRON: '17 6-22 * * *',
          RECONCILE_CRON: '*/15 6-22 * * *',
          RIDGE_CRON: '*/20 6-22 * * *',
        }),
        handled: handledFile(dataDir),
        accept: async (change) => {
          if (change.kind === 'day') dates.push(change.date)
        },
        log: silent,
      })
      await clock.wake('start')
      expect(dates).toEqual(expected.slice(0, 1))
      await vi.advanceTimersByTimeAsync(60_000)
      await vi.waitFor(() => expect(dates).toEqual(expected))
    },
  )

  it('starts clean when its file cannot be read', async () => {
    await writeFile(path.join(dataDir, 'schedule.json'), '{"version":1,"date":')
    expect(await handledFile(dataDir).read()).toEqual({})
  })

  it('knows when the next night and the next look at the events come, and when the last look but one should have been', () => {
    const running = start(async () => undefined)
    expect(running.nextNightly()).toBeGreaterThan(Date.now())
    expect(running.nextEvents()).toBeLessThanOrEqual(Date.now() + 3_600_000)
    expect(running.eventsDue()).toBe(Date.UTC(2026, 5, 15, 10, 17))
  })
})

describe('two workers with one inbox', () => {
  it('bring each local date, each night and each hour once, whoever sleeps or starts anew', async () => {
    const store = await embeddedTestStore()
    onTestFinished(() => store.close())
    const queue = await store.open()
    onTestFinished(() => queue.close())
    let now = Date.parse('2026-11-29T12:00:00Z')
    const begin = async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'clock-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      const made = startClock({
        settings: parseSettings({}),
        handled: handledFile(folder),
        accept: (change, key) => queue.accept(change, key),
        log: silent,
        now: () => now,
        retryMs: 5,
      })
      onTestFinished(() => made.stop())
      return made
    }
    const first = await begin()
    const second = await begin()
    await Promise.all([first.wake('start'), second.wake('start')])
    now = Date.parse('2026-11-30T23:00:00Z')
    await Promise.all([first.wake('quarter'), second.wake('quarter')])
    const third = await begin()
    await third.wake('quarter')
    now += 5 * 60_000
    await Promise.all([first, second, third].map((one) => one.wake('nightly')))
    const accepted = (await queue.peek(100)).map(({ change }) => change)
    expect(accepted.flatMap((change) => (change.kind === 'day' ? [change.date] : []))).toEqual([
      '2026-11-29',
      '2026-12-01',
    ])
    const nights = accepted.filter((change) => change.kind === 'events' && change.reason === 'nightly')
    // Of the two that were due meanwhile, the first was slept through by both, and is made up for once.
    expect(nights).toHaveLength(3)
    expect(accepted.filter(({ kind }) => kind === 'rebuild').length).toBeLessThanOrEqual(1)
  }, 120_000)
})

import { setTimeout as delay } from 'node:timers/promises'
import cron from 'node-cron'
import { askedReadings } from '../../site/readings/reading-variables'
import type { Change } from '../changes/change'
import type { Settings } from '../settings/settings'
import { due, type Handled, type ShownTime, type Wake } from './due'
import type { HandledStore } from './handled-file'
import { lastButOne, lastRunsOf } from './last-runs'

export interface ClockOptions {
  settings: Pick<Settings, 'crons' | 'timeZone' | 'readings'>
  handled: HandledStore
  accept(change: Change, key: string): Promise<unknown>
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
  /** Which documents and which day the pages show, and when others come or go; undefined while nobody knows. */
  shown?(): ShownTime | undefined
  now?(): number
  /** Pause before a change that was not accepted is proposed again, in ms. Default 10 s. */
  retryMs?: number
  /** How often is looked whether somebody set the clock, in ms. Default 15 s. */
  stepMs?: number
}

/** A clock that differs by this much from what has passed was set, ms. */
const setBy = 60_000

/** When a local date begins, whatever the settings name: an hour later in the night in which some zones leave midnight out. */
const midnight = '0 0,1 * * *'

/** How long a look at the events feed may take to be done, ms. */
const lookTakes = 30 * 60_000

/** A timer waits no longer than this, ms: then it looks again. */
const longestWait = 24 * 3_600_000

export interface Clock {
  /** Proposes what is due. One wake is worked off after another. */
  wake(kind: Wake): Promise<void>
  /** Looks when the next document comes or goes: what is due is proposed at once, else a timer waits for it. */
  follow(): void
  /** When the nightly run comes next, ms since the epoch. */
  nextNightly(): number | undefined
  /** When the events feed is read next, ms since the epoch. */
  nextEvents(): number | undefined
  /** When the last look at it but one should have been, of those that are over: one read well before has missed two. ms since the epoch. */
  eventsDue(): number
  stop(): Promise<void>
}

/** Starts the clock: what was missed while nothing ran is proposed at once, the rest when its time comes. */
export function startClock(options: ClockOptions): Clock {
  const { crons, timeZone } = options.settings
  const lastRuns = lastRunsOf(crons, timeZone)
  const stop = new AbortController()
  let last: Promise<void> = Promise.resolve()
  const wake = (kind: Wake) => {
    last = last.then(() => proposeUntilAccepted(kind, options, stop.signal))
    return last
  }
  const task = (pattern: string, kind: Wake) =>
    cron.schedule(pattern, () => void wake(kind), {
      timezone: timeZone,
      unref: true,
      suppressMissedWarning: true,
    })
  const schedule = () => ({
    nightly: task(crons.nightly, 'nightly'),
    hourly: task(crons.events, 'hourly'),
    ...Object.fromEntries(
      askedReadings(options.settings.readings).map((name) => [name, task(crons.readings[name], name)]),
    ),
    quarterly: task(crons.reconcile, 'quarter'),
    midnight: task(midnight, 'turn'),
  })
  let tasks = schedule()
  let turn: NodeJS.Timeout | undefined
  /** The boundary that was proposed last: it stands in the inbox until the pages are of a later one. */
  let proposed: number | undefined
  const follow = () => {
    clearTimeout(turn)
    const next = options.shown?.()?.next
    if (next === undefined || stop.signal.aborted) return
    const wait = next - (options.now ?? Date.now)()
    if (wait <= 0) {
      if (next !== proposed) void wake('turn')
      proposed = next
      return
    }
    turn = setTimeout(follow, Math.min(wait, longestWait))
    turn.unref()
  }
  const unschedule = () => Promise.all(Object.values(tasks).map((one) => one.destroy()))
  const endWatch = watchClock(options, async (ms) => {
    options.log.warn({ ms }, 'the clock of this machine was set; the schedule begins anew')
    // A task waits for the time of its next run, which may lie far ahead now.
    await unschedule()
    if (stop.signal.aborted) return
    tasks = schedule()
    await wake('quarter')
    follow()
  })
  void wake('start').then(follow)
  return {
    wake,
    follow,
    nextNightly: () => tasks.nightly.getNextRun()?.getTime(),
    nextEvents: () => tasks.hourly.getNextRun()?.getTime(),
    eventsDue: () => lastButOne(lastRuns.events, (options.now ?? Date.now)(), lookTakes) ?? 0,
    async stop() {
      stop.abort()
      endWatch()
      clearTimeout(turn)
      await unschedule()
      await last
    },
  }
}

/** Tells by how much the clock was set, ms: time that passed without it. Returns a function that ends the watch. */
function watchClock(
  { now = Date.now, stepMs = 15_000 }: Pick<ClockOptions, 'now' | 'stepMs'>,
  onSet: (ms: number) => Promise<void>,
): () => void {
  let ahead = now() - performance.now()
  const timer = setInterval(() => {
    const before = ahead
    ahead = now() - performance.now()
    if (Math.abs(ahead - before) > setBy) void onSet(ahead - before)
  }, stepMs)
  timer.unref()
  return () => clearInterval(timer)
}

async function proposeUntilAccepted(kind: Wake, options: ClockOptions, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      return await propose(kind, options)
    } catch (error) {
      options.log.warn(
        { error, wake: kind },
        'what the clock asks for was not accepted; it is proposed again',
      )
      await delay(options.retryMs ?? 10_000, undefined, { signal: stop, ref: false }).catch(() => undefined)
    }
  }
}

async function propose(kind: Wake, options: ClockOptions): Promise<void> {
  let handled = await options.handled.read()
  const now = (options.now ?? Date.now)()
  const { crons, timeZone, readings } = options.settings
  const timetable = { zone: timeZone, lastRuns: lastRunsOf(crons, timeZone) }
  const proposals = due(kind, now, handled, timetable, options.shown?.(), askedReadings(readings))
  for (const proposal of proposals) {
    await options.accept(proposal.change, proposal.key)
    handled = withHandled(handled, proposal.handled)
    await options.handled.write(handled)
    options.log.info({ wake: kind, change: proposal.change }, 'the clock proposed a change')
  }
}

const withHandled = (before: Handled, now: Handled): Handled => ({
  ...before,
  ...now,
  ...(now.readingsAt && { readingsAt: { ...before.readingsAt, ...now.readingsAt } }),
})

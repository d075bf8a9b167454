import { setTimeout as delay } from 'node:timers/promises'
import cron from 'node-cron'
import type { Change } from '../changes'
import type { Settings } from '../settings'
import { due, type Wake } from './due'
import type { HandledStore } from './handled-file'

export interface ClockOptions {
  settings: Pick<Settings, 'crons' | 'timeZone'>
  handled: HandledStore
  accept(change: Change, key: string): Promise<unknown>
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
  now?(): number
  /** Pause before a change that was not accepted is proposed again, in ms. Default 10 s. */
  retryMs?: number
}

export interface Clock {
  /** Proposes what is due. One wake is worked off after another. */
  wake(kind: Wake): Promise<void>
  /** When the nightly run comes next, ms since the epoch. */
  nextNightly(): number | undefined
  /** When the events feed is read next, ms since the epoch. */
  nextEvents(): number | undefined
  stop(): Promise<void>
}

/** Starts the clock: what was missed while nothing ran is proposed at once, the rest when its time comes. */
export function startClock(options: ClockOptions): Clock {
  const { crons, timeZone } = options.settings
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
  const nightly = task(crons.nightly, 'nightly')
  const hourly = task(crons.events, 'hourly')
  const quarterly = task(crons.reconcile, 'quarter')
  void wake('start')
  return {
    wake,
    nextNightly: () => nightly.getNextRun()?.getTime(),
    nextEvents: () => hourly.getNextRun()?.getTime(),
    async stop() {
      stop.abort()
      for (const one of [nightly, hourly, quarterly]) await one.destroy()
      await last
    },
  }
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
  const proposals = due(kind, (options.now ?? Date.now)(), handled, options.settings.timeZone)
  for (const proposal of proposals) {
    await options.accept(proposal.change, proposal.key)
    handled = { ...handled, ...proposal.handled }
    await options.handled.write(handled)
    options.log.info({ wake: kind, change: proposal.change }, 'the clock proposed a change')
  }
}

import type { Ended, StartedChild } from './start-child'

export interface KeptRunning {
  /** The process that runs now, or ran last. */
  readonly current: StartedChild
  /** Starts it no more; the caller ends what runs. */
  release(): void
}

export interface KeepOptions {
  start(): StartedChild
  /** Told each time that it ended by itself, with the pause before it is started again, ms. */
  onEnd(ended: Ended, pause: number): void
}

/** The longest pause, and how long a process has to run for the next pause to be the shortest again, ms. */
const longestPause = 30_000
const settledAfter = 60_000

/** Milliseconds before a process is started again: none after the first end, then 0.5, 1, 2 … 30 s. */
export const pauseAfterEnds = (ends: number): number =>
  ends <= 1 ? 0 : Math.min(longestPause, 250 * 2 ** (ends - 1))

/** Starts a process again whenever it ends, with pauses that grow while it keeps ending soon. */
export function keepRunning({ start, onEnd }: KeepOptions): KeptRunning {
  let released = false
  let ends = 0
  let timer: NodeJS.Timeout | undefined
  let current: StartedChild

  function run(): StartedChild {
    const began = performance.now()
    current = start()
    current.ended.then((ended) => {
      if (released) return
      ends = performance.now() - began > settledAfter ? 1 : ends + 1
      const pause = pauseAfterEnds(ends)
      onEnd(ended, pause)
      timer = setTimeout(run, pause)
    })
    return current
  }

  current = run()
  return {
    get current() {
      return current
    },
    release() {
      released = true
      clearTimeout(timer)
    },
  }
}

/** How a process ended, for people: `signal SIGKILL`, `code 1`, or why it could not be started. */
export const endWords = ({ code, signal, error }: Ended): string =>
  error ? error.message : signal ? `signal ${signal}` : `code ${code}`

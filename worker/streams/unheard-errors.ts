import { errorCatalogue } from '../changes/errors'

/** An error that nothing in the program listened to: a defect of this software. */
export interface UnheardError {
  /** ms since the epoch */
  at: number
  error: unknown
}

export interface UnheardErrors {
  readonly count: number
  readonly last: UnheardError | undefined
  subscribe(listener: () => void): void
  /** Ends the watch: what is unheard ends the process again. */
  stop(): void
}

interface UnheardLog {
  fatal(data: object, message: string): void
}

/**
 * Keeps the process going after an error that nobody heard. Each is logged and counted, and stays an alarm until the
 * process is started anew: what is stored is stored whole, so that going on loses less than ending does.
 */
export function watchUnheardErrors(log: UnheardLog, now: () => number = Date.now): UnheardErrors {
  const listeners = new Set<() => void>()
  let count = 0
  let last: UnheardError | undefined
  const hear = (error: unknown) => {
    count += 1
    last = { at: now(), error }
    const code = 'worker.error-unheard'
    log.fatal({ code, error, count }, errorCatalogue[code].what)
    for (const listener of listeners) listener()
  }
  process.on('uncaughtException', hear)
  process.on('unhandledRejection', hear)
  return {
    get count() {
      return count
    },
    get last() {
      return last
    },
    subscribe: (listener) => void listeners.add(listener),
    stop() {
      process.off('uncaughtException', hear)
      process.off('unhandledRejection', hear)
    },
  }
}

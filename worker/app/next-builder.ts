import { setTimeout as delay } from 'node:timers/promises'
import { pauseAfter } from '../queue/pauses'

export interface NextBuilderParts {
  /** Builds it. */
  build(): Promise<void>
  isReady(): boolean
  /** The next builder is ready to take over, or the time has come to try again. */
  onSettled(): void
  log: { error(fields: object, text: string): void }
  /** Ends every wait. */
  signal: AbortSignal
}

export interface NextBuilder {
  readonly isReady: boolean
  /** Begins to build it from nothing, unless that is under way. Its end is told to `onSettled`. */
  build(): void
}

/**
 * Builds the whole site anew beside the builder that serves, for everything that asks for it: the nightly comparison, and
 * an operator. Where that fails it is told after a pause, which is longer each time.
 */
export function createNextBuilder(parts: NextBuilderParts): NextBuilder {
  const { onSettled, log, signal } = parts
  let failures = 0
  let building = false
  async function build(): Promise<void> {
    try {
      await parts.build()
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      const retryInMs = pauseAfter(failures, 'content')
      log.error(
        { error, retryInMs },
        'the site could not be built anew; what is live stays, and it is tried again',
      )
      await delay(retryInMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
    building = false
    if (!signal.aborted) onSettled()
  }
  return {
    get isReady() {
      return parts.isReady()
    },
    build() {
      if (building) return
      building = true
      void build()
    },
  }
}

import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type DataSizes, measureData } from './measure-data'
import { slices } from './slices'

export interface DataWatchOptions {
  dataFolder: string
  /** Folder that visitors are served from; undefined where it is a storage. */
  siteFolder: string | undefined
  log: { info(data: object, message: string): void; warn(data: object, message: string): void } | undefined
  /** Ms since the epoch. */
  now?(): number
}

/** How long what was moved aside is kept for whoever wants to look at it, ms. */
export const keptAside = 7 * 24 * 3_600_000
/** The first look gives way to the start, ms. */
const beforeFirst = 60_000
const betweenLooks = 3_600_000

/** Measures the data folder now and then, and removes what was moved aside long ago. */
export class DataWatch {
  #sizes: DataSizes | undefined

  constructor(private readonly options: DataWatchOptions) {}

  /** As they were at the last look; undefined before the first. */
  get sizes(): DataSizes | undefined {
    return this.#sizes
  }

  /** Until the signal. Resolves then. */
  async watch(signal: AbortSignal): Promise<void> {
    for (let pause = beforeFirst; ; pause = betweenLooks) {
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      await this.look(signal).catch((error: unknown) => {
        if (signal.aborted) return
        this.options.log?.warn(
          { error: String(error) },
          'The data folder could not be measured; later again.',
        )
      })
    }
  }

  /** Once: a fifth of its time is work. Rejects when the signal comes. */
  async look(signal?: AbortSignal): Promise<void> {
    const { dataFolder, siteFolder, log, now = Date.now } = this.options
    const rest = slices(signal)
    const { sizes, setAside } = await measureData(dataFolder, siteFolder, () => {
      signal?.throwIfAborted()
      return rest()
    })
    this.#sizes = sizes
    const old = setAside.filter(({ at }) => now() - at > keptAside)
    for (const { file } of old) {
      if (signal?.aborted) return
      await rm(file, { recursive: true, force: true })
      log?.info(
        { file },
        'What was moved aside because it was damaged has been kept for a week, and was removed.',
      )
    }
  }
}

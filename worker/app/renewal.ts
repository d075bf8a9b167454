import type { Change } from '../changes/change'
import type { BuilderView } from '../regenerate/supervisor/builder-view'

type View = Pick<BuilderView, 'memory' | 'pid' | 'carriesBundler'>

export interface RenewalParts {
  builder: {
    status(): View
    prepare(how: 'warm'): Promise<void>
  }
  accept(change: Change, key: string): Promise<unknown>
  /** Resident memory in bytes from which a builder is renewed. */
  limit: number
  /** How long no batch comes before one is renewed that carries what made its bundle, ms. Default: five minutes. */
  quietMs?: number
  /** Nothing is renewed after it. */
  signal: AbortSignal
  log: { info(fields: object, text: string): void; warn(fields: object, text: string): void }
}

/** A builder whose memory is near what it started with would not be smaller after a renewal. */
const growth = 1.5

/**
 * Renews the builder when its memory has grown too large, and once nobody has edited for a while after it made its bundle:
 * it holds on to the bundler, which is two thirds of its memory, and the next takes the bundle as it is kept. The next one
 * boots beside it, and takes its place in the order of the queue, so no change waits for the boot. Returns what to call
 * after each batch.
 */
export function createRenewal(parts: RenewalParts): () => void {
  const { builder, accept, limit, quietMs = 5 * 60_000, signal, log } = parts
  let first: { pid: number | undefined; memory: number } | undefined
  let renewing = false
  let quiet: NodeJS.Timeout | undefined

  const renew = ({ pid, memory }: View, why: string, prepared: () => Promise<void>): void => {
    if (renewing) return
    renewing = true
    log.info({ memory, why }, 'renewing the builder while it serves')
    prepared()
      .then(() => accept({ kind: 'rebuild', reason: 'planned renewal' }, `renewal-${pid}`))
      .catch((error) => log.warn({ error }, 'the builder could not be renewed'))
      .finally(() => {
        renewing = false
      })
  }

  /** Waits for the quiet; of a builder that carries nothing, for nothing. */
  const awaitQuiet = ({ pid, carriesBundler }: View): void => {
    clearTimeout(quiet)
    if (!carriesBundler || signal.aborted) return
    quiet = setTimeout(() => {
      const now = builder.status()
      if (now.pid !== pid) return awaitQuiet(now)
      // The pipeline prepares the next one itself.
      renew(now, 'it has made its bundle', async () => undefined)
    }, quietMs).unref()
  }
  signal.addEventListener('abort', () => clearTimeout(quiet))
  awaitQuiet(builder.status())

  return () => {
    const view = builder.status()
    awaitQuiet(view)
    const { memory, pid } = view
    if (memory === undefined) return
    if (!first || first.pid !== pid) first = { pid, memory }
    if (memory < limit || memory < first.memory * growth) return
    renew(view, 'its memory has grown', () => builder.prepare('warm'))
  }
}

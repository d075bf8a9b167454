import type { Change } from '../changes/change'

export interface RenewalParts {
  builder: {
    status(): { memory: number | undefined; pid: number | undefined }
    prepare(how: 'warm'): Promise<void>
  }
  accept(change: Change, key: string): Promise<unknown>
  /** Resident memory in bytes from which a builder is renewed. */
  limit: number
  log: { info(fields: object, text: string): void; warn(fields: object, text: string): void }
}

/** A builder whose memory is near what it started with would not be smaller after a renewal. */
const growth = 1.5

/**
 * Renews the builder when its memory has grown too large: the next one boots beside it, and takes its place in the order of
 * the queue, so no change waits for the boot. Returns what to call after each batch.
 */
export function createRenewal({ builder, accept, limit, log }: RenewalParts): () => void {
  let first: { pid: number | undefined; memory: number } | undefined
  let renewing = false
  return () => {
    const { memory, pid } = builder.status()
    if (memory === undefined) return
    if (!first || first.pid !== pid) first = { pid, memory }
    if (renewing || memory < limit || memory < first.memory * growth) return
    renewing = true
    log.info({ memory }, 'renewing the builder while it serves')
    builder
      .prepare('warm')
      .then(() => accept({ kind: 'rebuild', reason: 'planned renewal' }, `renewal-${pid}`))
      .catch((error) => log.warn({ error }, 'the builder could not be renewed'))
      .finally(() => {
        renewing = false
      })
  }
}

import type { WaitLimits } from '../ready-changes'

/** When a change came to the queue and when that said that it has it, ms since the epoch. */
export interface Passage {
  arrivedAt: number
  acknowledgedAt: number
}

export interface Passages {
  readonly all: readonly Passage[]
  /** Notes when something is given to the queue and when the queue has it. */
  note<T>(give: () => Promise<T>): Promise<T>
}

export function notePassages(): Passages {
  const all: Passage[] = []
  return {
    all,
    async note(give) {
      const arrivedAt = Date.now()
      const acknowledgement = await give()
      all.push({ arrivedAt, acknowledgedAt: Date.now() })
      return acknowledgement
    },
  }
}

/** Of a thousand changes, however slow the machine: far from one batch for each of them. */
const few = 20

/** One that waits for nothing: what it has is whole. */
const nothingWaitedFor: WaitLimits = { quietMs: 0, longestWaitMs: 0 }

/**
 * The most batches into which the rules of the queue (../ready-changes.ts) allow it to part what passed, by the times at
 * which it did: on a machine that pauses for longer than the quiet time, or that writes for longer, these are more than on
 * one that keeps up. It goes through these times as a queue does that looks into its inbox twice in every millisecond,
 * before and after what is written in it, takes everything as soon as it may, and needs no more than `takesMs` for so many.
 * No queue is that quick: where the rules would allow very many, it is few all the same.
 */
export function mostBatches(
  passed: readonly Passage[],
  { limits = nothingWaitedFor, takesMs = () => 0 }: { limits?: WaitLimits; takesMs?(count: number): number },
): number {
  const arrivals = passed.map(({ arrivedAt }) => arrivedAt).sort((left, right) => left - right)
  const written = [...passed].sort((left, right) => left.acknowledgedAt - right.acknowledgedAt)
  let [batches, taken, there, arrived] = [0, 0, 0, 0]
  let freeAt = 0
  const look = (now: number): void => {
    if (there === taken || now < freeAt) return
    const oldest = Math.min(...written.slice(taken, there).map(({ arrivedAt }) => arrivedAt))
    const isQuiet = now - (arrivals[arrived - 1] ?? 0) >= limits.quietMs
    if (!isQuiet && now - oldest < limits.longestWaitMs) return
    batches += 1
    freeAt = now + takesMs(there - taken)
    taken = there
  }
  for (let now = arrivals[0] ?? 0; taken < written.length; now += 1) {
    while ((arrivals[arrived] ?? Number.POSITIVE_INFINITY) <= now) arrived += 1
    look(now)
    while ((written[there]?.acknowledgedAt ?? Number.POSITIVE_INFINITY) <= now) there += 1
    look(now)
  }
  return Math.min(batches, few)
}

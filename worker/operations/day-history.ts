/** What the last day was like: the most of every ten minutes, and the times in which something was away. */
export const dayMs = 86_400_000
export const slotMs = 600_000

/** Looks are seconds apart: whoever was silent for longer than this, ms, did not run. */
const silentAfter = 60_000

/** What can be away while the worker runs. */
export type Neighbour = 'content' | 'builder' | 'queue'
export type Part = Neighbour | 'worker'

/** One look at the worker. */
export interface Look {
  /** ms since the epoch */
  at: number
  /** Changes on their way; undefined where the store did not say. */
  queue: number | undefined
  /** Bytes; undefined while there is no builder. */
  builderBytes: number | undefined
  workerBytes: number
  away: readonly Neighbour[]
}

/** The most of ten minutes. */
export interface Slot extends Omit<Look, 'away'> {
  /** Its first millisecond. */
  at: number
}

export interface Outage {
  part: Part
  from: number
  /** undefined while it lasts */
  to: number | undefined
}

/** What outlives the process. */
export interface KeptDay {
  slots: readonly Slot[]
  outages: readonly Outage[]
  /** The last look, ms since the epoch; undefined before the first. */
  lookedAt: number | undefined
}

export interface DayHistory {
  note(look: Look): void
  /** Oldest first, none older than a day. */
  slots(now: number): readonly Slot[]
  /** Oldest first, none that ended more than a day ago. */
  outages(now: number): readonly Outage[]
  kept(): KeptDay
}

const most = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? (left ?? right) : Math.max(left, right)

/** @param kept of an earlier process: the time since its last look was one without a worker */
export function createDayHistory(
  kept: KeptDay = { slots: [], outages: [], lookedAt: undefined },
): DayHistory {
  let slots: Slot[] = kept.slots.map((slot) => ({ ...slot }))
  let outages: Outage[] = kept.outages.map((outage) => ({ ...outage, to: outage.to ?? kept.lookedAt }))
  let lookedAt = kept.lookedAt
  const youngSlots = (now: number) => slots.filter(({ at }) => at > now - dayMs)
  const youngOutages = (now: number) => outages.filter(({ to }) => to === undefined || to > now - dayMs)

  function noteSlot({ away: _, ...look }: Look): void {
    const at = Math.floor(look.at / slotMs) * slotMs
    const last = slots.at(-1)
    if (last?.at !== at) {
      slots = [...youngSlots(look.at), { ...look, at }]
      return
    }
    last.queue = most(last.queue, look.queue)
    last.builderBytes = most(last.builderBytes, look.builderBytes)
    last.workerBytes = Math.max(last.workerBytes, look.workerBytes)
  }

  function noteOutages({ at, away }: Look): void {
    for (const outage of outages)
      if (outage.to === undefined && !away.some((part) => part === outage.part)) outage.to = at
    const known = outages.flatMap(({ part, to }) => (to === undefined ? [part] : []))
    if (lookedAt !== undefined && at - lookedAt > silentAfter)
      outages.push({ part: 'worker', from: lookedAt, to: at })
    lookedAt = at
    const begun = away
      .filter((part) => !known.includes(part))
      .map((part) => ({ part, from: at, to: undefined }))
    outages = [...youngOutages(at), ...begun]
  }

  return {
    note(look) {
      noteSlot(look)
      noteOutages(look)
    },
    slots: youngSlots,
    outages: youngOutages,
    kept: () => ({ slots, outages, lookedAt }),
  }
}

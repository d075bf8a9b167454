import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { z } from 'zod'
import { type MachineView, seats } from './moves'

const namesKey = 'fleet:machines'
const keyOf = (name: string): string => `fleet:machine:${name}`

const view = z.object({
  name: z.string(),
  knows: z.array(z.string()),
  room: z.number(),
  by: z.string().optional(),
  seats: z.record(z.string(), z.enum(seats)),
})

/** Where machines tell of themselves, so that each knows of all: a key for each in Redis, which is gone soon after it is. */
export interface Roster {
  /** How long a machine counts as there after it was last heard of, ms. */
  readonly heardOf: number
  /**
   * Tells of this machine, and answers with all that are there. `wasKnown`: whether it was among them before. Where it was not,
   * because Redis was away or is emptied, others may be missing, too.
   * @throws Error where Redis does not answer, or another machine goes by this name
   */
  tell(own: MachineView): Promise<{ machines: MachineView[]; wasKnown: boolean }>
  /** All that are there. @throws Error where Redis does not answer */
  read(): Promise<MachineView[]>
  /** This machine is there no more. */
  leave(name: string): Promise<void>
  close(): void
}

export function openRoster(url: string, onError: (error: unknown) => void, heardOf = 6_000): Roster {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 3_000, enableOfflineQueue: true })
  redis.on('error', onError)
  const self = randomUUID()

  async function read(): Promise<MachineView[]> {
    const names = await redis.smembers(namesKey)
    if (names.length === 0) return []
    const told = await redis.mget(names.map(keyOf))
    const gone = names.filter((_, index) => !told[index])
    if (gone.length > 0) await redis.srem(namesKey, ...gone)
    return told.flatMap((text) => {
      const parsed = text ? view.safeParse(JSON.parse(text)) : undefined
      return parsed?.success ? [parsed.data] : []
    })
  }

  const told = async (name: string): Promise<unknown> => JSON.parse((await redis.get(keyOf(name))) ?? 'null')

  return {
    heardOf,
    async tell(own) {
      const before = view.safeParse(await told(own.name)).data
      if (before && before.by !== self)
        throw new Error(
          `Another machine goes by the name ${own.name}, or did a moment ago: set FLEET_MACHINE.`,
        )
      await redis
        .multi()
        .set(keyOf(own.name), JSON.stringify({ ...own, by: self }), 'PX', heardOf)
        .sadd(namesKey, own.name)
        .exec()
      return { machines: await read(), wasKnown: before !== undefined }
    },
    read,
    async leave(name) {
      if (view.safeParse(await told(name)).data?.by === self)
        await redis.multi().del(keyOf(name)).srem(namesKey, name).exec()
    },
    close: () => redis.disconnect(),
  }
}

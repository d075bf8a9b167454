import { Redis } from 'ioredis'
import { z } from 'zod'
import { type MachineView, seats } from './moves'

/** How long a machine counts as there after it was last heard of, ms. */
const heardOf = 6_000

const namesKey = 'fleet:machines'
const keyOf = (name: string): string => `fleet:machine:${name}`

const view = z.object({
  name: z.string(),
  knows: z.array(z.string()),
  room: z.number(),
  seats: z.record(z.string(), z.enum(seats)),
})

/** Where machines tell of themselves, so that each knows of all: a key for each in Redis, which is gone soon after it is. */
export interface Roster {
  /** Tells of this machine, and answers with all that are there. @throws Error where Redis does not answer */
  tell(own: MachineView): Promise<MachineView[]>
  /** All that are there. @throws Error where Redis does not answer */
  read(): Promise<MachineView[]>
  /** This machine is there no more. */
  leave(name: string): Promise<void>
  close(): void
}

export function openRoster(url: string, onError: (error: unknown) => void): Roster {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 3_000, enableOfflineQueue: true })
  redis.on('error', onError)

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

  return {
    async tell(own) {
      await redis
        .multi()
        .set(keyOf(own.name), JSON.stringify(own), 'PX', heardOf)
        .sadd(namesKey, own.name)
        .exec()
      return read()
    },
    read,
    async leave(name) {
      await redis.multi().del(keyOf(name)).srem(namesKey, name).exec()
    },
    close: () => redis.disconnect(),
  }
}

import type { Redis } from 'ioredis'

/** How a Redis drops what it keeps once it is full; undefined where it drops nothing, or does not tell. */
async function evictionOf(redis: Pick<Redis, 'info'>): Promise<string | undefined> {
  const told = await redis.info('memory').catch(() => '')
  const [, policy] = /^maxmemory_policy:(\S+)/m.exec(told) ?? []
  const hasNoEnd = /^maxmemory:0\r?$/m.test(told)
  return policy === 'noeviction' || hasNoEnd ? undefined : policy
}

/** Tells of a Redis that would drop changes that were acknowledged, each time that it is connected to. */
export function watchEviction(redis: Redis, onError: (error: unknown) => void): void {
  redis.on('ready', async () => {
    const policy = await evictionOf(redis)
    if (policy === undefined) return
    onError(
      new Error(
        `This Redis drops what it keeps once it is full (maxmemory-policy ${policy}), and changes with it, in silence: set it to noeviction.`,
      ),
    )
  })
}

import type { Redis } from 'ioredis'
import { HolderWatch, type LeaseHolder } from './holder-watch'
import type { LeaseStore } from './lease'

// Redis' own clock decides, so that machines whose clocks differ agree on who holds the lease. Where that was ahead, a lease would
// last until then: whoever waits makes it a term, and whoever lives renews it. A holder that is known to have ended is named by
// what it wrote last (ARGV 4 and 5): one that renewed meanwhile by another connection is not it.
const acquireScript = `
local holder = redis.call('HMGET', KEYS[1], 'owner', 'fence', 'until', 'connection')
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local ended = holder[2] == ARGV[4] and holder[4] == ARGV[5]
if holder[1] and holder[1] ~= ARGV[1] and tonumber(holder[3]) > now and not ended then
  local last = now + ARGV[2]
  if tonumber(holder[3]) > last then redis.call('HSET', KEYS[1], 'until', string.format('%.0f', last)) end
  return {0, holder[1], holder[2], holder[4] or ''}
end
local fence = string.format('%.0f', math.max(now, tonumber(holder[2] or '0') + 1))
redis.call('HSET', KEYS[1], 'owner', ARGV[1], 'fence', fence, 'until', string.format('%.0f', now + ARGV[2]), 'connection', ARGV[3])
return {1, fence}`

const renewScript = `
local holder = redis.call('HMGET', KEYS[1], 'owner', 'fence')
if holder[1] ~= ARGV[1] or holder[2] ~= ARGV[2] then return 0 end
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
redis.call('HSET', KEYS[1], 'until', string.format('%.0f', now + ARGV[3]), 'connection', ARGV[4])
return 1`

const connectScript = `
local holder = redis.call('HMGET', KEYS[1], 'owner', 'fence')
if holder[1] == ARGV[1] and holder[2] == ARGV[2] then redis.call('HSET', KEYS[1], 'connection', ARGV[3]) end`

/**
 * The lease as one hash in Redis. It outlives its term, so that fencing tokens keep growing. Of a holder whose process has
 * ended it is taken as soon as Redis knows that (`HolderWatch`), otherwise when its term is over.
 */
export function createRedisLease(redis: Redis, key: string): LeaseStore {
  const watch = new HolderWatch(redis)
  let connection: string | undefined
  let held: { owner: string; fence: string } | undefined

  /** Empty where Redis does not tell: it is asked again then. */
  async function ownConnection(): Promise<string> {
    connection ??= await redis.client('ID').then(String, () => undefined)
    return connection ?? ''
  }
  redis.on('close', () => {
    connection = undefined
    watch.forget()
  })
  redis.on('ready', () => {
    if (held === undefined) return
    const { owner, fence } = held
    ownConnection()
      .then((id) => redis.eval(connectScript, 1, key, owner, fence, id))
      .catch(() => undefined)
  })

  /** Answers the new fencing token, or who holds the lease; `ended` does not any more. */
  async function ask(
    owner: string,
    lastsMs: number,
    ended: Pick<LeaseHolder, 'fence' | 'connection'>,
  ): Promise<string | LeaseHolder> {
    const own = await ownConnection()
    const words = [owner, lastsMs, own, ended.fence, ended.connection]
    const answer = await redis.eval(acquireScript, 1, key, ...words)
    if (!Array.isArray(answer)) throw new Error('the lease script gave no answer')
    const [isTaken, first, fence, heldFrom] = answer
    return isTaken === 1
      ? String(first)
      : { owner: String(first), fence: String(fence), connection: String(heldFrom) }
  }

  async function renew(owner: string, fence: string, lastsMs: number): Promise<boolean> {
    return (await redis.eval(renewScript, 1, key, owner, fence, lastsMs, await ownConnection())) === 1
  }

  return {
    async acquire(owner, lastsMs) {
      let answer = await ask(owner, lastsMs, nobody)
      if (typeof answer === 'object' && (await watch.hasEnded(answer)))
        answer = await ask(owner, lastsMs, answer)
      if (typeof answer === 'object') return { heldBy: answer.owner }
      held = { owner, fence: answer }
      return { fence: Number(answer) }
    },
    renew: (owner, fence, lastsMs) => renew(owner, String(fence), lastsMs),
    async release(owner, fence) {
      held = undefined
      await renew(owner, String(fence), 0)
    },
  }
}

const nobody = { fence: '', connection: '' }

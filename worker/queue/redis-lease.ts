import type { Redis } from 'ioredis'
import type { LeaseStore } from './lease'

// Redis' own clock decides, so that machines whose clocks differ agree on who holds the lease. Where that was ahead, a lease would
// last until then: whoever waits makes it a term, and whoever lives renews it.
const acquireScript = `
local holder = redis.call('HMGET', KEYS[1], 'owner', 'fence', 'until')
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
if holder[1] and holder[1] ~= ARGV[1] and tonumber(holder[3]) > now then
  local last = now + ARGV[2]
  if tonumber(holder[3]) > last then redis.call('HSET', KEYS[1], 'until', string.format('%.0f', last)) end
  return {0, holder[1]}
end
local fence = math.max(now, tonumber(holder[2] or '0') + 1)
redis.call('HSET', KEYS[1], 'owner', ARGV[1], 'fence', string.format('%.0f', fence), 'until', string.format('%.0f', now + ARGV[2]))
return {1, string.format('%.0f', fence)}`

const renewScript = `
local holder = redis.call('HMGET', KEYS[1], 'owner', 'fence')
if holder[1] ~= ARGV[1] or holder[2] ~= ARGV[2] then return 0 end
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
redis.call('HSET', KEYS[1], 'until', string.format('%.0f', now + ARGV[3]))
return 1`

/** The lease as one hash in Redis. It outlives its term, so that fencing tokens keep growing. */
export function createRedisLease(redis: Redis, key: string): LeaseStore {
  return {
    async acquire(owner, lastsMs) {
      const answer = await redis.eval(acquireScript, 1, key, owner, lastsMs)
      if (!Array.isArray(answer)) throw new Error('the lease script gave no answer')
      return answer[0] === 1 ? { fence: Number(answer[1]) } : { heldBy: String(answer[1]) }
    },
    async renew(owner, fence, lastsMs) {
      return (await redis.eval(renewScript, 1, key, owner, String(fence), lastsMs)) === 1
    },
    async release(owner, fence) {
      await redis.eval(renewScript, 1, key, owner, String(fence), 0)
    },
  }
}

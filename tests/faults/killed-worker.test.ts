import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RedisServer, startRedis } from '../../worker/queue/testing/stores'
import { waitFor } from '../support/wait-for'
import { type QuickSite, startQuickSite } from './quick-site'

/** What a change passes in the worker, in this order. The stages of the builder are in the builder's own test and soak. */
const stages = ['accept', 'enqueue', 'stage', 'switch', 'purge', 'receipt', 'acknowledge']

let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

const stores: Record<string, () => Record<string, string>> = {
  Redis: () => ({ REDIS_URL: redis.url }),
  embedded: () => ({}),
}

/** As systemd would: started again as often as it is killed, until everything planned has happened and it stays. */
async function restartUntilItStays(site: QuickSite): Promise<number> {
  for (let restarts = 0; ; restarts += 1) {
    await waitFor('the plan is done or the worker was killed', async () => {
      const killed = site.worker.signalCode !== null
      return killed || site.kills.planned().length === 0 ? true : undefined
    })
    if (site.worker.signalCode === null) return restarts
    await site.startWorker().catch(() => undefined)
  }
}

describe.each(Object.entries(stores))('a worker on the %s store', (name, variables) => {
  let site: QuickSite

  beforeAll(async () => {
    site = await startQuickSite(`killed-${name}`, variables())
  })
  afterAll(() => site?.stop())

  it('is killed after each stage of a change, twice in a row: the change is live and has its receipt (fault 11)', async () => {
    for (const [index, stage] of stages.entries()) {
      site.kills.plan([stage, stage])
      await site.edit('room-arve', `Arve nach ${stage}, ${index}`)
      const restarts = await restartUntilItStays(site)
      expect(site.kills.planned(), `kills after ${stage}`).toEqual([])
      expect(restarts, `restarts after ${stage}`).toBeGreaterThanOrEqual(1)
      await site.showing('room-arve', `Arve nach ${stage}, ${index}`)
    }
    const outcomes = await site.receipts()
    expect(outcomes).toHaveLength(stages.length)
    expect(outcomes.filter((outcome) => outcome !== 'live' && outcome !== 'unchanged')).toEqual([])
    expect(site.deliveries.lost).toBe(0)
  })

  it('is asked to end in the middle of a change: it ends within 20 s, and the change is live then or after the next start (fault 16)', async () => {
    site.kills.plan(['SIGTERM stage'])
    const ended = new Promise<number | null>((resolve) => site.worker.once('exit', resolve))
    await site.edit('room-see', 'See am Ende')
    await waitFor('the worker is asked to end', async () =>
      site.kills.planned().length === 0 ? true : undefined,
    )
    const askedAt = Date.now()
    expect(await ended).toBe(0)
    expect(Date.now() - askedAt).toBeLessThan(20_000)
    await site.startWorker()
    await site.showing('room-see', 'See am Ende')
  })
})

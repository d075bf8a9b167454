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

/** As systemd would: started again after it was killed. It may be killed again while it starts. */
async function restart(site: QuickSite): Promise<void> {
  await waitFor('the worker was killed', async () =>
    site.worker.signalCode === 'SIGKILL' ? true : undefined,
  )
  await site.startWorker().catch(() => undefined)
}

describe.each(Object.entries(stores))('a worker on the %s store', (name, variables) => {
  let site: QuickSite

  beforeAll(async () => {
    site = await startQuickSite(`killed-${name}`, variables())
  })
  afterAll(() => site?.stop())

  it('is killed after each stage of a change, twice in a row: the change is live and has its receipt (fault 11)', {
    timeout: 900_000,
  }, async () => {
    let edits = 0
    const edit = () => site.edit('room-arve', `Arve, Fassung ${++edits}`)
    for (const stage of stages) {
      site.kills.plan([stage, stage])
      await edit()
      await restart(site)
      // What the start had nothing left to do for is killed with the next change.
      if (site.kills.planned().length > 0) await edit()
      await restart(site)
      expect(site.kills.planned(), `kills after ${stage}`).toEqual([])
      await site.showing('room-arve', `Arve, Fassung ${edits}`)
    }
    // What the start has found by itself is live before its webhook is delivered again.
    const outcomes = await waitFor('the receipts', async () => {
      const found = await site.receipts()
      return found.length < edits ? undefined : found
    })
    expect(outcomes).toHaveLength(edits)
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

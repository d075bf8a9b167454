import { afterEach, describe, expect, it } from 'vitest'
import { type QuickSite, startQuickSite } from './faults/quick-site'
import { type CutLine, startCutLine } from './support/cut-line'
import { allReceipts } from './support/receipts'
import { waitFor } from './support/wait-for'

let started: QuickSite | undefined
let line: CutLine | undefined
afterEach(async () => {
  await started?.stop()
  await line?.close()
  started = undefined
  line = undefined
})

async function start(...options: Parameters<typeof startQuickSite>): Promise<QuickSite> {
  started = await startQuickSite(...options)
  return started
}

const rooms = ['room-arve', 'room-larche', 'room-see']

/** A new title for each room, in one transaction. */
async function publishTogether({ outside }: QuickSite, title: string): Promise<string> {
  const transaction = outside.client.transaction()
  for (const id of rooms) transaction.patch(id, (patch) => patch.set({ title }))
  return (await transaction.commit()).transactionId
}

const showAll = ({ showing }: QuickSite, title: string) => Promise.all(rooms.map((id) => showing(id, title)))

/** Changes of each batch that is done, in their order. */
const batchSizes = ({ log }: QuickSite): number[] =>
  log()
    .split('\n')
    .filter((text) => text.includes('"a batch is done"'))
    .map((text) => Number(JSON.parse(text).changes))

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)

/**
 * What a start itself asks for is done: a comparison, and another one once the listener hears. Their receipts are there
 * before the log tells of their batches.
 */
const settled = (running: QuickSite, wanted: number) =>
  waitFor('the comparisons of the start are done', async () => {
    const receipts = [...(await allReceipts(running.workerUrl)).values()]
    const compared = receipts.filter(({ change }) => change.kind === 'reconcile').length
    return compared >= wanted && sum(batchSizes(running)) >= receipts.length ? true : undefined
  })

/** Each change that there ever was is done, and was in one batch: on a busy machine another comparison may come at any time. */
const eachInOneBatch = (running: QuickSite) =>
  waitFor('as many changes in batches as there are receipts, none of which waits', async () => {
    const receipts = [...(await allReceipts(running.workerUrl)).values()]
    const isDone = receipts.every(({ outcome }) => outcome !== 'waiting')
    return isDone && sum(batchSizes(running)) === receipts.length ? true : undefined
  })

/** The receipts of documents, once there are so many. */
const receiptsOfDocuments = (running: QuickSite, count: number) =>
  waitFor(`${count} receipts of documents`, async () => {
    const found = [...(await allReceipts(running.workerUrl)).values()].filter(
      ({ change }) => change.kind === 'document',
    )
    return found.length >= count ? found : undefined
  })

/** Nothing but what tells of a change brings one: no clock, no quiet time that ends within the test. */
const onlyTriggers = {
  RECONCILE_CRON: '0 0 1 1 *',
  EVENTS_CRON: '0 0 1 1 *',
  QUIET_MS: '60000',
  LONGEST_WAIT_MS: '60000',
}

describe('what an editor publishes', () => {
  it('is live at once, all of a transaction in one batch, where webhooks never arrive', async () => {
    const running = await start('listener-alone', onlyTriggers)
    await settled(running, 2)
    const before = batchSizes(running).length
    await publishTogether(running, 'Nur gehört')
    await showAll(running, 'Nur gehört')
    const receipts = await receiptsOfDocuments(running, 3)
    expect(receipts.map(({ change, outcome }) => `${change.id} ${outcome}`).sort()).toEqual(
      rooms.map((id) => `${id} live`),
    )
    await eachInOneBatch(running)
    const later = batchSizes(running).slice(before)
    expect(Math.max(...later)).toBeGreaterThanOrEqual(3)
    expect(new Set(receipts.map(({ release }) => release ?? 'none'))).toEqual(new Set([receipts[0]?.release]))
  })

  it('is live after the quiet time where nobody listens', async () => {
    const running = await start('webhooks-alone', {
      ...onlyTriggers,
      CONTENT_LISTENER: 'off',
      QUIET_MS: '50',
    })
    await settled(running, 1)
    for (const id of rooms) await running.edit(id, 'Nur zugestellt')
    await showAll(running, 'Nur zugestellt')
    expect(await running.receipts()).toEqual(['live', 'live', 'live'])
    expect(running.log()).not.toContain('listening to the content service')
  })

  it('is regenerated once where both tell of it, webhooks twice and in the wrong order', async () => {
    const running = await start('both-twice', onlyTriggers)
    await settled(running, 2)
    const revision = await publishTogether(running, 'Von beiden')
    for (const id of [...rooms, ...rooms].reverse())
      running.deliveries.send({ kind: 'document', id, operation: 'update', revision })
    await showAll(running, 'Von beiden')
    await running.deliveries.settled()
    expect(running.deliveries.acknowledged.size).toBe(3)
    await running.outside.client.patch('room-turm').set({ title: 'Danach' }).commit()
    await running.showing('room-turm', 'Danach')
    const receipts = await receiptsOfDocuments(running, 4)
    expect(receipts).toHaveLength(4)
    expect(receipts.every(({ outcome }) => outcome === 'live')).toBe(true)
  })

  it('is live by its webhooks while the listener is cut off, and by a comparison afterwards where these were lost', async () => {
    const running = await start('listener-cut', { ...onlyTriggers, QUIET_MS: '50' }, async ({ lake }) => {
      line = await startCutLine(lake.port)
      return { SANITY_API_HOST: line.url }
    })
    await settled(running, 2)
    line?.cut()
    await running.edit('room-arve', 'Zugestellt')
    await running.showing('room-arve', 'Zugestellt')
    await running.outside.client.patch('room-see').set({ title: 'Verpasst' }).commit()
    line?.mend()
    await running.showing('room-see', 'Verpasst')
    await running.outside.client.patch('room-turm').set({ title: 'Wieder gehört' }).commit()
    await running.showing('room-turm', 'Wieder gehört')
  })
})

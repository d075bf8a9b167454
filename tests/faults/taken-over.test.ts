import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RedisServer, startRedis } from '../../worker/queue/testing/stores'
import { freePort } from '../../worker/streams/testing/free-port'
import { type LocalS3, startS3, storageVariables } from '../publish/s3-server'
import { createDeliveries } from '../support/deliveries'
import { waitFor } from '../support/wait-for'
import { type QuickSite, startQuickSite } from './quick-site'
import { releasesIn, rollBackTo } from './releases-in'

let redis: RedisServer
let storage: LocalS3
let first: QuickSite
let second: ChildProcess | undefined

beforeAll(async () => {
  redis = await startRedis()
  storage = await startS3('hotel')
  first = await startQuickSite('taken-over', shared())
})
afterAll(async () => {
  second?.kill('SIGKILL')
  await first?.stop()
  await storage?.stop()
  await redis?.stop()
})

/** What both machines have in common. */
const shared = () => ({
  REDIS_URL: redis.url,
  ...storageVariables(storage, 'hotel'),
})

/** Another machine, with an empty disk. */
async function startSecond() {
  const [sitePort, workerPort] = [await freePort(), await freePort()]
  const dataFolder = path.join(first.dataFolder, '../second')
  second = fork('worker/programs/run.cjs', [first.program], {
    execArgv: [],
    env: {
      ...first.outside.environment,
      ...shared(),
      DATA_DIR: dataFolder,
      SITE_PORT: String(sitePort),
      WORKER_PORT: String(workerPort),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const workerUrl = `http://127.0.0.1:${workerPort}`
  const becomes = (status: string) =>
    waitFor(`the second worker is ${status}`, async () => {
      const answer = await fetch(`${workerUrl}/ready`).catch(() => undefined)
      const told: { status?: string } = answer ? await answer.json() : {}
      return told.status === status ? true : undefined
    })
  await becomes('standing by')
  return { url: `http://127.0.0.1:${sitePort}`, workerUrl, dataFolder, becomes }
}

describe('A worker that stands by on an empty disk', () => {
  it('takes over with the whole history where the machine that leads is gone with its disk', async () => {
    await first.edit('room-arve', 'Arve, die erste')
    await first.showing('room-arve', 'Arve, die erste')
    await first.edit('room-arve', 'Arve, die zweite')
    await first.showing('room-arve', 'Arve, die zweite')
    await first.outside.client.delete('room-see')
    first.deliveries.send({ kind: 'document', id: 'room-see', operation: 'delete', revision: 'gone' })
    const statusOn = async (url: string, page: string) =>
      (await fetch(url + page, { redirect: 'manual' })).status
    await waitFor('it is gone', async () =>
      (await statusOn(first.url, '/room-see')) === 410 ? true : undefined,
    )
    const releases = await releasesIn(first)
    const machine = await startSecond()
    await first.deliveries.settled()
    await waitFor('the archive has the last release', async () =>
      readdirSync(path.join(storage.folder, 'history/records'), { recursive: true }).some((name) =>
        String(name).includes(releases[0]?.id ?? 'none'),
      )
        ? true
        : undefined,
    )

    first.worker.kill('SIGKILL')
    for (const name of readdirSync(first.dataFolder))
      if (name !== 'lake') rmSync(path.join(first.dataFolder, name), { recursive: true })
    await machine.becomes('ready')
    expect((await releasesIn(machine)).map(({ id }) => id)).toEqual(releases.map(({ id }) => id))
    expect(await statusOn(machine.url, '/room-see')).toBe(410)
    const shows = (title: string) =>
      waitFor(`the page shows ${title}`, async () =>
        (await (await fetch(`${machine.url}/room-arve`)).text()).includes(title) ? true : undefined,
      )
    await shows('Arve, die zweite')
    const firstEdit = releases.findLast(({ pages }) => pages.first === '/room-arve')
    await rollBackTo(machine, firstEdit?.id ?? '')
    await shows('Arve, die erste')
    const live = await fetch(`${storage.url}/hotel/live/room-arve`)
    expect(await live.text()).toContain('Arve, die erste')
    const deliveries = createDeliveries(machine.workerUrl, [])
    const { _rev } = await first.outside.client.patch('room-turm').set({ title: 'Turm, neu' }).commit()
    deliveries.send({ kind: 'document', id: 'room-turm', operation: 'update', revision: _rev })
    await deliveries.settled()
    expect(deliveries.lost).toBe(0)
  })
})

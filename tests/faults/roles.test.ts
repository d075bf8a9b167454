import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RedisServer, startRedis } from '../../worker/queue/testing/stores'
import { freePort } from '../../worker/streams/testing/free-port'
import { createDeliveries, type Deliveries } from '../support/deliveries'
import { allReceipts } from '../support/receipts'
import { waitFor } from '../support/wait-for'
import { type QuickSite, startQuickSite } from './quick-site'

const token = 'test-operations-token-0123456789'

interface Intake {
  url: string
  process: ChildProcess
  deliveries: Deliveries
  dataFolder: string
}

let redis: RedisServer
let builder: QuickSite
let intakes: Intake[] = []

/** A worker that only takes webhooks, with a data folder of its own that nobody has made. */
async function startIntake(name: string): Promise<Intake> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataFolder = path.join(builder.dataFolder, `../${name}`)
  const child = fork('worker/programs/run.cjs', ['worker/app/main.ts'], {
    execArgv: [],
    env: {
      ...builder.outside.environment,
      REDIS_URL: redis.url,
      WORKER_ROLE: 'intake',
      WORKER_PORT: String(port),
      SITE_PORT: String(await freePort()),
      DATA_DIR: dataFolder,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await waitFor(`${name} is ready`, async () =>
    (await fetch(`${url}/ready`).catch(() => undefined))?.ok ? true : undefined,
  )
  return { url, process: child, deliveries: createDeliveries(url, Array(3).fill(200)), dataFolder }
}

beforeAll(async () => {
  redis = await startRedis()
  // What is heard of another way would be live without any intake.
  const quiet = { CONTENT_LISTENER: 'off', RECONCILE_CRON: '0 0 1 1 *' }
  builder = await startQuickSite('roles', {
    REDIS_URL: redis.url,
    WORKER_ROLE: 'builder',
    WORK_MS: '50',
    ...quiet,
  })
  intakes = [await startIntake('intake-1'), await startIntake('intake-2')]
})
afterAll(async () => {
  for (const { process: each } of intakes) each.kill('SIGKILL')
  await builder?.stop()
  await redis?.stop()
})

async function edit(by: Intake, id: string, title: string) {
  const { _rev } = await builder.outside.client.patch(id).set({ title }).commit()
  by.deliveries.send({ kind: 'document', id, operation: 'update', revision: _rev })
}

const metricsOf = async (url: string) =>
  (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()

describe('Two workers that take webhooks and one that builds, over one queue', () => {
  it('bring an edit live, whichever of the two was told of it', async () => {
    for (const [order, intake] of intakes.entries()) {
      await edit(intake, 'room-arve', `Arve von ${order}`)
      await builder.showing('room-arve', `Arve von ${order}`)
    }
  })

  it('say what they are for: the one that builds takes no webhook, the others lead nothing and keep nothing on the disk', async () => {
    expect((await fetch(`${builder.workerUrl}/webhooks/content`, { method: 'POST' })).status).toBe(404)
    expect(await (await fetch(`${builder.workerUrl}/ready`)).json()).toMatchObject({
      status: 'ready',
      role: 'builder',
    })
    expect(await metricsOf(builder.workerUrl)).toMatch(/^site_leads 1$/m)
    for (const { url, dataFolder } of intakes) {
      expect(await (await fetch(`${url}/ready`)).json()).toEqual({
        status: 'ready',
        role: 'intake',
        missing: [],
      })
      expect((await fetch(`${url}/metrics`)).status).toBe(401)
      const metrics = await metricsOf(url)
      expect(metrics).toMatch(/^site_leads 0$/m)
      expect(metrics).toMatch(/^site_worker_role\{role="intake"\} 1$/m)
      expect(metrics).toMatch(/^site_changes_accepted_total\{kind="document",duplicate="false"\} 1$/m)
      expect((await fetch(`${url}/operations`)).status).toBe(404)
      expect(existsSync(dataFolder)).toBe(false)
    }
  })

  it('lose nothing that was acknowledged where one of them is killed in the middle', async () => {
    const [first, second] = intakes
    if (!first || !second) throw new Error('two of them were started')
    const killedAfter = 15
    for (let order = 0; order < 40; order += 1) {
      await edit(order % 2 === 0 ? first : second, 'room-see', `See ${order}`)
      if (order === killedAfter) first.process.kill('SIGKILL')
    }
    await Promise.all(intakes.map(({ deliveries }) => deliveries.settled()))
    const acknowledged = intakes.flatMap(({ deliveries }) => [...deliveries.acknowledged])
    expect(first.deliveries.lost).toBeGreaterThan(0)
    expect(second.deliveries.lost).toBe(0)
    await waitFor('every acknowledged change has its receipt', async () => {
      const found = await allReceipts(builder.workerUrl)
      return acknowledged.every((id) => found.has(id)) ? true : undefined
    })
    await builder.showing('room-see', 'See 39')
  })
})

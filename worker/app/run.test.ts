import { mkdtempSync, watch } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SmallSite, smallHotel } from '../../tests/publish/small-site'
import { waitFor } from '../../tests/support/wait-for'
import type { Change } from '../changes/change'
import { plantStore, startRedis } from '../queue/testing/stores'
import { noBuilder } from '../regenerate/supervisor/builder-view'
import { parseSettings } from '../settings/settings'
import { freePort } from '../streams/testing/free-port'
import { type Running, type RunOptions, run } from './run'
import type { SiteBuilder } from './site-builder'

let folder: string
let environment: Record<string, string>
let site: SmallSite
let running: Running | undefined
/** What was asked of the builder, in order. */
let asked: string[]
let failures: number
let held: Promise<void>

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'run-'))
  environment = {
    DATA_DIR: path.join(folder, 'data'),
    PUBLISH_TARGET: path.join(folder, 'data', 'site'),
    SITE_PORT: String(await freePort()),
    WORKER_PORT: String(await freePort()),
    SANITY_API_HOST: `http://127.0.0.1:${await freePort()}`,
    CONTENT_LISTENER: 'off',
    LOG_LEVEL: 'silent',
  }
  await plantStore(environment.DATA_DIR ?? '')
  site = await smallHotel(path.join(folder, 'root'))
  asked = []
  failures = 0
  held = Promise.resolve()
}, 60_000)
afterEach(async () => {
  await running?.stop()
  running = undefined
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
}, 60_000)

const builder: SiteBuilder = {
  isPrepared: false,
  status: () => ({ ...noBuilder, state: 'ready' }),
  async start() {
    asked.push('start')
    await held
    if (failures-- > 0) throw new Error('the site cannot be built')
    return site.whole()
  },
  async apply(changes: readonly Change[]) {
    asked.push(...changes.map(({ kind }) => kind))
    return site.regeneration()
  },
  async prepare() {},
  async giveUpPreparing() {},
  pagesTouchedBy: async () => undefined,
  async stop() {
    asked.push('stop')
  },
}

async function begin(options: Partial<RunOptions> = {}): Promise<Running> {
  running = await run({
    settings: parseSettings(environment),
    environment,
    siteFolder: folder,
    builder,
    ...options,
  })
  return running
}

const home = async (): Promise<number> =>
  (await fetch(`http://127.0.0.1:${environment.SITE_PORT}/zimmer/arven`)).status
const atWorker = (page: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${environment.WORKER_PORT}/${page}`, {
    headers: { authorization: 'Bearer sandbox-operations-token' },
    signal: AbortSignal.timeout(10_000),
  })

async function publishAtWorker(id: string): Promise<void> {
  const body = JSON.stringify({ _id: id, _type: 'room', _rev: `r-${id}`, operation: 'update' })
  const signature = await encodeSignatureHeader(body, Date.now(), 'sandbox-webhook-secret')
  await fetch(`http://127.0.0.1:${environment.WORKER_PORT}/webhooks/content`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature },
  })
}

it('visitors wait until the first release, and get the last one from a second start before anything is built', async () => {
  let go = (): void => undefined
  held = new Promise((resolve) => {
    go = resolve
  })
  const onServing = vi.fn()
  const first = await begin({ onServing })
  expect([first.sitePort, first.workerPort].map(String)).toEqual([
    environment.SITE_PORT,
    environment.WORKER_PORT,
  ])
  expect(await home()).toBe(503)
  expect(onServing).not.toHaveBeenCalled()
  go()
  await first.ready
  expect(await home()).toBe(200)
  await first.stop()
  expect(asked.at(-1)).toBe('stop')
  await expect(home()).rejects.toThrow()

  held = new Promise((resolve) => {
    go = resolve
  })
  const second = await begin({ onServing })
  expect(onServing).toHaveBeenCalledWith(7)
  expect(await home()).toBe(200)
  go()
  await second.ready
}, 60_000)

it('a first build that fails is told and tried again, and only then changes are taken', async () => {
  failures = 1
  const told = { onReady: vi.fn(), onFailed: vi.fn(), onBroken: vi.fn() }
  const { ready } = await begin(told)
  await expect(ready).rejects.toThrow('the site cannot be built')
  expect(told.onFailed).toHaveBeenCalledTimes(1)
  expect(told.onReady).not.toHaveBeenCalled()
  await waitFor('the next try', async () => (told.onReady.mock.calls.length > 0 ? true : undefined))
  expect(asked.filter((what) => what === 'start')).toHaveLength(2)
  expect(told.onBroken).not.toHaveBeenCalled()
  expect(await home()).toBe(200)
}, 60_000)

it('what the clock asks for goes from the inbox to the builder once the site is built', async () => {
  const { ready, wake } = await begin()
  await ready
  await wake('start')
  await waitFor('a change', async () => (asked.some((what) => what !== 'start') ? true : undefined))
  expect(asked[0]).toBe('start')
}, 60_000)

it('makes the whole site anew before anything else where the lease was lost meanwhile: another may have published', async () => {
  const redis = await startRedis()
  try {
    Object.assign(environment, { REDIS_URL: redis.url })
    const { ready, stop } = await begin()
    await ready
    await waitFor('the start is done', async () => (asked.includes('reconcile') ? true : undefined))
    asked.length = 0
    const client = new Redis(redis.url)
    await client.flushall()
    client.disconnect()
    await waitFor('the comparison after the loss', async () =>
      asked.lastIndexOf('reconcile') > asked.indexOf('start') && asked.includes('start') ? true : undefined,
    )
    // Nothing else came between.
    expect(asked.slice(asked.indexOf('start'))).toEqual(['start', 'reconcile'])
    running = undefined
    await stop()
  } finally {
    await redis.stop()
  }
}, 60_000)

it('ends the receipts of changes that were in work when the store was emptied, with the whole site that follows', async () => {
  const redis = await startRedis()
  try {
    Object.assign(environment, { REDIS_URL: redis.url, QUIET_MS: '2000', LONGEST_WAIT_MS: '20000' })
    let go = (): void => undefined
    let gate = Promise.resolve()
    const slow: SiteBuilder = {
      ...builder,
      async apply(changes, now) {
        await gate
        return builder.apply(changes, now)
      },
    }
    const receipts = async () => (await atWorker('operations/receipts')).json()
    const inWork = async (): Promise<unknown[]> => (await receipts()).inWork
    const { ready, stop } = await begin({ builder: slow })
    await ready
    await waitFor('the start is done', async () => (asked.includes('reconcile') ? true : undefined))
    await expect.poll(inWork, { timeout: 20_000 }).toEqual([])
    gate = new Promise((resolve) => {
      go = resolve
    })
    await Promise.all(['room-arven', 'room-laerche', 'room-turm'].map(publishAtWorker))
    await expect.poll(inWork, { timeout: 20_000 }).toHaveLength(3)
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Arve' })
    await site.write('/zimmer/laerche', { owner: 'room-laerche', links: ['/nirgends'] })
    const client = new Redis(redis.url)
    await client.flushall()
    client.disconnect()
    go()
    await expect.poll(inWork, { timeout: 20_000 }).toEqual([])
    const done: { change: { id?: string }; outcome: string }[] = (await receipts()).receipts
    const ended = done.flatMap(({ change, outcome }) => (change.id ? [`${change.id}: ${outcome}`] : []))
    expect(ended.sort()).toEqual(['room-arven: live', 'room-laerche: refused', 'room-turm: unchanged'])
    running = undefined
    await stop()
  } finally {
    await redis.stop()
  }
}, 90_000)

it('a worker that waited for the data folder of another one has the receipts of what that one did meanwhile', async () => {
  const first = await begin()
  await first.ready
  const waits = new Promise<void>((resolve) => {
    const watcher = watch(environment.DATA_DIR ?? '', (_, name) => {
      if (!name?.startsWith('queue.lock.')) return
      watcher.close()
      resolve()
    })
  })
  const ports = { SITE_PORT: String(await freePort()), WORKER_PORT: String(await freePort()) }
  const settings = parseSettings({ ...environment, ...ports })
  const second = run({ settings, environment, siteFolder: folder, builder })
  await waits
  await publishAtWorker('room-arven')
  const done = async (): Promise<unknown[]> => (await (await atWorker('operations/receipts')).json()).receipts
  const ofRoom = expect.objectContaining({ change: expect.objectContaining({ id: 'room-arven' }) })
  await expect.poll(done, { timeout: 20_000 }).toContainEqual(ofRoom)
  await first.stop()
  running = await second
  environment.WORKER_PORT = ports.WORKER_PORT
  expect(await done()).toContainEqual(ofRoom)
}, 90_000)

it('says nothing of a line to the content service where the settings want none, and what the data folder may take', async () => {
  Object.assign(environment, { CONTENT_LISTENER: 'off', DATA_ALARM_MB: '300' })
  const { ready } = await begin()
  await ready
  const told = await (await atWorker('metrics')).text()
  expect(told).toContain('\nsite_content_listening Nan\n')
  expect(told).toContain('\nsite_data_alarm_bytes 300000000\n')
}, 60_000)

it('says that the store of the queue is away, with figures and the page beside it, where it never was there', async () => {
  environment.REDIS_URL = `redis://127.0.0.1:${await freePort()}`
  const { ready } = await begin()
  ready.catch(() => undefined)
  const [answer, ...others] = await Promise.all(
    ['ready', 'metrics', 'operations', 'operations/receipts'].map(atWorker),
  )
  expect([answer?.status, await answer?.json()]).toMatchObject([
    503,
    { missing: expect.arrayContaining(['store of the queue']) },
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
}, 60_000)

it('ends within its 20 s while a storage takes the history and never answers', async () => {
  const empty = '<ListBucketResult><KeyCount>0</KeyCount><IsTruncated>false</IsTruncated></ListBucketResult>'
  let sent = 0
  const storage = createServer((request, response) => {
    if (request.method === 'GET')
      return void response
        .setHeader('content-type', 'application/xml')
        .writeHead(request.url?.includes('list-type') ? 200 : 404)
        .end(request.url?.includes('list-type') ? empty : '<Error><Code>NoSuchKey</Code></Error>')
    sent += 1
  })
  const port = await freePort()
  await new Promise<void>((resolve) => storage.listen(port, '127.0.0.1', resolve))
  try {
    Object.assign(environment, {
      PUBLISH_HISTORY: 's3://history/hotel',
      PUBLISH_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      PUBLISH_S3_ACCESS_KEY_ID: 'a',
      PUBLISH_S3_SECRET_ACCESS_KEY: 'b',
    })
    const { ready, stop } = await begin()
    await ready
    await waitFor('something is brought to the history', async () => (sent > 0 ? true : undefined))
    running = undefined
    const began = performance.now()
    await stop()
    expect(performance.now() - began).toBeLessThan(20_000)
  } finally {
    storage.closeAllConnections()
    storage.close()
  }
}, 120_000)

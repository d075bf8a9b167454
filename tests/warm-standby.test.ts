import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localDate } from '../site/calendar/local-date'
import type { ReleaseSummary } from '../worker/publish/release/release'
import { type RedisServer, startRedis } from '../worker/queue/testing/stores'
import { freePort } from '../worker/streams/testing/free-port'
import { releasesIn } from './faults/releases-in'
import { type LocalS3, startS3, storageVariables } from './publish/s3-server'
import { fewEvents } from './support/content'
import { createDeliveries } from './support/deliveries'
import { plantSeed } from './support/seed'
import { type Site, startSite } from './support/site'
import { buildLimit, waitFor } from './support/wait-for'
import { makeWorkspace, type Workspace } from './support/workspace'

let workspace: Workspace
let redis: RedisServer
let storage: LocalS3
let first: Site
let second: ChildProcess | undefined

/** What both machines have in common. */
const shared = () => ({
  REDIS_URL: redis.url,
  ...storageVariables(storage, 'hotel'),
})

beforeAll(async () => {
  workspace = makeWorkspace('warm-standby')
  redis = await startRedis()
  storage = await startS3('hotel')
  first = await startSite(workspace, {
    ...fewEvents,
    seeded: true,
    sendsWebhooks: false,
    environment: shared(),
  })
})
afterAll(async () => {
  second?.kill('SIGTERM')
  if (second?.exitCode === null) await new Promise((resolve) => second?.once('exit', resolve))
  await first?.stop()
  await storage?.stop()
  await redis?.stop()
  await workspace?.remove()
})

/** Another machine with a disk of its own, and the same code. */
async function startSecond() {
  const dataFolder = path.join(workspace.folder, '.data-second')
  const [sitePort, workerPort] = [await freePort(), await freePort()]
  const environment = {
    ...first.outside.environment,
    ...shared(),
    DATA_DIR: dataFolder,
    SITE_PORT: String(sitePort),
    WORKER_PORT: String(workerPort),
  }
  await plantSeed({ ...workspace, dataFolder }, environment)
  const child = fork('worker/programs/run.cjs', ['worker/app/main.ts'], {
    cwd: workspace.folder,
    execArgv: [],
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  second = child
  const logFile = path.join(workspace.folder, 'second.log')
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => appendFileSync(logFile, text))
  const workerUrl = `http://127.0.0.1:${workerPort}`
  return {
    url: `http://127.0.0.1:${sitePort}`,
    workerUrl,
    dataFolder,
    builder: () => builderOf(child),
    becomes: (told: object) =>
      waitFor(
        `the second worker is ${JSON.stringify(told)}`,
        async () => {
          const answer = await fetch(`${workerUrl}/ready`)
          expect(await answer.json()).toMatchObject(told)
          return true
        },
        buildLimit,
      ).catch((error: Error) => {
        throw new Error(`${error.message}\n${readFileSync(logFile, 'utf8').slice(-4000)}`)
      }),
  }
}

/** The builders of a worker, as the system knows them: numbers of processes. It has others, for a moment, that write disks. */
const builderOf = ({ pid }: { pid?: number | undefined }): string =>
  execFileSync('pgrep', ['-f', '-P', String(pid), 'builder-process'])
    .toString()
    .trim()

const houseDay = () => localDate(new Date(), 'Europe/Zurich')

/** What tells one release from another, and of what it is. */
const named = ({ id, kind, pages }: ReleaseSummary) => ({ id, kind, pages })

const shows = (url: string, title: string) =>
  waitFor(`${url} shows ${title}`, async () =>
    (await (await fetch(url)).text()).includes(title) ? true : undefined,
  )

const retitle = async (title: string): Promise<string> =>
  (await first.outside.client.patch('room-arven').set({ title }).commit())._rev

it('a worker that stands by builds beside the one that leads, takes over with the same bytes, and begins no builder for it', async () => {
  const machine = await startSecond()
  await machine.becomes({ status: 'standing by', warm: true })
  const builder = machine.builder()
  const place = '/zimmer/arvenzimmer'
  // No webhook tells of it: both listen to the content service.
  await retitle('Arve, die erste')
  await shows(first.url + place, 'Arve, die erste')
  await first.outside.client.create({
    _id: 'page-brief',
    _type: 'page',
    __i18n_lang: 'de',
    title: 'Kurz da',
    url: { _type: 'url', fullPath: '/kurz-da' },
  })
  await shows(`${first.url}/kurz-da`, 'Kurz da')
  await first.outside.client.delete('page-brief')
  await waitFor('the page is gone', async () =>
    (await fetch(`${first.url}/kurz-da`)).status === 410 ? true : undefined,
  )
  const day = houseDay()
  const releases = await releasesIn(workspace)
  await waitFor('the archive has the last release', async () =>
    execFileSync('ls', [path.join(storage.folder, 'history/records')])
      .toString()
      .includes(releases[0]?.id ?? 'none')
      ? true
      : undefined,
  )

  const builderOfFirst = builderOf(first.worker)
  first.worker.kill('SIGKILL')
  // Accepted by the one that is left, while nobody leads.
  const deliveries = createDeliveries(machine.workerUrl, [])
  await machine.becomes({ status: 'ready' })
  expect(machine.builder()).toBe(builder)
  // A day that begins has a release of its own.
  const known =
    houseDay() === day ? await releasesIn(machine) : (await releasesIn(machine)).slice(-releases.length)
  expect(known.map(named)).toEqual(releases.map(named))
  expect((await fetch(`${machine.url}/kurz-da`)).status).toBe(410)
  await shows(machine.url + place, 'Arve, die erste')

  deliveries.send({
    kind: 'document',
    id: 'room-arven',
    operation: 'update',
    revision: await retitle('Arve, die zweite'),
  })
  await shows(machine.url + place, 'Arve, die zweite')
  await shows(`${storage.url}/hotel/live${place}`, 'Arve, die zweite')
  await deliveries.settled()
  expect(deliveries.lost).toBe(0)
  expect(machine.builder()).toBe(builder)
  await waitFor('the builder of the first has ended with it', async () =>
    execFileSync('ps', ['-A', '-o', 'pid=']).toString().split(/\s+/).includes(builderOfFirst)
      ? undefined
      : true,
  )
})

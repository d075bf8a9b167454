import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from '../../streams/testing/free-port'
import type { ChangeQueue } from '../change-queue'
import { openQueue, type QueueOptions } from '../open-queue'

/** A store to run the same tests on: every queue that is opened on it sees the same inbox. */
export interface TestStore {
  open(options?: Partial<QueueOptions>): Promise<ChangeQueue>
  close(): Promise<void>
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
export const quick = { quietMs: 20, longestWaitMs: 200, leaseMs: 1_000, sweepMs: 200 }

/** Set by a run of all tests: a folder in which its tests keep what one of them makes and the others copy. */
const shared = process.env.TEST_WORKSPACES
let template: Promise<string> | undefined

/** Makes the store that every embedded test store is copied from, because making one takes seconds: once in a run of all tests. */
export async function prepareTemplate(): Promise<string> {
  template ??= shared === undefined ? makeTemplate() : sharedTemplate(path.join(shared, 'store'))
  return template
}

/** Puts an empty store into the data folder of a worker that is not started yet. */
export async function plantStore(dataDir: string): Promise<void> {
  copy(await prepareTemplate(), dataDir)
}

/** Puts the files of an empty store where a queue is to make one: PostgreSQL takes seconds to make them. */
export async function plantFiles(folder: string): Promise<void> {
  copy(path.join(await prepareTemplate(), 'queue'), folder)
}

/** One file after the other: of a thousand small ones all at once take three times the work. */
const copy = (from: string, to: string): void => cpSync(from, to, { recursive: true })

export async function embeddedTestStore(): Promise<TestStore & { dataDir: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'queue-'))
  await plantStore(dataDir)
  return {
    dataDir,
    open: (options) =>
      openQueue({ redisUrl: undefined, dataDir, site: 'test', log: silent, ...quick, ...options }),
    close: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function makeTemplate(within = tmpdir()): Promise<string> {
  const dataDir = await mkdtemp(path.join(within, 'queue-template-'))
  await (await openQueue({ redisUrl: undefined, dataDir, site: 'test', log: silent, ...quick })).close()
  return dataDir
}

/** Several processes may find that there is none: the first to have made one keeps it. */
async function sharedTemplate(folder: string): Promise<string> {
  if (existsSync(folder)) return folder
  const made = await makeTemplate(path.dirname(folder))
  await rename(made, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(made, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return folder
}

/** Removes the template, unless others of the run use it. Call it when the last test is done. */
export async function removeTemplate(): Promise<void> {
  if (template !== undefined && shared === undefined)
    await rm(await template, { recursive: true, force: true })
  template = undefined
}

export interface RedisServer {
  readonly url: string
  readonly port: number
  /** Kills it without a goodbye. What was appended to its log is there when it is started again. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** A real redis-server with an append-only file that is flushed at every write, on a free port. */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'redis-'))
  let port = await freePort()
  let server: ChildProcess | undefined

  /** @throws Error with what it printed when it ends instead of answering */
  async function start(): Promise<void> {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--loglevel',
      'warning',
    ]
    const started = spawn('redis-server', [...options, '--appendonly', 'yes', '--appendfsync', 'always'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let printed = ''
    started.stdout.on('data', (text: Buffer) => (printed += text.toString()))
    const ended = new Promise<never>((_, reject) =>
      started.once('exit', (code) => reject(new Error(`redis-server ended with ${code}: ${printed}`))),
    )
    ended.catch(() => undefined)
    server = started
    await answers(port, ended)
  }
  async function kill(): Promise<void> {
    const gone = new Promise((resolve) => server?.once('exit', resolve))
    server?.kill('SIGKILL')
    if (server !== undefined) await gone
    server = undefined
  }

  // Another program may have taken the port meanwhile.
  await start().catch(async () => {
    port = await freePort()
    await start()
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start,
    kill,
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function redisTestStore(redis: RedisServer, site: string): TestStore {
  return {
    open: (options) =>
      openQueue({ redisUrl: redis.url, dataDir: tmpdir(), site, log: silent, ...quick, ...options }),
    close: async () => undefined,
  }
}

/** Resolves as soon as a Redis answers at the port. @throws what `ended` rejects with, if that is sooner */
async function answers(port: number, ended: Promise<never>): Promise<void> {
  const probe = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null, retryStrategy: () => 25 })
  probe.on('error', () => undefined)
  const pong = probe.ping()
  pong.catch(() => undefined)
  await Promise.race([pong, ended]).finally(() => probe.disconnect())
}

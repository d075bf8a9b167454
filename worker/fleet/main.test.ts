import { fork, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RedisServer, startRedis } from '../queue/testing/stores'
import { openRoster } from './roster'

let redis: RedisServer
let folder: string

beforeAll(async () => {
  redis = await startRedis()
  folder = mkdtempSync(path.join(tmpdir(), 'fleet-'))
  writeFileSync(path.join(folder, 'wrong.env'), 'SANITY_PROJECT_ID=wrong\n')
})
afterAll(async () => {
  await redis?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The program as it is started, by a program that keeps a line to it or by none. */
function start(
  name: string,
  stdio: ('ignore' | 'pipe' | 'inherit' | 'ipc')[],
  more: Record<string, string> = {},
) {
  const child = fork('worker/programs/run.cjs', ['worker/fleet/main.ts'], {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      FLEET_SITES: folder,
      FLEET_REDIS_URL: redis.url,
      FLEET_MACHINE: name,
      ...more,
    },
    stdio,
  })
  let said = ''
  child.stdout?.on('data', (text) => (said += text))
  return {
    child,
    said: () => said,
    ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),
  }
}

async function machines(): Promise<string[]> {
  const roster = openRoster(redis.url, () => undefined)
  try {
    return (await roster.read()).map(({ name }) => name)
  } finally {
    roster.close()
  }
}

it('a machine tells of itself, leaves a file out that is wrong, and ends with 0 on SIGTERM, also where its starter lives on', async () => {
  const { child, said, ended } = start('one', ['ignore', 'pipe', 'inherit', 'ipc'])
  await vi.waitFor(async () => expect(await machines()).toEqual(['one']), 20_000)
  expect(said()).toContain('a site is left out: its file is wrong')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(await machines()).toEqual([])
})

it('a machine says which of its settings is spelt wrong, so that nothing reads it', async () => {
  const { child, said, ended } = start('three', ['ignore', 'pipe', 'inherit', 'ipc'], { SITE_STANDBY: '2' })
  await vi.waitFor(() => expect(said()).toContain('a site is left out'), 20_000)
  const [line] = said().split('\n')
  expect(JSON.parse(line ?? '')).toMatchObject({ variable: 'SITE_STANDBY', meant: 'SITE_STANDBYS' })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

it('who asks what the machines do while Redis is away is told which setting leads there, and why it does not answer', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['worker/programs/run.cjs', 'worker/fleet/main.ts', 'list'],
    {
      env: { PATH: process.env.PATH, FLEET_SITES: folder, FLEET_REDIS_URL: 'redis://127.0.0.1:1' },
      encoding: 'utf8',
    },
  )
  const said = 'The Redis of FLEET_REDIS_URL does not answer: connect ECONNREFUSED 127.0.0.1:1\n'
  expect([status, stdout, stderr]).toEqual([1, '', said])
}, 60_000)

it('a machine ends with the program that started it', async () => {
  const { child, ended } = start('two', ['ignore', 'ignore', 'ignore', 'ipc'])
  await vi.waitFor(async () => expect(await machines()).toEqual(['two']), 20_000)
  child.disconnect()
  expect(await ended).toBe(0)
  expect(await machines()).toEqual([])
})

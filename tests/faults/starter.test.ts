import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../worker/streams/testing/free-port'
import { buildLimit, waitFor } from '../support/wait-for'
import { emptyWorkspace, type Workspace } from '../support/workspace'

/** `npm start` as it is, in a folder where the worker has the quick builder. */
interface Start {
  process: ChildProcess
  said(): string
}

let workspace: Workspace
let environment: NodeJS.ProcessEnv
let url: string
let start: Start
/** While it is there, no builder gets to its end. */
let brokenFile: string
const begun: ChildProcess[] = []

beforeAll(async () => {
  workspace = emptyWorkspace('starter')
  const home = path.resolve('.')
  const program = (file: string, real: string) => {
    mkdirSync(path.dirname(path.join(workspace.folder, file)), { recursive: true })
    writeFileSync(path.join(workspace.folder, file), `import ${JSON.stringify(path.join(home, real))}\n`)
  }
  program('sandbox/main.ts', 'sandbox/main.ts')
  program('worker/edge/serving/main.ts', 'worker/edge/serving/main.ts')
  program('worker/app/main.ts', 'tests/faults/quick-worker-process.ts')
  cpSync('tsconfig.json', path.join(workspace.folder, 'tsconfig.json'))
  const chosen = await otherPorts()
  brokenFile = path.join(workspace.folder, 'broken')
  environment = {
    ...process.env,
    BROKEN_FILE: brokenFile,
    ...chosen,
    DATA_DIR: workspace.dataFolder,
    SANDBOX_STUDIO: 'off',
    PUBLISH_TARGET: path.join(workspace.dataFolder, 'site'),
  }
  url = `http://127.0.0.1:${chosen.SITE_PORT}`
  start = begin()
  await everythingRuns(start)
})

afterAll(async () => {
  for (const child of begun) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  await workspace?.remove()
})

/** Ports that nobody has: every address follows them. */
async function otherPorts(): Promise<Record<string, string>> {
  const names = [
    'SITE_PORT',
    'WORKER_PORT',
    'SANDBOX_LAKE_PORT',
    'SANDBOX_EVENTS_PORT',
    'SANDBOX_THIRD_PARTIES_PORT',
    'SANDBOX_MAIL_PORT',
    'PREVIEW_PORT',
  ]
  const chosen: Record<string, string> = {}
  for (const name of names) chosen[name] = String(await freePort())
  return chosen
}

/** With other variables it is another start beside the first one. */
function begin(
  others: NodeJS.ProcessEnv = {},
  program = 'worker/start/start.ts',
  words: string[] = [],
): Start {
  let said = ''
  const child = spawn(
    process.execPath,
    [path.resolve('worker/programs/run.cjs'), path.resolve(program), ...words],
    {
      cwd: workspace.folder,
      env: { ...environment, ...others },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  begun.push(child)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return { process: child, said: () => said }
}

const everythingRuns = (started: Start) =>
  waitFor(
    'edits go live',
    async () => {
      if (started.process.exitCode !== null) throw new Error(started.said())
      return started.said().includes('Edits go live at once.') ? true : undefined
    },
    buildLimit,
  )

/** The processes of this start, in the order in which they were started: sandbox, site, worker. */
const pids = (): number[] =>
  JSON.parse(readFileSync(path.join(workspace.dataFolder, 'start.json'), 'utf8')).pids

const answers = () =>
  fetch(`${url}/zimmer/arven`).then(
    ({ status }) => status,
    (error) => String(Object(Object(error).cause).code),
  )

describe('npm start', () => {
  it.each([
    ['worker', 2],
    ['sandbox', 0],
    ['site', 1],
  ])('starts the %s again when it is killed, and says so', async (name, order) => {
    const victim = pids()[order]
    const before = start.said().length
    process.kill(Number(victim), 'SIGKILL')
    await waitFor(`${name} has another process`, async () => (pids()[order] === victim ? undefined : true))
    expect(start.said().slice(before)).toContain(
      `The ${name} ended (signal SIGKILL) and is started again at once.`,
    )
    await waitFor('visitors are answered', async () => ((await answers()) === 200 ? true : undefined))
    expect(start.process.exitCode).toBeNull()
  })

  it('goes on where the first build fails while the last release is served, and tries again until it is built (fault 79)', async () => {
    const ended = once(start.process, 'exit')
    start.process.kill('SIGTERM')
    await ended
    writeFileSync(brokenFile, '')
    start = begin()
    const failures = () => start.said().split('The last release stays, and it is tried again.').length - 1
    const told = await waitFor('it failed twice', async () => (failures() < 2 ? undefined : start.said()))
    expect(told).toContain('the site as it was')
    expect(told).toContain('The site could not be built: the builder ended with code 1')
    expect(told).not.toContain('Edits go live at once.')
    expect(await answers()).toBe(200)
    rmSync(brokenFile)
    await everythingRuns(start)
    expect(await answers()).toBe(200)
    expect(start.said()).not.toContain('is started again')
  })

  it('beside one that runs on the same data ends with a sentence, on whatever ports, and touches nothing (fault 78)', async () => {
    const before = pids()
    for (const others of [{}, await otherPorts()]) {
      const second = begin(others)
      await once(second.process, 'exit')
      expect(second.process.exitCode).toBe(1)
      expect(second.said()).toContain(
        `Another start runs on ${workspace.dataFolder} (process ${start.process.pid})`,
      )
    }
    expect(pids()).toEqual(before)
    expect(await answers()).toBe(200)
  })

  it('beside one that runs, with data and ports of its own, runs for itself (fault 78)', async () => {
    const ports = await otherPorts()
    const ownData = path.join(workspace.folder, 'second')
    const second = begin({ ...ports, DATA_DIR: ownData, PUBLISH_TARGET: path.join(ownData, 'site') })
    await everythingRuns(second)
    expect((await fetch(`http://127.0.0.1:${ports.SITE_PORT}/zimmer/arven`)).status).toBe(200)
    const ended = once(second.process, 'exit')
    second.process.kill('SIGTERM')
    await ended
    expect(await answers()).toBe(200)
    expect(pids().every(isAlive)).toBe(true)
  })

  it('lets a worker that is started on its data wait, which neither listens nor publishes (fault 78)', async () => {
    const sockets = () =>
      readdirSync(path.join(workspace.dataFolder, 'releases')).filter((name) => /sock/.test(name))
    const before = sockets()
    const second = begin(await otherPorts(), 'tests/faults/quick-worker-process.ts')
    await waitFor('it waits for the data', async () =>
      /uses this data folder; waiting until it ends/.test(second.said()) ? true : undefined,
    )
    expect(sockets()).toEqual(before)
    const list = begin({}, 'worker/publish/release-main.ts', ['list'])
    await once(list.process, 'exit')
    expect([list.process.exitCode, list.said()]).toEqual([0, expect.stringContaining('00000001')])
    const ended = once(second.process, 'exit')
    second.process.kill('SIGTERM')
    await ended
    expect(sockets()).toEqual(before)
    expect(await answers()).toBe(200)
  })

  it('that is killed itself leaves nothing behind, and the next one is not refused', async () => {
    const left = pids()
    const ended = once(start.process, 'exit')
    start.process.kill('SIGKILL')
    await ended
    start = begin()
    await everythingRuns(start)
    expect(start.said()).toContain('the site as it was')
    expect(left.filter(isAlive)).toEqual([])
    expect(await answers()).toBe(200)
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

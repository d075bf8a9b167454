import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from './support/free-port'
import { waitFor } from './support/wait-for'

const runCommand = promisify(execFile)
const repository = path.resolve(__dirname, '..')

interface Started {
  child: ChildProcess
  output(): string
}

let folder: string
let ports: Record<string, string>
const children: ChildProcess[] = []

async function freePorts(): Promise<Record<string, string>> {
  const names = [
    'SITE_PORT',
    'WORKER_PORT',
    'SANDBOX_LAKE_PORT',
    'SANDBOX_EVENTS_PORT',
    'SANDBOX_THIRD_PARTIES_PORT',
  ]
  const found: Record<string, string> = {}
  for (const name of names) found[name] = String(await freePort())
  const events = `http://localhost:${found.SANDBOX_EVENTS_PORT}`
  return {
    ...found,
    SANDBOX_STUDIO: 'off',
    SITE_URL: `http://localhost:${found.SITE_PORT}`,
    SANITY_API_HOST: `http://localhost:${found.SANDBOX_LAKE_PORT}`,
    IMAGE_ORIGIN: `http://localhost:${found.SANDBOX_LAKE_PORT}`,
    THIRD_PARTIES_ORIGIN: `http://localhost:${found.SANDBOX_THIRD_PARTIES_PORT}`,
    SANDBOX_WEBHOOK_URL: `http://localhost:${found.WORKER_PORT}/webhooks/content`,
    EVENTS_FEED_URL_DE: `${events}/de/events.json`,
    EVENTS_FEED_URL_EN: `${events}/en/events.json`,
    EVENTS_FEED_URL_FR: `${events}/fr/events.json`,
  }
}

/** What a newcomer has: no settings of this repository or of the test runner. */
const environment = (more: Readonly<Record<string, string>> = {}) => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  CI: 'true',
  ...ports,
  ...more,
})

function start(more: Readonly<Record<string, string>> = {}): Started {
  const child = spawn('npm', ['start', '--silent'], { cwd: folder, env: environment(more), detached: true })
  children.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text = text + chunk.toString()))
  return { child, output: () => text }
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve(child.exitCode)

/** Ctrl-C in a terminal reaches the whole foreground group. */
function pressControlC(child: ChildProcess): void {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
}

const answers = async (port: string | undefined): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )

/** Resolves with what it said. */
async function startAndStop(): Promise<string> {
  const { child, output } = start()
  await waitFor(
    'npm start says that everything runs',
    async () => {
      if (child.exitCode !== null) throw new Error(output())
      return output().includes('Edits go live at once.') ? true : undefined
    },
    400_000,
  )
  const home = await fetch(`http://127.0.0.1:${ports.SITE_PORT}/`)
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('<html')
  expect(output()).toContain(`http://localhost:${ports.SITE_PORT}`)
  expect(output()).toContain(`http://localhost:${ports.SANDBOX_LAKE_PORT}`)
  const pressed = Date.now()
  pressControlC(child)
  await ended(child)
  expect(Date.now() - pressed).toBeLessThan(10_000)
  for (const name of ['SITE_PORT', 'WORKER_PORT', 'SANDBOX_LAKE_PORT', 'SANDBOX_EVENTS_PORT']) {
    expect(await answers(ports[name]), `${name} after Ctrl-C`).toBe(false)
  }
  return output()
}

describe('a fresh clone', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'fresh-clone-'))
    ports = await freePorts()
    await runCommand('git', ['clone', '--quiet', '--depth', '1', `file://${repository}`, folder])
    await runCommand('npm', ['ci', '--no-progress', '--prefer-offline'], { cwd: folder, env: environment() })
  })

  afterAll(() => {
    for (const { pid, exitCode, signalCode } of children)
      if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  it('says in one sentence which port is taken, and leaves nothing running', async () => {
    const blocker = createServer()
    await new Promise<void>((resolve) => blocker.listen(Number(ports.SITE_PORT), '127.0.0.1', resolve))
    const { child, output } = start()
    expect(await ended(child)).toBe(1)
    expect(output()).toContain(`Port ${ports.SITE_PORT} for the site is taken`)
    await new Promise((resolve) => blocker.close(resolve))
  })

  it('says in one sentence which settings are wrong', async () => {
    const { child, output } = start({ QUIET_MS: 'soon', SITE_PORT: 'eighty' })
    expect(await ended(child)).toBe(1)
    expect(output()).toContain('QUIET_MS')
    expect(output()).toContain('SITE_PORT')
  })

  it('installs, starts, serves the site and ends with Ctrl-C', async () => {
    expect(await startAndStop()).not.toContain('the site as it was')
  }, 500_000)

  it('starts again with what it has built, and serves that while the builder gets ready', async () => {
    expect(await startAndStop()).toMatch(/the site as it was, \d+ pages.*site built, \d+ pages/s)
  }, 500_000)
})

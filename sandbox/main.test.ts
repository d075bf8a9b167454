import { type ChildProcess, spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from './content-lake/test-support/lake-for-tests'
import { waitFor } from './content-lake/test-support/wait-for'

const freePorts = {
  SANDBOX_LAKE_PORT: '0',
  SANDBOX_EVENTS_PORT: '0',
  SANDBOX_THIRD_PARTIES_PORT: '0',
  SANDBOX_MAIL_PORT: '0',
}

/** As `npm run sandbox` does. */
const program = ['worker/programs/run.cjs', 'sandbox/main.ts']

function startSandbox(environment: Record<string, string>) {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, DATA_DIR: temporaryFolder(), ...freePorts, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, stdout: collected(child.stdout), stderr: collected(child.stderr), exited: exitOf(child) }
}

function collected(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', (chunk) => {
    text += chunk
  })
  return () => text
}

/** Below the minute after which Node gives up a request that is never finished, and far above the program's own limit, ms. */
const endsByItself = 30_000

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve))

describe('the sandbox as a program', () => {
  test('says in one line where everything listens, and ends by itself although somebody is in the middle of a request', {
    timeout: 120_000,
  }, async () => {
    const { child, stdout, exited } = startSandbox({})
    const ready = await waitFor(() => stdout().includes('\n') && JSON.parse(stdout()), 'the sandbox', 100_000)
    expect(ready).toEqual({
      ready: true,
      lake: expect.stringMatching(/^http/),
      events: expect.stringMatching(/^http/),
      thirdParties: expect.stringMatching(/^http/),
    })
    const query = encodeURIComponent('*[_id == "page-home"][0].url.fullPath')
    const answer = await fetch(`${ready.lake}/v2026-01-01/data/query/production?query=${query}`)
    expect(await answer.json()).toMatchObject({ result: '/' })
    const sdl = await fetch(`${ready.lake}/v1/apis/graphql/production/default`)
    expect(await sdl.text()).toContain('type Room implements Document')
    const asking = connect(Number(new URL(ready.lake).port), new URL(ready.lake).hostname)
    onTestFinished(() => void asking.destroy())
    asking.on('error', () => undefined)
    await new Promise((resolve) => asking.write('GET / HTTP/1.1\r\n', resolve))
    child.kill('SIGTERM')
    expect(await Promise.race([exited, sleep(endsByItself, 'not yet', { ref: false })])).toBe(0)
  })

  test('a taken port is told in one sentence', { timeout: 60_000 }, async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { stderr, exited } = startSandbox({ SANDBOX_THIRD_PARTIES_PORT: String(port) })
    expect(await exited).toBe(1)
    expect(stderr()).toContain(`Port ${port} for the third parties is taken by another program`)
  })

  test('a bad setting is told by name', { timeout: 60_000 }, async () => {
    const { stderr, exited } = startSandbox({ SANDBOX_LAKE_PORT: 'many' })
    expect(await exited).toBe(1)
    expect(stderr()).toContain('SANDBOX_LAKE_PORT')
  })
})

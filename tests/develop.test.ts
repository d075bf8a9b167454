import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../worker/streams/testing/free-port'
import { fewEvents, type Outside, startOutside } from './support/content'
import { buildLimit, waitFor } from './support/wait-for'
import { makeWorkspace, type Workspace } from './support/workspace'

let workspace: Workspace
let outside: Outside
let child: ChildProcess
let site = ''
let said = ''

beforeAll(async () => {
  workspace = makeWorkspace('develop')
  outside = await startOutside(workspace, { today: '2026-11-22', ...fewEvents })
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  child = spawn(process.execPath, ['worker/programs/run.cjs', 'worker/start/develop.ts'], {
    cwd: workspace.folder,
    env: { ...outside.environment, SITE_PORT: String(port), CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
})

afterAll(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  await outside?.close()
  await workspace?.remove()
})

const pageData = async (): Promise<string> => {
  const answer = await fetch(`${site}/page-data/zimmer/arvenzimmer/page-data.json`)
  return answer.ok ? answer.text() : ''
}
const shows = (title: string, limit: number) =>
  waitFor(
    `the page shows ${title}`,
    async () => {
      if (child.exitCode !== null) throw new Error(said)
      return (await pageData()).includes(`"${title}"`) ? true : undefined
    },
    limit,
  ).catch((error: unknown) => {
    throw new Error(said, { cause: error })
  })

it('npm run develop shows pages with their pictures, follows edits, and leaves nothing behind', async () => {
  await shows('Arvenzimmer', buildLimit)
  // One page is written before the others. What is edited while Gatsby writes these, it may show at the next edit only.
  await waitFor(
    'Gatsby has written all pages for the first time',
    async () => said.includes('success Writing page-data.json') || undefined,
    buildLimit,
  )

  const url = await outside.client.fetch<string>('*[_type == "sanity.imageAsset"][0].url')
  const picture = new URL(url).pathname
  const [answer, origin] = [
    await fetch(site + picture),
    await fetch(`http://localhost:${outside.lake.port}${picture}`),
  ]
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    origin.headers.get('content-type'),
  ])
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await origin.arrayBuffer()))

  await outside.client.patch('room-arven').set({ title: 'Arvenzimmer am See' }).commit()
  await shows('Arvenzimmer am See', 60_000)
  expect(said).toContain('Edited: room-arven')
  expect(said).not.toContain('used by page')

  const ended = once(child, 'exit')
  const pressed = Date.now()
  child.kill('SIGINT')
  await ended
  expect(Date.now() - pressed).toBeLessThan(10_000)
  await expect(fetch(site)).rejects.toThrow()
})

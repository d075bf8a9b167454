import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { smallHotel } from './small-site'
import { temporaryFolder } from './temporary-folder'

/** Milliseconds: less than threads that have nothing to do are kept for the next large release. */
const soon = 10_000

it('a process that published hundreds of files with threads ends as soon as it is done', async () => {
  const folder = await temporaryFolder('threads')
  const site = await smallHotel(path.join(folder, 'root'))
  for (let number = 0; number < 600; number += 1)
    await site.write(`/gross/${number}`, { owner: `page-${number}`, links: ['/'] })
  const input = path.join(folder, 'input.json')
  writeFileSync(input, JSON.stringify(site.regeneration()))
  const script = path.resolve('tests/publish/killed-publisher.ts')
  const args = ['worker/programs/run.cjs', script, folder, '0', input]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const done = performance.now()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(performance.now() - done).toBeLessThan(soon)
})

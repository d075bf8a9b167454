import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { connectionsAtMost } from './connections-at-most'

it.each([
  ['Max open files            1024                 4096                 files', 256],
  ['Max open files            1048576              1048576              files', 4_000],
  ['Max open files            unlimited            unlimited            files', 4_000],
  ['', 4_000],
])('as many as leave room for the work of the process, where the system says "%s": %i', (line, most) => {
  expect(
    connectionsAtMost(`Limit                     Soft Limit           Hard Limit           Units\n${line}\n`),
  ).toBe(most)
})

it.skipIf(process.platform !== 'linux')('what a system says of this process is read', () => {
  const { status, stdout, stderr } = spawnSync('sh', [
    '-c',
    'ulimit -n 128; exec "$@"',
    'sh',
    process.execPath,
    'worker/programs/run.cjs',
    'worker/http/testing/tell-connections.ts',
  ])
  expect({ status, most: Number(stdout), stderr: String(stderr) }).toEqual({
    status: 0,
    most: 32,
    stderr: '',
  })
})

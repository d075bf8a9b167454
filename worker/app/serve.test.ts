import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What a worker says that cannot start with these settings. */
function worker(environment: Record<string, string>): { said: string; code: number | null } {
  const { stderr, status } = spawnSync(process.execPath, ['worker/programs/run.cjs', 'worker/app/main.ts'], {
    env: { PATH: process.env.PATH, ENV_FILE: 'none', ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { said: stderr, code: status }
}

it('a worker whose data folder has a name in which nothing can be built says so, and ends', () => {
  const data = path.join(folder, 'hotel (1)')
  expect(worker({ DATA_DIR: data })).toEqual({
    said: `The site cannot be built in ${data}: what builds it misreads ( ) in the name of a folder. Rename it.\n`,
    code: 1,
  })
}, 90_000)

it('a worker whose data folder cannot be written to says so, with the setting, and ends', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const data = path.join(file, 'data')
  expect(worker({ DATA_DIR: data })).toEqual({
    said: `The folder ${data} cannot be written to (ENOTDIR): give this user the right to write, or set DATA_DIR.\n`,
    code: 1,
  })
}, 90_000)

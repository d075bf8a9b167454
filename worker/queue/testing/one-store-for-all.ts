import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Gives the unit tests a folder in which one of them makes an embedded store and the others copy it (stores.ts), as a run of
 * all tests has one (tests/run.ts).
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_WORKSPACES !== undefined) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'unit-tests-'))
  process.env.TEST_WORKSPACES = folder
  return async () => {
    delete process.env.TEST_WORKSPACES
    await rm(folder, { recursive: true, force: true })
  }
}

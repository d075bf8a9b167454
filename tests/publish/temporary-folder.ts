import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that goes away with the test. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

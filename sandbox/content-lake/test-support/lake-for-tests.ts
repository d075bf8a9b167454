import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { type ContentLake, type ContentLakeOptions, startContentLake } from '../server'
import { clientFor, tokens } from './lake-client'

export { clientFor, tokens }

export const minimalSdl = 'type Room implements Document { _id: ID }\n'

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lake-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

export type TestLake = ContentLake & { client: SanityClient; anonymous: SanityClient; dataFolder: string }

/** A content service on a free port, with a client that may write and one without a token. Both retry nothing. */
export async function lakeForTest(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const dataFolder = options.dataFolder ?? temporaryFolder()
  const lake = await startContentLake({ port: 0, dataFolder, tokens, sdl: () => minimalSdl, ...options })
  onTestFinished(() => lake.close())
  return { ...lake, dataFolder, client: clientFor(lake.url, tokens.write), anonymous: clientFor(lake.url) }
}

/** The content lake as a program of its own: it is sent its options, and answers with the port that it listens on. */
import { startContentLake } from '../../sandbox/content-lake/server'
import { contentServiceSdl } from '../../studio/sdl'
import type { LakeProcessOptions } from './lake-apart'

async function start(options: LakeProcessOptions): Promise<void> {
  const lake = await startContentLake({ ...options, sdl: contentServiceSdl })
  process.once('SIGTERM', () => void lake.close().then(() => process.exit(0)))
  process.send?.(lake.port)
}

process.once('message', (options: LakeProcessOptions) => {
  start(options).catch((error: Error) => {
    process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  })
})
// Whoever started this is gone.
process.once('disconnect', () => process.exit(0))

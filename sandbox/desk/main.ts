/**
 * Serves the Studio: listens at once, makes the Studio in the background where none is kept, and never ends because
 * that failed. Tells who started it of each phase. `tsx sandbox/desk/main.ts`
 */
import fs from 'node:fs'
import path from 'node:path'
import { readSandboxSettings } from '../settings'
import { npmCommand } from './install-packages'
import { makeStudio } from './make-studio'
import { endPrograms } from './quiet-program'
import { buildStudioApp } from './studio-app'
import type { StudioState } from './waiting-page'

type Message =
  | { type: 'phase'; phase: string; milliseconds: number }
  | { type: 'ready' }
  | { type: 'failed'; reason: string }

const tell = (message: Message): void => {
  if (process.connected) process.send?.(message)
}

async function start(): Promise<void> {
  const settings = readSandboxSettings()
  const lakeUrl = `http://localhost:${settings.ports.lake}`
  const { siteUrl, workerUrl, previewUrl, studioFolder: folder } = settings
  let state: StudioState = { is: 'being made' }
  const app = buildStudioApp({ state: () => state, lakeUrl, siteUrl, workerUrl, previewUrl })
  stopWith(() => app.close())
  await app.listen({ port: settings.ports.studio, host: settings.host })
  fs.mkdirSync(folder, { recursive: true })
  const making = makeStudio({
    root: path.resolve(__dirname, '..', '..'),
    folder,
    npm: npmCommand(),
    settings: {
      SANITY_STUDIO_PROJECT_ID: settings.projectId,
      SANITY_STUDIO_DATASET: settings.dataset,
      SANITY_STUDIO_API_HOST: lakeUrl,
      SANITY_STUDIO_SITE_URL: siteUrl,
      SANITY_STUDIO_WORKER_URL: workerUrl,
      SANITY_STUDIO_PREVIEW_URL: previewUrl,
    },
    phase: (phase, milliseconds) => tell({ type: 'phase', phase, milliseconds }),
    log: (text) => void process.stderr.write(text),
  })
  state = await making.then(
    (built): StudioState => ({ is: 'there', folder: built }),
    (error: unknown): StudioState => ({ is: 'missing', reason: reasonOf(error) }),
  )
  if (state.is === 'missing') tell({ type: 'failed', reason: state.reason })
  else tell({ type: 'ready' })
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function stopWith(close: () => Promise<void>): void {
  const stop = () => {
    endPrograms()
    close().finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Whoever started this is gone, perhaps while this was loading: nobody else would end it.
  if (process.connected === false) stop()
  else process.once('disconnect', stop)
}

start().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
})

/** The worker: webhooks and clock in, releases out; serves the site where no other server does. */
import { run } from './run'
import { parseSettings } from './settings'
import type { WorkerMessage } from './worker-messages'

async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const tell = (message: WorkerMessage) => process.send?.(message)
  const worker = await run({
    settings,
    environment: process.env,
    siteFolder: process.cwd(),
    onPhase: (phase, milliseconds) => tell({ type: 'phase', phase, milliseconds }),
  })
  worker.ready.then(
    () => tell({ type: 'ready' }),
    (error: unknown) =>
      tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  )
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    worker.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('message', (message) => {
    if (message === 'stop') stop()
  })
  process.on('disconnect', stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

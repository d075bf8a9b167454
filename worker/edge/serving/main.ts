/**
 * The site's own process, `npm run site`: holds the listening socket and nothing else. Whatever ends the process that
 * answers, visitors wait a moment for the next one and are never refused.
 */
import { once } from 'node:events'
import path from 'node:path'
import { listenAs } from '../../http/listen-as'
import { createLog } from '../../operations/log'
import { parseVisitorSettings } from '../../settings/settings'
import { endWords, keepRunning } from '../../streams/keep-running'
import { logNodeWarnings } from '../../streams/node-warnings'
import { programWords, startChild } from '../../streams/start-child'
import { watchUnheardErrors } from '../../streams/unheard-errors'
import { whenStarterGone } from '../../streams/when-starter-gone'
import { holdConnections } from './hold-connections'

const program = path.join(__dirname, 'serve-visitors.ts')
/** Longer than the answers that have begun may take, ms. */
const patience = 7_000

async function main(): Promise<void> {
  const { site, logLevel } = parseVisitorSettings(process.env)
  const log = createLog({ level: logLevel })
  const held = holdConnections()
  const { host, port } = site
  const listening = once(held.server.listen(port, host), 'listening')
  await listenAs({ what: 'the site', variables: 'SITE', host, port }, listening)
  watchUnheardErrors(log)
  logNodeWarnings(log)
  const kept = keepRunning({
    start() {
      const started = startChild(process.execPath, programWords(program), {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      held.handTo(started)
      return started
    },
    onEnd: (ended, retryInMs) =>
      log.error({ how: endWords(ended), retryInMs }, 'what answers visitors ended; it is started again'),
  })
  log.info({ port }, 'visitors are taken')
  process.send?.({ type: 'listening' })

  const stop = () => {
    kept.release()
    held.server.close()
    const { child, ended } = kept.current
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), patience).unref()
    ended.then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  whenStarterGone(stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

/** Answers visitors on connections that it is handed: reads releases, and asks press, operations and pictures over HTTP. */
import { Socket } from 'node:net'
import { createLog } from '../../operations/log'
import { releaseFolder, visitorEdge } from '../../publish/publishing'
import { readReleases } from '../../publish/store/release-reader'
import { parseVisitorSettings } from '../../settings/settings'
import { logNodeWarnings } from '../../streams/node-warnings'
import { watchUnheardErrors } from '../../streams/unheard-errors'
import { whenStarterGone } from '../../streams/when-starter-gone'
import { createEdge } from '../edge'
import { handedConnections } from './handed-connections'
import { readyForVisitors, type TakenMessage, visitorOf } from './hold-connections'

/** How long answers that have begun may take after the end was asked for, ms. */
const lastAnswers = 5_000

async function main(): Promise<void> {
  const settings = parseVisitorSettings(process.env)
  const log = createLog({ level: settings.logLevel })
  watchUnheardErrors(log)
  logNodeWarnings(log)
  const { view, follow } = await readReleases(releaseFolder(settings))
  const edge = createEdge(
    view,
    visitorEdge(settings),
    (error, url) => log.error({ error, url }, 'a visitor could not be answered'),
    () =>
      follow().catch((error: unknown) =>
        log.error({ error }, 'the releases cannot be read; the last one stays'),
      ),
  )
  const visitors = handedConnections(edge)
  let isEnding = false
  /** Lets answers that have begun end. Who comes from now on is left to the holder, for the next process. */
  const end = () => {
    if (isEnding) return
    isEnding = true
    const leave = () => process.exit(0)
    setTimeout(leave, lastAnswers).unref()
    void visitors.end().then(() => edge.close())
    void edge.ended.then(leave)
  }
  process.on('message', (message, socket) => {
    const taken = visitorOf(message)
    if (taken === undefined || !(socket instanceof Socket) || isEnding) return
    process.send?.({ taken } satisfies TakenMessage)
    visitors.take(socket)
  })
  whenStarterGone(end)
  process.on('SIGTERM', end)
  process.on('SIGINT', () => undefined)
  process.send?.(readyForVisitors)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

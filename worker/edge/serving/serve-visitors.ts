/** Answers visitors on connections that it is handed: reads releases, and asks press, operations and pictures over HTTP. */
import type { Server } from 'node:http'
import { Socket } from 'node:net'
import { createLog } from '../../operations/log'
import { releaseFolder, visitorEdge } from '../../publish/publishing'
import { readReleases } from '../../publish/store/release-reader'
import { parseVisitorSettings } from '../../settings/settings'
import { watchUnheardErrors } from '../../streams/unheard-errors'
import { whenStarterGone } from '../../streams/when-starter-gone'
import { createEdge } from '../edge'
import { readyForVisitors, type TakenMessage, visitorOf } from './hold-connections'

/** How long answers that have begun may take after the end was asked for, ms. */
const lastAnswers = 5_000

async function main(): Promise<void> {
  const settings = parseVisitorSettings(process.env)
  const log = createLog({ level: settings.logLevel })
  watchUnheardErrors(log)
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
  const end = () => endOnce(edge)
  process.on('message', (message, socket) => {
    const taken = visitorOf(message)
    if (taken === undefined || !(socket instanceof Socket)) return
    process.send?.({ taken } satisfies TakenMessage)
    edge.emit('connection', socket)
    socket.resume()
  })
  whenStarterGone(end)
  process.on('SIGTERM', end)
  process.on('SIGINT', () => undefined)
  process.send?.(readyForVisitors)
}

let ending = false
/** Lets answers that have begun end. The holder hands new visitors to nobody, or to the next one. */
function endOnce(edge: Server): void {
  if (ending) return
  ending = true
  const leave = () => process.exit(0)
  setTimeout(leave, lastAnswers).unref()
  edge.close(leave)
  edge.closeIdleConnections()
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

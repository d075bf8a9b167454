import { once } from 'node:events'
import type { Server } from 'node:http'
import { askedReadings } from '../../site/readings/reading-variables'
import { createEdge } from '../edge/edge'
import { editorsRoutes } from '../editors/routes'
import { ticketReader } from '../editors/ticket'
import { openEndedSessions } from '../http/ended-sessions'
import { listenAs } from '../http/listen-as'
import { listeningPort } from '../http/listening-port'
import { boundConnections } from '../http/open-connections'
import { stayRoute } from '../http/stay-route'
import { healthRoutes } from '../operations/health'
import { operationsRoutes } from '../operations/routes'
import { sessionMs } from '../operations/session'
import { cspReportsPlugin } from '../press/csp-reports'
import { openPress } from '../press/open-press'
import { contentClient } from '../regenerate/resident/content-reader'
import type { Settings } from '../settings/settings'
import { createWorkerApp } from '../webhook/app'
import { listenForWorker } from '../webhook/listen-for-worker'
import type { WorkerParts } from './open-parts'
import { operatorActions } from './operator-actions'

/** What is reached from outside. */
export interface Doors {
  /** Port of the site: of the built-in edge here, or of its own process. */
  sitePort: number
  /** Port of webhooks and operations. */
  workerPort: number
  /** No more webhooks; visitors are served on. */
  closeWorker(): Promise<void>
  closeSite(): Promise<void>
}

/** Listens for webhooks, operators, editors and the press, and for visitors where they have no process of their own. */
export async function openDoors(parts: WorkerParts): Promise<Doors> {
  const { settings, forVisitors, publisher, log, later } = parts
  const app = await workerApp(parts)
  await listenForWorker(app, settings)
  const workerPort = listeningPort(app.server, settings.worker.port)
  const closeWorker = () => app.close()
  if (settings.site.isOwnProcess) {
    later.edgeAddress = settings.site.origin
    return { sitePort: settings.site.port, workerPort, closeWorker, closeSite: async () => undefined }
  }
  const edge = createEdge(
    publisher.view,
    { ...forVisitors, pressOrigin: `http://${settings.worker.host}:${workerPort}` },
    (error, url) => log.error({ error, url }, 'a visitor could not be answered'),
  )
  boundConnections(edge)
  const sitePort = await listen(edge, settings.site)
  later.edgeAddress = `http://127.0.0.1:${sitePort}`
  return {
    sitePort,
    workerPort,
    closeWorker,
    async closeSite() {
      edge.closeAllConnections()
      edge.close()
      await edge.ended
    },
  }
}

async function workerApp({
  settings,
  log,
  queue,
  metrics,
  later,
  shelf,
  forVisitors,
  overview,
  publisher,
  history,
  builder,
  enquiries,
}: WorkerParts) {
  const ended = await openEndedSessions(settings.dataDir, 'operations', sessionMs)
  const actions = operatorActions(queue, publisher, log, askedReadings(settings.readings))
  return createWorkerApp({
    settings,
    log,
    takesWebhooks: settings.role === 'all',
    accept: async (change, key) => {
      const accepted = await queue.accept(change, key)
      metrics.countAccepted(change.kind, accepted.duplicate)
      if (change.transaction !== undefined) later.listener?.expect(change.transaction)
      return accepted
    },
    siteUrl: settings.siteUrl,
    plugins: [
      await openPress(settings, { guardedPages: shelf, edge: forVisitors }),
      cspReportsPlugin(settings.trustedProxies),
      async (scope) => enquiries.routes(scope),
      async (scope) => stayRoute(scope, settings),
      (scope) => healthRoutes(scope, { overview, role: settings.role }),
      (scope) =>
        operationsRoutes(scope, {
          settings,
          ended,
          overview,
          actions,
          metrics: () => metrics.text(),
          history,
          queues: queue.queues,
        }),
      (scope) =>
        editorsRoutes(scope, {
          settings,
          overview,
          log,
          pagesTouchedBy: (documentId) => builder.pagesTouchedBy(documentId),
          readTicket: ticketReader(contentClient(settings.content)),
        }),
    ],
  })
}

async function listen(server: Server, { host, port }: Settings['site']): Promise<number> {
  const listening = once(server.listen(port, host), 'listening')
  await listenAs({ what: 'the site', variables: 'SITE', host, port }, listening)
  return listeningPort(server, port)
}

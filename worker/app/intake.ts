import { listeningPort } from '../http/listening-port'
import { createIntakeMetrics, intakeRoutes } from '../operations/intake-routes'
import { createLog } from '../operations/log'
import { openQueue } from '../queue/open-queue'
import { createWorkerApp } from '../webhook/app'
import { listenForWorker } from '../webhook/listen-for-worker'
import type { Running, RunOptions } from './run'

/**
 * A worker that only takes webhooks: what it acknowledged is in the queue, for the one that builds. It has no builder, no
 * releases and nothing on the disk, never asks for the lease, and answers no visitor; any number of them may run.
 */
export async function runIntake({ settings, onReady, now = Date.now }: RunOptions): Promise<Running> {
  const log = createLog({ level: settings.logLevel })
  const { redisUrl, dataDir, quietMs, longestWaitMs, content, worker } = settings
  const site = `${content.projectId}:${content.dataset}`
  const queue = await openQueue({ redisUrl, dataDir, site, quietMs, longestWaitMs, log })
  const metrics = createIntakeMetrics(queue, now)
  const app = await createWorkerApp({
    settings,
    log,
    siteUrl: settings.siteUrl,
    accept: async (change, key) => {
      const accepted = await queue.accept(change, key)
      metrics.countAccepted(change.kind, accepted.duplicate)
      return accepted
    },
    plugins: [(scope) => intakeRoutes(scope, { inbox: queue, metrics, settings, now })],
  })
  await listenForWorker(app, settings)
  onReady?.([])
  return {
    sitePort: settings.site.port,
    workerPort: listeningPort(app.server, worker.port),
    ready: Promise.resolve(),
    wake: async () => undefined,
    async stop() {
      await app.close()
      await queue.close()
    },
  }
}

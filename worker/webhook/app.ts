import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify'
import { type WebhookOptions, webhookRoutes } from './routes'

export interface WorkerAppOptions extends WebhookOptions {
  log: FastifyBaseLogger
  /** Further routes: operations, media corner. */
  plugins?: readonly FastifyPluginAsync[]
}

/** The HTTP side of the worker, apart from listening, so that tests can inject requests. */
export async function createWorkerApp({
  log,
  plugins = [],
  ...webhook
}: WorkerAppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    forceCloseConnections: true,
  })
  await app.register(async (scope) => webhookRoutes(scope, webhook))
  for (const plugin of plugins) await app.register(plugin)
  return app
}

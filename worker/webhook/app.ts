import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify'
import { boundConnections } from '../http/open-connections'
import { addSecurityHeaders } from '../http/security-headers'
import { hasTwoHosts } from '../http/two-hosts'
import { type WebhookOptions, webhookRoutes } from './routes'

export interface WorkerAppOptions extends WebhookOptions {
  log: FastifyBaseLogger
  /** False where other workers take the webhooks. Default: true. */
  takesWebhooks?: boolean
  /** Further routes: operations, media corner. */
  plugins?: readonly FastifyPluginAsync[]
  /** Public address of the site: HSTS is sent when it is https. */
  siteUrl?: string
}

/** The HTTP side of the worker, apart from listening, so that tests can inject requests. */
export async function createWorkerApp({
  log,
  plugins = [],
  siteUrl = '',
  takesWebhooks = true,
  ...webhook
}: WorkerAppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    forceCloseConnections: true,
  })
  boundConnections(app.server)
  addSecurityHeaders(app, siteUrl)
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (hasTwoHosts(raw)) await reply.code(400).send({ error: 'Bad request' })
  })
  if (takesWebhooks) await app.register(async (scope) => webhookRoutes(scope, webhook))
  for (const plugin of plugins) await app.register(plugin)
  return app
}

import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings/settings'
import { isStuck } from './alarms'
import type { OperationsStatus, OperatorsOverview } from './overview'

/**
 * `/health`: the process answers. `/ready`: webhooks are stored, and changes go live by this worker, or by the one that it
 * stands by for; else 503 and what is missing.
 */
export async function healthRoutes(
  app: FastifyInstance,
  {
    overview,
    role,
    now = Date.now,
  }: { overview: OperatorsOverview; role: Settings['role']; now?: () => number },
): Promise<void> {
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    const status = await overview.status()
    const missing = whatIsMissing(status, now())
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: missing.length > 0 ? 'not ready' : standsBy(status) ? 'standing by' : 'ready',
        role,
        ...(standsBy(status) ? { warm: status.builder.isWarm ?? false } : {}),
        missing,
      })
  })
}

const standsBy = ({ builder }: OperationsStatus): boolean => builder.state === 'standing by'

function whatIsMissing(status: OperationsStatus, now: number): string[] {
  const { queue, builder, live } = status
  const store = queue.reachable ? [] : ['store of the queue']
  // What goes live, and how soon, is the matter of the worker that leads.
  if (standsBy(status)) return store
  const waiting = isStuck({ waiting: queue, now })
  return [
    ...store,
    ...(builder.state === 'ready' || builder.state === 'working' ? [] : [`builder (${builder.state})`]),
    ...(waiting ? ['progress: the oldest change waits for too long'] : []),
    ...(live === undefined ? ['first release'] : []),
  ]
}

import type { FastifyInstance } from 'fastify'
import { isStuck } from './alarms'
import type { OperationsView } from './view'

/** `/health`: the process answers. `/ready`: webhooks are stored and changes go live; else 503 and what is missing. */
export async function healthRoutes(
  app: FastifyInstance,
  { view, now = Date.now }: { view: OperationsView; now?: () => number },
): Promise<void> {
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    const missing = await whatIsMissing(view, now())
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: missing.length === 0 ? 'ready' : 'not ready', missing })
  })
}

async function whatIsMissing(view: OperationsView, now: number): Promise<string[]> {
  const { queue, builder, live } = await view.status()
  const waiting = isStuck({ waiting: queue, now })
  return [
    ...(queue.reachable ? [] : ['store of the queue']),
    ...(builder.state === 'ready' || builder.state === 'working' ? [] : [`builder (${builder.state})`]),
    ...(waiting ? ['progress: the oldest change waits for too long'] : []),
    ...(live === undefined ? ['first release'] : []),
  ]
}

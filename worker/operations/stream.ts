import type { FastifyInstance } from 'fastify'
import { EventStreams } from '../http/event-stream'
import type { OperatorsOverview } from './overview'

/** `GET /operations/stream`: server-sent events. `changed` says that what the page shows may be old. */
export function streamRoute(app: FastifyInstance, overview: OperatorsOverview): void {
  const streams = new EventStreams()
  app.addHook('preClose', async () => streams.closeAll())
  app.get('/operations/stream', (request, reply) =>
    streams.answer(request, reply, ({ send }) => {
      send('changed', {})
      return overview.subscribe(() => send('changed', {}))
    }),
  )
}

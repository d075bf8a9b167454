import type { FastifyInstance } from 'fastify'
import { EventStreams } from '../http/event-stream'
import type { PreviewBuilder } from './preview-builder'

/** `GET /preview/changes`: server-sent events. `changed` names the paths of pages that are other ones now. */
export function changesRoute(app: FastifyInstance, preview: Pick<PreviewBuilder, 'subscribe'>): void {
  const streams = new EventStreams()
  app.addHook('preClose', async () => streams.closeAll())
  app.get('/preview/changes', (request, reply) =>
    streams.answer(request, reply, ({ send }) => preview.subscribe(({ event, paths }) => send(event, paths))),
  )
}

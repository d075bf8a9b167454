import type { FastifyInstance } from 'fastify'
import { EventStreams } from '../http/event-stream'
import type { PreviewBuilder } from './preview-builder'

/**
 * `GET /preview/changes`: server-sent events. `changed` names the paths of pages that are other ones now. `?since=`, or the
 * browser's own `Last-Event-ID`: what came after that event is told at once, so that nothing is missed while a page loads.
 */
export function changesRoute(app: FastifyInstance, preview: Pick<PreviewBuilder, 'subscribe'>): void {
  const streams = new EventStreams()
  app.addHook('preClose', async () => streams.closeAll())
  app.get<{ Querystring: { since?: string } }>('/preview/changes', (request, reply) => {
    const since = numberIn(request.headers['last-event-id']) ?? numberIn(request.query.since)
    streams.answer(request, reply, ({ send }) =>
      preview.subscribe(({ id, paths }) => send('changed', paths, id), since),
    )
  })
}

const numberIn = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined

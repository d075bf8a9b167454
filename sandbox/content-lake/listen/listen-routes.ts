import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { checkedAccess, type DataRoutes } from '../http/data-routes'
import { groqParameters, isOn, last, parametersOf, versionOf } from '../http/parameters'
import type { Listeners } from './listeners'

const allVersionsByDefaultBefore = '2025-02-19'

/** `GET /data/listen`: server-sent events. The query is checked before the stream starts, so a bad one gets a 400. */
export function addListenRoutes(
  app: FastifyInstance,
  listeners: Listeners,
  routes: Pick<DataRoutes, 'dataset' | 'tokens' | 'isPrivate'>,
): void {
  app.get('/v:version/data/listen/:dataset', { exposeHeadRoute: false }, (request, reply) => {
    const { identity, readsPrivate } = checkedAccess(request, routes)
    const parameters = parametersOf(request)
    const version = versionOf(request)
    const eventId = request.headers['last-event-id']
    const listening = {
      query: last(parameters, 'query') ?? '',
      params: groqParameters(parameters),
      identity,
      readsPrivate,
      includeResult: isOn(parameters, 'includeResult'),
      includePreviousRevision: isOn(parameters, 'includePreviousRevision'),
      includeMutations: last(parameters, 'includeMutations') !== 'false',
      includeAllVersions:
        isOn(parameters, 'includeAllVersions') || (version !== 'X' && version < allVersionsByDefaultBefore),
      effects: last(parameters, 'effectFormat') === 'mendoza',
      resume: isOn(parameters, 'enableResume'),
      lastEventId: typeof eventId === 'string' ? eventId : undefined,
    }
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    listeners.open(reply.raw, listening, randomUUID())
    reply.hijack()
  })
}

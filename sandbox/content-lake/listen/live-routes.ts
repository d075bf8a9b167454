import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isPublishedId } from '../documents/ids'
import { plainError } from '../errors'
import { checkedAccess, type DataRoutes, syncTagsOf } from '../http/data-routes'
import { isOn, parametersOf, versionOf } from '../http/parameters'

/** Milliseconds between signs of life on an idle stream. */
const heartbeatEvery = 15_000
const firstVersion = '2021-03-25'

/** `GET /data/live/events`: the sync tags of answers that are stale. A Studio's Presentation does not begin without it. */
export function addLiveRoutes(
  app: FastifyInstance,
  routes: Pick<DataRoutes, 'dataset' | 'tokens' | 'isPrivate'>,
): void {
  /** Each with whether it hears of drafts. */
  const streams = new Map<ServerResponse, boolean>()
  const tags = syncTagsOf(routes.dataset.names)
  const stop = routes.dataset.subscribe(({ id, changes }) => {
    const isPublished = changes.some((change) => isPublishedId(change.id))
    for (const [stream, hearsDrafts] of streams) if (isPublished || hearsDrafts) send(stream, id, { tags })
  })
  const heartbeat = setInterval(() => {
    for (const stream of streams.keys()) stream.write(':\n\n')
  }, heartbeatEvery)
  heartbeat.unref()
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    stop()
    for (const stream of streams.keys()) stream.end()
  })

  app.get('/v:version/data/live/events/:dataset', { exposeHeadRoute: false }, (request, reply) => {
    const { readsPrivate } = checkedAccess(request, routes)
    const version = versionOf(request)
    if (version !== 'X' && version < firstVersion)
      throw plainError(400, `Live events need API version ${firstVersion} or later`)
    const hearsDrafts = isOn(parametersOf(request), 'includeDrafts')
    if (hearsDrafts && !readsPrivate) throw plainError(401, 'Unauthorized - a token is needed for drafts')
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
    })
    reply.raw.write('event: welcome\n')
    send(reply.raw, randomUUID(), {})
    streams.set(reply.raw, hearsDrafts)
    reply.raw.once('close', () => streams.delete(reply.raw))
    reply.hijack()
  })
}

function send(stream: ServerResponse, id: string, data: object): void {
  stream.write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
}

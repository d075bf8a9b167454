import type { FastifyInstance } from 'fastify'
import type { OperationsView } from './view'

/** A line that keeps proxies from closing the stream, every so many ms. */
const heartbeatMs = 20_000

/** `GET /operations/stream`: server-sent events. `changed` says that what the page shows may be old. */
export function streamRoute(app: FastifyInstance, view: OperationsView): void {
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const close of open) close()
  })
  app.get('/operations/stream', (request, reply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 2000\n\nevent: changed\ndata: {}\n\n')
    let count = 0
    const unsubscribe = view.subscribe(() => {
      count += 1
      raw.write(`id: ${count}\nevent: changed\ndata: {}\n\n`)
    })
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs)
    const close = () => {
      clearInterval(heartbeat)
      unsubscribe()
      open.delete(close)
      raw.end()
    }
    open.add(close)
    request.raw.once('close', close)
  })
}

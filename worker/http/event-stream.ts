import type { FastifyReply, FastifyRequest } from 'fastify'

/** A line that keeps proxies from closing the stream, every so many ms. */
const heartbeatMs = 20_000
/** The most that is kept for a page that stops reading, bytes: it is ended, and asks again once it reads. */
const mostUnread = 1024 * 1024

export interface EventStream {
  /** Sends an event; `data` as JSON. Without an `id` of its own it is numbered, from the second one on. */
  send(event: string, data: unknown, id?: number): void
}

/** Streams of server-sent events that are open, so that a program that ends can close them. */
export class EventStreams {
  private readonly open = new Set<() => void>()

  /** Answers a request with a stream. `begin` gets it, and returns what has to be done when it ends, on whichever side. */
  answer(request: FastifyRequest, reply: FastifyReply, begin: (stream: EventStream) => () => void): void {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const write = (text: string): void => {
      if (raw.writableLength > mostUnread) raw.destroy()
      else raw.write(text)
    }
    write('retry: 2000\n\n')
    let count = 0
    const end = begin({
      send(event, data, id = count) {
        write(`${id === 0 ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        count += 1
      },
    })
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
    const close = () => {
      if (!this.open.delete(close)) return
      clearInterval(heartbeat)
      end()
      raw.end()
    }
    this.open.add(close)
    request.raw.once('close', close)
  }

  closeAll(): void {
    for (const close of this.open) close()
  }
}

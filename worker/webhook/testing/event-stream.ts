import { createServer, type ServerResponse } from 'node:http'
import { listeningPort } from '../../http/listening-port'

export interface EventStream {
  url: string
  /** Connections so far. */
  connections(): number
  /** Sends an event to the line that was opened last. */
  send(type: string, data: object, id?: string): void
  /** The next connections are answered with this status; 200 opens a stream again. */
  answer(status: number): void
  /** Ends the line that was opened last. */
  cut(): void
  close(): Promise<void>
}

/** A content service that says what a test wants it to say, and nothing else. */
export async function startEventStream(): Promise<EventStream> {
  const lines: ServerResponse[] = []
  let status = 200
  let connections = 0
  const server = createServer((_, response) => {
    connections += 1
    if (status !== 200) return response.writeHead(status).end()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: welcome\ndata: {"listenerName":"test"}\n\n')
    lines.push(response)
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${listeningPort(server)}`,
    connections: () => connections,
    send: (type, data, id) =>
      void lines.at(-1)?.write(`event: ${type}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
    answer(next) {
      status = next
    },
    cut: () => lines.at(-1)?.destroy(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

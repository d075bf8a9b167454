import type { Server } from 'node:http'

/** How long a visitor may take nothing of what is there for them, ms: longer than a train is in a tunnel. */
const patience = 120_000

/**
 * Ends visitors who take nothing of their answer: each holds a connection, a file and up to a megabyte of memory, for ever
 * otherwise. Whoever waits for an answer that is not there yet is no such visitor.
 */
export function endUntakenAnswers(server: Server): void {
  server.timeout = patience
  server.on('request', (_request, response) => {
    response.on('timeout', (socket) => {
      if (response.writableLength > 0) response.destroy()
      else socket.setTimeout(server.timeout)
    })
  })
}

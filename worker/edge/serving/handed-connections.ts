import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { boundConnections } from '../../http/open-connections'

export interface HandedConnections {
  /** Answers on a connection that another process accepted. */
  take(socket: Socket): void
  /** Ends connections on which nothing is asked, and each other one after its answer; resolves when none is left. */
  end(): Promise<void>
}

/** What was sent a moment before the end is read first, ms. */
const lastRequests = 20

/**
 * Lets a server answer on connections that it is handed, without ever listening. What Node does only for a server that listens
 * is done here: it ends who never finishes a request, and it waits for answers when it closes.
 */
export function handedConnections(server: Server): HandedConnections {
  const connections = boundConnections(server)
  // Node begins to look for requests that take too long once a server listens.
  server.emit('listening')
  return {
    take(socket) {
      server.emit('connection', socket)
      socket.resume()
    },
    async end() {
      await delay(lastRequests)
      await connections.end()
    },
  }
}

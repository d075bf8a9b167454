import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface HandedConnections {
  /** Answers on a connection that another process accepted. */
  take(socket: Socket): void
  /** Ends connections on which nothing is asked, and each other one after its answer; resolves when none is left. */
  end(): Promise<void>
}

interface Asked {
  requests: number
  answers: number
}

/** What was sent a moment before the end is read first, ms. */
const lastRequests = 20

/**
 * Lets a server answer on connections that it is handed, without ever listening. What Node does only for a server that listens
 * is done here: it ends who never finishes a request, and it waits for answers when it closes.
 */
export function handedConnections(server: Server): HandedConnections {
  const open = new Map<Socket, Asked>()
  let isEnding = false
  // Node begins to look for requests that take too long once a server listens.
  server.emit('listening')

  const leave = (socket: Socket): void => {
    const asked = open.get(socket)
    if (isEnding && asked?.requests === asked?.answers) socket.destroySoon()
  }
  server.on('request', ({ socket }, response) => {
    const asked = open.get(socket)
    if (!asked) return
    asked.requests += 1
    response.once('close', () => {
      asked.answers += 1
      leave(socket)
    })
  })

  return {
    take(socket) {
      open.set(socket, { requests: 0, answers: 0 })
      socket.once('close', () => open.delete(socket))
      server.emit('connection', socket)
      socket.resume()
    },
    async end() {
      await delay(lastRequests)
      isEnding = true
      const closed = [...open.keys()].map(
        (socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
      )
      for (const socket of open.keys()) leave(socket)
      await Promise.all(closed)
    },
  }
}

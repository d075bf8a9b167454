import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { connectionsAtMost } from './connections-at-most'

export interface OpenConnections {
  /** Ends those on which nothing is asked, and each other one after its answer; resolves when none is left. */
  end(): Promise<void>
}

/** Browsers wait for each answer; a program may be some requests ahead, and who is further ahead means no good. */
const furthestAhead = 16

interface Asked {
  /** How many answers are owed. */
  owed: number
  request?: IncomingMessage
}

/** Nothing is being done for who has asked nothing yet, or half of it. */
const isIdle = ({ owed, request }: Asked): boolean =>
  owed === 0 || (owed === 1 && request?.complete === false)

/**
 * Lets a server have so many connections and no more. For one more the one ends that has been idle longest, as nginx does it; where
 * all are being answered, the one that came. Who opens connections and asks nothing, or never to the end, keeps out nobody who asks;
 * nor does who asks a thousand times at once and takes no answer.
 */
export function boundConnections(server: Server, most = connectionsAtMost()): OpenConnections {
  const open = new Map<Socket, Asked>()
  /** Those that may be idle, the one of which that was said first in front. */
  const unasked = new Set<Socket>()
  let isEnding = false

  server.on('connection', (socket: Socket) => {
    open.set(socket, { owed: 0 })
    unasked.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      unasked.delete(socket)
    })
    if (open.size > most) longestIdle()?.destroy()
  })
  // Before whoever answers, who thus learns that the visitor is gone.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const asked = open.get(request.socket)
    if (!asked) return
    asked.owed += 1
    if (asked.owed > furthestAhead) request.socket.destroy()
    asked.request = request
    response.once('close', () => answered(request.socket, asked))
  })

  function answered(socket: Socket, asked: Asked): void {
    asked.owed -= 1
    if (!open.has(socket)) return
    unasked.delete(socket)
    unasked.add(socket)
    if (isEnding && asked.owed === 0) socket.destroySoon()
  }

  /** Those in front of it were asked something since; they come again once they are answered. */
  function longestIdle(): Socket | undefined {
    for (const socket of unasked) {
      const asked = open.get(socket)
      if (asked && isIdle(asked)) return socket
      unasked.delete(socket)
    }
    return undefined
  }

  return {
    async end() {
      isEnding = true
      const closed = [...open.keys()].map(
        (socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
      )
      for (const [socket, { owed }] of open) if (owed === 0) socket.destroySoon()
      await Promise.all(closed)
    },
  }
}

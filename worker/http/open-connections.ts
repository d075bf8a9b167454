import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { connectionsAtMost } from './connections-at-most'

export interface OpenConnections {
  /** Ends those on which nothing is asked, and each other one after its answer; resolves when none is left. */
  end(): Promise<void>
}

/** Browsers wait for each answer; a program may be some requests ahead, and who is further ahead means no good. */
const furthestAhead = 16

/** The share of the connections that the idle ones have for themselves: so many who come may still be about to ask. */
const shareOfIdle = 1 / 4

/** What a connection was asked for and has not answered yet. */
interface Asked {
  owed: number
  /** How many of these were asked for to the end. */
  whole: number
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

/**
 * Lets a server have so many connections and no more. For one more the one ends that has been idle longest, as nginx does it, and where
 * few are idle, the one that has been answered longest: it takes its answer slowest. Who opens connections and asks nothing, or never to
 * the end, keeps out nobody who asks; nor does who takes an answer byte by byte, or asks a thousand times at once and takes none.
 */
export function boundConnections(server: Server, most = connectionsAtMost()): OpenConnections {
  const open = new Map<Socket, Asked>()
  /** Nothing is being done for these: nothing was asked, or half of it. In front the one of which that was said first. */
  const idle = new Set<Socket>()
  /** In front the one that has been answered longest. */
  const busy = new Set<Socket>()
  let isEnding = false

  server.on('connection', (socket: Socket) => {
    if (open.size >= most) giveWay()
    open.set(socket, { owed: 0, whole: 0 })
    idle.add(socket)
    socket.once('close', () => forget(socket))
  })
  // Before whoever answers, who thus learns that the visitor is gone.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const asked = open.get(socket)
    if (!asked) return
    asked.owed += 1
    if (asked.owed > furthestAhead) socket.destroy()
    let isWhole = false
    const whole = () => {
      if (response.closed) return
      isWhole = true
      asked.whole += 1
      sort(socket, asked)
    }
    if (hasBody(request)) request.once('end', whole)
    else whole()
    response.once('close', () => {
      asked.owed -= 1
      if (isWhole) asked.whole -= 1
      sort(socket, asked)
      if (isEnding && asked.owed === 0) socket.destroySoon()
    })
  })

  /** Who goes on being answered stays where it is; who has its last answer is idle from now on. */
  function sort(socket: Socket, { owed, whole }: Asked): void {
    if (!open.has(socket)) return
    const [now, before] = whole > 0 ? [busy, idle] : [idle, busy]
    if (!before.delete(socket) && owed > 0) return
    now.delete(socket)
    now.add(socket)
  }

  function forget(socket: Socket): void {
    open.delete(socket)
    idle.delete(socket)
    busy.delete(socket)
  }

  function giveWay(): void {
    const [longestIdle] = idle
    const [longestBusy] = busy
    const socket = idle.size > most * shareOfIdle ? longestIdle : (longestBusy ?? longestIdle)
    if (!socket) return
    forget(socket)
    socket.destroy()
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

import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface OpenConnections {
  /** Ends those on which nothing is asked, and each other one after its answer; resolves when none is left. */
  end(): Promise<void>
}

/** More are of no use to a hotel: a visitor has six of them at most, and none that is idle for longer than some seconds. */
const enough = 4_000

/**
 * How many connections one server of this process may have, by how many files the system allows it to have open: there may be
 * two more servers, what is sent on a connection may be a file, and work needs some. One that tells no limit has room enough.
 */
export function connectionsAtMost(limits = ownLimits()): number {
  const [, files] = /^Max open files\s+(\d+)/m.exec(limits) ?? []
  return files === undefined ? enough : Math.min(enough, Math.max(1, Math.floor(Number(files) / 4)))
}

/** What the system allows this process, where it has a file that says so. */
function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}

/**
 * Lets a server have so many connections and no more. For one more the one ends on which nothing has been asked for longest, as
 * nginx does it; where all are being answered, the one that came. Who opens connections and asks nothing keeps out nobody who asks.
 */
export function boundConnections(server: Server, most = connectionsAtMost()): OpenConnections {
  /** How many answers are owed on each. */
  const open = new Map<Socket, number>()
  /** Those on which none is owed, the one that has been idle longest first. */
  const idle = new Set<Socket>()
  let isEnding = false

  server.on('connection', (socket: Socket) => {
    open.set(socket, 0)
    idle.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      idle.delete(socket)
    })
    const [longest] = idle
    if (open.size > most) longest?.destroy()
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const owed = open.get(socket)
    if (owed === undefined) return
    open.set(socket, owed + 1)
    idle.delete(socket)
    response.once('close', () => answered(socket))
  })

  function answered(socket: Socket): void {
    const owed = (open.get(socket) ?? 0) - 1
    if (owed < 0) return
    open.set(socket, owed)
    if (owed > 0) return
    idle.add(socket)
    if (isEnding) socket.destroySoon()
  }

  return {
    async end() {
      isEnding = true
      const closed = [...open.keys()].map(
        (socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
      )
      for (const socket of idle) socket.destroySoon()
      await Promise.all(closed)
    },
  }
}

import { createServer, type Server, type Socket } from 'node:net'
import { heard } from '../../streams/body-of'
import type { StartedChild } from '../../streams/start-child'

/** What a process says once it takes visitors. */
export const readyForVisitors = 'ready for visitors'

/** What comes with each connection; the process that gets it says that it has it before it reads from it. */
export interface VisitorMessage {
  visitor: number
}
export interface TakenMessage {
  taken: number
}

const takenOf = (message: unknown): number | undefined =>
  typeof message === 'object' && message !== null && 'taken' in message ? Number(message.taken) : undefined

export const visitorOf = (message: unknown): number | undefined =>
  typeof message === 'object' && message !== null && 'visitor' in message
    ? Number(message.visitor)
    : undefined

export interface HeldSocket {
  server: Server
  /** Hands connections to this process from now on, as soon as it says that it takes them. */
  handTo(started: StartedChild): void
}

/**
 * A listening socket that outlives those who answer on it. Visitors who come while nobody is there wait for the next
 * process instead of being refused, and so do those whom a process ended before it had them. Nothing of what they send is
 * read here.
 */
export function holdConnections(): HeldSocket {
  /** Visitors whom nobody has yet. The connection is open here and, once it is taken, there. */
  const held = new Map<number, Socket>()
  let visitors = 0
  let taker: StartedChild | undefined

  const hand = (id: number, socket: Socket): void =>
    // One that cannot be sent stays here: whoever was to take it has ended, and the next one gets it.
    void taker?.child.send(
      { visitor: id } satisfies VisitorMessage,
      socket,
      { keepOpen: true },
      () => undefined,
    )

  function arrive(socket: Socket): void {
    const id = ++visitors
    held.set(id, heard(socket))
    socket.once('close', () => held.delete(id))
    hand(id, socket)
  }

  function hear(started: StartedChild, message: unknown): void {
    const taken = takenOf(message)
    if (taken !== undefined) held.get(taken)?.destroy()
    if (message !== readyForVisitors) return
    taker = started
    for (const [id, socket] of held) hand(id, socket)
  }

  return {
    server: heard(createServer({ pauseOnConnect: true, noDelay: true }, arrive)),
    handTo(started) {
      started.child.on('message', (message) => hear(started, message))
      const lose = () => {
        if (taker === started) taker = undefined
      }
      started.child.once('disconnect', lose)
      started.ended.then(lose)
    },
  }
}

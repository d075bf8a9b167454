import { createServer, type Server, type Socket } from 'node:net'
import { connectionsAtMost } from '../../http/connections-at-most'
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
 * How long a connection is held for who will answer on it, ms. It is not read from meanwhile, so that nothing tells whether its
 * visitor is still there.
 */
const heldFor = 60_000

/** So many are on their way at once. Node hands over one after the other, and looks through all that wait for each. */
const onTheirWay = 8

/**
 * A listening socket that outlives those who answer on it. Visitors who come while nobody is there wait for the next
 * process instead of being refused, and so do those whom a process ended before it had them: at most so many, those who came
 * last. Nothing of what they send is read here.
 */
export function holdConnections({ most = connectionsAtMost(), patience = heldFor } = {}): HeldSocket {
  /** Visitors whom nobody has yet, in the order in which they came. The connection is open here and, once it is taken, there. */
  const waiting = new Map<number, Socket>()
  const sent = new Map<number, Socket>()
  let visitors = 0
  let taker: StartedChild | undefined

  function handOn(): void {
    for (const [id, socket] of waiting) {
      if (!taker || sent.size >= onTheirWay) return
      waiting.delete(id)
      sent.set(id, socket)
      // One that cannot be sent stays here: whoever was to take it has ended, and the next one gets it.
      taker.child.send({ visitor: id } satisfies VisitorMessage, socket, { keepOpen: true }, () => undefined)
    }
  }

  function arrive(socket: Socket): void {
    const id = ++visitors
    waiting.set(id, heard(socket))
    socket.once('close', () => {
      waiting.delete(id)
      sent.delete(id)
      handOn()
    })
    // One that got lost on its way to the other process would be held for ever.
    socket.setTimeout(patience, () => socket.destroy())
    handOn()
    // Never one that is on its way: Node would wait for ever for the word that it has arrived.
    const [longest] = waiting.values()
    if (waiting.size > most) longest?.destroy()
  }

  function hear(started: StartedChild, message: unknown): void {
    const taken = takenOf(message)
    if (taken !== undefined) sent.get(taken)?.destroy()
    if (message !== readyForVisitors) return
    taker = started
    handOn()
  }

  /** What was on its way to a process that has ended waits for the next one, before all others. */
  function lose(started: StartedChild): void {
    if (taker !== started) return
    taker = undefined
    const later = [...waiting]
    waiting.clear()
    for (const [id, socket] of [...sent, ...later]) waiting.set(id, socket)
    sent.clear()
  }

  return {
    server: heard(createServer({ pauseOnConnect: true, noDelay: true }, arrive)),
    handTo(started) {
      started.child.on('message', (message) => hear(started, message))
      started.child.once('disconnect', () => lose(started))
      started.ended.then(() => lose(started))
    },
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Lets what is asked ahead on a connection wait until the answer before it is taken: each visitor has one answer in memory, however
 * much is asked and not taken. The turn resolves to false where the visitor is gone.
 */
export function oneAnswerAtATime(): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const last = new WeakMap<Socket, Promise<void>>()
  return async ({ socket }, response) => {
    const before = last.get(socket)
    last.set(socket, new Promise((resolve) => void response.once('close', () => resolve())))
    await before
    return !socket.destroyed
  }
}

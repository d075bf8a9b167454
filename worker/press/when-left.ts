import type { FastifyReply } from 'fastify'

/** Ends what is fetched for a visitor who is gone. */
export function whenLeft(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}

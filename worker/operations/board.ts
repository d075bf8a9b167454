import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import type { Queue } from 'bullmq'
import type { FastifyInstance } from 'fastify'
import { shortName } from '../../site/brand/house'

/** Where bull-board is mounted, below the guard of the operations page. */
export const boardPath = '/operations/queue'

/** The policy of the operations page, and styles in attributes, without which bull-board does not draw. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'self'; frame-ancestors 'none'"

/** bull-board's page asks another company for its letters: who looks at a queue is nobody's business. */
const withoutForeignFiles = (page: string): string =>
  page.replace(/<(link|script|img)\b[^>]*\b(?:href|src)="(?:https?:)?\/\/[^>]*>(?:\s*<\/\1>)?/g, '')

/**
 * bull-board: every job of the queue with its data, to be looked at. What an operator does is done on the page itself. `isReachable`:
 * whether the store of the queue answers; it would wait for that without an end.
 */
export async function boardRoutes(
  app: FastifyInstance,
  queues: readonly Queue[],
  isReachable: () => Promise<boolean>,
): Promise<void> {
  const adapter = new FastifyAdapter()
  adapter.setBasePath(boardPath)
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: `${shortName}, Queue`, locale: { lng: 'en-GB' } } },
  })
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        await reply.code(405).header('allow', 'GET').send({ error: 'This page is for looking only.' })
      else if (request.url.startsWith(`${boardPath}/api/`) && !(await isReachable()))
        await reply.code(503).send({ error: 'The store of the queue does not answer.' })
    })
    scope.addHook('onSend', async (_, reply, payload) => {
      reply.header('content-security-policy', policy)
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
      return isPage && typeof payload === 'string' ? withoutForeignFiles(payload) : payload
    })
    await scope.register(adapter.registerPlugin(), { prefix: boardPath })
  })
}

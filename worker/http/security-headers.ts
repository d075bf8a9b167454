import type { FastifyInstance } from 'fastify'
import { filePolicy, securityHeaders } from '../edge/headers'

/**
 * Every answer of the worker carries what every answer of the edge carries, errors included. A route that knows better
 * (the operations page has scripts of its own) sets a header itself and keeps it.
 */
export function addSecurityHeaders(app: FastifyInstance, siteUrl: string): void {
  const headers = Object.entries({
    ...securityHeaders({ siteUrl }),
    'Content-Security-Policy': filePolicy({}),
    'Cache-Control': 'no-store',
  })
  app.addHook('onSend', async (_, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

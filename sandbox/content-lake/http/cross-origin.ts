import type { FastifyInstance } from 'fastify'

/** Where the Studio runs in development. */
export const developmentOrigins: readonly string[] = ['http://localhost:3333', 'http://127.0.0.1:3333']

/** Answers browsers on the Studio's pages, and those of no other site: what runs beside it must not read its documents. */
export function allowCrossOrigin(app: FastifyInstance, studioOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (!origin || !studioOrigins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', 'content-type, content-length, etag, x-sanity-shard')
    reply.header('vary', 'Origin')
    if (request.method !== 'OPTIONS') return
    reply.header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    reply.header('access-control-max-age', '600')
    const asked = request.headers['access-control-request-headers']
    if (asked) reply.header('access-control-allow-headers', asked)
    return reply.code(204).send()
  })
}

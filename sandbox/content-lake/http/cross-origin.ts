import type { FastifyInstance } from 'fastify'

/** Answers browsers of any origin: the sandbox is a development service that listens on this machine only. */
export function allowCrossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (!origin) return
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

import type { FastifyInstance } from 'fastify'
import type { Dataset } from '../dataset'

export function addEditorRoutes(app: FastifyInstance, _dataset: Dataset, _siteUrl: string): void {
  app.get('/', async (_request, reply) => reply.type('text/html').send('content lake'))
}

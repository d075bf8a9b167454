import type { FastifyInstance } from 'fastify'
import { createCommonMetrics, type InboxView, type WorkerMetrics } from './common-metrics'
import {
  bearerOf,
  createOperationsToken,
  refuseForNow,
  refuseStranger,
  type TokenSettings,
} from './operations-token'

/** Counts and gauges of a worker that only takes changes. */
export const createIntakeMetrics = (inbox: InboxView, now: () => number): WorkerMetrics =>
  createCommonMetrics({ role: 'intake', inbox, leads: async () => false, now }).common

export interface IntakeOptions {
  inbox: Pick<InboxView, 'healthy'>
  metrics: Pick<WorkerMetrics, 'text'>
  settings: TokenSettings
  /** Milliseconds since the epoch. */
  now?(): number
}

/** `/health`, `/ready` and, with the operations token, `/metrics` of a worker that only takes changes. */
export async function intakeRoutes(
  app: FastifyInstance,
  { inbox, metrics, settings, now = Date.now }: IntakeOptions,
): Promise<void> {
  const operationsToken = createOperationsToken(settings, now)
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    const missing = (await inbox.healthy()) ? [] : ['store of the queue']
    const status = missing.length === 0 ? 'ready' : 'not ready'
    return reply.code(missing.length === 0 ? 200 : 503).send({ status, role: 'intake', missing })
  })
  app.get('/metrics', async (request, reply) => {
    const bearer = bearerOf(request)
    const verdict = bearer === undefined ? 'wrong' : operationsToken.judge(request, bearer)
    if (verdict === 'tooOften') return refuseForNow(reply)
    if (verdict === 'wrong') return refuseStranger(reply)
    const { type, text } = await metrics.text()
    return reply.type(type).send(text)
  })
}

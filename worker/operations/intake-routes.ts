import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { FailureLimit } from '../http/failure-limit'
import { isSameText } from '../http/same-text'
import { addressBehindEdge, networkOf } from '../http/visitor-address'
import type { Settings } from '../settings/settings'
import { roleGauge } from './role-gauge'
import { wrongTokens } from './routes'

/** What there is to tell of the inbox that several workers share. */
export interface InboxView {
  healthy(): Promise<boolean>
  waiting(): Promise<{ count: number; oldestAcceptedAt: number | undefined }>
}

export interface IntakeMetrics {
  countAccepted(kind: string, duplicate: boolean): void
  text(): Promise<{ type: string; text: string }>
}

/** Counts and gauges of a worker that only takes changes, by the names that every worker has for them. */
export function createIntakeMetrics(inbox: InboxView, now: () => number): IntakeMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const accepted = new Counter({
    name: 'site_changes_accepted_total',
    help: 'Changes that were stored, by kind; duplicates had no effect.',
    labelNames: ['kind', 'duplicate'],
    registers,
  })
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read().catch(() => Number.NaN))
      },
    })
  gauge('site_queue_waiting', 'Changes in the inbox.', async () => (await inbox.waiting()).count)
  gauge('site_queue_oldest_seconds', 'Age of the oldest change in the inbox.', async () => {
    const { oldestAcceptedAt } = await inbox.waiting()
    return oldestAcceptedAt === undefined ? 0 : (now() - oldestAcceptedAt) / 1000
  })
  gauge('site_queue_reachable', '1 while the store of the queue answers.', async () =>
    Number(await inbox.healthy()),
  )
  gauge(
    'site_leads',
    '1 while this worker publishes the site; one that only takes changes never does.',
    async () => 0,
  )
  roleGauge('intake', registers)
  return {
    countAccepted: (kind, duplicate) => accepted.inc({ kind, duplicate: String(duplicate) }),
    text: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

export interface IntakeOptions {
  inbox: InboxView
  metrics: IntakeMetrics
  settings: Pick<Settings, 'operationsToken' | 'trustedProxies'>
}

/** `/health`, `/ready` and, with the operations token, `/metrics` of a worker that only takes changes. */
export async function intakeRoutes(
  app: FastifyInstance,
  { inbox, metrics, settings }: IntakeOptions,
): Promise<void> {
  const failures = new FailureLimit(wrongTokens, Date.now)
  const readAddress = addressBehindEdge(settings.trustedProxies)
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    const missing = (await inbox.healthy()) ? [] : ['store of the queue']
    const status = missing.length === 0 ? 'ready' : 'not ready'
    return reply.code(missing.length === 0 ? 200 : 503).send({ status, role: 'intake', missing })
  })
  app.get('/metrics', async ({ headers, socket }, reply) => {
    const network = networkOf(readAddress(socket.remoteAddress, headers['x-forwarded-for']))
    if (!failures.begin(network)) return reply.code(429).send({ error: 'Too many wrong tokens.' })
    if (!isSameText(headers.authorization ?? '', `Bearer ${settings.operationsToken}`))
      return reply.code(401).send({ error: 'The operations token is needed.' })
    failures.forgive(network)
    const { type, text } = await metrics.text()
    return reply.type(type).send(text)
  })
}

import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Settings } from '../settings/settings'

/** What there is to tell of the inbox that several workers may share. */
export interface InboxView {
  healthy(): Promise<boolean>
  /** `count`: undefined where nobody knows. */
  waiting(): Promise<{ count: number | undefined; oldestAcceptedAt: number | undefined }>
}

/** What Prometheus is told of a worker, whatever it is for. */
export interface WorkerMetrics {
  countAccepted(kind: string, duplicate: boolean): void
  /** Prometheus text, with the gauges read at this moment. */
  text(): Promise<{ type: string; text: string }>
}

export interface WorkerFacts {
  /** What this worker is for. */
  role: Settings['role']
  inbox: InboxView
  /** Whether this worker publishes the site. */
  leads(): Promise<boolean>
  /** Milliseconds since the epoch. */
  now(): number
}

/** Counts and gauges that every worker has, by the same names; `registers` is where a worker adds its own. */
export function createCommonMetrics({ role, inbox, leads, now }: WorkerFacts): {
  registers: Registry[]
  common: WorkerMetrics
} {
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
  gauge(
    'site_queue_waiting',
    'Changes in the inbox.',
    async () => (await inbox.waiting()).count ?? Number.NaN,
  )
  gauge('site_queue_oldest_seconds', 'Age of the oldest change in the inbox.', async () => {
    const { count, oldestAcceptedAt = Number.NaN } = await inbox.waiting()
    return count === 0 ? 0 : (now() - oldestAcceptedAt) / 1000
  })
  gauge(
    'site_queue_reachable',
    '1 while the store of the queue answers and keeps what it is given.',
    async () => Number(await inbox.healthy()),
  )
  gauge(
    'site_leads',
    '1 while this worker publishes the site, 0 while it stands by for another or only takes changes.',
    async () => Number(await leads()),
  )
  new Gauge({
    name: 'site_worker_role',
    help: 'What this worker is for.',
    labelNames: ['role'],
    registers,
  }).set({ role }, 1)
  return {
    registers,
    common: {
      countAccepted: (kind, duplicate) => accepted.inc({ kind, duplicate: String(duplicate) }),
      text: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    },
  }
}

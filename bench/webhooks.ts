/** `npx tsx bench/webhooks.ts`: how signed webhooks are answered, one at a time and a thousand in a second, by each store. */
import pino from 'pino'
import { createRecorder, isEmpty } from '../worker/queue/testing/recorder'
import {
  embeddedTestStore,
  redisTestStore,
  removeTemplate,
  startRedis,
  type TestStore,
} from '../worker/queue/testing/stores'
import { parseSettings } from '../worker/settings/settings'
import { createWorkerApp } from '../worker/webhook/app'
import { type Distribution, sendDeliveries } from '../worker/webhook/testing/send'

export interface WebhookFigures {
  store: string
  /** A delivery every 20 ms: what an editor's change waits for. */
  lone: Distribution
  /** A thousand deliveries in one second. */
  burst: Distribution
  /** Batches that the thousand became: each is one regeneration. */
  regenerations: number
  /** Whether the last of the thousand was in the last batch, and each of them in one. */
  complete: boolean
}

const burst = 1_000

/** Real stores, a real server on a port, and deliveries from another process. What is accepted is handed over, not built. */
export async function measureWebhooks(): Promise<WebhookFigures[]> {
  const redis = await startRedis()
  try {
    return [
      await measure('Redis', redisTestStore(redis, 'bench')),
      await measure('embedded', await embeddedTestStore()),
    ]
  } finally {
    await redis.stop()
    await removeTemplate()
  }
}

async function measure(name: string, store: TestStore): Promise<WebhookFigures> {
  const settings = parseSettings({})
  const secret = settings.content.webhookSecret
  const queue = await store.open({ quietMs: settings.quietMs, longestWaitMs: settings.longestWaitMs })
  const recorder = createRecorder()
  const log = pino({ level: 'info' }, pino.destination('/dev/null'))
  const app = await createWorkerApp({ settings, log, accept: queue.accept })
  try {
    await queue.process(recorder.handler)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const emptied = () => recorder.until(() => isEmpty(queue), 30_000)
    await sendDeliveries(address, secret, burst, 2_000)
    await emptied()
    const lone = await sendDeliveries(address, secret, 100, 2_000)
    await emptied()
    const before = recorder.batches.length
    const answered = await sendDeliveries(address, secret, burst, 1_000)
    await emptied()
    const batches = recorder.batches.slice(before)
    const complete =
      new Set(batches.flat()).size === burst && batches.at(-1)?.includes(`doc-${burst - 1}`) === true
    return { store: name, lone, burst: answered, regenerations: batches.length, complete }
  } finally {
    await app.close()
    await queue.close()
    await store.close()
  }
}

/** A row for each store, as Markdown. */
export function webhookTable(all: readonly WebhookFigures[]): string {
  const rows = all.map(({ store, lone, burst: many, regenerations }) =>
    [
      `| ${store}`,
      `${lone.median}`,
      Object.entries(many.statuses)
        .map(([status, count]) => `${count} x ${status}`)
        .join(', '),
      `${many.median}`,
      `${many.p99}`,
      `${many.wholeMs}`,
      `${regenerations} |`,
    ].join(' | '),
  )
  return [
    '| store | one by one, median, ms | 1,000 in a second: answers | median, ms | p99, ms | all answered after, ms | regenerations |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

if (require.main === module) {
  measureWebhooks().then((figures) => void process.stdout.write(`${webhookTable(figures)}\n`))
}

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Dataset, Transaction } from '../dataset'
import type { Clock, Log } from '../environment'
import { deliveriesOf, type Webhook, WebhookRule } from './webhook'
import { type LoggedDelivery, WebhookQueue, type WebhookTimes } from './webhook-queue'

interface Told {
  rule: WebhookRule
  queue: WebhookQueue
}

/** Tells every webhook about every transaction that its filter lets through, in their order. */
export class Webhooks {
  readonly #told: Told[]
  readonly #stop: () => void
  #telling: Promise<void> = Promise.resolve()

  /** @throws Error for a filter or projection that cannot be read */
  constructor(
    dataset: Dataset,
    webhooks: readonly Webhook[],
    { clock, log }: { clock: Clock; log: Log },
    times: WebhookTimes,
  ) {
    this.#told = webhooks.map((webhook) => ({
      rule: new WebhookRule(webhook),
      queue: new WebhookQueue(webhook, dataset.names, clock, times),
    }))
    this.#stop = dataset.subscribe((transaction) => {
      this.#telling = this.#telling
        .then(() => this.#tell(transaction))
        // A filter that fails over one document keeps silent about nothing else.
        .catch((error: unknown) =>
          log.error(`content lake: a webhook could not be told of ${transaction.id}: ${error}`),
        )
    })
  }

  async #tell(transaction: Transaction): Promise<void> {
    for (const { rule, queue } of this.#told) queue.add(await deliveriesOf(transaction, rule, randomUUID))
  }

  /** The newest deliveries, oldest first. */
  log(): LoggedDelivery[] {
    return this.#told.flatMap(({ queue }) => queue.log)
  }

  async close(grace: number): Promise<void> {
    this.#stop()
    await this.#telling
    await Promise.all(this.#told.map(({ queue }) => queue.close(grace)))
  }
}

/** `GET /sandbox/webhooks`: every delivery with its attempts and their statuses. */
export function addWebhookRoutes(app: FastifyInstance, webhooks: Webhooks): void {
  app.get('/sandbox/webhooks', async () => ({ deliveries: webhooks.log() }))
}

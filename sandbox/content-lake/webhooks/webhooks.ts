import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Dataset } from '../dataset'
import type { Clock } from '../environment'
import { deliveriesOf, type Webhook } from './webhook'
import { type LoggedDelivery, WebhookQueue, type WebhookTimes } from './webhook-queue'

/** Tells every webhook about every transaction. */
export class Webhooks {
  readonly #queues: WebhookQueue[]
  readonly #stop: () => void

  constructor(dataset: Dataset, webhooks: readonly Webhook[], clock: Clock, times: WebhookTimes) {
    this.#queues = webhooks.map((webhook) => new WebhookQueue(webhook, dataset.names, clock, times))
    this.#stop = dataset.subscribe((transaction) => {
      for (const queue of this.#queues) queue.add(deliveriesOf(transaction, randomUUID))
    })
  }

  /** The newest deliveries, oldest first. */
  log(): LoggedDelivery[] {
    return this.#queues.flatMap(({ log }) => log)
  }

  async close(grace: number): Promise<void> {
    this.#stop()
    await Promise.all(this.#queues.map((queue) => queue.close(grace)))
  }
}

/** `GET /sandbox/webhooks`: every delivery with its attempts and their statuses. */
export function addWebhookRoutes(app: FastifyInstance, webhooks: Webhooks): void {
  app.get('/sandbox/webhooks', async () => ({ deliveries: webhooks.log() }))
}

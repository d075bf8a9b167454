import type { Change } from '../../worker/changes/change'
import { signDelivery } from '../../worker/webhook/testing/sign-delivery'
import { webhookSecret } from './content'

export interface Deliveries {
  /** Ids of the changes that were acknowledged. */
  readonly acknowledged: Set<string>
  /** Changes that were given up after the last try. */
  lost: number
  /** Delivers as the content service does: again when there is no answer, or another than 202. */
  send(change: Change): void
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>
}

/**
 * @param retryAfter Pauses before the second try, the third and so on, in ms. The content service's are 30 s; shorter ones
 * make more deliveries meet a worker that starts.
 */
export function createDeliveries(workerUrl: string, retryAfter: readonly number[]): Deliveries {
  const underWay = new Set<Promise<void>>()
  const acknowledged = new Set<string>()

  async function attempt(body: string): Promise<string | undefined> {
    const response = await fetch(`${workerUrl}/webhooks/content`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(30_000),
      headers: {
        'content-type': 'application/json',
        'sanity-webhook-signature': signDelivery(body, webhookSecret, Date.now()),
      },
    })
    const answer: { id?: string } = await response.json()
    return response.status === 202 ? answer.id : undefined
  }

  async function deliver(change: Change): Promise<void> {
    if (change.kind !== 'document') return
    const body = JSON.stringify({ _id: change.id, _rev: change.revision, operation: change.operation })
    for (const wait of [...retryAfter, undefined]) {
      const id = await attempt(body).catch(() => undefined)
      if (id !== undefined) return void acknowledged.add(id)
      if (wait !== undefined) await new Promise((resolve) => setTimeout(resolve, wait))
    }
    deliveries.lost += 1
  }

  const deliveries: Deliveries = {
    acknowledged,
    lost: 0,
    send(change) {
      const one = deliver(change).finally(() => underWay.delete(one))
      underWay.add(one)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
  return deliveries
}

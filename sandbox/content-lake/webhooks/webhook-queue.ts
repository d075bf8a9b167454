import type { Clock } from '../environment'
import { type Delivery, signatureOf, type Webhook } from './webhook'

export interface WebhookTimes {
  /** Milliseconds that an attempt may take. */
  timeout: number
  /** Milliseconds before each further attempt; its length is the number of retries. */
  retryAfter: readonly number[]
}

/** As the service does it: 30 s for an answer, two more attempts, 30 s apart. */
export const serviceTimes: WebhookTimes = { timeout: 30_000, retryAfter: [30_000, 30_000] }

interface Attempt {
  /** ISO 8601 */
  at: string
  /** HTTP status, or 0 where there was no answer. */
  status: number
  milliseconds: number
  error?: string
}

export interface LoggedDelivery extends Omit<Delivery, 'body'> {
  url: string
  state: 'waiting' | 'delivered' | 'failed'
  attempts: Attempt[]
  body: string
}

/** A 4xx but 429 says that the receiver will never want it; everything else may pass. */
const isRetried = (status: number): boolean =>
  status === 429 || status === 0 || status >= 500 || isRedirect(status)

const isRedirect = (status: number): boolean => status >= 300 && status < 400
const succeeded = (status: number): boolean => status >= 200 && status < 300
const logged = 2000

/** Deliveries to one webhook: one request at a time, in order, except that a retry comes when its time is there. */
export class WebhookQueue {
  readonly log: LoggedDelivery[] = []
  readonly #ready: LoggedDelivery[] = []
  readonly #timers = new Map<NodeJS.Timeout, LoggedDelivery>()
  readonly #abort = new AbortController()
  #working: Promise<void> | undefined
  #closed = false

  constructor(
    private readonly webhook: Webhook,
    private readonly names: { projectId: string; dataset: string },
    private readonly clock: Clock,
    private readonly times: WebhookTimes,
  ) {}

  add(deliveries: readonly Delivery[]): void {
    for (const delivery of deliveries) {
      const entry: LoggedDelivery = { ...delivery, url: this.webhook.url, state: 'waiting', attempts: [] }
      this.log.push(entry)
      this.#ready.push(entry)
    }
    if (this.log.length > logged) this.log.splice(0, this.log.length - logged)
    this.#work()
  }

  /** Lets what is ready be delivered for up to `grace` milliseconds; retries that wait are given up. */
  async close(grace: number): Promise<void> {
    this.#closed = true
    for (const [timer, entry] of this.#timers) {
      clearTimeout(timer)
      entry.state = 'failed'
    }
    const timer = setTimeout(() => this.#abort.abort(), grace)
    await this.#working
    clearTimeout(timer)
  }

  #work(): void {
    this.#working ??= this.#drain().finally(() => {
      this.#working = undefined
    })
  }

  async #drain(): Promise<void> {
    for (let entry = this.#ready.shift(); entry; entry = this.#ready.shift()) {
      if (this.#abort.signal.aborted) entry.state = 'failed'
      else this.#settle(entry, await this.#attempt(entry))
    }
  }

  #settle(entry: LoggedDelivery, attempt: Attempt): void {
    entry.attempts.push(attempt)
    const wait = this.times.retryAfter[entry.attempts.length - 1]
    if (succeeded(attempt.status)) entry.state = 'delivered'
    else if (wait === undefined || this.#closed || !isRetried(attempt.status)) entry.state = 'failed'
    else this.#retryLater(entry, wait)
  }

  #retryLater(entry: LoggedDelivery, wait: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#ready.unshift(entry)
      this.#work()
    }, wait)
    timer.unref()
    this.#timers.set(timer, entry)
  }

  async #attempt(entry: LoggedDelivery): Promise<Attempt> {
    const started = performance.now()
    const at = this.clock.now()
    const outcome = await this.#post(entry, at).catch((error: unknown) => ({
      status: 0,
      error: reasonOf(error),
    }))
    return {
      at: new Date(at).toISOString(),
      milliseconds: Math.round(performance.now() - started),
      ...outcome,
    }
  }

  async #post(entry: LoggedDelivery, now: number): Promise<{ status: number }> {
    const response = await fetch(this.webhook.url, {
      method: 'POST',
      body: entry.body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(this.times.timeout), this.#abort.signal]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Sandbox content service',
        'idempotency-key': entry.idempotencyKey,
        'sanity-webhook-signature': signatureOf(entry.body, this.webhook.secret, now),
        'sanity-operation': entry.operation,
        'sanity-document-id': entry.documentId,
        'sanity-transaction-id': entry.transactionId,
        'sanity-transaction-time': new Date(now).toISOString(),
        'sanity-project-id': this.names.projectId,
        'sanity-dataset': this.names.dataset,
      },
    })
    await response.arrayBuffer()
    return { status: response.status }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

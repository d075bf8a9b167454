import { createHmac } from 'node:crypto'
import { type ExprNode, evaluate, parse } from 'groq-js'
import type { Transaction, TransactionChange } from '../dataset'
import { isPublishedId, isSystemId } from '../documents/ids'

export interface Webhook {
  url: string
  secret: string
  /** GROQ, as the service's own form takes it: `_type == "room"`, `delta::changedAny(title)`. Without one every change is told. */
  filter?: string
  /** GROQ of the body, such as `{_id, "operation": delta::operation()}`. */
  projection?: string
}

/** One thing to tell a webhook; every attempt sends the same body under the same idempotency key. */
export interface Delivery {
  idempotencyKey: string
  documentId: string
  transactionId: string
  operation: 'create' | 'update' | 'delete'
  body: string
}

/** What the worker is told where nothing is configured (studio/README.md). */
const usualProjection = '{_id, _type, _rev, "operation": delta::operation(), "path": url.fullPath}'

/** Which changes a webhook is told of, and in what words. */
export class WebhookRule {
  readonly #filter: ExprNode
  readonly #projection: ExprNode

  /** @throws Error for GROQ that cannot be read */
  constructor({ filter = 'true', projection = usualProjection }: Pick<Webhook, 'filter' | 'projection'>) {
    this.#filter = parse(filter, { mode: 'delta' })
    this.#projection = parse(projection, { mode: 'delta' })
  }

  async holds(change: TransactionChange): Promise<boolean> {
    return (await worth(this.#filter, change)) === true
  }

  async bodyFor(change: TransactionChange): Promise<string> {
    return JSON.stringify(await worth(this.#projection, change))
  }
}

/** Of a deletion, fields are those of what was deleted. */
async function worth(tree: ExprNode, { before, after }: TransactionChange): Promise<unknown> {
  const value = await evaluate(tree, { before: before ?? null, after: after ?? null, root: after ?? before })
  return value.get()
}

/**
 * What a transaction tells a webhook: one delivery for each published document that changed and that its filter lets
 * through, never for drafts, release versions or documents of the service itself.
 */
export async function deliveriesOf(
  transaction: Transaction,
  rule: WebhookRule,
  newKey: () => string,
): Promise<Delivery[]> {
  const deliveries: Delivery[] = []
  for (const change of transaction.changes) {
    if (!isPublishedId(change.id) || isSystemId(change.id) || !(await rule.holds(change))) continue
    deliveries.push({
      idempotencyKey: newKey(),
      documentId: change.id,
      transactionId: transaction.id,
      operation: operationOf(change),
      body: await rule.bodyFor(change),
    })
  }
  return deliveries
}

const operationOf = ({ before, after }: TransactionChange): Delivery['operation'] =>
  !before ? 'create' : !after ? 'delete' : 'update'

/** `t={milliseconds},v1={HMAC-SHA256 of "t.body" as base64url}` */
export function signatureOf(body: string, secret: string, milliseconds: number): string {
  const hash = createHmac('sha256', secret).update(`${milliseconds}.${body}`).digest('base64url')
  return `t=${milliseconds},v1=${hash}`
}

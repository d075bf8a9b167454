import { createHmac } from 'node:crypto'
import type { Transaction, TransactionChange } from '../dataset'
import { isPublishedId, isSystemId } from '../documents/ids'
import { isRecord } from '../documents/lake-document'

export interface Webhook {
  url: string
  secret: string
}

/** One thing to tell a webhook; every attempt sends the same body under the same idempotency key. */
export interface Delivery {
  idempotencyKey: string
  documentId: string
  transactionId: string
  operation: 'create' | 'update' | 'delete'
  body: string
}

/**
 * What a transaction tells webhooks: one delivery for each published document that changed, never for drafts,
 * release versions or documents of the service itself.
 */
export function deliveriesOf(transaction: Transaction, newKey: () => string): Delivery[] {
  return transaction.changes
    .filter(({ id }) => isPublishedId(id) && !isSystemId(id))
    .map((change) => ({
      idempotencyKey: newKey(),
      documentId: change.id,
      transactionId: transaction.id,
      operation: operationOf(change),
      body: JSON.stringify(projection(change)),
    }))
}

const operationOf = ({ before, after }: TransactionChange): Delivery['operation'] =>
  !before ? 'create' : !after ? 'delete' : 'update'

/** The webhook's projection: `{_id, _type, _rev, "operation": delta::operation(), "path": url.fullPath}`. */
function projection(change: TransactionChange) {
  const document = change.after ?? change.before
  const path = isRecord(document?.url) ? document.url.fullPath : undefined
  return {
    _id: change.id,
    _type: document?._type ?? null,
    _rev: document?._rev ?? null,
    operation: operationOf(change),
    path: path ?? null,
  }
}

/** `t={milliseconds},v1={HMAC-SHA256 of "t.body" as base64url}` */
export function signatureOf(body: string, secret: string, milliseconds: number): string {
  const hash = createHmac('sha256', secret).update(`${milliseconds}.${body}`).digest('base64url')
  return `t=${milliseconds},v1=${hash}`
}

import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentChange } from '../changes/change'
import { keyOfChange } from '../changes/change-key'
import { type ErrorCode, errorCatalogue } from '../changes/errors'
import { passStage } from '../changes/stages'
import { FailureLimit } from '../http/failure-limit'
import { addressBehindEdge } from '../http/visitor-address'
import type { Settings } from '../settings/settings'
import { readPayload } from './payload'
import { judgeSignature, mayBeSigned } from './signature'

/** Bytes of the largest body that is read. */
export const largestBody = 1024 * 1024
/** Unsigned or wrongly signed deliveries of one address before they are only told to be too many; window in ms. */
export const wrongDeliveries = { max: 500, timeWindow: 10_000 }

export interface WebhookOptions {
  settings: Pick<Settings, 'content'> & Partial<Pick<Settings, 'trustedProxies'>>
  /** Resolves when the change is durable. */
  accept(change: DocumentChange, key: string): Promise<{ id: string; duplicate: boolean }>
  /** Milliseconds since the epoch. */
  now?(): number
}

/** Status of each refusal. 401, 403, 400, 413 and 415 are never sent again; 429 and 503 are. */
const statuses: Partial<Record<ErrorCode, number>> = {
  'webhook.signature-missing': 401,
  'webhook.signature-wrong': 401,
  'webhook.signature-stale': 401,
  'webhook.wrong-source': 403,
  'webhook.body-malformed': 400,
  'webhook.document-missing': 400,
  'webhook.body-too-large': 413,
  'webhook.body-encoded': 415,
}

/**
 * `POST /webhooks/content`: a signed delivery becomes a durable change. 202 says that it is stored, or that there is
 * nothing to do for it; 503 that the fault is ours; anything else that the delivery itself is wrong. What the listener told
 * before is known already: a document has each revision once.
 */
export async function webhookRoutes(app: FastifyInstance, options: WebhookOptions): Promise<void> {
  const { content } = options.settings
  const now = options.now ?? Date.now
  const readAddress = addressBehindEdge(options.settings.trustedProxies ?? [])
  const failures = new FailureLimit(wrongDeliveries, now)
  /** Says what is wrong, or in a flood only that it is one. Whoever signs is never counted, whoever else sends with them. */
  const refuseSender = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode) => {
    const address = readAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'])
    return failures.begin(address)
      ? refuse(request, reply, code)
      : reply.code(429).send({ code: 'webhook.too-many', error: errorCatalogue['webhook.too-many'].what })
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestBody },
    (_, body, done) => done(null, body),
  )
  app.setErrorHandler(answerError)

  /** What carries no signature at all is not read. */
  const refuseUnsigned = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!mayBeSigned(request.headers['sanity-webhook-signature']))
      await refuseSender(request, reply, 'webhook.signature-missing')
  }
  app.post('/webhooks/content', { onRequest: [refuseEncoded, refuseUnsigned] }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    // A signature is one of a text: what is none cannot carry one.
    if (body.length === 0 || !isUtf8(body)) return refuseSender(request, reply, 'webhook.body-malformed')
    const verdict = await judgeSignature(
      request.headers['sanity-webhook-signature'],
      body,
      content.webhookSecret,
      now(),
    )
    if (!verdict.valid) return refuseSender(request, reply, verdict.code)
    const reading = readPayload(body, request.headers, content)
    if (reading.kind === 'refused') return refuse(request, reply, reading.code)
    if (reading.kind === 'ignored') return reply.code(202).send({ ignored: reading.reason })
    passStage('accept')
    const accepted = await options.accept(reading.change, keyOfChange(reading.change) ?? verdict.key)
    passStage('enqueue')
    request.log.info(
      { change: accepted.id, duplicate: accepted.duplicate, document: reading.change },
      'change accepted',
    )
    return reply.code(202).send(accepted)
  })
}

async function refuseEncoded(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') await refuse(request, reply, 'webhook.body-encoded')
}

function refuse(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  request.log.warn({ code, address: request.ip }, errorCatalogue[code].what)
  return reply.code(statuses[code] ?? 400).send({ code, error: errorCatalogue[code].what })
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error)
  if (status === 413) return refuse(request, reply, 'webhook.body-too-large')
  if (status === 415) return refuse(request, reply, 'webhook.body-encoded')
  if (status === 400) return refuse(request, reply, 'webhook.body-malformed')
  const code: ErrorCode = 'queue.store-unavailable'
  request.log.error({ code, error }, errorCatalogue[code].what)
  return reply.code(503).header('retry-after', '5').send({ code, error: errorCatalogue[code].what })
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined
}

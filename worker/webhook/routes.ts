import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Change } from '../changes'
import { type ErrorCode, errorCatalogue } from '../errors'
import type { Settings } from '../settings'
import { passStage } from '../stage-channel'
import { readPayload } from './payload'
import { judgeSignature } from './signature'

/** Bytes of the largest body that is read. */
export const largestBody = 1024 * 1024
/** Deliveries of one address in ten seconds: a release of a thousand documents passes, a flood does not. */
const mostDeliveries = 5_000

export interface WebhookOptions {
  settings: Pick<Settings, 'content'>
  /** Resolves when the change is durable. */
  accept(change: Change, key: string): Promise<{ id: string; duplicate: boolean }>
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
  'webhook.too-many': 429,
}

/**
 * `POST /webhooks/content`: a signed delivery becomes a durable change. 202 says that it is stored, or that there is
 * nothing to do for it; 503 that the fault is ours; anything else that the delivery itself is wrong.
 */
export async function webhookRoutes(app: FastifyInstance, options: WebhookOptions): Promise<void> {
  const { content } = options.settings
  const now = options.now ?? Date.now
  await app.register(rateLimit, {
    max: mostDeliveries,
    timeWindow: 10_000,
    errorResponseBuilder: () => tooMany(),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestBody },
    (_, body, done) => done(null, body),
  )
  app.setErrorHandler(answerError)

  app.post('/webhooks/content', { onRequest: refuseEncoded }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const verdict = judgeSignature(
      request.headers['sanity-webhook-signature'],
      body,
      content.webhookSecret,
      now(),
    )
    if (!verdict.valid) return refuse(request, reply, verdict.code)
    const reading = readPayload(body, request.headers, content)
    if (reading.kind === 'refused') return refuse(request, reply, reading.code)
    if (reading.kind === 'ignored') return reply.code(202).send({ ignored: reading.reason })
    passStage('accept')
    const accepted = await options.accept(reading.change, verdict.key)
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
  if (status === 429) return refuse(request, reply, 'webhook.too-many')
  if (status === 400) return refuse(request, reply, 'webhook.body-malformed')
  const code: ErrorCode = 'queue.store-unavailable'
  request.log.error({ code, error }, errorCatalogue[code].what)
  return reply.code(503).header('retry-after', '5').send({ code, error: errorCatalogue[code].what })
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined
}

const tooMany = () => Object.assign(new Error('too many deliveries'), { statusCode: 429 })

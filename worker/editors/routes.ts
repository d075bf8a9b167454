import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorCatalogue } from '../changes/errors'
import { FailureLimit } from '../http/failure-limit'
import { addressBehindEdge, networkOf } from '../http/visitor-address'
import type { OperatorsOverview } from '../operations/overview'
import { allWords } from '../operations/words/all-words'
import { isOperatorLanguage } from '../operations/words/operator-language'
import type { Settings } from '../settings/settings'
import { receiptsOfDocument } from './document-receipts'
import { createRights } from './rights'
import { isTicket, type ReadTicket, ticketMs } from './ticket'

export interface EditorsOptions {
  settings: Pick<Settings, 'operationsToken' | 'siteUrl' | 'studioOrigins'> &
    Partial<Pick<Settings, 'trustedProxies'>>
  overview: Pick<OperatorsOverview, 'inWork' | 'receipts'>
  /** How many pages an edit of a document can make new; undefined while nobody can say it. */
  pagesTouchedBy(documentId: string): Promise<number | undefined>
  readTicket: ReadTicket
  log: { warn(fields: object, text: string): void }
  /** Milliseconds since the epoch. */
  now?(): number
}

/** How many pages publishing a document can make new; null while nobody can say it. */
export interface Touches {
  pages: number | null
}

/** How many wrong tickets and rights a network may try, and within which time (ms). */
export const wrongRights = { max: 10, timeWindow: 60_000 }

/** How far back receipts of a document are looked for. */
const receiptsSearched = 2_000

const statuses: Partial<Record<ErrorCode, number>> = {
  'editors.no-right': 401,
  'editors.too-often': 429,
  'editors.ticket-unread': 503,
}

/**
 * What the Studio asks: `POST /editors/right` changes a ticket, which only an editor can have written in the content service, for a
 * right of some hours; with it `GET /editors/receipts/ID?language=en` tells what became of a document, in German where no language is named,
 * and `GET /editors/touches/ID` how many pages an edit of it can make new (decision 2026-11-25-receipts-in-the-studio).
 */
export async function editorsRoutes(app: FastifyInstance, options: EditorsOptions): Promise<void> {
  const { settings, overview, readTicket, log } = options
  const now = options.now ?? Date.now
  const rights = createRights(settings.operationsToken)
  const used = new Map<string, number>()
  const failures = new FailureLimit(wrongRights, now)
  const readAddress = addressBehindEdge(settings.trustedProxies ?? [])
  const networkFrom = ({ socket, headers }: FastifyRequest) =>
    networkOf(readAddress(socket.remoteAddress, headers['x-forwarded-for']))

  await app.register(cors, {
    origin: [...settings.studioOrigins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type'],
    maxAge: 600,
  })
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))

  /** True once for each ticket: one that was read on its way is worth nothing. */
  async function isGood(ticket: string): Promise<boolean> {
    for (const [known, until] of used) if (until <= now()) used.delete(known)
    if (used.has(ticket)) return false
    used.set(ticket, now() + 2 * ticketMs)
    const writtenAt = await readTicket(ticket)
    return writtenAt !== undefined && Math.abs(now() - writtenAt) <= ticketMs
  }

  app.post('/editors/right', { bodyLimit: 1_024 }, async (request, reply) => {
    const network = networkFrom(request)
    if (!failures.begin(network)) return refuse(reply, 'editors.too-often')
    const ticket = ticketIn(request.body)
    if (ticket === undefined) return refuse(reply, 'editors.no-right')
    try {
      if (!(await isGood(ticket))) return refuse(reply, 'editors.no-right')
    } catch (error) {
      failures.forgive(network)
      log.warn({ error }, 'whether an editor may read receipts could not be asked')
      return refuse(reply, 'editors.ticket-unread')
    }
    failures.forgive(network)
    return rights.issue(now())
  })

  /** Answers for who may not read, and says so. */
  const isRefused = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const [, right = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    if (rights.isValid(right, now())) return false
    void refuse(reply, failures.begin(networkFrom(request)) ? 'editors.no-right' : 'editors.too-often')
    return true
  }

  app.get<{ Params: { id: string }; Querystring: { language?: unknown } }>(
    '/editors/receipts/:id',
    async (request, reply) => {
      if (isRefused(request, reply)) return reply
      const all = { inWork: overview.inWork(), done: overview.receipts(receiptsSearched) }
      const { language } = request.query
      const words = allWords[isOperatorLanguage(language) ? language : 'de']
      return receiptsOfDocument(request.params.id, all, settings.siteUrl, words)
    },
  )

  app.get<{ Params: { id: string } }>('/editors/touches/:id', async (request, reply) => {
    if (isRefused(request, reply)) return reply
    const told: Touches = { pages: (await options.pagesTouchedBy(request.params.id)) ?? null }
    return told
  })
}

function ticketIn(body: unknown): string | undefined {
  const ticket = typeof body === 'object' && body !== null && 'ticket' in body ? body.ticket : undefined
  return isTicket(ticket) ? ticket : undefined
}

const refuse = (reply: FastifyReply, code: ErrorCode): FastifyReply =>
  reply.code(statuses[code] ?? 400).send({ code, error: errorCatalogue[code].what })

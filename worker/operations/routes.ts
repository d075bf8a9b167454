import cookie from '@fastify/cookie'
import type { Queue } from 'bullmq'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue } from '../changes/errors'
import type { EndedSessions } from '../http/ended-sessions'
import { isSameText } from '../http/same-text'
import type { Settings } from '../settings/settings'
import { performAction } from './actions'
import { assetRoutes } from './assets'
import { boardRoutes } from './board'
import type { DayHistory } from './day-history'
import {
  bearerOf,
  createOperationsToken,
  refuseForNow,
  refuseStranger,
  type TokenSettings,
} from './operations-token'
import type { OperationsActions, OperatorsOverview } from './overview'
import { figuresPage, operationsMain, operationsPage } from './page'
import type { PageData } from './page-data'
import type { Receipt } from './receipt'
import { refusedPage } from './refused-page'
import { keepLanguage, languageOfRequest } from './request-language'
import { createSessions, type Session, sessionMs } from './session'
import { signInPage } from './sign-in-page'
import { streamRoute } from './stream'
import { timeWords } from './times'
import { toldReceipt } from './told-receipt'
import { allWords, type Words } from './words/all-words'

export interface OperationsOptions {
  settings: TokenSettings & Pick<Settings, 'siteUrl' | 'timeZone'>
  /** Remembers who signed out. */
  ended: EndedSessions
  overview: OperatorsOverview
  actions: OperationsActions
  /** Prometheus text. */
  metrics(): Promise<{ type: string; text: string }>
  /** What the last day was like. */
  history: Pick<DayHistory, 'slots' | 'outages'>
  /** Shown job by job on a page of their own. */
  queues?: readonly Queue[]
  /** Milliseconds since the epoch. */
  now?(): number
}

const receiptsShown = 20
const recentReceipts = 500

/** `/operations`, `/metrics` and the receipts: everything behind the operations token. */
export async function operationsRoutes(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const { settings, overview, ended } = options
  const now = options.now ?? Date.now
  const sessions = createSessions(settings.operationsToken)
  const operationsToken = createOperationsToken(settings, now)
  const secure = settings.siteUrl.startsWith('https:')
  const cookieName = secure ? '__Host-operations' : 'operations'
  const cookieOptions = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const

  await app.register(cookie)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onSend', async (_, reply) => void reply.headers(securityHeaders(secure)))
  await app.register(assetRoutes)

  const cookieOf = (request: FastifyRequest) => request.cookies[cookieName]
  const operatorOf = (request: FastifyRequest): Session | undefined => {
    const bearer = bearerOf(request)
    if (bearer !== undefined)
      return operationsToken.isRight(bearer) ? { id: '', name: 'Token', expiresAt: Infinity } : undefined
    const session = sessions.read(cookieOf(request), now())
    return session && !ended.has({ id: session.id, until: session.expiresAt }) ? session : undefined
  }

  app.addHook('onRequest', async (request, reply) => {
    const bearer = bearerOf(request)
    if (bearer !== undefined && operationsToken.judge(request, bearer) === 'tooOften')
      await refuseForNow(reply)
  })

  async function pageData(request: FastifyRequest): Promise<PageData> {
    const query = textsOf(request.query)
    const recent = overview.receipts(recentReceipts)
    return {
      status: await overview.status(),
      inWork: overview.inWork(),
      receipts:
        query.before === undefined
          ? recent.slice(0, receiptsShown)
          : overview.receipts(receiptsShown, query.before),
      recent,
      outages: options.history.outages(now()),
      asked: {
        rollback: query.rollback,
        path: query.path !== undefined,
        override: query.override !== undefined,
        acceptEvents: query['accept-events'] !== undefined,
        before: query.before,
      },
      now: now(),
      timeZone: settings.timeZone,
      siteUrl: settings.siteUrl,
      csrf: sessions.csrf(cookieOf(request) ?? ''),
      words: wordsFor(request),
    }
  }

  app.post('/operations/sign-in', async (request, reply) => {
    const { name = '', token = '' } = textsOf(request.body)
    if (isForeign(request)) return refuseForeign(request, reply)
    const verdict = operationsToken.judge(request, token)
    if (verdict !== 'right') {
      const status = verdict === 'wrong' ? 401 : 429
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(signInPage(wordsFor(request), verdict))
    }
    request.log.info({ by: name }, 'an operator signed in')
    const session = sessions.issue(name.trim().slice(0, 60), now())
    return reply
      .setCookie(cookieName, session, { ...cookieOptions, maxAge: sessionMs / 1000 })
      .redirect('/operations', 303)
  })

  app.get('/operations', async (request, reply) => {
    const kept = keepLanguage(request, reply, secure)
    if (kept) return kept
    reply.type('text/html; charset=utf-8')
    if (operatorOf(request) === undefined) return reply.code(401).send(signInPage(wordsFor(request)))
    return reply.send(operationsPage(await pageData(request)))
  })

  await app.register(async (guarded) => {
    guarded.addHook('onRequest', async (request, reply) => {
      if (operatorOf(request) === undefined) await refuseStranger(reply)
    })
    guarded.get('/operations/main', async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(operationsMain(await pageData(request)).text),
    )
    guarded.get('/operations/figures', async (request, reply) => {
      const kept = keepLanguage(request, reply, secure)
      if (kept) return kept
      return reply.type('text/html; charset=utf-8').send(
        figuresPage({
          slots: options.history.slots(now()),
          receipts: overview.receipts(recentReceipts),
          now: now(),
          timeZone: settings.timeZone,
          siteUrl: settings.siteUrl,
          words: wordsFor(request),
        }),
      )
    })
    guarded.get('/operations/receipts', async (request) => {
      const { before, limit } = textsOf(request.query)
      const receipts = overview.receipts(Math.min(200, Math.max(1, Number(limit ?? 50) || 50)), before)
      const inWork = before === undefined ? overview.inWork() : []
      const words = wordsFor(request)
      const time = timeWords(settings.timeZone, now(), words)
      const tell = (receipt: Receipt) => toldReceipt(receipt, words, time)
      return { inWork: inWork.map(tell), receipts: receipts.map(tell) }
    })
    guarded.get('/metrics', async (_, reply) => {
      const { type, text } = await options.metrics()
      return reply.type(type).send(text)
    })
    streamRoute(guarded, overview)
    if (options.queues)
      await boardRoutes(guarded, options.queues, async () => (await overview.status()).queue.reachable)
    guarded.post('/operations/actions/:name', async (request, reply) => {
      const fields = textsOf(request.body)
      const usesToken = bearerOf(request) !== undefined
      const isOwn = usesToken || isSameText(fields.csrf ?? '', sessions.csrf(cookieOf(request) ?? ''))
      if (!isOwn || isForeign(request)) return refuseForeign(request, reply)
      const { name } = textsOf(request.params)
      if (name === 'sign-out') {
        const session = sessions.read(cookieOf(request), now())
        if (session) await ended.end({ id: session.id, until: session.expiresAt }, now())
        return reply.clearCookie(cookieName, cookieOptions).redirect('/operations', 303)
      }
      const by = operatorOf(request)?.name ?? ''
      const done = await performAction(options.actions, name ?? '', fields, by, wordsFor(request))
      request.log.info(
        { by, action: name, fields: { id: fields.id, path: fields.path, reason: fields.reason }, done },
        'an operator acted',
      )
      if (done.status >= 400) {
        reply.code(done.status)
        return usesToken
          ? reply.send({ error: done.error })
          : reply.type('text/html; charset=utf-8').send(refusedPage(wordsFor(request), done.error ?? ''))
      }
      return usesToken ? reply.code(202).send({}) : reply.redirect('/operations', 303)
    })
  })
}

function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** A browser says where a form comes from; another origin than this one is refused. */
function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === request.host)
}

const wordsFor = (request: FastifyRequest): Words => allWords[languageOfRequest(request)]

function refuseForeign(request: FastifyRequest, reply: FastifyReply) {
  reply.code(403)
  if (request.headers.accept?.includes('text/html')) {
    const words = wordsFor(request)
    return reply.type('text/html; charset=utf-8').send(refusedPage(words, words.refusals.foreign))
  }
  const { what } = errorCatalogue['operations.foreign-request']
  return reply.send({ code: 'operations.foreign-request', error: what })
}

/** The texts of a query or a form; what is given twice or is no text is left out. */
function textsOf(value: unknown): Record<string, string | undefined> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

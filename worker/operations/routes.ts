import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { Queue } from 'bullmq'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue } from '../errors'
import type { Settings } from '../settings'
import { performAction } from './actions'
import { assetRoutes } from './assets'
import { boardRoutes } from './board'
import { operationsMain, operationsPage, type PageData } from './page'
import { refusedPage } from './refused-page'
import { createSessions, isSame, type Session, sessionMs } from './session'
import { signInPage } from './sign-in-page'
import { streamRoute } from './stream'
import type { OperationsActions, OperationsView } from './view'

export interface OperationsOptions {
  settings: Pick<Settings, 'operationsToken' | 'siteUrl' | 'timeZone'>
  view: OperationsView
  actions: OperationsActions
  /** Prometheus text. */
  metrics(): Promise<{ type: string; text: string }>
  /** Shown job by job on a page of their own. */
  queues?: readonly Queue[]
  /** Milliseconds since the epoch. */
  now?(): number
}

const receiptsShown = 20
const recentReceipts = 500

/** `/operations`, `/metrics` and the receipts: everything behind the operations token. */
export async function operationsRoutes(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const { settings, view } = options
  const now = options.now ?? Date.now
  const sessions = createSessions(settings.operationsToken)
  const secure = settings.siteUrl.startsWith('https:')
  const cookieName = secure ? '__Host-operations' : 'operations'
  const cookieOptions = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const

  await app.register(cookie)
  await app.register(rateLimit, { global: false })
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
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (bearer !== undefined)
      return sessions.isToken(bearer) ? { name: 'Token', expiresAt: Infinity } : undefined
    return sessions.read(cookieOf(request), now())
  }

  async function pageData(request: FastifyRequest): Promise<PageData> {
    const query = textsOf(request.query)
    const recent = view.receipts(recentReceipts)
    return {
      status: await view.status(),
      inWork: view.inWork(),
      receipts:
        query.before === undefined
          ? recent.slice(0, receiptsShown)
          : view.receipts(receiptsShown, query.before),
      recent,
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
    }
  }

  app.post(
    '/operations/sign-in',
    {
      config: { rateLimit: { max: 10, timeWindow: 60_000 } },
      errorHandler: (error: FastifyError, _, reply) => {
        if (error.statusCode !== 429) return reply.send(error)
        return reply.code(429).type('text/html; charset=utf-8').send(signInPage('tooOften'))
      },
    },
    async (request, reply) => {
      const { name = '', token = '' } = textsOf(request.body)
      if (isForeign(request)) return refuseForeign(request, reply)
      if (!sessions.isToken(token))
        return reply.code(401).type('text/html; charset=utf-8').send(signInPage('wrong'))
      request.log.info({ by: name }, 'an operator signed in')
      const session = sessions.issue(name.trim().slice(0, 60), now())
      return reply
        .setCookie(cookieName, session, { ...cookieOptions, maxAge: sessionMs / 1000 })
        .redirect('/operations', 303)
    },
  )

  app.get('/operations', async (request, reply) => {
    reply.type('text/html; charset=utf-8')
    if (operatorOf(request) === undefined) return reply.code(401).send(signInPage())
    return reply.send(operationsPage(await pageData(request)))
  })

  await app.register(async (guarded) => {
    guarded.addHook('onRequest', async (request, reply) => {
      if (operatorOf(request) === undefined) await refuseStranger(reply)
    })
    guarded.get('/operations/main', async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(operationsMain(await pageData(request)).text),
    )
    guarded.get('/operations/receipts', async (request) => {
      const { before, limit } = textsOf(request.query)
      const receipts = view.receipts(Math.min(200, Math.max(1, Number(limit ?? 50) || 50)), before)
      return { inWork: before === undefined ? view.inWork() : [], receipts }
    })
    guarded.get('/metrics', async (_, reply) => {
      const { type, text } = await options.metrics()
      return reply.type(type).send(text)
    })
    streamRoute(guarded, view)
    if (options.queues) await boardRoutes(guarded, options.queues)
    guarded.post('/operations/actions/:name', async (request, reply) => {
      const fields = textsOf(request.body)
      const usesToken = request.headers.authorization !== undefined
      const isOwn = usesToken || isSame(fields.csrf ?? '', sessions.csrf(cookieOf(request) ?? ''))
      if (!isOwn || isForeign(request)) return refuseForeign(request, reply)
      const { name } = textsOf(request.params)
      if (name === 'sign-out')
        return reply.clearCookie(cookieName, cookieOptions).redirect('/operations', 303)
      const by = operatorOf(request)?.name ?? ''
      const done = await performAction(options.actions, name ?? '', fields, by)
      request.log.info(
        { by, action: name, fields: { id: fields.id, path: fields.path, reason: fields.reason }, done },
        'an operator acted',
      )
      if (done.status >= 400) {
        reply.code(done.status)
        return usesToken
          ? reply.send({ error: done.error })
          : reply.type('text/html; charset=utf-8').send(refusedPage(done.error ?? ''))
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

const refuseStranger = (reply: FastifyReply) =>
  reply
    .code(401)
    .header('cache-control', 'no-store')
    .send({ code: 'operations.not-signed-in', error: errorCatalogue['operations.not-signed-in'].what })

const foreignWords =
  'Die Anfrage kam nicht von dieser Seite, oder das Formular war älter als die Anmeldung. Bitte die Seite neu laden und die Aktion wiederholen.'

function refuseForeign(request: FastifyRequest, reply: FastifyReply) {
  reply.code(403)
  if (request.headers.accept?.includes('text/html'))
    return reply.type('text/html; charset=utf-8').send(refusedPage(foreignWords))
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

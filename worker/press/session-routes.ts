import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { defaultLanguage, languageFrom } from '../../site/languages/locales'
import { mediaCornerPath } from '../../site/languages/media-corner-path'
import { locationOf } from '../edge/location'
import { FailureLimit } from '../http/failure-limit'
import { isForeign } from '../http/foreign-request'
import { isAccessCode } from './access-code'
import { answerPage, type PressRefusal, pageToOpen } from './answer-page'
import { askBotCheck } from './bot-check'
import { fieldsOrNone, type PressContext } from './press-context'

/** How often a network may try a wrong code, and within which time (ms). */
export const attempts = { max: 10, timeWindow: 15 * 60_000 }
/** Bytes of the largest form. */
const largestForm = 8192

const formSchema = z.object({
  code: z.string().catch(''),
  token: z.string().catch(''),
  language: z.string().catch(defaultLanguage),
  opens: z.string().catch(''),
})
const statusOf: Readonly<Record<PressRefusal, number>> = { refused: 401, tooOften: 429, unavailable: 503 }

const wantsPage = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/** One calm answer for each kind of refusal, as data or as a page; none says what was wrong with a code. */
function refuse(request: FastifyRequest, reply: FastifyReply, refusal: PressRefusal) {
  reply.code(statusOf[refusal])
  if (!wantsPage(request)) return reply.send({ error: refusal })
  const { language, opens } = formSchema.parse(fieldsOrNone(request.body))
  const page = answerPage(languageFrom(language), refusal, pageToOpen(opens))
  return reply.type('text/html; charset=utf-8').send(page)
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = Object(error)
  if (statusCode < 500) return refuse(request, reply, 'refused')
  request.log.error({ error }, 'the media corner could not be opened')
  return refuse(request, reply, 'unavailable')
}

/** `/gate/session`: opens, tells and ends a session of the media corner. */
export function sessionRoutes(app: FastifyInstance, context: PressContext): void {
  const { options, now, sessions, cookieName, cookieOptions, sessionOf, addressOf, networkFrom } = context
  const failures = new FailureLimit(attempts, now)

  async function open(request: FastifyRequest, reply: FastifyReply) {
    const network = networkFrom(request)
    if (!failures.begin(network)) return refuse(request, reply, 'tooOften')
    const { code, token, language, opens } = formSchema.parse(fieldsOrNone(request.body))
    const verdict = isForeign(request)
      ? 'refused'
      : await askBotCheck(token, addressOf(request), options.botCheck, 'media-corner')
    // The code is looked at whatever the verdict: the time of an answer says nothing.
    const isRight = await isAccessCode(code, options.accessCodeHash)
    if (verdict === 'unavailable') {
      failures.forgive(network)
      return refuse(request, reply, 'unavailable')
    }
    if (!isRight || verdict !== 'human' || !sessions) {
      request.log.info({ network }, 'the media corner stayed closed')
      return refuse(request, reply, 'refused')
    }
    failures.forgive(network)
    const opened = sessions.open(network, now())
    request.log.info({ network }, 'the media corner was opened')
    const maxAge = Math.floor(options.sessionMs / 1000)
    reply.setCookie(cookieName, opened.token, { ...cookieOptions, maxAge })
    if (wantsPage(request)) {
      const page = pageToOpen(opens) ?? mediaCornerPath(languageFrom(language))
      return reply.redirect(locationOf(page), 303)
    }
    return reply.send({ until: new Date(opened.session.until).toISOString() })
  }

  app.post(
    '/gate/session',
    {
      bodyLimit: largestForm,
      errorHandler: answerError,
    },
    open,
  )

  app.get('/gate/session', async (request) => {
    const session = sessionOf(request)
    return { until: session ? new Date(session.until).toISOString() : null }
  })

  app.delete('/gate/session', async (request, reply) => {
    if (isForeign(request)) return reply.code(403).send({ error: 'refused' })
    const session = sessionOf(request)
    if (session) await options.ended.end(session, now())
    return reply.clearCookie(cookieName, cookieOptions).code(204).send()
  })
}

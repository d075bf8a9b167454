import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { SanityClient } from '@sanity/client'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isLanguage, type Language } from '../../site/languages/locales'
import { mediaCornerPath } from '../../site/languages/media-corner-path'
import { isAccessCode } from './access-code'
import { answerPage, type Refusal } from './answer-page'
import { askBotCheck, type BotCheckSettings } from './bot-check'
import { attachment, type FileSource, fetchFile } from './downloads'
import type { EndedSessions } from './ended-sessions'
import { mediaDocumentId, mediaQuery, readMediaSections, shownSections } from './media-list'
import { type MediaSession, mediaSessions } from './sessions'
import { networkOf, visitorAddress } from './visitor-address'
import { zipOf } from './zip'

export interface GateOptions {
  siteUrl: string
  accessCodeHash: string | undefined
  /** Secret that signs sessions; without it and the hash the media corner stays closed. */
  sessionKey: string | undefined
  /** Milliseconds. */
  sessionMs: number
  botCheck: BotCheckSettings
  /** Reads published documents with the token of the content service. */
  client: Pick<SanityClient, 'fetch'>
  files: FileSource
  ended: EndedSessions
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** How often a network may try a code, and within which time (ms). */
export const attempts = { max: 10, timeWindow: 15 * 60_000 }

const formSchema = z.object({
  code: z.string().catch(''),
  token: z.string().catch(''),
  language: z.string().catch('de'),
})
const statusOf: Readonly<Record<Refusal, number>> = { refused: 401, tooOften: 429, unavailable: 503 }
const languageFrom = (value: unknown): Language => (isLanguage(value) ? value : 'de')
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Only this machine's own site, over http, gets a cookie without `__Host-`: browsers refuse `Secure` there. */
export const sessionCookie = (siteUrl: string) => {
  const secure = !/^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(siteUrl)
  return { name: secure ? '__Host-mc' : 'mc', secure }
}

const wantsPage = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/** Forms and scripts of other sites are refused: a browser says where a request comes from. */
function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin, host } = headers
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * The guard of the media corner (specification, sections 1 and 6; PRODUCT, "Media corner guard"): sessions, list,
 * downloads. Nothing of it is ever kept by a cache, and without a valid session everything answers 401.
 */
export const gatePlugin =
  (options: GateOptions): FastifyPluginAsync =>
  async (app) => {
    const now = options.now ?? Date.now
    const { name: cookieName, secure } = sessionCookie(options.siteUrl)
    const cookieOptions = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const
    const sessions =
      options.accessCodeHash && options.sessionKey
        ? mediaSessions({
            key: options.sessionKey,
            accessCodeHash: options.accessCodeHash,
            lifetime: options.sessionMs,
          })
        : undefined
    const addressOf = ({ socket, headers }: FastifyRequest) =>
      visitorAddress(socket.remoteAddress, [headers['x-forwarded-for']].flat().join(','))
    const networkFrom = (request: FastifyRequest) => networkOf(addressOf(request))

    await app.register(cookie)
    await app.register(rateLimit, { global: false })
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))

    const sessionOf = (request: FastifyRequest): MediaSession | undefined => {
      const session = sessions?.read(request.cookies[cookieName], networkFrom(request), now())
      return session && !options.ended.has(session) ? session : undefined
    }
    const sectionsIn = async (language: Language) =>
      readMediaSections(
        await options.client.fetch(
          mediaQuery,
          { id: mediaDocumentId(language) },
          { perspective: 'published' },
        ),
        language,
      )

    function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
      reply.code(statusOf[refusal])
      if (!wantsPage(request)) return reply.send({ error: refusal })
      const language = languageFrom(fieldsOf(request.body).language)
      return reply.type('text/html; charset=utf-8').send(answerPage(language, refusal))
    }

    app.post(
      '/gate/session',
      {
        bodyLimit: 8192,
        config: { rateLimit: { ...attempts, hook: 'preHandler', keyGenerator: networkFrom } },
        errorHandler: (error, request, reply) => {
          const { statusCode = 500 } = Object(error)
          if (statusCode === 429) return refuse(request, reply, 'tooOften')
          if (statusCode < 500) return refuse(request, reply, 'refused')
          request.log.error({ error }, 'the media corner could not be opened')
          return refuse(request, reply, 'unavailable')
        },
      },
      async (request, reply) => {
        const { code, token, language } = formSchema.parse(fieldsOf(request.body))
        const verdict = isForeign(request)
          ? 'refused'
          : await askBotCheck(token, addressOf(request), options.botCheck)
        const isRight = await isAccessCode(code, options.accessCodeHash)
        if (verdict === 'unavailable') return refuse(request, reply, 'unavailable')
        if (!isRight || verdict !== 'human' || !sessions) {
          request.log.info({ network: networkFrom(request) }, 'the media corner stayed closed')
          return refuse(request, reply, 'refused')
        }
        const opened = sessions.open(networkFrom(request), now())
        request.log.info({ network: networkFrom(request) }, 'the media corner was opened')
        reply.setCookie(cookieName, opened.token, {
          ...cookieOptions,
          maxAge: Math.floor(options.sessionMs / 1000),
        })
        if (wantsPage(request)) return reply.redirect(mediaCornerPath(languageFrom(language)), 303)
        return reply.send({ until: new Date(opened.session.until).toISOString() })
      },
    )

    app.delete('/gate/session', async (request, reply) => {
      if (isForeign(request)) return reply.code(403).send({ error: 'refused' })
      const session = sessionOf(request)
      if (session) await options.ended.end(session, now())
      return reply.clearCookie(cookieName, cookieOptions).code(204).send()
    })

    await app.register(async (guarded) => {
      guarded.addHook('onRequest', async (request, reply) => {
        if (!sessionOf(request)) return reply.code(401).send({ error: 'closed' })
      })
      guarded.setErrorHandler((error, request, reply) => {
        request.log.error({ error }, 'the media corner could not answer')
        return reply.code(503).send({ error: 'unavailable' })
      })
      guardedRoutes(guarded)
    })

    function guardedRoutes(guarded: FastifyInstance): void {
      guarded.get('/gate/list', async (request) => {
        const sections = await sectionsIn(languageFrom(fieldsOf(request.query).language))
        const until = sessionOf(request)?.until ?? now()
        return { until: new Date(until).toISOString(), sections: shownSections(sections) }
      })

      guarded.get('/gate/files/:key', async (request, reply) => {
        const key = String(fieldsOf(request.params).key)
        const sections = await sectionsIn(languageFrom(key.slice(0, 2)))
        const item = sections.flatMap(({ items }) => items).find((each) => each.key === key)
        if (!item) return reply.code(404).send({ error: 'unknown' })
        const asPreview = fieldsOf(request.query).preview !== undefined && item.kind === 'image'
        const { range, accept } = request.headers
        const fetched = await fetchFile(item, options.files, {
          asPreview,
          accept,
          range: asPreview ? undefined : range,
          signal: whenLeft(reply),
        })
        if (!fetched) return reply.code(503).send({ error: 'unavailable' })
        reply.code(fetched.status).headers(fetched.headers)
        if (!asPreview) reply.header('content-disposition', attachment(item.filename)).type(item.mimeType)
        return reply.send(fetched.body)
      })

      guarded.get('/gate/zip/:section', async (request, reply) => {
        const key = String(fieldsOf(request.params).section)
        const sections = await sectionsIn(languageFrom(key.slice(0, 2)))
        const section = sections.find((each) => each.key === key)
        if (!section || section.items.length === 0) return reply.code(404).send({ error: 'unknown' })
        const signal = whenLeft(reply)
        const archive = zipOf(section.items, async (item) => {
          const fetched = await fetchFile(item, options.files, { signal })
          return fetched?.body
        })
        return reply
          .header('content-disposition', attachment(`${section.title || 'media'}.zip`))
          .type('application/zip')
          .send(archive)
      })
    }
  }

/** Ends what is fetched for a visitor who is gone. */
function whenLeft(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}

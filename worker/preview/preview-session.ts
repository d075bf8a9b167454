import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRights, rightMs } from '../editors/rights'
import { FailureLimit } from '../http/failure-limit'
import { addressBehindEdge, networkOf } from '../http/visitor-address'
import { within } from '../streams/within'

/** How many wrong secrets a network may try, and within which time (ms). */
const wrongSecrets = { max: 10, timeWindow: 60_000 }

export interface PreviewSessionOptions {
  operationsToken: string
  /** Addresses and networks of proxies that are believed about whom they stand for. */
  trustedProxies: readonly string[]
  /** Address of the preview as the browser sees it. */
  previewUrl: string
  /** Reads the secrets that the Studio writes: it has a token. */
  client: SanityClient
  log: { warn(fields: object, text: string): void }
  /** How long the content service is waited for, ms. Default 5 s: the client itself would try for minutes. */
  answerWithin?: number
  /** Milliseconds since the epoch. */
  now?(): number
}

export interface PreviewSessions {
  isOpen(request: FastifyRequest): boolean
}

/**
 * Who may see the preview: whoever comes from the Studio. It writes a secret into the content service, as only an editor can,
 * and hands it to `GET /preview/enable`, which answers with a session of some hours. In the Studio the page stands in a frame
 * of another site: its cookie is kept apart for that one site, where the browser can (`Partitioned`).
 */
export function previewSessions(app: FastifyInstance, options: PreviewSessionOptions): PreviewSessions {
  const {
    operationsToken,
    trustedProxies,
    previewUrl,
    client,
    log,
    answerWithin = 5_000,
    now = Date.now,
  } = options
  const rights = createRights(operationsToken, 'preview for editors')
  const failures = new FailureLimit(wrongSecrets, now)
  const readAddress = addressBehindEdge(trustedProxies)
  const secure = previewUrl.startsWith('https:')
  const cookie = {
    name: secure ? '__Host-preview' : 'preview',
    options: {
      path: '/',
      httpOnly: true,
      secure,
      sameSite: secure ? ('none' as const) : ('lax' as const),
      ...(secure ? { partitioned: true } : {}),
    },
  }

  app.get('/preview/enable', async (request, reply) => {
    const { socket, headers } = request
    const network = networkOf(readAddress(socket.remoteAddress, headers['x-forwarded-for']))
    if (!failures.begin(network)) return refuse(reply, 429)
    const asked = await within(answerWithin, validatePreviewUrl(client, request.url)).catch(
      (error: unknown) => {
        log.warn({ error }, 'the secret of the preview could not be read in the content service')
        return undefined
      },
    )
    if (asked?.isValid !== false) failures.forgive(network)
    if (asked === undefined) return refuse(reply, 503)
    if (!asked.isValid) return refuse(reply, 401)
    const { right } = rights.issue(now())
    return reply
      .setCookie(cookie.name, right, { ...cookie.options, maxAge: rightMs / 1000 })
      .redirect(pathIn(asked.redirectTo), 307)
  })

  app.get('/preview/disable', async (_, reply) =>
    reply.clearCookie(cookie.name, cookie.options).redirect('/', 307),
  )

  return { isOpen: ({ cookies }) => rights.isValid(cookies[cookie.name] ?? '', now()) }
}

const refuse = (reply: FastifyReply, status: 401 | 429 | 503): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(refusals[status])

const refusals = {
  401: 'Open the preview from the Studio. / Die Vorschau wird im Studio geöffnet.',
  429: 'Too many tries. / Zu viele Versuche.',
  503: 'The content service does not answer. / Der Inhaltsdienst antwortet nicht.',
}

/** A path of this origin, whatever was asked for. */
function pathIn(asked: string | undefined): string {
  const { pathname, search } = new URL(asked ?? '/', 'http://preview')
  return pathname.replace(/^\/+/, '/') + search
}

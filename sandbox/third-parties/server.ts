import fastify, { type FastifyInstance } from 'fastify'
import { publicSecrets } from '../defaults'
import { addMailPages } from '../mail/mail-pages'
import type { Mailbox } from '../mail/mailbox'
import { addBooking } from './booking'
import { addBotCheck } from './bot-check'
import { addEmbeds } from './embeds'
import { addFaults } from './faults'
import { addRequestLog } from './request-log'
import { addTagManager } from './tag-manager'

interface ThirdPartiesOptions {
  /** 0 takes any free port. */
  port: number
  host?: string
  /** What the site's server must present to `/siteverify`. */
  botCheckSecret?: string
  clock?: { now(): number }
  /** What came by mail, to be shown. */
  mailbox?: Mailbox
}

export interface ThirdParties {
  /** Without a trailing slash. */
  url: string
  port: number
  close(): Promise<void>
}

/** Stand-ins for everything that a page loads from others, on one port, with a list of what was asked of them. */
function buildThirdParties({
  botCheckSecret = publicSecrets.botCheck,
  clock = Date,
  mailbox,
}: Omit<ThirdPartiesOptions, 'port'>): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', request.headers.origin ?? '*')
    reply.header('access-control-allow-credentials', 'true').header('vary', 'Origin')
    if (request.method !== 'OPTIONS') return
    reply.header('access-control-allow-methods', 'GET, POST, DELETE')
    return reply.header('access-control-allow-headers', 'content-type').code(204).send()
  })
  addFaults(app)
  addRequestLog(app, () => clock.now())
  addTagManager(app)
  addBotCheck(app, { secret: botCheckSecret, now: () => clock.now() })
  addEmbeds(app)
  addBooking(app)
  if (mailbox) addMailPages(app, mailbox)
  return app
}

/** @throws the error of `listen`, with code EADDRINUSE for a taken port */
export async function startThirdParties({
  port,
  host = '127.0.0.1',
  ...options
}: ThirdPartiesOptions): Promise<ThirdParties> {
  const app = buildThirdParties(options)
  await app.listen({ port, host })
  const address = app.server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return { url: `http://${host}:${taken}`, port: taken, close: () => app.close() }
}

import cookie from '@fastify/cookie'
import type { FastifyPluginAsync } from 'fastify'
import { guardedRoutes } from './guarded-routes'
import { pageRoutes } from './page-routes'
import { type PressOptions, pressContext } from './press-context'
import { sessionRoutes } from './session-routes'
import { withheldRoutes } from './withheld-routes'

/**
 * The guard of the media corner (specification, sections 1 and 6): sessions, list, downloads, guarded pages with their
 * pictures and files. Nothing of it is ever kept by a cache.
 */
export const pressPlugin =
  (options: PressOptions): FastifyPluginAsync =>
  async (app) => {
    const context = pressContext(options)
    await app.register(cookie)
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))
    sessionRoutes(app, context)
    await app.register(async (guarded) => guardedRoutes(guarded, context))
    await app.register(async (pages) => pageRoutes(pages, context))
    await app.register(async (withheld) => withheldRoutes(withheld, context))
  }

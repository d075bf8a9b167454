import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guardedRoot, openPath } from '../../site/languages/guarded-path'
import { languageOfPath } from '../../site/languages/locales'
import { pagePolicy, policyHashes } from '../edge/headers'
import { locationOf } from '../edge/location'
import { readablePath } from '../edge/readable-path'
import { gonePage } from './answer-page'
import type { PressContext } from './press-context'

const html = 'text/html; charset=utf-8'

/** The page that Gatsby asks for the data of, or undefined. */
const pageOfData = (path = ''): string | undefined => /^\/page-data(\/.+)\/page-data\.json$/.exec(path)?.[1]

/** The path of a request, as pages are known by it; the edge has let nothing else through. */
function pathOf({ url }: FastifyRequest): string | undefined {
  const path = readablePath(url.split('?', 1)[0] ?? '', [])
  return path?.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

/**
 * Guarded pages, for whoever has a session: a page and its data, as they were made last. Everybody else is led to the code
 * screen, whether there is a page or not.
 */
export function pageRoutes(app: FastifyInstance, { options, sessionOf }: PressContext): void {
  const { guardedPages, edge } = options
  app.addHook('onSend', async (_, reply) => void reply.header('x-robots-tag', 'noindex'))

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request)
    if (path === undefined) return reply.code(400).send({ error: 'unknown' })
    if (!sessionOf(request)) return reply.redirect(locationOf(openPath(path)), 302)
    const found = await guardedPages.read(path)
    if (!found)
      return reply
        .code(404)
        .type(html)
        .send(gonePage(languageOfPath(path)))
    const policy = pagePolicy(edge, policyHashes(found.scriptHashes))
    return reply.header('content-security-policy', policy).type(html).send(found.html)
  }
  app.get(guardedRoot, page)
  app.get(`${guardedRoot}/*`, page)

  app.get('/page-data/gate/*', async (request, reply) => {
    if (!sessionOf(request)) return reply.code(401).send({ error: 'closed' })
    const path = pageOfData(pathOf(request))
    const found = path === undefined ? undefined : await guardedPages.read(path)
    if (!found) return reply.code(404).send({ error: 'unknown' })
    return reply.type('application/json; charset=utf-8').send(found.data)
  })
}

import type { FastifyInstance } from 'fastify'
import { languageFrom } from '../../site/languages/locales'
import { attachment, fetchFile, shownHeaders, tagOf } from './downloads'
import { shownSections } from './media-list'
import { fieldsOrNone, type PressContext, type PressOptions } from './press-context'
import type { MediaSession } from './sessions'
import { whenLeft } from './when-left'
import { zipOf } from './zip'

/** What list and downloads need of the press. */
export interface ListContext extends Pick<PressContext, 'now' | 'sectionsIn'> {
  options: Pick<PressOptions, 'files'>
  sessionOf(...request: Parameters<PressContext['sessionOf']>): Pick<MediaSession, 'until'> | undefined
}

/** The list and the downloads; whatever has no valid session is answered 401 before anything is read. */
export function guardedRoutes(app: FastifyInstance, context: ListContext): void {
  const { options, now, sessionOf, sectionsIn } = context

  app.addHook('onRequest', async (request, reply) => {
    if (!sessionOf(request)) return reply.code(401).send({ error: 'closed' })
  })
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ error }, 'the media corner could not answer')
    return reply.code(503).send({ error: 'unavailable' })
  })

  app.get('/gate/list', async (request) => {
    const sections = await sectionsIn(languageFrom(fieldsOrNone(request.query).language))
    const until = sessionOf(request)?.until ?? now()
    return { until: new Date(until).toISOString(), sections: shownSections(sections) }
  })

  app.get('/gate/files/:key', async (request, reply) => {
    const key = String(fieldsOrNone(request.params).key)
    const sections = await sectionsIn(languageFrom(key.slice(0, 2)))
    const item = sections.flatMap(({ items }) => items).find((each) => each.key === key)
    if (!item) return reply.code(404).send({ error: 'unknown' })
    const asPreview = fieldsOrNone(request.query).preview !== undefined && item.kind === 'image'
    const { range, accept, 'if-range': ifRange } = request.headers
    const tag = tagOf(item)
    const isSame = ifRange === undefined || ifRange === tag
    const fetched = await fetchFile(item, options.files, {
      asPreview,
      accept,
      range: asPreview || !isSame ? undefined : range,
      signal: whenLeft(reply),
    })
    if (!fetched) return reply.code(503).send({ error: 'unavailable' })
    reply.code(fetched.status)
    if (asPreview) return reply.headers(shownHeaders(fetched)).send(fetched.body)
    // A file of unknown length is being made: whoever asked learns at once that it comes.
    if (fetched.headers['content-length'] === undefined)
      fetched.body.once('resume', () => reply.raw.flushHeaders())
    return reply
      .headers(fetched.headers)
      .header('etag', tag)
      .header('content-disposition', attachment(item.filename))
      .type(item.mimeType)
      .send(fetched.body)
  })

  app.get('/gate/zip/:section', async (request, reply) => {
    const key = String(fieldsOrNone(request.params).section)
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

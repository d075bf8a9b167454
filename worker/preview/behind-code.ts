import type { FastifyInstance } from 'fastify'
import { rightMs } from '../editors/rights'
import type { FileSource } from '../press/downloads'
import { guardedRoutes } from '../press/guarded-routes'
import { mediaDocumentId, mediaQuery, readMediaSections } from '../press/media-list'

export interface BehindCodeOptions {
  /** Reads drafts with the token of the content service. */
  client: {
    fetch(query: string, parameters: { id: string }, options: { perspective: 'drafts' }): Promise<unknown>
  }
  /** Where the downloads of the media corner are. */
  files: FileSource
  /** Milliseconds since the epoch. */
  now(): number
}

/**
 * What lies behind the access code, as the press sees it: guarded pages, and the media corner's list as it will be once it is
 * published. Whoever sees the preview may read all of it anyway, and is asked for no code.
 */
export async function behindCode(
  scope: FastifyInstance,
  { client, files, now }: BehindCodeOptions,
): Promise<void> {
  const session = () => ({ until: now() + rightMs })
  scope.get('/gate/session', async () => ({ until: new Date(session().until).toISOString() }))
  // For the button that leaves: it shows the code screen until the page is loaded anew.
  scope.delete('/gate/session', async (_, reply) => reply.code(204).send())
  await scope.register(async (list) =>
    guardedRoutes(list, {
      options: { files },
      now,
      sessionOf: session,
      async sectionsIn(language) {
        const document = await client.fetch(
          mediaQuery,
          { id: mediaDocumentId(language) },
          { perspective: 'drafts' },
        )
        return readMediaSections(document, language)
      },
    }),
  )
}

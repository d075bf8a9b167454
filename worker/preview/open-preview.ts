import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { listenAs } from '../http/listen-as'
import { listeningPort } from '../http/listening-port'
import { boundConnections } from '../http/open-connections'
import { hasTwoHosts } from '../http/two-hosts'
import { fileSource } from '../press/open-press'
import { visitorEdge } from '../publish/publishing'
import { contentClient } from '../regenerate/resident/content-reader'
import type { Settings } from '../settings/settings'
import { listenToContent } from '../webhook/listener'
import { draftContentPath, draftContentRoutes } from './draft-content'
import { idOnSite } from './drafts'
import { withEditMarks } from './edit-marks'
import { bundleOverlay } from './overlay-bundle'
import { draftChange, PreviewBuilder, type PreviewBuilderOptions, type PreviewState } from './preview-builder'
import { previewRoutes } from './preview-routes'

/** Settings of a product that has a preview. */
export type PreviewSettings = Settings & { preview: NonNullable<Settings['preview']> }

export const hasPreview = (settings: Settings): settings is PreviewSettings => settings.preview !== undefined

export interface PreviewOptions {
  settings: PreviewSettings
  makeBuilder: PreviewBuilderOptions['makeBuilder']
  log: FastifyBaseLogger
  now(): number
  /** How long nobody must have looked before the builder ends, ms. Default half an hour. */
  idleMs?: number
}

export interface Preview {
  state(): PreviewState
  /** Port that it listens on. */
  port: number
  close(): Promise<void>
}

/** Listens for editors who look at what they have not published yet. Nothing of it runs before the first one looks. */
export async function openPreview(options: PreviewOptions): Promise<Preview> {
  const { settings, makeBuilder, log, now, idleMs = 30 * 60_000 } = options
  const client = contentClient(settings.content)
  const preview = new PreviewBuilder({
    makeBuilder,
    timeZone: settings.timeZone,
    log,
    now,
    idleMs,
    listen(hear) {
      const listener = listenToContent({
        client,
        idOf: idOnSite,
        quietMs: settings.quietMs,
        log,
        accept: async (_, changes) => hear(changes.map(draftChange)),
        closeGap: () => hear([{ kind: 'reconcile', reason: 'gap' }]),
      })
      return () => listener.stop()
    },
  })
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  boundConnections(app.server)
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (hasTwoHosts(raw)) await reply.code(400).send({ error: 'Bad request' })
  })
  await app.register(draftContentRoutes, {
    prefix: draftContentPath,
    origin: new URL(client.config().url).origin,
    token: settings.content.token ?? '',
    mark: withEditMarks,
  })
  await app.register(previewRoutes, {
    preview,
    studioOrigins: settings.studioOrigins,
    edge: visitorEdge(settings),
    overlay: bundleOverlay,
    operationsToken: settings.operationsToken,
    trustedProxies: settings.trustedProxies,
    previewUrl: settings.preview.url,
    client,
    files: fileSource(settings),
    log,
    now,
  })
  const { host, port } = settings.preview
  await listenAs({ what: 'the preview', variables: 'PREVIEW', host, port }, app.listen({ port, host }))
  return {
    state: () => preview.state(),
    port: listeningPort(app.server, settings.preview.port),
    async close() {
      await app.close()
      await preview.close()
    },
  }
}

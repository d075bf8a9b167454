import fastify, { type FastifyInstance } from 'fastify'
import type { AssetPlace } from './assets/asset-document'
import { AssetFiles } from './assets/asset-files'
import { addFileRoutes, addUploadRoutes } from './assets/asset-routes'
import { Dataset } from './dataset'
import { DocumentStore } from './documents/document-store'
import { Journal } from './documents/journal'
import { addEditorRoutes } from './editor/editor-routes'
import { type Clock, type Log, silentLog, systemClock } from './environment'
import { LakeError, plainError } from './errors'
import { addFaultHook, addFaultRoutes } from './faults/fault-routes'
import { FaultSwitches } from './faults/fault-switches'
import { History } from './history/history'
import type { Keys, Tokens } from './http/access'
import { allowCrossOrigin, developmentOrigins } from './http/cross-origin'
import { addDataRoutes } from './http/data-routes'
import { addHistoryRoutes } from './http/history-routes'
import { addKeyValueRoutes } from './http/key-value-routes'
import { answerOnlyOwnNames } from './http/own-names'
import { addProjectRoutes } from './http/project-routes'
import { addImageRoutes } from './images/image-routes'
import { RenderedImages } from './images/rendered-images'
import { addListenRoutes } from './listen/listen-routes'
import { Listeners } from './listen/listeners'
import { addLiveRoutes } from './listen/live-routes'
import { addPresenceSocket } from './presence/presence-socket'
import { ScheduledReleases } from './releases/scheduled-releases'
import { type Seed, seedDataset } from './seed/seed-dataset'
import { Sessions } from './sign-in/sessions'
import { addSignInRoutes } from './sign-in/sign-in-routes'
import type { Webhook } from './webhooks/webhook'
import { serviceTimes, type WebhookTimes } from './webhooks/webhook-queue'
import { addWebhookRoutes, Webhooks } from './webhooks/webhooks'

export interface LakeOptions {
  /** Everything is kept here; it is made if it does not exist. */
  dataFolder: string
  /** The schema that `/apis/graphql` serves. */
  sdl: () => string | Promise<string>
  tokens: Tokens
  /** As the access mode of a dataset of the real service: a private one is read with a token only. Default false. */
  isPrivate?: boolean
  seed?: Seed
  webhooks?: readonly Webhook[]
  webhookTimes?: WebhookTimes
  projectId?: string
  dataset?: string
  /** Where assets say that they are, without a trailing slash. */
  assetBaseUrl?: string
  /** The site that the editor page links to, without a trailing slash. */
  siteUrl?: string
  /** Where the Studio is served, without a trailing slash; beside it, one in development is known. */
  studioUrl?: string
  clock?: Clock
  log?: Log
}

/** Milliseconds that deliveries in flight get when the service stops. */
const shutdownGrace = 1500
const largestMutation = 4 * 1024 * 1024
const largestAsset = 256 * 1024 * 1024

/** The content service apart from a port: seeded, ready for `listen` or `inject`. `close()` stops all of it. */
export async function buildContentLake(options: LakeOptions): Promise<FastifyInstance> {
  const { dataFolder, sdl, clock = systemClock, log = silentLog } = options
  const names = { projectId: options.projectId ?? 'edelgrat', dataset: options.dataset ?? 'production' }
  const place: AssetPlace = { ...names, assetBaseUrl: options.assetBaseUrl ?? 'http://localhost:8020' }
  const { dataset, journal } = openDataset(dataFolder, names, clock, log)
  const files = new AssetFiles(dataFolder)
  if (options.seed) await seedDataset(options.seed, { dataset, files, place, dataFolder, clock, log })

  const history = History.open(dataFolder, clock, log)
  // Before anybody else hears of a transaction: who does may ask for its history at once.
  dataset.subscribe((transaction) => history.append(transaction))

  const tokens: Keys = { ...options.tokens, sessions: new Sessions(dataFolder, clock) }
  const isPrivate = options.isPrivate ?? false
  const studioOrigins = [...developmentOrigins, ...(options.studioUrl ? [options.studioUrl] : [])]
  const webhooks = new Webhooks(
    dataset,
    options.webhooks ?? [],
    { clock, log },
    options.webhookTimes ?? serviceTimes,
  )
  const listeners = new Listeners(dataset, clock)
  const releases = new ScheduledReleases(dataset, clock, log)
  const switches = new FaultSwitches()
  const app = newApp(log)
  answerOnlyOwnNames(app, place.assetBaseUrl)
  allowCrossOrigin(app, studioOrigins)
  const faultOf = addFaultHook(app, switches)
  addFaultRoutes(app, switches)
  addDataRoutes(app, { dataset, tokens, isPrivate, clock, sdl, faultOf })
  addHistoryRoutes(app, { dataset, tokens, isPrivate, history })
  addListenRoutes(app, listeners, { dataset, tokens, isPrivate })
  addLiveRoutes(app, { dataset, tokens, isPrivate })
  addUploadRoutes(app, { dataset, tokens, files, place })
  addFileRoutes(app, { dataset, tokens, files, place })
  addImageRoutes(app, { files, place, rendered: new RenderedImages(dataFolder), log })
  addPresenceSocket(app, { names, keys: tokens, studioOrigins, assetBaseUrl: place.assetBaseUrl })
  addSignInRoutes(app, { keys: tokens, projectId: names.projectId, studioOrigins })
  addProjectRoutes(app, names, tokens)
  addKeyValueRoutes(app, tokens)
  addWebhookRoutes(app, webhooks)
  addEditorRoutes(app, { dataset, keys: tokens, siteUrl: options.siteUrl ?? 'http://localhost:8000' })
  app.addHook('preClose', async () => listeners.close())
  app.addHook('onClose', async () => {
    releases.close()
    await webhooks.close(shutdownGrace)
    await history.close()
    await journal.close()
  })
  return app
}

function openDataset(folder: string, names: { projectId: string; dataset: string }, clock: Clock, log: Log) {
  const store = new DocumentStore()
  const journal = Journal.open(
    folder,
    (documents) => store.apply(documents.map((after) => ({ id: after._id, after }))),
    () => store.all(),
    (message) => log.warn(message),
  )
  return { journal, dataset: new Dataset(names, store, journal, clock) }
}

function newApp(log: Log): FastifyInstance {
  const app = fastify({
    bodyLimit: largestMutation,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 16_000, ignoreTrailingSlash: true },
  })
  // Every body is raw bytes first: an uploaded JSON file must arrive as it was sent.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRoute', (route) => {
    if (route.url.includes('/assets/')) route.bodyLimit = largestAsset
  })
  app.setNotFoundHandler((request) => {
    throw plainError(404, `Not found: ${request.method} ${request.url.split('?')[0]}`)
  })
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof LakeError ? error : toLakeError(error)
    if (known.status >= 500 && !(error instanceof LakeError)) {
      log.error(
        `content lake: ${request.method} ${request.url} failed: ${error instanceof Error ? error.stack : error}`,
      )
    }
    return reply.code(known.status).send(known.body)
  })
  return app
}

function toLakeError(error: unknown): LakeError {
  const { statusCode = 500, message = 'Internal error' } = error instanceof Error ? detailsOf(error) : {}
  return plainError(statusCode, statusCode < 500 ? message : 'An internal error occurred')
}

const detailsOf = (error: Error): { statusCode?: number; message: string } =>
  'statusCode' in error && typeof error.statusCode === 'number'
    ? { statusCode: error.statusCode, message: error.message }
    : { message: error.message }

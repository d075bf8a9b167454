import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { type ContentLake, startContentLake } from '../../sandbox/content-lake/server'
import { type EventsFeed, startEventsFeed } from '../../sandbox/events-feed/server'
import { drawnPrint } from '../../sandbox/hotel/artwork/prints/drawn-print'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { contentServiceSdl } from '../../studio/sdl'
import type { LakeProcessOptions } from './lake-apart'
import type { Workspace } from './workspace'

export const readToken = 'test-read-token'
export const writeToken = 'test-write-token'
export const webhookSecret = 'test-webhook-secret-0123456789'

export interface Outside {
  lake: ContentLake
  feed: EventsFeed
  /** The real client, with the right to write. */
  client: SanityClient
  /** Environment of everything that asks the outside. */
  environment: Record<string, string>
  close(): Promise<void>
}

export interface OutsideOptions {
  /** Documents instead of the demo hotel. */
  documents?: readonly object[]
  /** Where signed webhooks are sent. */
  webhookUrl?: string
  /** Local date that the events feed moves with. */
  today?: string
  channel?: string
  /** Another project than that of the demo hotel. */
  projectId?: string
  /** Occurrences beside those of the demo program, in each language. */
  occurrences?: number
  /** Where the content lake is to run; in this process where nothing is said. */
  startLake?(options: LakeProcessOptions): Promise<ContentLake>
}

/**
 * The demo hotel with the events of the cableway alone: a quarter of the pages, for whatever shows the same with few events as
 * with many. Tests with the same channel start on the same seed.
 */
export const fewEvents = { channel: 'arolles-bahnen' }

const startLakeHere = (options: LakeProcessOptions) =>
  startContentLake({ ...options, sdl: contentServiceSdl })

/** Content lake and events feed: on the ports of the workspace's place, or free ones. */
export async function startOutside(workspace: Workspace, options: OutsideOptions = {}): Promise<Outside> {
  const documents = options.documents ?? hotelDocuments()
  const { projectId = 'edelgrat' } = options
  const ports = workspace.place?.ports ?? { lake: 0, feed: 0 }
  const lake = await (options.startLake ?? startLakeHere)({
    port: ports.lake,
    projectId,
    dataFolder: path.join(workspace.dataFolder, 'lake'),
    seed: {
      ndjson: documents.map((document) => JSON.stringify(document)).join('\n'),
      folder: path.resolve(__dirname, '../../sandbox/hotel'),
      drawn: drawnPrint,
    },
    tokens: { read: readToken, write: writeToken },
    webhooks: options.webhookUrl === undefined ? [] : [{ url: options.webhookUrl, secret: webhookSecret }],
  })
  const feed = await startEventsFeed({
    port: ports.feed,
    host: '127.0.0.1',
    log: () => undefined,
    scale: options.occurrences ?? 0,
    // One moment for the whole test: a clean build at its end reads what its site has read.
    ...(options.today === undefined ? { measuredAt: new Date() } : { today: options.today }),
  })
  const apiHost = `http://localhost:${lake.port}`
  return {
    lake,
    feed,
    client: createClient({
      projectId,
      dataset: 'production',
      apiHost,
      apiVersion: '2025-02-19',
      useProjectHostname: false,
      useCdn: false,
      token: writeToken,
    }),
    environment: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      DATA_DIR: workspace.dataFolder,
      SANITY_PROJECT_ID: projectId,
      SANITY_DATASET: 'production',
      SANITY_API_HOST: apiHost,
      SANITY_API_VERSION: '2025-02-19',
      SANITY_TOKEN: readToken,
      SANITY_WEBHOOK_SECRET: webhookSecret,
      EVENTS_FEED_URL_DE: `${feed.url}/de/events.json`,
      EVENTS_FEED_URL_EN: `${feed.url}/en/events.json`,
      EVENTS_FEED_URL_FR: `${feed.url}/fr/events.json`,
      EVENTS_CHANNEL: options.channel ?? 'grandhotel-edelgrat',
      RIDGE_FEED_URL: `${feed.url}/ridge.json`,
      // Only when a test asks for it.
      RIDGE_CRON: '0 0 1 1 *',
      IMAGE_ORIGIN: apiHost,
      SITE_URL: 'http://localhost:8000',
      OPERATIONS_TOKEN: 'test-operations-token-0123456789',
      ...(options.today === undefined ? {} : { SITE_TODAY: options.today }),
    },
    async close() {
      await Promise.all([lake.close(), feed.close()])
    },
  }
}

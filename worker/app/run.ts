import { setTimeout as delay } from 'node:timers/promises'
import { hasPreview, openPreview, type Preview } from '../preview/open-preview'
import type { Waiting } from '../publish/publisher-types'
import type { Wake } from '../schedule/due'
import type { Environment, Settings } from '../settings/settings'
import type { UnheardErrors } from '../streams/unheard-errors'
import { within } from '../streams/within'
import { draftBuilder } from './draft-builder'
import { Leading } from './lead'
import { type Doors, openDoors } from './open-doors'
import { openParts, type WorkerParts } from './open-parts'
import { residentBuilder, type SiteBuilder } from './site-builder'

export interface RunOptions {
  settings: Settings
  environment: Environment
  /** Folder of the site: gatsby-config.ts lies in it. */
  siteFolder: string
  /** Makes the site. Default: the resident Gatsby. */
  builder?: SiteBuilder
  /** Told when a phase of the start has ended: its name and milliseconds. */
  onPhase?(phase: string, milliseconds: number): void
  /** Told once visitors get the last release, where there is one, with the number of its pages. */
  onServing?(pages: number): void
  /** The time that the schedule goes by, ms since the epoch. */
  now?(): number
  /** Told when the first build succeeded, after however many tries, with the pages that are held back. */
  onReady?(held: readonly Pick<Waiting, 'path' | 'why'>[]): void
  /** Told each time that the first build failed; it is tried again. */
  onFailed?(error: unknown): void
  /** Told when no changes are taken any more because of an error that nothing expected: a new start helps. */
  onBroken?(error: unknown): void
  /** Errors that nobody heard, where this process goes on after them. */
  unheard?: UnheardErrors
}

export interface Running {
  /** Port of the site: of the built-in edge here, or of its own process. */
  sitePort: number
  /** Port of webhooks and operations. */
  workerPort: number
  /** Resolves when the site is built, published and changes are taken. Rejects when the first try failed; others follow. */
  ready: Promise<void>
  /** Looks at the clock as the schedule does at its times; resolves when all that is due is accepted. */
  wake(kind: Wake): Promise<void>
  /**
   * Finishes what is in work, keeps caches, ends every process: within the time that a worker has for its end. What is not
   * done then, because a neighbour does not answer, the next start does, as after a kill.
   */
  stop(): Promise<void>
}

const nothing = (): void => undefined

/** Starts the worker of one site: the last release is served at once, the rest follows. */
export async function run(options: RunOptions): Promise<Running> {
  const { settings, environment, siteFolder, now = Date.now, unheard } = options
  const {
    onPhase = nothing,
    onServing = nothing,
    onReady = nothing,
    onFailed = nothing,
    onBroken = nothing,
  } = options
  const started = performance.now()
  const builder = options.builder ?? residentBuilder(settings, environment, siteFolder, now)
  const parts = await openParts({ settings, builder, now, unheard })
  const doors = await openDoors(parts)
  onPhase('servers', performance.now() - started)
  parts.later.preview = await previewDoor(options, parts)
  const last = await parts.publisher.current()
  if (last) onServing(last.pageCount)
  const leading = new Leading(parts, { onPhase, onReady, onFailed })
  const ready = new Promise<void>((resolve, reject) => {
    leading.begin(reject).then(resolve, (error: unknown) => {
      reject(error)
      if (!parts.stopping.signal.aborted) onBroken(error)
    })
  })
  ready.catch(nothing)
  return {
    sitePort: doors.sitePort,
    workerPort: doors.workerPort,
    ready,
    wake: async (kind) => parts.later.clock?.wake(kind),
    stop: () => Promise.race([stop(parts, doors, leading), delay(endsWithin, undefined, { ref: false })]),
  }
}

/** Opens the preview where the settings want one. What is wrong with it is told, and ends nothing. */
async function previewDoor(
  { settings, environment, siteFolder, now = Date.now }: RunOptions,
  { log }: WorkerParts,
): Promise<Preview | undefined> {
  if (!hasPreview(settings)) return undefined
  return openPreview({
    settings,
    makeBuilder: () => draftBuilder(settings, environment, siteFolder, now),
    log,
    now,
  }).catch((error: unknown) => {
    log.error({ error }, 'there is no preview')
    return undefined
  })
}

/** How long the end of a worker may take, ms: 20 s are all that it has. */
const endsWithin = 18_000
/** How long a batch in work is waited for when the worker stops, ms. */
const batchEndsWithin = 10_000
/** How long the history is brought to its archive for whoever leads next, ms. */
const historyWithin = 3_000

async function stop(parts: WorkerParts, doors: Doors, leading: Leading): Promise<void> {
  const { stopping, later, builder, queue, publisher, watching, enquiries } = parts
  stopping.abort()
  publisher.stopLateCopies()
  later.listener?.stop()
  await builder.giveUpPreparing()
  await doors.closeWorker()
  const closingPreview = later.preview?.close()
  const handingOver = enquiries.close()
  await later.clock?.stop()
  const closing = queue.close(() => within(historyWithin, publisher.settled()).catch(nothing))
  if (builder.status().state === 'building') await builder.stop(0)
  // A batch that takes longer is done again by the next start.
  const late = setTimeout(() => void builder.stop(0), batchEndsWithin)
  await closing
  clearTimeout(late)
  await builder.stop(3_000)
  await leading.stopListening()
  await publisher.settled()
  await watching
  await handingOver
  await closingPreview
  await doors.closeSite()
}

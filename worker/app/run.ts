import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { DataWatch } from '../disk/data-watch'
import { createEdge } from '../edge/edge'
import { editorsRoutes } from '../editors/routes'
import { ticketReader } from '../editors/ticket'
import { openEndedSessions } from '../http/ended-sessions'
import { openDayHistory } from '../operations/day-file'
import { healthRoutes } from '../operations/health'
import { createLog } from '../operations/log'
import { createMetrics } from '../operations/metrics'
import { openReceiptJournal } from '../operations/receipt-journal'
import { createReceiptBook } from '../operations/receipts'
import { receiptsOfStart } from '../operations/receipts-of'
import { operationsRoutes } from '../operations/routes'
import { cspReportsPlugin } from '../press/csp-reports'
import { openPress } from '../press/open-press'
import { listenForCommands } from '../publish/control'
import { publishWithShelf } from '../publish/guarded/publish-with-shelf'
import { openShelf } from '../publish/guarded/shelf'
import type { Waiting } from '../publish/publisher-types'
import { blobFolders, openPublisher, releaseFolder, servedFolder, visitorEdge } from '../publish/publishing'
import type { HeldLease } from '../queue/lease'
import { openQueue } from '../queue/open-queue'
import { pauseAfter } from '../queue/pauses'
import { contentClient } from '../regenerate/resident/content-reader'
import { Builder } from '../regenerate/supervisor/builder'
import { type Clock, startClock } from '../schedule/clock'
import type { Wake } from '../schedule/due'
import { handledFile } from '../schedule/handled-file'
import type { Environment, Settings } from '../settings/settings'
import type { UnheardErrors } from '../streams/unheard-errors'
import { createWorkerApp } from '../webhook/app'
import type { ChangeListener } from '../webhook/listener'
import { builderEnvironment } from './builder-environment'
import { startContentListener } from './content-listener'
import { createNextBuilder } from './next-builder'
import { operatorActions } from './operator-actions'
import { Overview } from './overview'
import { createPipeline } from './pipeline'
import { createRenewal } from './renewal'
import { watchDay } from './watch-day'

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
  /** Finishes what is in work, keeps caches, ends every process. */
  stop(): Promise<void>
}

function portOf(server: Server, wanted: number): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : wanted
}

function listen(server: Server, port: number, host: string, what: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken
          ? new Error(
              `Port ${port} for ${what} is taken by another program: stop it, or choose another port in the environment.`,
            )
          : error,
      )
    })
    server.listen(port, host, () => resolve(portOf(server, port)))
  })
}

/** Changes of an earlier process that the operations page shows as on their way. */
const inboxShown = 500

/** How long a batch in work is waited for when the worker stops, ms: 20 s are all that it has. */
const batchEndsWithin = 10_000

/** What makes the pages: the resident Gatsby, or in tests of the worker something quicker. */
export type SiteBuilder = Pick<
  Builder,
  'start' | 'apply' | 'prepare' | 'isPrepared' | 'giveUpPreparing' | 'stop' | 'status'
>

const residentBuilder = (settings: Settings, environment: Environment, siteFolder: string): SiteBuilder =>
  new Builder({
    siteFolder,
    dataFolder: settings.dataDir,
    env: builderEnvironment(settings, environment),
    stores: blobFolders(settings),
    log: createLog({ level: settings.logLevel }),
  })

/** Starts the worker of one site: the last release is served at once, the rest follows. */
export async function run({
  settings,
  environment,
  siteFolder,
  builder = residentBuilder(settings, environment, siteFolder),
  onPhase = () => undefined,
  onServing = () => undefined,
  onReady = () => undefined,
  onFailed = () => undefined,
  onBroken = () => undefined,
  now = Date.now,
  unheard,
}: RunOptions): Promise<Running> {
  const log = createLog({ level: settings.logLevel })
  const started = performance.now()
  let edgeAddress = ''
  const forVisitors = visitorEdge(settings)
  const publisher = openPublisher(settings, forVisitors, () => edgeAddress, log)
  await publisher.ready()
  const shelf = openShelf(settings)
  const publish = publishWithShelf(publisher, shelf)
  let stopListening = async (): Promise<void> => undefined

  const receipts = createReceiptBook(await openReceiptJournal(settings.dataDir))
  const stopping = new AbortController()
  const queue = await openQueue({
    redisUrl: settings.redisUrl,
    dataDir: settings.dataDir,
    site: `${settings.content.projectId}:${settings.content.dataset}`,
    quietMs: settings.quietMs,
    longestWaitMs: settings.longestWaitMs,
    log,
    signal: stopping.signal,
  })
  let clock: Clock | undefined
  let listener: ChangeListener | undefined
  const data = new DataWatch({ dataFolder: settings.dataDir, siteFolder: servedFolder(settings), log })
  const watchingData = data.watch(stopping.signal)
  const view = new Overview({
    settings,
    builder,
    publisher,
    queue,
    receipts,
    clock: () => clock,
    unheard,
    data,
  })
  const history = await openDayHistory(settings.dataDir)
  const watchingDay = watchDay({
    history,
    queue,
    builder,
    isListening: () => (settings.listens ? (listener?.isConnected ?? false) : undefined),
    now,
    save: history.save,
    signal: stopping.signal,
  })
  const metrics = createMetrics(view, Date.now, {
    unheard: () => unheard?.count ?? 0,
    damage: () => publisher.damage(),
    refusedPurge: () => publisher.refusedPurge(),
    data: () => data.sizes,
    isListening: () => listener?.isConnected ?? false,
  })
  receipts.subscribe((receipt) => {
    if (receipt.outcome !== 'waiting') metrics.observeReceipt(receipt)
  })
  const actions = operatorActions(queue, publisher, log)
  const endedOperators = await openEndedSessions(settings.dataDir, 'operations')
  const app = await createWorkerApp({
    settings,
    log,
    accept: async (change, key) => {
      const accepted = await queue.accept(change, key)
      metrics.countAccepted(change.kind, accepted.duplicate)
      if (change.transaction !== undefined) listener?.expect(change.transaction)
      return accepted
    },
    siteUrl: settings.siteUrl,
    plugins: [
      await openPress(settings, { guardedPages: shelf, edge: forVisitors }),
      cspReportsPlugin(settings.trustedProxies),
      (scope) => healthRoutes(scope, { view }),
      (scope) =>
        operationsRoutes(scope, {
          settings,
          ended: endedOperators,
          view,
          actions,
          metrics: () => metrics.text(),
          history,
          queues: queue.queues,
        }),
      (scope) =>
        editorsRoutes(scope, {
          settings,
          view,
          log,
          readTicket: ticketReader(contentClient(settings.content)),
        }),
    ],
  })
  await app.listen({ port: settings.worker.port, host: settings.worker.host })
  const workerPort = portOf(app.server, settings.worker.port)
  const edge = settings.site.isOwnProcess
    ? undefined
    : createEdge(
        publisher.view,
        { ...forVisitors, pressOrigin: `http://${settings.worker.host}:${workerPort}` },
        (error, url) => log.error({ error, url }, 'a visitor could not be answered'),
      )
  const sitePort = edge
    ? await listen(edge, settings.site.port, settings.site.host, 'the site')
    : settings.site.port
  edgeAddress = edge ? `http://127.0.0.1:${sitePort}` : settings.site.origin
  onPhase('servers', performance.now() - started)
  const last = await publisher.current()
  if (last) onServing(last.pageCount)

  const renewWhenLarge = createRenewal({
    builder,
    accept: (change, key) => queue.accept(change, key),
    limit: settings.builderMemory,
    log,
  })

  function askForRebuild(reason: string): void {
    queue.accept({ kind: 'rebuild', reason }).catch((error: unknown) =>
      // The nightly comparison builds it, too.
      log.error({ error, reason }, 'the site could not be built anew beside this one'),
    )
  }

  /** Builds and publishes the whole site. What waited in the inbox before is in it. */
  async function publishWhole(lease: HeldLease): Promise<void> {
    const building = performance.now()
    const waiting = await queue.peek(inboxShown)
    for (const accepted of waiting) receipts.open(accepted)
    await publisher.recordHolders()
    const whole = await builder.start()
    stopping.signal.throwIfAborted()
    const built = Date.now()
    view.built(whole)
    if (whole.outdated !== undefined) askForRebuild(whole.outdated)
    onPhase(`site built, ${whole.pages.length} pages`, performance.now() - building)
    const publishing = performance.now()
    const changeIds = waiting.map(({ id }) => id)
    const release = await publish({ ...whole, changeIds, fence: () => lease.assertHeld() })
    onPhase(`release ${release.id} ${release.status}`, performance.now() - publishing)
    for (const problem of [...whole.problems, ...release.problems]) log.warn(problem, 'left out')
    const published = Date.now()
    const seen = release.proof?.live === false ? {} : { seen: published }
    await receipts.close(
      receiptsOfStart(waiting, whole, release, { built, published, ...seen }, view.titleOf),
    )
  }

  let lastLease: HeldLease | undefined
  /** Only whoever leads writes. */
  function lookAfterDisk(lease: HeldLease): void {
    if (lease === lastLease) return
    lastLease = lease
    publisher.lookAfter(AbortSignal.any([stopping.signal, lease.signal]), (files) => {
      const accepting = queue.accept({ kind: 'rebuild', reason: `damaged on the disk: ${files[0]}` })
      accepting.catch((error: unknown) =>
        log.error({ error, files }, 'a damaged file waits to be built again'),
      )
    })
  }

  /** Only shown: the batch that does them opens their receipts, too. */
  async function showWaiting(): Promise<void> {
    try {
      for (const accepted of await queue.peek(inboxShown)) receipts.open(accepted)
    } catch (error) {
      log.warn({ error }, 'what waits could not be read; it is shown once it is done')
    }
  }

  async function begin(onFirstFailure: (error: unknown) => void): Promise<void> {
    for (let failures = 1; ; failures += 1) {
      try {
        const lease = await queue.lead()
        // Nobody commands a worker that does not lead.
        await stopListening()
        stopListening = await listenForCommands(releaseFolder(settings), publisher)
        lookAfterDisk(lease)
        await publishWhole(lease)
        break
      } catch (error) {
        if (stopping.signal.aborted) return
        const retryInMs = pauseAfter(failures, 'content')
        log.error(
          { error, retryInMs },
          'the site could not be built; the last release stays, and it is tried again',
        )
        onFirstFailure(error)
        onFailed(error)
        await delay(retryInMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
    await showWaiting()
    const next = createNextBuilder({
      async build() {
        await publisher.recordHolders()
        await builder.prepare('clean')
      },
      isReady: () => builder.isPrepared,
      onSettled: () => queue.resume(),
      log,
      signal: stopping.signal,
    })
    const pipeline = createPipeline({
      builder,
      next,
      askForRebuild,
      publisher: { publish },
      receipts,
      view,
      metrics,
      log,
    })
    await queue.process(async (batch, held) => {
      lookAfterDisk(held)
      const outcome = await pipeline(batch, held)
      renewWhenLarge()
      return outcome
    })
    listener = startContentListener({ settings, queue, metrics, log })
    clock = startClock({
      settings,
      handled: handledFile(settings.dataDir),
      accept: (change, key) => queue.accept(change, key),
      log,
      now,
    })
    await clock.wake('start')
    onReady((await publisher.waiting()).filter(({ pinned }) => !pinned))
  }

  const ready = new Promise<void>((resolve, reject) => {
    begin(reject).then(resolve, (error: unknown) => {
      reject(error)
      if (!stopping.signal.aborted) onBroken(error)
    })
  })
  ready.catch(() => undefined)
  return {
    sitePort,
    workerPort,
    ready,
    wake: async (kind) => clock?.wake(kind),
    async stop() {
      stopping.abort()
      listener?.stop()
      await builder.giveUpPreparing()
      await app.close()
      await clock?.stop()
      const closing = queue.close()
      if (builder.status().state === 'building') await builder.stop(0)
      // A batch that takes longer is done again by the next start.
      const late = setTimeout(() => void builder.stop(0), batchEndsWithin)
      await closing
      clearTimeout(late)
      await builder.stop(3_000)
      await stopListening()
      await publisher.settled()
      await watchingData
      await watchingDay
      edge?.closeAllConnections()
      if (edge) await new Promise((resolve) => edge.close(resolve))
    },
  }
}

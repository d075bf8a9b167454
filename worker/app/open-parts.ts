import { DataWatch } from '../disk/data-watch'
import { openEnquiries } from '../enquiries/open-enquiries'
import { openDayHistory } from '../operations/day-file'
import { createLog } from '../operations/log'
import { createMetrics } from '../operations/metrics'
import { openReceiptJournal } from '../operations/receipt-journal'
import { createReceiptBook } from '../operations/receipts'
import type { Preview } from '../preview/open-preview'
import { publishWithShelf } from '../publish/guarded/publish-with-shelf'
import { openShelf } from '../publish/guarded/shelf'
import { openPublisher, servedFolder, visitorEdge } from '../publish/publishing'
import type { SiteView } from '../publish/store/view'
import { openQueue } from '../queue/open-queue'
import { contentClient } from '../regenerate/resident/content-reader'
import type { Clock } from '../schedule/clock'
import type { Settings } from '../settings/settings'
import type { UnheardErrors } from '../streams/unheard-errors'
import type { ChangeListener } from '../webhook/listener'
import { OperationsOverview } from './overview'
import type { SiteBuilder } from './site-builder'
import { watchDay } from './watch-day'

export interface PartsOptions {
  settings: Settings
  builder: SiteBuilder
  /** The time that the schedule goes by, ms since the epoch. */
  now(): number
  /** Errors that nobody heard, where this process goes on after them. */
  unheard?: UnheardErrors | undefined
}

/** What comes later than the rest: pages are asked for at the edge, and only who leads has a clock and listens. */
interface Later {
  edgeAddress: string
  clock?: Clock
  listener?: ChangeListener | undefined
  preview?: Preview | undefined
  /** The whole site was published since this worker leads. */
  publishes?: boolean
}

/** What a worker consists of, opened: the last release can be served, and nothing is in work yet. */
export type WorkerParts = Awaited<ReturnType<typeof openParts>>

export async function openParts({ settings, builder, now, unheard }: PartsOptions) {
  const log = createLog({ level: settings.logLevel })
  const later: Later = { edgeAddress: '' }
  const stopping = new AbortController()
  const forVisitors = visitorEdge(settings)
  const publisher = openPublisher(settings, forVisitors, () => later.edgeAddress, log)
  await publisher.ready()
  const shelf = openShelf(settings)
  const queue = await openQueue({
    redisUrl: settings.redisUrl,
    dataDir: settings.dataDir,
    site: `${settings.content.projectId}:${settings.content.dataset}`,
    quietMs: settings.quietMs,
    longestWaitMs: settings.longestWaitMs,
    log,
    signal: stopping.signal,
  })
  // Whoever had the data folder until now wrote there until its end.
  const receipts = createReceiptBook(await openReceiptJournal(settings.dataDir))
  const enquiries = await openEnquiries({
    settings,
    log,
    page: livePage(publisher.view),
    client: contentClient(settings.content),
  })
  const data = new DataWatch({ dataFolder: settings.dataDir, siteFolder: servedFolder(settings), log })
  const overview = new OperationsOverview({
    settings,
    builder,
    publisher,
    queue,
    receipts,
    clock: () => later.clock,
    preview: () => later.preview?.state(),
    publishes: () => queue.leads && (later.publishes ?? false),
    unheard,
    data,
    enquiries,
  })
  const isListening = () => (settings.listens ? (later.listener?.isConnected ?? false) : undefined)
  const history = await openDayHistory(settings.dataDir)
  const metrics = createMetrics(overview, Date.now, {
    unheard: () => unheard?.count ?? 0,
    damage: () => publisher.damage(),
    refusedPurge: () => publisher.refusedPurge(),
    archiveBehind: () => publisher.archiveBehind(),
    enquiries: () => enquiries.state(),
    data: () => data.sizes,
    dataAlarm: settings.dataAlarm,
    isListening,
    leads: () => queue.leads,
    role: settings.role,
  })
  receipts.subscribe((receipt) => {
    if (receipt.outcome !== 'waiting') metrics.observeReceipt(receipt)
  })
  const watching = Promise.all([
    data.watch(stopping.signal),
    watchDay({
      history,
      queue,
      builder,
      isListening,
      now,
      save: history.save,
      signal: stopping.signal,
    }),
  ])
  return {
    settings,
    log,
    later,
    stopping,
    builder,
    forVisitors,
    publisher,
    shelf,
    publish: publishWithShelf(publisher, shelf),
    receipts,
    queue,
    enquiries,
    overview,
    history,
    metrics,
    now,
    /** Resolves when nothing is watched any more, after the end was asked for. */
    watching,
  }
}

/** A page as visitors get it, with the document that it is made of. */
const livePage =
  (view: SiteView) =>
  async (file: string): Promise<{ html: string; document: string | undefined } | undefined> => {
    const entry = view.find(file)
    return entry && { html: (await view.bytes(entry)).toString(), document: entry.owner }
  }

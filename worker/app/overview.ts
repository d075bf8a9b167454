import type { MissingPart } from '../../site/content/missing-parts'
import { forEachLanguage, languageOfPath } from '../../site/languages/locales'
import type { ReadingStates } from '../../site/readings/load-reading'
import { forEachReading } from '../../site/readings/reading-feeds'
import type { Fault, Regeneration } from '../changes/change'
import type { DataWatch } from '../disk/data-watch'
import type { Enquiries } from '../enquiries/open-enquiries'
import { isErrorPage } from '../made/page-paths'
import { alarmsOf } from '../operations/alarms'
import type {
  BuilderState,
  OperationsStatus,
  OperatorsOverview,
  PreviewLine,
  RefusedFeed,
} from '../operations/overview'
import { titledFault } from '../operations/receipt-problem'
import type { ReceiptBook } from '../operations/receipts'
import type { PreviewState } from '../preview/preview-builder'
import type { Publisher } from '../publish/publisher-types'
import type { Proof, Release } from '../publish/release/release'
import type { ChangeQueue } from '../queue/change-queue'
import type { Builder } from '../regenerate/supervisor/builder'
import type { Clock } from '../schedule/clock'
import type { Settings } from '../settings/settings'
import type { UnheardErrors } from '../streams/unheard-errors'

export interface OverviewParts {
  settings: Pick<Settings, 'content' | 'dataAlarm' | 'publish'>
  builder: Pick<Builder, 'status'>
  publisher: Pick<Publisher, 'list' | 'current' | 'pinned' | 'waiting' | 'damage' | 'refusedPurge'>
  queue: Pick<ChangeQueue, 'waiting' | 'setAside' | 'healthy' | 'standsBy' | 'subscribe'>
  receipts: Pick<ReceiptBook, 'inWork' | 'list' | 'subscribe'>
  clock(): Pick<Clock, 'nextNightly' | 'nextEvents' | 'eventsDue'> | undefined
  preview?(): PreviewState | undefined
  /** Whether this worker has published the whole site since it leads: until then it starts. */
  publishes(): boolean
  unheard?: Pick<UnheardErrors, 'count' | 'last' | 'subscribe'> | undefined
  data?: Pick<DataWatch, 'sizes'>
  enquiries?: Pick<Enquiries, 'state'>
  now?(): number
}

const releasesShown = 20
/** An answer of the content service counts for this long, ms. */
const pingCounts = 10_000

const noEnquiries = { waiting: 0, oldestAt: undefined, lost: 0 }

/** What the operations page shows, gathered from the parts of the worker. */
export class OperationsOverview implements OperatorsOverview {
  private readonly pages = new Set<string>()
  private readonly titles = new Map<string, string>()
  private readonly listeners = new Set<() => void>()
  private unmadeSlices: Regeneration['unmadeSlices']
  private missingParts: readonly MissingPart[] = []
  private compared: { at: number; equal: boolean } | undefined
  private ping: { at: number; reachable: boolean; seenAt: number | undefined } | undefined
  private builderSince: number
  private builderState: string | undefined

  constructor(private readonly parts: OverviewParts) {
    this.builderSince = this.now()
    parts.receipts.subscribe(() => this.tell())
    // A receipt is written before its change leaves the inbox: only then it is known what is set aside.
    parts.queue.subscribe(() => this.tell())
    parts.unheard?.subscribe(() => this.tell())
  }

  private now(): number {
    return (this.parts.now ?? Date.now)()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  /** The title of a document that was built since the start. */
  readonly titleOf = (documentId: string): string | undefined => this.titles.get(documentId)

  /** Follows which pages there are, and how documents are called. */
  built(regeneration: Regeneration): void {
    for (const [id, title] of Object.entries(regeneration.titles)) this.titles.set(id, title)
    this.unmadeSlices = regeneration.unmadeSlices
    if (regeneration.isWhole) this.pages.clear()
    for (const { path } of regeneration.pages) this.pages.add(path)
    for (const { path } of regeneration.removedPages) this.pages.delete(path)
    this.missingParts = regeneration.missingParts ?? this.missingParts
    this.tell()
  }

  /** A clean build was compared with what was live. */
  comparedWithCleanBuild(release: Release): void {
    this.compared = { at: this.now(), equal: release.status === 'unchanged' }
    this.tell()
  }

  inWork() {
    return this.parts.receipts.inWork()
  }

  receipts(limit: number, before?: string) {
    return this.parts.receipts.list(limit, before)
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async status(): Promise<OperationsStatus> {
    const { builder, publisher, queue, clock } = this.parts
    const [current, releases, pins, held, waiting, aside, reachable, contentService] = await Promise.all([
      publisher.current(),
      publisher.list(releasesShown),
      publisher.pinned(),
      publisher.waiting(),
      queue.waiting().catch(() => ({ count: undefined, oldestAcceptedAt: undefined })),
      queue.setAside().catch(() => undefined),
      queue.healthy(),
      this.contentService(),
    ])
    const now = this.now()
    const eventsDue = clock()?.eventsDue()
    return {
      live: current ? { id: current.id, at: current.at, seen: seenPages(current.proof) } : undefined,
      releases: releases.map((release) => ({
        ...release,
        canReturn: release.status === 'live' && release.id !== current?.id,
      })),
      keptFor: this.parts.settings.publish.kept.age,
      pinned: { site: pins.site ?? undefined, pages: Object.keys(pins.pages) },
      held: held
        .filter(({ pinned }) => !pinned)
        .map(({ path, why, fault, canGo }) => ({
          path,
          fault: titledFault({ reason: why, ...fault }, this.titleOf),
          canGo,
        })),
      pages: this.pageCounts(),
      missingParts: this.missingParts,
      contentService,
      events: builder.status().feeds.map(({ language, seenAt, refused }) => ({
        language,
        goodAt: seenAt === undefined ? undefined : Date.parse(seenAt),
        dueAt: eventsDue,
        ...(refused === undefined
          ? {}
          : { failingSince: seenAt === undefined ? now : Date.parse(seenAt), refused: refusedFeed(refused) }),
        ...(clock()?.nextEvents() === undefined ? {} : { nextTryAt: clock()?.nextEvents() }),
      })),
      readings: readingStandings(builder.status().readings),
      nightly: { comparedAt: this.compared?.at, equal: this.compared?.equal, nextAt: clock()?.nextNightly() },
      nextTurnAt: builder.status().schedule?.next,
      builder: this.builder(),
      preview: this.preview(),
      queue: { ...waiting, reachable },
      setAside: aside?.map(({ accepted }) => accepted.id),
      alarms: alarmsOf({
        held,
        unmadeSlices: this.unmadeSlices ?? [],
        waiting,
        damage: publisher.damage(),
        enquiries: this.parts.enquiries?.state() ?? noEnquiries,
        purgeRefusedSince: publisher.refusedPurge()?.since,
        data: { bytes: this.dataBytes(), limit: this.parts.settings.dataAlarm },
        unheard: this.parts.unheard?.count ?? 0,
        now,
      }),
    }
  }

  private dataBytes(): number | undefined {
    const sizes = this.parts.data?.sizes
    return sizes && Object.values(sizes).reduce((sum, bytes) => sum + bytes)
  }

  private pageCounts(): OperationsStatus['pages'] {
    const counts = forEachLanguage(() => 0)
    for (const path of this.pages) if (!isErrorPage(path)) counts[languageOfPath(path)] += 1
    return counts
  }

  private builder(): BuilderState {
    const { state, memory } = this.parts.builder.status()
    if (state !== this.builderState) {
      this.builderState = state
      this.builderSince = this.now()
    }
    const shown = { building: 'starting', ready: 'ready', working: 'working', stopped: 'down' } as const
    const isMade = state === 'ready' || state === 'working'
    return {
      ...(this.parts.queue.standsBy
        ? { state: 'standing by', isWarm: isMade }
        : { state: this.parts.publishes() ? shown[state] : 'starting' }),
      since: this.builderSince,
      memoryBytes: memory,
    }
  }

  private preview(): PreviewLine | undefined {
    const state = this.parts.preview?.()
    return state && { state: state.is, memoryBytes: state.is === 'ready' ? state.memory : undefined }
  }

  private async contentService() {
    const now = this.now()
    // One that lies far ahead is of a clock that was.
    if (!this.ping || Math.abs(now - this.ping.at) > pingCounts) {
      const reachable = await answers(this.parts.settings.content.apiHost)
      this.ping = { at: now, reachable, seenAt: reachable ? now : this.ping?.seenAt }
    }
    return { reachable: this.ping.reachable, seenAt: this.ping.seenAt }
  }
}

/** Whatever the answer is. It is not read, and its connection is not left open for it. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(1_000) }).then(
    async ({ body }) => {
      await body?.cancel().catch(() => undefined)
      return true
    },
    () => false,
  )

const readingStandings = (states: ReadingStates): OperationsStatus['readings'] =>
  forEachReading((name) => {
    const state = states[name]
    if (!state) return undefined
    const { refused: fault, measuredAt } = state
    return { fault, measuredAt: measuredAt === undefined ? undefined : Date.parse(measuredAt) }
  })

const seenPages = (proof: Proof | undefined): number | undefined =>
  proof && proof.fetched > 0 ? proof.fetched - proof.stale.length : undefined

/** Only what can be read can be taken, however little it is. */
const refusedFeed = (fault: Fault): RefusedFeed => ({
  fault,
  isShort: fault.code === 'feed.empty' || fault.code === 'feed.shrunken',
})

import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { readingNames } from '../../site/readings/reading-feeds'
import type { Settings } from '../settings/settings'
import { createCommonMetrics, type WorkerMetrics } from './common-metrics'
import type { OperatorsOverview } from './overview'
import type { Receipt } from './receipt'

export interface Metrics extends WorkerMetrics {
  /** Counts a finished change and its times. */
  observeReceipt(receipt: Receipt): void
  /** Duration of one stage of the builder or of publishing, in ms. */
  observeStage(stage: string, ms: number): void
}

const seconds = [0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30, 120]

/** What other parts of the worker count since the start. */
export interface Counted {
  /** Errors that nobody listened to. */
  unheard(): number
  /** Files that were damaged on the disk, and those that nothing whole is left of. */
  damage(): { found: number; lost: readonly string[] }
  /** What a cache in front has not accepted to forget. */
  refusedPurge(): { paths: number } | undefined
  /** Releases that the archive of the history does not have yet. */
  archiveBehind(): number
  /** Enquiries of guests that the house does not have yet, and when the oldest came, ms since the epoch. */
  enquiries(): { waiting: number; oldestAt: number | undefined }
  /** Bytes of the data folder by kind; undefined before it was measured. */
  data(): Readonly<Record<string, number>> | undefined
  /** The most that the data folder may take before operators are told, bytes. */
  dataAlarm: number
  /** Whether the content service is listened to, beside its webhooks; undefined where the settings want none of it. */
  isListening(): boolean | undefined
  /** Whether this worker holds the lease of the site. */
  leads(): boolean
  /** What this worker is for. */
  role: Settings['role']
}

const nothingCounted: Counted = {
  unheard: () => 0,
  damage: () => ({ found: 0, lost: [] }),
  refusedPurge: () => undefined,
  archiveBehind: () => 0,
  enquiries: () => ({ waiting: 0, oldestAt: undefined }),
  data: () => undefined,
  dataAlarm: Number.NaN,
  isListening: () => undefined,
  leads: () => false,
  role: 'all',
}

type Look = () => ReturnType<OperatorsOverview['status']>

/** Gauges that are read together share one look at the worker: each look asks the queue, the releases and what is held. */
function sharedLook(overview: OperatorsOverview): Look {
  let looking: ReturnType<Look> | undefined
  return () => {
    looking ??= overview.status().finally(() => {
      looking = undefined
    })
    return looking
  }
}

/** Counts, durations per stage, ages and memory, for Prometheus. */
export function createMetrics(
  overview: OperatorsOverview,
  now: () => number,
  counted: Counted = nothingCounted,
): Metrics {
  const look = sharedLook(overview)
  const queue = async () => (await look()).queue
  const { registers, common } = createCommonMetrics({
    role: counted.role,
    inbox: { healthy: async () => (await queue()).reachable, waiting: queue },
    leads: async () => counted.leads(),
    now,
  })
  const receipts = new Counter({
    name: 'site_receipts_total',
    help: 'Finished changes, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const toLive = new Histogram({
    name: 'site_change_to_live_seconds',
    help: 'From the acceptance of a change to its page seen live.',
    buckets: seconds,
    registers,
  })
  const stages = new Histogram({
    name: 'site_stage_seconds',
    help: 'Duration of each stage.',
    labelNames: ['stage'],
    buckets: [0.001, 0.003, ...seconds],
    registers,
  })
  const count = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  count(
    'site_unheard_errors',
    'Errors since the start that no part of the worker had expected.',
    counted.unheard,
  )
  count(
    'site_content_listening',
    'Whether the content service is listened to; otherwise its webhooks bring every change. Nothing where the settings want that.',
    () => Number(counted.isListening() ?? Number.NaN),
  )
  count(
    'site_damaged_files_found',
    'Files of the site that were damaged on the disk since the start.',
    () => counted.damage().found,
  )
  count(
    'site_damaged_files_lost',
    'Files of the site that are answered with 503 because no copy of them is whole.',
    () => counted.damage().lost.length,
  )
  count(
    'site_purge_refused_paths',
    'Paths that a cache in front has not accepted to forget; it is asked again until it does.',
    () => counted.refusedPurge()?.paths ?? 0,
  )
  count(
    'site_history_behind_releases',
    'Releases that the archive of the history does not have yet.',
    counted.archiveBehind,
  )
  count(
    'site_enquiries_waiting',
    'Enquiries of guests that were not handed over yet.',
    () => counted.enquiries().waiting,
  )
  count('site_enquiries_oldest_seconds', 'Age of the oldest of them; 0 where there is none.', () => {
    const { oldestAt } = counted.enquiries()
    return oldestAt === undefined ? 0 : (now() - oldestAt) / 1000
  })
  new Gauge({
    name: 'site_data_bytes',
    help: 'What the data folder takes on the disk, by kind, measured once an hour.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, bytes] of Object.entries(counted.data() ?? {})) this.set({ kind }, bytes)
    },
  })
  count(
    'site_data_alarm_bytes',
    'What the data folder may take before operators are told.',
    () => counted.dataAlarm,
  )
  addGauges(look, now, registers)
  return {
    ...common,
    observeReceipt(receipt) {
      receipts.inc({ outcome: receipt.outcome })
      if (receipt.at.seen !== undefined) toLive.observe((receipt.at.seen - receipt.at.received) / 1000)
    },
    observeStage: (stage, ms) => stages.observe({ stage }, ms / 1000),
  }
}

function addGauges(look: Look, now: () => number, registers: Registry[]): void {
  const began = now()
  const age = (at: number | undefined) => (at === undefined ? Number.NaN : (now() - at) / 1000)
  /** What never came is as old as the worker: a feed that was bad from the first day on is one that fails. */
  const ageOfGood = (at: number | undefined) => age(at ?? began)
  const gauge = (name: string, help: string, read: (status: Awaited<ReturnType<Look>>) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(read(await look()))
      },
    })
  gauge('site_set_aside', 'Changes that were set aside.', (status) => status.setAside?.length ?? Number.NaN)
  gauge('site_release_age_seconds', 'Age of the live release.', (status) => age(status.live?.at))
  gauge('site_builder_ready', '1 while the builder can work, or could at once.', ({ builder }) =>
    Number(builder.state === 'ready' || builder.state === 'working' || builder.isWarm === true),
  )
  gauge(
    'site_builder_memory_bytes',
    'Memory of the builder.',
    (status) => status.builder.memoryBytes ?? Number.NaN,
  )
  gauge(
    'site_preview_memory_bytes',
    'Memory of the builder of the preview; nothing while nobody looks at it.',
    ({ preview }) => preview?.memoryBytes ?? Number.NaN,
  )
  gauge('site_pages', 'Pages of the live site.', ({ pages }) =>
    Object.values(pages).reduce((sum, count) => sum + count, 0),
  )
  gauge(
    'site_held_pages',
    'Pages whose last change waits, because it would break something.',
    ({ held }) => held.length,
  )
  gauge(
    'site_nightly_equal',
    '1 where the last comparison with a clean build found no difference, 0 where it did.',
    ({ nightly }) => (nightly.equal === undefined ? Number.NaN : Number(nightly.equal)),
  )
  gauge('site_content_reachable', '1 while the content service answers.', ({ contentService }) =>
    Number(contentService.reachable),
  )
  gauge('site_pinned', '1 while a rollback holds the site or pages.', ({ pinned }) =>
    Number(pinned.site !== undefined || pinned.pages.length > 0),
  )
  new Gauge({
    name: 'site_reading_age_seconds',
    help: 'Age of what pages may say of a reading, of the worker where there was none; nothing where its service is not asked.',
    labelNames: ['reading'],
    registers,
    async collect() {
      const { readings } = await look()
      this.reset()
      for (const reading of readingNames) {
        const standing = readings[reading]
        if (standing) this.set({ reading }, ageOfGood(standing.measuredAt))
      }
    },
  })
  new Gauge({
    name: 'site_events_age_seconds',
    help: 'Age of the last good events feed, of the worker where there was none.',
    labelNames: ['language'],
    registers,
    async collect() {
      for (const feed of (await look()).events) this.set({ language: feed.language }, ageOfGood(feed.goodAt))
    },
  })
}

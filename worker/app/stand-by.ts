import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { askedReadings } from '../../site/readings/reading-variables'
import type { Change, DocumentChange, Regeneration } from '../changes/change'
import { pauseAfter } from '../queue/pauses'
import { contentClient } from '../regenerate/resident/content-reader'
import { listenToContent } from '../webhook/listener'
import type { WorkerParts } from './open-parts'

export type StandByParts = Pick<WorkerParts, 'settings' | 'now'> & {
  builder: Pick<WorkerParts['builder'], 'start' | 'stop' | 'apply' | 'status'>
  publisher: Pick<WorkerParts['publisher'], 'tidy'>
  overview: Pick<WorkerParts['overview'], 'built'>
  log: Pick<WorkerParts['log'], 'info' | 'warn'>
  stopping: { signal: AbortSignal }
}

/** How often, ms, */
const every = {
  /** the whole site is held against day, clock and content, in case that nobody told of something, */
  look: 5 * 60_000,
  /** feeds and services of readings are asked; once more when this worker leads, */
  feeds: 3_600_000,
  /** bytes that neither a release nor the site needs are removed. */
  tidy: 24 * 3_600_000,
}

/**
 * Builds the site while another worker publishes it, and keeps it as fresh as that one does, so that taking over takes as
 * long as publishing what is there. Nothing goes out: neither queue, clock nor target hears of it.
 */
export class StandBy {
  readonly #ending = new AbortController()
  readonly #signal: AbortSignal
  readonly #news = new EventTarget()
  #heard: DocumentChange[] = []
  #due = { look: 0, feeds: 0, tidy: 0 }
  #work: Promise<void> | undefined

  constructor(private readonly parts: StandByParts) {
    this.#signal = AbortSignal.any([this.#ending.signal, parts.stopping.signal])
  }

  /** Where the settings want it; once, however often it is called. */
  begin(): void {
    if (this.parts.settings.standsByWarm && !this.#signal.aborted) this.#work ??= this.#keepFresh()
  }

  /** Resolves when nothing is in work any more: the builder is the caller's. */
  async end(): Promise<void> {
    this.#ending.abort()
    await this.#work
  }

  async #keepFresh(): Promise<void> {
    const { log, settings } = this.parts
    log.info({}, 'the site is built here, too, so that this worker can take over at once')
    const listener = settings.listens ? this.#listen() : undefined
    for (let failures = 0; !this.#signal.aborted; ) {
      try {
        await this.#freshen()
        failures = 0
        await this.#somethingNew()
      } catch (error) {
        if (this.#signal.aborted) break
        failures += 1
        const retryInMs = pauseAfter(failures, 'content')
        log.warn({ error, retryInMs }, 'what stands by could not be brought up to date; it is tried again')
        // Whatever was not applied is found by a look at everything.
        this.#due.look = 0
        await delay(retryInMs, undefined, { signal: this.#signal }).catch(() => undefined)
      }
    }
    listener?.stop()
  }

  #listen() {
    const { settings, log } = this.parts
    return listenToContent({
      client: contentClient(settings.content),
      quietMs: settings.quietMs,
      log,
      accept: async (_transaction, changes) => {
        this.#heard.push(...changes)
        this.#news.dispatchEvent(new Event('news'))
      },
      closeGap: () => {
        this.#due.look = 0
        this.#news.dispatchEvent(new Event('news'))
      },
    })
  }

  async #freshen(): Promise<void> {
    const { builder, settings, now } = this.parts
    const heard = this.#heard.splice(0)
    if (this.#isDue('look')) await this.#lookAtEverything()
    else if (heard.length > 0) await this.#apply(heard)
    if (this.#isDue('feeds')) {
      this.#due.feeds = now() + every.feeds
      await this.#apply(feedsOf(settings))
    }
    if ((builder.status().memory ?? 0) < settings.builderMemory) return
    await builder.stop()
    if (!this.#signal.aborted) await this.#lookAtEverything()
  }

  /** What is due later than it can be was set by a clock that was ahead. */
  #isDue(what: keyof typeof every): boolean {
    const ms = this.#due[what] - this.parts.now()
    return ms <= 0 || ms > every[what]
  }

  async #lookAtEverything(): Promise<void> {
    const { builder, overview, now } = this.parts
    const isFirst = this.#due.feeds === 0
    // What is missed from now on is looked for once more.
    this.#due.look = now() + every.look
    const whole = await builder.start()
    // A start has read them.
    if (isFirst) this.#due.feeds = now() + every.feeds
    overview.built(whole)
    await this.#tidy(whole)
  }

  async #apply(changes: readonly Change[]): Promise<void> {
    const { builder, overview, now } = this.parts
    const made = await builder.apply(changes, now())
    overview.built(made)
    this.#heard.push(
      ...made.unfinished.map((id): DocumentChange => ({ kind: 'document', id, operation: 'update' })),
    )
  }

  /** A machine that never publishes would keep what it made for ever. */
  async #tidy({ files }: Regeneration): Promise<void> {
    const { publisher, now } = this.parts
    if (!this.#isDue('tidy')) return
    this.#due.tidy = now() + every.tidy
    await publisher.tidy(new Set(files.map(({ sha256 }) => sha256)))
  }

  /** Resolves when somebody told of something, or it is time to look. */
  async #somethingNew(): Promise<void> {
    if (this.#heard.length > 0) return
    const { now } = this.parts
    const wait = new AbortController()
    const signal = AbortSignal.any([this.#signal, wait.signal])
    const ms = Math.max(0, Math.min(this.#due.look - now(), this.#due.feeds - now(), every.look))
    await Promise.race([
      delay(ms, undefined, { signal, ref: false }),
      once(this.#news, 'news', { signal }),
    ]).catch(() => undefined)
    wait.abort()
  }
}

const feedsOf = ({ readings }: WorkerParts['settings']): Change[] => [
  { kind: 'events', reason: 'hourly' },
  ...askedReadings(readings).map((kind) => ({ kind, reason: 'schedule' as const })),
]

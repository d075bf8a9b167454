import { localDate } from '../../site/calendar/local-date'
import type { Change, DocumentChange, Regeneration } from '../changes/change'
import { ChangeRefused, ContentUnavailable } from '../changes/errors'
import { NeedsNewBuilder } from '../changes/needs-new-builder'
import type { Builder } from '../regenerate/supervisor/builder'
import { type News, PreviewNews } from './preview-news'

export type PreviewState =
  | { is: 'off' }
  /** ms since the epoch. */
  | { is: 'starting'; since: number }
  | { is: 'ready'; root: string; memory: number | undefined }
  /** ms since the epoch. */
  | { is: 'failed'; why: string; at: number }

export type DraftBuilder = Pick<Builder, 'start' | 'apply' | 'stop' | 'status'>

export interface PreviewBuilderOptions {
  /** Called when somebody looks for the first time. */
  makeBuilder(): DraftBuilder
  /** Listens to what editors write; ends with the function that it returns. */
  listen(hear: (changes: readonly Change[]) => void): () => void
  timeZone: string
  log: { info(fields: object, text: string): void; warn(fields: object, text: string): void }
  now(): number
  /** How long nobody must have looked before the builder ends, ms. */
  idleMs: number
}

/** How long a builder that failed is left alone, however many pages ask for it, ms. */
const pauseAfterFailure = 30_000

/** How long a content service that does not answer is left in peace, ms. */
const pauseMs = 1_000

/**
 * The second builder, which shows drafts. It starts when somebody first looks, makes one batch after the other of whatever
 * editors write meanwhile, and ends when nobody has looked for a while: its memory is as large as that of the first.
 */
export class PreviewBuilder {
  private builder: DraftBuilder | undefined
  private current: PreviewState = { is: 'off' }
  private readonly news: PreviewNews
  private waiting = new Map<string, Change>()
  /** Comparisons whose content was not believed: the next change has them tried again. */
  private refused: readonly Change[] = []
  /** What the builder is doing, and the end of the one before: each resolves, whatever became of it. */
  private starting = Promise.resolve()
  private working: Promise<void> | undefined
  private ending = Promise.resolve()
  private stopListening: (() => void) | undefined
  private lastUse = 0
  private idle: NodeJS.Timeout | undefined
  private closed = false

  constructor(private readonly options: PreviewBuilderOptions) {
    this.news = new PreviewNews(options.now)
  }

  /** Somebody looks: starts the builder where it does not run. */
  use(): PreviewState {
    this.lastUse = this.options.now()
    if (this.mayBegin()) this.begin()
    return this.current
  }

  private mayBegin(): boolean {
    const { current, lastUse } = this
    if (this.closed) return false
    // Either way: a failure that lies ahead is of a clock that was set back.
    return (
      current.is === 'off' || (current.is === 'failed' && Math.abs(lastUse - current.at) >= pauseAfterFailure)
    )
  }

  state(): PreviewState {
    if (this.current.is !== 'ready') return this.current
    return { ...this.current, memory: this.builder?.status().memory }
  }

  /** See PreviewNews. */
  subscribe(listener: (news: News) => void, since?: number): () => void {
    const leave = this.news.subscribe(listener, since)
    return () => {
      leave()
      this.lastUse = this.options.now()
    }
  }

  async close(): Promise<void> {
    this.closed = true
    this.end()
    await this.ending
  }

  private begin(): void {
    const { listen, log, now } = this.options
    const starting = { is: 'starting' as const, since: now() }
    this.current = starting
    // What is written while the site is built is made after it.
    this.stopListening = listen((changes) => this.hear(changes))
    this.starting = this.start(starting).then(
      ({ root, pages }) => {
        if (this.current !== starting) return
        log.info({ seconds: Math.round((now() - starting.since) / 1000) }, 'the preview is ready')
        this.current = { is: 'ready', root, memory: undefined }
        this.news.tell(pages.map(({ path }) => path))
        this.work()
        this.watchUse()
      },
      (error: unknown) => {
        if (this.current === starting) this.fail(error, 'the preview could not be built')
      },
    )
  }

  private async start(starting: PreviewState): Promise<Regeneration> {
    await this.ending
    if (this.current !== starting) throw new Error('the preview was ended before it began')
    this.builder ??= this.options.makeBuilder()
    return this.builder.start()
  }

  private fail(error: unknown, what: string): void {
    this.options.log.warn({ error }, what)
    this.stopListening?.()
    const why = error instanceof Error ? error.message : String(error)
    this.current = { is: 'failed', why, at: this.options.now() }
  }

  private hear(changes: readonly Change[]): void {
    for (const change of [...this.refused, ...changes]) this.waiting.set(keyOf(change), change)
    this.refused = []
    this.work()
  }

  private work(): void {
    const { builder } = this
    if (!builder || this.working || this.current.is !== 'ready' || this.waiting.size === 0) return
    const changes = [...this.waiting.values()]
    this.waiting.clear()
    this.working = builder
      .apply([...this.newDay(builder), ...changes])
      .then(
        (regeneration) => this.made(regeneration),
        (error: unknown) => this.notMade(changes, error),
      )
      .finally(() => {
        this.working = undefined
        this.work()
      })
  }

  private made({ root, pages, removedPages, unfinished }: Regeneration): void {
    if (this.current.is !== 'ready') return
    this.current = { is: 'ready', root, memory: undefined }
    for (const id of unfinished) this.waiting.set(id, { kind: 'document', id, operation: 'update' })
    this.news.tell([...pages, ...removedPages].map(({ path }) => path))
  }

  private async notMade(changes: readonly Change[], error: unknown): Promise<void> {
    if (this.current.is !== 'ready') return
    if (error instanceof ChangeRefused) {
      this.options.log.warn({ error }, 'the preview cannot show a change')
      this.refused = changes.filter(isComparison)
      // Only what is compared can be unbelievable: what was written with it is made by itself.
      if (this.refused.length > 0) this.putBack(changes.filter((change) => !isComparison(change)))
      return
    }
    if (error instanceof NeedsNewBuilder) {
      this.waiting.set('rebuild', { kind: 'rebuild', reason: error.message })
      return
    }
    if (!(error instanceof ContentUnavailable)) return this.fail(error, 'the builder of the preview was lost')
    this.putBack(changes)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }

  /** What was written since stands for what was written before. */
  private putBack(changes: readonly Change[]): void {
    for (const change of changes)
      if (!this.waiting.has(keyOf(change))) this.waiting.set(keyOf(change), change)
  }

  /** The day turns without anybody telling it here. */
  private newDay(builder: DraftBuilder): Change[] {
    const { timeZone, now } = this.options
    const date = localDate(new Date(now()), timeZone)
    return builder.status().today === date ? [] : [{ kind: 'day', date }]
  }

  private watchUse(): void {
    const { idleMs, now, log } = this.options
    clearTimeout(this.idle)
    // Nobody has looked later than now: the clock was set back.
    this.lastUse = Math.min(this.lastUse, now())
    const rest = this.news.isHeard ? idleMs : this.lastUse + idleMs - now()
    if (rest <= 0) {
      log.info({}, 'nobody looks at the preview: its builder ends')
      this.end()
      return
    }
    this.idle = setTimeout(() => this.watchUse(), rest)
    this.idle.unref()
  }

  /** Ends the builder; whoever looks meanwhile starts it again after that. */
  private end(): void {
    clearTimeout(this.idle)
    this.stopListening?.()
    this.stopListening = undefined
    const was = this.current.is
    this.current = { is: 'off' }
    this.waiting.clear()
    this.refused = []
    if (was === 'off') return
    const { builder, starting, working } = this
    this.ending = (builder?.stop(was === 'ready' ? 5_000 : 0) ?? Promise.resolve())
      .catch((error: unknown) =>
        this.options.log.warn({ error }, 'the builder of the preview did not end well'),
      )
      .then(() => Promise.all([starting, working]))
      .then(() => undefined)
  }
}

const keyOf = (change: Change): string => (change.kind === 'document' ? change.id : change.kind)

const isComparison = ({ kind }: Change): boolean => kind === 'reconcile'

/** What editors write, as a change of what the preview shows: which version of it there is, the content service says. */
export const draftChange = ({ id, operation }: DocumentChange): DocumentChange => ({
  kind: 'document',
  id,
  operation: operation === 'delete' ? 'delete' : 'update',
})

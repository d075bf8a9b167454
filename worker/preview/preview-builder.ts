import { localDate } from '../../site/calendar/local-date'
import type { Change, DocumentChange, Regeneration } from '../changes/change'
import { ChangeRefused, ContentUnavailable } from '../changes/errors'
import { NeedsNewBuilder } from '../changes/needs-new-builder'
import type { Builder } from '../regenerate/supervisor/builder'

export type PreviewState =
  | { is: 'off' }
  /** ms since the epoch. */
  | { is: 'starting'; since: number }
  | { is: 'ready'; root: string; memory: number | undefined }
  | { is: 'failed'; why: string }

/** What whoever looks at a page is told: paths of pages that are other ones now. One that cannot be made says so itself. */
export interface PreviewNews {
  /** Ascending, over a restart of the worker, too. */
  id: number
  paths: readonly string[]
}

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

/** News that are kept for pages that load just now. */
const newsKept = 100

/** How long a content service that does not answer is left in peace, ms. */
const pauseMs = 1_000

/**
 * The second builder, which shows drafts. It starts when somebody first looks, makes one batch after the other of whatever
 * editors write meanwhile, and ends when nobody has looked for a while: its memory is as large as that of the first.
 */
export class PreviewBuilder {
  private builder: DraftBuilder | undefined
  private current: PreviewState = { is: 'off' }
  private waiting = new Map<string, Change>()
  private working: Promise<void> | undefined
  private starting: Promise<void> | undefined
  private stopListening: (() => void) | undefined
  private readonly listeners = new Set<(news: PreviewNews) => void>()
  private news: PreviewNews[] = []
  private lastUse = 0
  private idle: NodeJS.Timeout | undefined
  private closed = false

  constructor(private readonly options: PreviewBuilderOptions) {}

  /** Somebody looks: starts the builder where it does not run. */
  use(): PreviewState {
    this.lastUse = this.options.now()
    if (!this.closed && (this.current.is === 'off' || this.current.is === 'failed')) this.begin()
    return this.current
  }

  state(): PreviewState {
    if (this.current.is !== 'ready') return this.current
    return { ...this.current, memory: this.builder?.status().memory }
  }

  /** `since`: the last news that was heard of. What came after it is told at once. */
  subscribe(listener: (news: PreviewNews) => void, since?: number): () => void {
    if (since !== undefined) for (const each of this.news) if (each.id > since) listener(each)
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
      this.lastUse = this.options.now()
    }
  }

  async close(): Promise<void> {
    this.closed = true
    await this.end()
  }

  private begin(): void {
    const { makeBuilder, listen, log, now } = this.options
    const since = now()
    this.current = { is: 'starting', since }
    // What is written while the site is built is made after it.
    this.stopListening = listen((changes) => this.hear(changes))
    this.starting = this.start(makeBuilder).then(
      (regeneration) => {
        log.info({ seconds: Math.round((now() - since) / 1000) }, 'the preview is ready')
        this.current = { is: 'ready', root: regeneration.root, memory: undefined }
        this.tell(regeneration.pages.map(({ path }) => path))
        this.work()
        this.watchUse()
      },
      (error: unknown) => {
        log.warn({ error }, 'the preview could not be built')
        this.stopListening?.()
        this.current = { is: 'failed', why: error instanceof Error ? error.message : String(error) }
      },
    )
  }

  private async start(makeBuilder: () => DraftBuilder): Promise<Regeneration> {
    this.builder ??= makeBuilder()
    return this.builder.start()
  }

  private hear(changes: readonly Change[]): void {
    for (const change of changes) this.waiting.set(keyOf(change), change)
    this.work()
  }

  private work(): void {
    if (this.working || this.current.is !== 'ready' || this.waiting.size === 0) return
    this.working = this.makeWaiting().finally(() => {
      this.working = undefined
      this.work()
    })
  }

  private async makeWaiting(): Promise<void> {
    const { builder } = this
    if (!builder) return
    const changes = [...this.waiting.values()]
    this.waiting.clear()
    try {
      const regeneration = await builder.apply([...this.newDay(builder), ...changes])
      this.made(regeneration)
    } catch (error) {
      await this.notMade(changes, error)
    }
  }

  private made({ root, pages, removedPages, unfinished }: Regeneration): void {
    this.current = { is: 'ready', root, memory: undefined }
    for (const id of unfinished) this.waiting.set(id, { kind: 'document', id, operation: 'update' })
    this.tell([...pages, ...removedPages].map(({ path }) => path))
  }

  private async notMade(changes: readonly Change[], error: unknown): Promise<void> {
    const { log } = this.options
    if (error instanceof ChangeRefused) return log.warn({ error }, 'the preview cannot show a change')
    if (error instanceof NeedsNewBuilder) {
      this.waiting.set('rebuild', { kind: 'rebuild', reason: error.message })
      return
    }
    if (error instanceof ContentUnavailable) {
      for (const change of changes)
        if (!this.waiting.has(keyOf(change))) this.waiting.set(keyOf(change), change)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return
    }
    log.warn({ error }, 'the builder of the preview was lost')
    this.stopListening?.()
    this.current = { is: 'failed', why: error instanceof Error ? error.message : String(error) }
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
    const rest = this.listeners.size > 0 ? idleMs : this.lastUse + idleMs - now()
    if (rest <= 0) {
      log.info({}, 'nobody looks at the preview: its builder ends')
      void this.end()
      return
    }
    this.idle = setTimeout(() => this.watchUse(), rest)
    this.idle.unref()
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle)
    this.stopListening?.()
    this.stopListening = undefined
    const was = this.current.is
    this.current = { is: 'off' }
    this.waiting.clear()
    if (was === 'off') return
    await this.builder?.stop(was === 'ready' ? 5_000 : 0)
    await this.starting
    await this.working
    this.current = { is: 'off' }
  }

  private tell(paths: readonly string[]): void {
    if (paths.length === 0) return
    const news = { id: Math.max(this.options.now(), (this.news.at(-1)?.id ?? 0) + 1), paths }
    this.news = [...this.news.slice(1 - newsKept), news]
    for (const listener of this.listeners) listener(news)
  }
}

const keyOf = (change: Change): string => (change.kind === 'document' ? change.id : change.kind)

/** What editors write, as a change of what the preview shows: which version of it there is, the content service says. */
export const draftChange = ({ id, operation }: DocumentChange): DocumentChange => ({
  kind: 'document',
  id,
  operation: operation === 'delete' ? 'delete' : 'update',
})

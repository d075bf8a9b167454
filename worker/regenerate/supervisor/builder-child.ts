import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Change } from '../../changes/change'
import { ContentUnavailable } from '../../changes/errors'
import { NeedsNewBuilder } from '../../changes/needs-new-builder'
import { type StartedProgram, startProgram } from '../../streams/start-child'
import { type FromBuilder, isFromBuilder, type ToBuilder } from '../builder-messages'
import { forgetInWork, type InWork, readInWork } from './stuck-pages'
import { watchWork } from './watch-work'

export interface ChildOptions {
  /** The program that holds Gatsby. */
  program: string
  /** Folder of the site: gatsby-config.ts, `.cache` and `public` lie in it. */
  siteFolder: string
  /** What the child prints is added to `builder.log` in this folder. */
  dataFolder: string
  /** Environment of the child process, without secrets that Gatsby does not need. */
  env: Readonly<Record<string, string | undefined>>
  /** File of the pages that are not to be tried (see stuck-pages.ts). */
  stuckFile: string
  /** Milliseconds after which a page that is being made counts as one that never ends. */
  pageLimit: number
  /** Told when a stage of a regeneration has ended, by its name. */
  onStage?: ((stage: string) => void) | undefined
}

export type BuilderAnswer<Type extends FromBuilder['type']> = Extract<FromBuilder, { type: Type }>

interface Waiting {
  resolve(message: FromBuilder): void
  reject(error: Error): void
}

/** The builder ended, hung or failed in a way that leaves its files in doubt. */
export class BuilderLost extends Error {}

const unexpected = ({ type }: FromBuilder) => new BuilderLost(`the builder answered ${type}`)

/**
 * With V8's own 16 MB for young objects a new day spent a sixth of its time on moving to the old ones what nobody needed a
 * moment later. Given by the environment: a flag of the program itself would be handed on to threads, which refuse it.
 */
const roomForYoung = '--max-semi-space-size=32'

/** How long a process may live on without its line, ms. */
const timeToEnd = 5_000

/** One process that holds Gatsby: messages become promises, and its end rejects them all with BuilderLost. */
export class BuilderChild {
  private readonly waiting = new Map<number | 'ready' | 'stopped', Waiting>()
  private nextId = 1
  /** true once its end was asked for. */
  stopped = false
  /** What was in work when the process ended by itself or was found hung. */
  lost: { pages: readonly string[]; hung: boolean } = { pages: [], hung: false }
  private readonly child: ChildProcess
  private readonly ended: Promise<void>
  private readonly written: Promise<void>
  private hasEnded = false

  private constructor(
    started: StartedProgram,
    logFile: string,
    inWork: string,
    pageLimit: number,
    private readonly onStage: (stage: string) => void,
  ) {
    const { child } = started
    this.child = child
    child.on('message', (message) => this.hear(message))
    // Its line closes as it ends; one that lives on without is of no use.
    child.once('disconnect', () => setTimeout(() => child.kill('SIGKILL'), timeToEnd).unref())
    const endWatch = watchWork(inWork, pageLimit, (works) => {
      this.lost = { pages: pagesOf(works), hung: true }
      child.kill('SIGKILL')
    })
    this.ended = started.ended.then(({ code, signal, error }) => {
      this.hasEnded = true
      endWatch()
      const works = readInWork(inWork)
      if (!this.lost.hung) this.lost = { pages: pagesOf(works), hung: false }
      endWorkers(works)
      const how = error ? `could not be started: ${error.message}` : `ended with ${signal ?? `code ${code}`}`
      const lost = new BuilderLost(`the builder ${how}; see ${logFile}`)
      for (const waiting of [...this.waiting.values()]) waiting.reject(lost)
    })
    this.written = started.written
  }

  static start({
    program,
    siteFolder,
    dataFolder,
    env,
    stuckFile,
    pageLimit,
    onStage = () => undefined,
  }: ChildOptions): BuilderChild {
    mkdirSync(dataFolder, { recursive: true })
    const inWork = `${siteFolder}-in-work`
    forgetInWork(inWork)
    const logFile = path.join(dataFolder, 'builder.log')
    const started = startProgram(program, {
      log: logFile,
      cwd: siteFolder,
      execArgv: ['--max-old-space-size=4096'],
      env: {
        ...env,
        NODE_ENV: 'production',
        NODE_OPTIONS: `${roomForYoung} ${env.NODE_OPTIONS ?? ''}`.trim(),
        CI: 'true',
        GATSBY_TELEMETRY_DISABLED: '1',
        GATSBY_SLICES: 'true',
        // One query after the other, so that a record names one page. They share a processor anyway.
        GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: '1',
        BUILDER_IN_WORK: inWork,
        BUILDER_STUCK: stuckFile,
        BUILDER_KEPT_SLICES: path.resolve(dataFolder, 'kept-slices'),
      },
    })
    return new BuilderChild(started, logFile, inWork, pageLimit, onStage)
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  /** Calls back when the process has ended, however it did. */
  onEnd(call: () => void): void {
    void this.ended.then(call)
  }

  get running(): boolean {
    return !this.hasEnded && this.child.exitCode === null && this.child.signalCode === null
  }

  /**
   * Resolves when the whole site is built. `limit` in milliseconds.
   * @throws BuilderLost; ContentUnavailable where it could not be begun without the content service; NeedsNewBuilder where what
   * was left can no longer be taken up
   */
  async ready(limit: number): Promise<BuilderAnswer<'ready'>> {
    const answer = await this.ask('ready', undefined, limit)
    if (answer.type === 'unready' && answer.means === 'later') throw new ContentUnavailable(answer.reason)
    if (answer.type === 'unready') throw new NeedsNewBuilder(answer.reason)
    if (answer.type !== 'ready') throw unexpected(answer)
    return answer
  }

  /**
   * `whole`: the answer describes the whole site and not only what the changes touched; `now`: ms since the epoch.
   * @throws BuilderLost when the process ended, hung past `limit` (ms) or failed in the middle
   */
  async apply(
    changes: readonly Change[],
    limit: number,
    whole = false,
    now?: number,
  ): Promise<BuilderAnswer<'applied'> | BuilderAnswer<'failed'>> {
    const id = this.nextId++
    return this.askToMake({ type: 'apply', id, changes, whole, ...(now === undefined ? {} : { now }) }, limit)
  }

  /** Answers with the whole site as day, clock and content service have it at `now`, ms since the epoch. @throws BuilderLost */
  async refresh(now: number, limit: number): Promise<BuilderAnswer<'applied'> | BuilderAnswer<'failed'>> {
    return this.askToMake({ type: 'refresh', id: this.nextId++, now }, limit)
  }

  private async askToMake(
    message: Extract<ToBuilder, { type: 'apply' | 'refresh' }>,
    limit: number,
  ): Promise<BuilderAnswer<'applied'> | BuilderAnswer<'failed'>> {
    const answer = await this.ask(message.id, message, limit)
    if (answer.type === 'failed' && answer.means === 'replace') throw new BuilderLost(answer.reason)
    if (answer.type !== 'applied' && answer.type !== 'failed') throw unexpected(answer)
    return answer
  }

  /** Copies `.cache` and `public` as a pair. False when a change came before it was whole. @throws BuilderLost */
  async snapshot(folder: string, limit: number): Promise<boolean> {
    const id = this.nextId++
    const answer = await this.ask(id, { type: 'snapshot', id, folder }, limit)
    if (answer.type !== 'copied') throw unexpected(answer)
    return answer.whole
  }

  /** How many pages an edit of a document can make new. @throws BuilderLost */
  async touches(document: string, limit: number): Promise<number> {
    const id = this.nextId++
    const answer = await this.ask(id, { type: 'touches', id, document }, limit)
    if (answer.type !== 'touched') throw unexpected(answer)
    return answer.pages
  }

  /** Ends it at once, because it is asked for: its end is no loss, and no other one takes its place. */
  async giveUp(): Promise<void> {
    this.stopped = true
    await this.kill()
  }

  /** An orderly end: state saved, process gone, its log whole. @throws BuilderLost when that took longer than `limit`, ms. */
  async stop(limit: number): Promise<void> {
    this.stopped = true
    await this.ask('stopped', { type: 'stop' }, limit)
    await Promise.all([this.ended, this.written])
  }

  /** Ends the process at once and waits until it is gone and its last words stand in the log. */
  async kill(): Promise<void> {
    if (this.running) this.child.kill('SIGKILL')
    await Promise.all([this.ended, this.written])
  }

  private ask(
    key: number | 'ready' | 'stopped',
    message: ToBuilder | undefined,
    limit: number,
  ): Promise<FromBuilder> {
    return new Promise((resolve, reject) => {
      if (!this.running) return reject(new BuilderLost('the builder was gone'))
      const settle = () => {
        clearTimeout(timer)
        this.waiting.delete(key)
      }
      const fail = (error: Error) => {
        settle()
        reject(error)
      }
      const timer = setTimeout(
        () => fail(new BuilderLost(`the builder did not answer within ${Math.round(limit / 1000)} s`)),
        limit,
      )
      const succeed = (answer: FromBuilder) => {
        settle()
        resolve(answer)
      }
      this.waiting.set(key, { resolve: succeed, reject: fail })
      if (!message) return
      this.child.send({ to: 'builder', ...message }, (error) => {
        if (error) fail(new BuilderLost(`the builder could not be told: ${error.message}`))
      })
    })
  }

  private hear(message: unknown): void {
    if (!isFromBuilder(message)) return
    if (message.type === 'stage') {
      this.onStage(message.stage)
      return
    }
    const key = 'id' in message ? message.id : message.type === 'unready' ? 'ready' : message.type
    this.waiting.get(key)?.resolve(message)
  }
}

const pagesOf = (works: readonly InWork[]): string[] => works.map(({ page }) => page)

/** One of Gatsby's workers that never comes to an end does not notice that its parent is gone. */
function endWorkers(works: readonly InWork[]): void {
  for (const { pid } of works) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It is gone.
    }
  }
}

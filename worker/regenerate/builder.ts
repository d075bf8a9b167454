import { type ChildProcess, fork } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { EventLoad } from '../../site/events/load-event-nodes'
import type { Change, Regeneration } from '../changes'
import { type FromBuilder, isFromBuilder, type ToBuilder } from './builder-messages'
import { gatsbyVersion } from './gatsby-internals'

export interface BuilderOptions {
  /** Folder of the site: gatsby-config.ts, `.cache` and `public` lie in it. */
  siteFolder: string
  dataFolder: string
  /** Environment of the child process, without secrets that Gatsby does not need. */
  env: Readonly<Record<string, string | undefined>>
  log: { info(fields: object, text: string): void; warn(fields: object, text: string): void }
  /** true: a clean build may use the cached bundles, which depend on code and not on content. For repeated comparisons. */
  keepBundles?: boolean
  /** Milliseconds after which a regeneration counts as hung. */
  applyLimit?: number
  /** Milliseconds after which a build of the whole site counts as hung. */
  buildLimit?: number
}

export interface BuilderView {
  state: 'stopped' | 'building' | 'ready' | 'working'
  /** The day that the pages show. */
  today: string | undefined
  feeds: EventLoad['state']
  /** Resident memory in bytes after the last regeneration. */
  memory: number | undefined
  pid: number | undefined
}

interface Waiting {
  resolve(message: FromBuilder): void
  reject(error: Error): void
}

/** The builder ended, hung or failed in a way that leaves its files in doubt. */
export class BuilderLost extends Error {}

/**
 * The supervisor of the resident builder: starts it, speaks to it, and replaces it when it panics, hangs or is killed.
 * After an abnormal end `.cache` and `public` are not trusted (Gatsby would call a poisoned build a success): the next
 * builder starts clean and reads all content, so what the lost one was doing is in its first regeneration.
 */
export class Builder {
  private child: ChildProcess | undefined
  private waiting = new Map<number | 'ready' | 'stopped', Waiting>()
  private nextId = 1
  private view: BuilderView = {
    state: 'stopped',
    today: undefined,
    feeds: [],
    memory: undefined,
    pid: undefined,
  }

  constructor(private readonly options: BuilderOptions) {}

  status(): BuilderView {
    return this.view
  }

  /** Builds the whole site, warm when the last end was orderly. Resolves with every page. */
  async start(): Promise<Regeneration> {
    const warm = await this.endedOrderly()
    if (!warm) await this.clean()
    try {
      return await this.boot()
    } catch (error) {
      if (!warm) throw error
      this.options.log.warn({ error: String(error) }, 'the warm start failed; building clean')
      await this.clean()
      return this.boot()
    }
  }

  /** Regenerates what the changes touch; after a loss of the builder, the whole site. */
  async apply(changes: readonly Change[]): Promise<Regeneration> {
    if (changes.some((change) => change.kind === 'rebuild')) return this.renew('asked for')
    const day = changes.findLast((change) => change.kind === 'day')
    const today = day?.kind === 'day' ? day.date : this.view.today
    if (!this.child) return this.renew('the builder was gone', today)
    try {
      this.view = { ...this.view, state: 'working' }
      const id = this.nextId++
      const answer = await this.ask(id, { type: 'apply', id, changes }, this.options.applyLimit ?? 120_000)
      if (answer.type === 'failed') {
        if (answer.needsCleanBuild) return await this.renew(answer.reason, today)
        throw new BuilderLost(answer.reason)
      }
      if (answer.type !== 'applied') throw new BuilderLost(`the builder answered ${answer.type}`)
      this.view = {
        ...this.view,
        state: 'ready',
        feeds: answer.feeds,
        today: answer.today,
        memory: answer.memory,
      }
      return answer.regeneration
    } catch (error) {
      return this.renew(error instanceof Error ? error.message : String(error), today)
    }
  }

  /** Ends the builder and keeps its caches for a warm start. */
  async stop(limit = 8_000): Promise<void> {
    const { child } = this
    if (!child) return
    try {
      await this.ask('stopped', { type: 'stop' }, limit)
      await this.mark(true)
    } catch {
      // It was busy or hung: the next start is clean.
    }
    await this.end(child)
  }

  /** A new builder from nothing, with the whole site. */
  private async renew(reason: string, today = this.view.today): Promise<Regeneration> {
    this.options.log.warn({ reason: reason.slice(0, 2000) }, 'replacing the builder by a clean one')
    if (this.child) await this.end(this.child)
    await this.clean()
    return this.boot(today)
  }

  private async boot(today = this.view.today): Promise<Regeneration> {
    const { options } = this
    mkdirSync(options.dataFolder, { recursive: true })
    await this.mark(false)
    this.view = { ...this.view, state: 'building' }
    const output = createWriteStream(path.join(options.dataFolder, 'builder.log'), { flags: 'a' })
    const child = fork(path.join(__dirname, 'builder-process.ts'), [], {
      cwd: options.siteFolder,
      execArgv: ['--import', 'tsx', '--max-old-space-size=4096'],
      env: {
        ...options.env,
        ...(today === undefined ? {} : { SITE_TODAY: today }),
        NODE_ENV: 'production',
        CI: 'true',
        GATSBY_TELEMETRY_DISABLED: '1',
        GATSBY_SLICES: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child.stdout?.pipe(output, { end: false })
    child.stderr?.pipe(output, { end: false })
    this.child = child
    child.on('message', (message) => this.hear(message))
    child.on('exit', (code, signal) => {
      output.end()
      this.lose(
        child,
        new BuilderLost(`the builder ended with ${signal ?? `code ${code}`}; see ${output.path}`),
      )
    })
    const ready = await this.ask('ready', undefined, options.buildLimit ?? 15 * 60_000)
    if (ready.type !== 'ready') throw new BuilderLost(`the builder answered ${ready.type}`)
    this.view = { state: 'ready', feeds: ready.feeds, today: ready.today, memory: undefined, pid: child.pid }
    return ready.regeneration
  }

  private ask(
    key: number | 'ready' | 'stopped',
    message: ToBuilder | undefined,
    limit: number,
  ): Promise<FromBuilder> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(key)
        reject(new BuilderLost(`the builder did not answer within ${Math.round(limit / 1000)} s`))
      }, limit)
      const settle = () => {
        clearTimeout(timer)
        this.waiting.delete(key)
      }
      this.waiting.set(key, {
        resolve: (answer) => {
          settle()
          resolve(answer)
        },
        reject: (error) => {
          settle()
          reject(error)
        },
      })
      if (message) this.child?.send({ to: 'builder', ...message })
    })
  }

  private hear(message: unknown): void {
    if (!isFromBuilder(message)) return
    const key = 'id' in message ? message.id : message.type === 'ready' ? 'ready' : 'stopped'
    this.waiting.get(key)?.resolve(message)
  }

  private lose(child: ChildProcess, error: Error): void {
    if (this.child !== child) return
    this.child = undefined
    this.view = { ...this.view, state: 'stopped', pid: undefined }
    for (const waiting of [...this.waiting.values()]) waiting.reject(error)
  }

  private async end(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  private get marker(): string {
    return path.join(this.options.dataFolder, 'builder.json')
  }

  private async mark(orderly: boolean): Promise<void> {
    mkdirSync(this.options.dataFolder, { recursive: true })
    await writeFile(this.marker, JSON.stringify({ version: 1, gatsby: gatsbyVersion, orderly }))
  }

  private async endedOrderly(): Promise<boolean> {
    if (!existsSync(path.join(this.options.siteFolder, '.cache'))) return false
    try {
      const state: unknown = JSON.parse(await readFile(this.marker, 'utf8'))
      const { version, gatsby, orderly } = (state ?? {}) as Record<string, unknown>
      return version === 1 && gatsby === gatsbyVersion && orderly === true
    } catch {
      return false
    }
  }

  private async clean(): Promise<void> {
    const { siteFolder, keepBundles = false } = this.options
    const cache = path.join(siteFolder, '.cache')
    const inCache = existsSync(cache) ? await readdir(cache) : []
    const old = keepBundles
      ? inCache.filter((name) => name !== 'webpack').map((name) => path.join(cache, name))
      : [cache]
    for (const name of [...old, path.join(siteFolder, 'public')]) {
      await rm(name, { recursive: true, force: true, maxRetries: 3 })
    }
  }
}

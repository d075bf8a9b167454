import { setTimeout as delay } from 'node:timers/promises'
import { slices } from '../../disk/slices'
import type { PublishLog } from '../publisher-types'
import type { Entry } from '../release/entry'
import { bulkFrom } from './bulk'
import type { Damage } from './damage'
import { type Copies, hasItsSize, isRight, mendFile } from './mend-file'
import type { ReleaseStore } from './store'

export interface DamageWatchOptions {
  store: ReleaseStore
  log: PublishLog | undefined
  /** Runs alone, between switches. */
  alone(work: () => Promise<void>): Promise<void>
  /** Resolves when no release is in the making. */
  untilIdle(): Promise<unknown>
  /** The root that was published last; undefined before that. */
  root(): string | undefined
}

/** Between two looks, ms; a look at a large site takes longer, and is followed by a longer pause. */
const betweenLooks = 60_000
const timesTheLook = 20
/** A bit can turn without anybody writing to the file: all are read anew once a day, ms. */
const betweenReadings = 24 * 3_600_000

/**
 * Looks after the files that visitors get: compares them with their hashes after the start, then again and again, those
 * that were touched by their bytes and once a day all of them; and makes again from another copy what is damaged. What has
 * no whole copy is answered with 503 until it is built again.
 */
export class DamageWatch {
  #found = 0
  #mended = 0
  readonly #lost = new Set<string>()
  /** Lost files for which a build was asked. */
  readonly #asked = new Set<string>()
  /** Files of a release that could not be made, for which a build was asked. */
  readonly #missing = new Set<string>()
  #askFor: ((files: readonly string[]) => void) | undefined
  #mending: Promise<unknown> = Promise.resolve()
  #looking: Promise<unknown> = Promise.resolve()
  #until: AbortSignal | undefined

  constructor(private readonly options: DamageWatchOptions) {}

  get damage(): Damage {
    return { found: this.#found, mended: this.#mended, lost: [...this.#lost] }
  }

  /** Until the signal. `askFor`: has files built again of which nothing is whole, once for each. */
  watch(signal: AbortSignal, askFor: (files: readonly string[]) => void): void {
    this.#askFor = askFor
    signal.addEventListener('abort', () => {
      this.#askFor = undefined
    })
    this.#looking = Promise.all([this.#looking, this.#watch(signal)])
    this.#until = signal
  }

  async #watch(signal: AbortSignal): Promise<void> {
    await this.#try(() => this.look(hasItsSize, signal))
    for (let read = Date.now(); !signal.aborted; ) {
      const began = performance.now()
      await this.#try(() => this.look(isRight, signal))
      const pause = Math.max(betweenLooks, timesTheLook * (performance.now() - began))
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined)
      if (Date.now() - read < betweenReadings) continue
      read = Date.now()
      this.options.store.blobs.known.clear()
    }
  }

  /** Somebody was to be given these bytes, and they are damaged. */
  suspect(sha: string): void {
    if (!this.#askFor) return
    for (const [file, entry] of this.#files)
      if (entry.sha256 === sha && !this.#lost.has(file)) this.#later(() => this.#mend(file))
  }

  /** A release could not be made because the bytes of a file are nowhere: until all is built again none can. */
  missing(file: string): void {
    if (!this.#askFor || this.#missing.has(file)) return
    this.#missing.add(file)
    this.#askFor([file])
  }

  /** A release was made: it may have brought what was lost. */
  again(): void {
    this.#missing.clear()
    if (this.#lost.size === 0) return
    this.#later(async () => {
      for (const file of [...this.#lost]) await this.#mend(file)
      this.#ask()
    })
  }

  /** Waits for what is being made again; after the signal nothing is written any more. */
  async settled(): Promise<void> {
    if (this.#until?.aborted) await this.#looking
    await this.#mending
  }

  /** Looks at every file once, gives way to everything else, and makes right what is not. */
  async look(right: typeof isRight = isRight, signal?: AbortSignal): Promise<void> {
    const copies = await this.#copies()
    const giveWay = slices(signal, this.options.untilIdle)
    const wrong = new Set([...this.#lost, ...((await copies.served?.withheld()) ?? [])])
    for (const [file, entry] of this.#files) {
      if (signal?.aborted) return
      if (!(await right(file, entry, copies))) wrong.add(file)
      await giveWay()
    }
    // A tree that is gone as a whole is quicker made anew.
    if (wrong.size >= bulkFrom) await this.options.alone(() => this.options.store.placeAnew())
    for (const file of wrong) if (!signal?.aborted) await this.#mend(file)
    this.#ask()
  }

  get #files(): ReadonlyMap<string, Entry> {
    return this.options.store.state.files
  }

  #later(work: () => Promise<void>): void {
    this.#mending = this.#mending.then(() => this.#try(work))
  }

  async #try(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      this.options.log?.warn({ error: String(error) }, 'The disk could not be looked after; later again.')
    })
  }

  async #copies(): Promise<Copies> {
    const { store, root } = this.options
    const { blobs, files, served } = store
    const trees: Copies['trees'][number][] = []
    for (const tree of (await served?.trees()) ?? []) {
      const behind = await store.changedSince(tree.release)
      if (behind) trees.push({ ...tree, behind: new Set(behind.keys()) })
    }
    return { blobs, files, served, trees, root: root() }
  }

  /** What looked wrong may have been a switch: it is looked at again where there is none. */
  #mend(file: string): Promise<void> {
    return this.options.alone(async () => {
      const entry = this.#files.get(file)
      const copies = await this.#copies()
      const wasLost = this.#lost.has(file)
      if (!entry || (await isRight(file, entry, copies))) return this.#regain(file)
      if (!wasLost) this.#found += 1
      if (!(await mendFile(file, entry, copies))) return this.#lose(file, entry)
      this.#mended += 1
      this.options.log?.warn({ file }, 'A damaged file of the site was made again from another copy.')
      await this.#regain(file)
    })
  }

  async #lose(file: string, { sha256 }: Entry): Promise<void> {
    const { store, log } = this.options
    await store.served?.withhold(file)
    if (this.#lost.has(file)) return
    this.#lost.add(file)
    await store.blobs.setAside(sha256)
    log?.warn({ file }, 'A file of the site is damaged, and so is every copy: 503 until it is built again.')
  }

  async #regain(file: string): Promise<void> {
    await this.options.store.sendAgain(file)
    await this.options.store.served?.show(file)
    this.#lost.delete(file)
    this.#asked.delete(file)
  }

  /** Before the first build nobody has to be asked: it makes everything. */
  #ask(): void {
    const fresh = [...this.#lost].filter((file) => !this.#asked.has(file))
    if (fresh.length === 0 || this.options.root() === undefined) return
    for (const file of fresh) this.#asked.add(file)
    this.#askFor?.(fresh)
  }
}

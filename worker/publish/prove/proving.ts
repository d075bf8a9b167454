import { expectedPages } from '../decide/decide'
import type { PublisherOptions } from '../publisher-types'
import { formatId, type Proof, type Release, type ReleaseRecord } from '../release/release'
import type { Stopwatch } from '../stopwatch'
import type { ReleaseStore } from '../store/store'
import { noPurger, type RefusedPurge } from './purge'
import { type MarkedRelease, PurgeMark } from './purge-mark'
import { pathsOfFile, purgePaths } from './purge-paths'

/** Until a cache is asked again, ms: twice as long after each refusal, up to the last. */
const pauses = { first: 1_000, last: 60_000 }

/**
 * Purges what changed and fetches it, so that "live" is what a visitor sees. A cache that does not accept a purge is no reason
 * to make anything again: the release stands, it is not called seen, and the cache is asked again until it accepts, by the next
 * start, too.
 */
export class Proving {
  /** Paths that a cache may still have in an old version, with the first purge that brings all that is known of each. */
  readonly #due = new Map<string, number>()
  /** Number of the next purge. */
  #turn = 0
  readonly #mark: PurgeMark
  /** The last release whose paths are due, or were. */
  #last: MarkedRelease | undefined
  /** What earlier processes missed is due, too. */
  #recalled: Promise<void> | undefined
  #refusedSince: number | undefined
  #pause = pauses.first
  #again: NodeJS.Timeout | undefined
  #proved: { release: string; proof: Proof } | undefined

  constructor(
    private readonly options: Pick<PublisherOptions, 'purge' | 'prove' | 'log' | 'clock'>,
    private readonly store: ReleaseStore,
  ) {
    this.#mark = new PurgeMark(store)
  }

  /** A release is what visitors get from now on. */
  follow(record: ReleaseRecord): void {
    if (!this.#hasCache) return
    this.#note(purgePaths(record))
    if (Number(record.id) !== Number(this.#last?.id) + 1) this.recallAgain()
    // Not the record itself: it names every file that changed.
    const { id, at } = record
    this.#last = { id, at }
  }

  /** Another process, or a switch that failed, may have left a release whose paths are not due here. */
  recallAgain(): void {
    this.#recalled = undefined
  }

  async #recall(): Promise<void> {
    if (!this.#hasCache) return
    this.#recalled ??= this.#mark.missed().then((paths) => this.#note(paths))
    await this.#recalled
    const { release, releasedAt } = this.store.state
    this.#last ??= { id: formatId(release), at: releasedAt }
  }

  get #hasCache(): boolean {
    return (this.options.purge ?? noPurger) !== noPurger
  }

  #note(paths: readonly string[]): void {
    for (const path of paths) this.#due.set(path, this.#turn)
  }

  /** What a cache did not accept yet; undefined where it has accepted everything. */
  get refused(): RefusedPurge | undefined {
    return this.#refusedSince === undefined ? undefined : { paths: this.#due.size, since: this.#refusedSince }
  }

  /** What was seen of a release, where it is the last one that was looked at. */
  proofOf(release: string): Proof | undefined {
    return this.#proved?.release === release ? this.#proved.proof : undefined
  }

  /** The release with what was seen of it: nothing, where a cache did not accept the purge. */
  async prove(release: Release, watch: Stopwatch): Promise<Release> {
    await this.#recall()
    if (release.status !== 'live') {
      if (this.#due.size > 0) await watch.time('purge', () => this.#purge())
      return { ...release, stages: watch.stages }
    }
    const { prove, log } = this.options
    const isPurged = await watch.time('purge', () => this.#purge())
    const expected = expectedPages(release, this.store.state)
    const look = isPurged ? prove : prove && (async () => nothingSeen)
    const proof = look ? await watch.time('proof', () => look(expected)) : undefined
    if (proof) this.#proved = { release: release.id, proof }
    log?.info({ release: release.id, kind: release.kind, stages: watch.stages }, 'A release is live.')
    return { ...release, stages: watch.stages, ...(proof ? { proof } : {}) }
  }

  /** Purges what changed its bytes or headers without a release. */
  async purgeFiles(files: readonly string[]): Promise<void> {
    if (!this.#hasCache) return
    await this.#recall()
    this.#note(files.flatMap(pathsOfFile))
    if (this.#due.size > 0) await this.#mark.clear()
    await this.#purge()
  }

  async #purge(): Promise<boolean> {
    const { purge = noPurger, log, clock = Date.now } = this.options
    clearTimeout(this.#again)
    const paths = [...this.#due.keys()]
    const [turn, last] = [this.#turn, this.#last]
    this.#turn += 1
    try {
      await purge.purge(paths)
    } catch (error) {
      this.#refusedSince ??= clock()
      this.#again = setTimeout(() => void this.#purge(), this.#pause)
      this.#again.unref()
      log?.warn(
        { error, paths: this.#due.size, retryInMs: this.#pause },
        'A cache did not accept a purge: visitors may get what it has kept. It is asked again.',
      )
      this.#pause = Math.min(this.#pause * 2, pauses.last)
      return false
    }
    // What came meanwhile is of a purge of its own.
    for (const path of paths) if ((this.#due.get(path) ?? turn) <= turn) this.#due.delete(path)
    this.#pause = pauses.first
    if (this.#refusedSince !== undefined)
      log?.info({ paths: paths.length }, 'The cache has accepted what it refused before.')
    this.#refusedSince = undefined
    if (last) await this.#mark.set(last)
    return true
  }
}

const nothingSeen: Proof = { live: false, fetched: 0, stale: [] }

import { pageOfFile } from '../../made/page-paths'
import { expectedPages } from '../decide/decide'
import type { PublisherOptions } from '../publisher-types'
import type { LiveSite } from '../release/live-site'
import type { Proof, Release } from '../release/release'
import type { Stopwatch } from '../stopwatch'
import { noPurger, type RefusedPurge } from './purge'

/** Until a cache is asked again, ms: twice as long after each refusal, up to the last. */
const pauses = { first: 1_000, last: 60_000 }

/**
 * Purges what changed and fetches it, so that "live" is what a visitor sees. A cache that does not accept a purge is no reason
 * to make anything again: the release stands, it is not called seen, and the cache is asked again until it accepts.
 */
export class Proving {
  /** Paths that a cache may still have in an old version. */
  readonly #due = new Set<string>()
  #refusedSince: number | undefined
  #pause = pauses.first
  #again: NodeJS.Timeout | undefined
  #proved: { release: string; proof: Proof } | undefined

  constructor(
    private readonly options: Pick<PublisherOptions, 'purge' | 'prove' | 'log' | 'clock'>,
    private readonly state: () => LiveSite,
  ) {}

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
    if (release.status !== 'live') {
      if (this.#due.size > 0) await watch.time('purge', () => this.#purge())
      return { ...release, stages: watch.stages }
    }
    const { prove, log } = this.options
    for (const path of purgePaths(release)) this.#due.add(path)
    const isPurged = await watch.time('purge', () => this.#purge())
    const expected = expectedPages(release, this.state())
    const look = isPurged ? prove : prove && (async () => nothingSeen)
    const proof = look ? await watch.time('proof', () => look(expected)) : undefined
    if (proof) this.#proved = { release: release.id, proof }
    log?.info({ release: release.id, kind: release.kind, stages: watch.stages }, 'A release is live.')
    return { ...release, stages: watch.stages, ...(proof ? { proof } : {}) }
  }

  /** Purges what changed its bytes or headers without a release. */
  async purgeFiles(files: readonly string[]): Promise<void> {
    for (const path of files.flatMap(pathsOfFile)) this.#due.add(path)
    await this.#purge()
  }

  async #purge(): Promise<boolean> {
    const { purge = noPurger, log, clock = Date.now } = this.options
    clearTimeout(this.#again)
    const paths = [...this.#due]
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
    for (const path of paths) this.#due.delete(path)
    this.#pause = pauses.first
    if (this.#refusedSince !== undefined)
      log?.info({ paths: paths.length }, 'The cache has accepted what it refused before.')
    this.#refusedSince = undefined
    return true
  }
}

const nothingSeen: Proof = { live: false, fetched: 0, stale: [] }

/** Paths under which visitors ask for a file: that of a page, or its own. */
function pathsOfFile(file: string): string[] {
  const page = pageOfFile(file)
  return page === undefined ? [`/${file}`] : [page]
}

/** Paths that a cache may hold: pages, their data, and whatever else changed its bytes under its old name. */
const purgePaths = ({ changed, removed, pages, removedPages, withheld = [] }: Release): string[] => [
  ...new Set([
    ...pages.map(({ path }) => path),
    ...removedPages.map(({ path }) => path),
    ...withheld,
    ...[...changed, ...removed].filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
  ]),
]

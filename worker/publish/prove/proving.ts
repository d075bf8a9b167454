import { expectedPages } from '../decide/decide'
import type { PublisherOptions } from '../publisher-types'
import type { Proof, Release } from '../release/release'
import type { SiteState } from '../release/site-state'
import type { Stopwatch } from '../stopwatch'
import { noPurger } from './purge'

/** Purges what changed and fetches it, so that "live" is what a visitor sees. */
export class Proving {
  /** The last release while its purge was not accepted, with every path that is to be purged. */
  #due: (Release & { paths: Set<string> }) | undefined

  #proved: { release: string; proof: Proof } | undefined

  constructor(
    private readonly options: Pick<PublisherOptions, 'purge' | 'prove' | 'log'>,
    private readonly state: () => SiteState,
  ) {}

  /** Whether a cache did not accept the last purge. */
  get isDue(): boolean {
    return this.#due !== undefined
  }

  /** What was seen of a release, where it is the last one that was looked at. */
  proofOf(release: string): Proof | undefined {
    return this.#proved?.release === release ? this.#proved.proof : undefined
  }

  /** Throws when a cache does not accept the purge; it is asked again by the next call, with everything it missed. */
  async prove(release: Release, watch: Stopwatch): Promise<Release> {
    if (release.status !== 'live') return { ...release, stages: watch.stages }
    this.#due = { ...release, paths: new Set([...(this.#due?.paths ?? []), ...purgePaths(release)]) }
    return this.again(watch)
  }

  /** The same for the release that was not proved yet. */
  async again(watch: Stopwatch): Promise<Release> {
    if (!this.#due) throw new Error('There is no release to prove.')
    const { paths, ...release } = this.#due
    const { purge = noPurger, prove, log } = this.options
    await watch.time('purge', () => purge.purge([...paths]))
    this.#due = undefined
    const expected = expectedPages(release, this.state())
    const proof = prove ? await watch.time('proof', () => prove(expected)) : undefined
    if (proof) this.#proved = { release: release.id, proof }
    log?.info({ release: release.id, kind: release.kind, stages: watch.stages }, 'A release is live.')
    return { ...release, stages: watch.stages, ...(proof ? { proof } : {}) }
  }
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

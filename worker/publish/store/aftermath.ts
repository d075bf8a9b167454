import { keptAside } from '../../disk/data-watch'
import type { PublishLog } from '../publisher-types'
import type { FileEntry } from '../release/entry'
import { type CompressedCopies, copiesFirst } from './compressed-copies'
import { liveBlobs, sweepBlobs } from './retention'
import type { ReleaseStore } from './store'
import { survey } from './survey'
import type { Retention } from './surveyed'

/** A sweep reads the whole history: not more often than this, in releases, */
const releasesBetweenSweeps = 200
/** unless what changed since takes this part of the room that they may take. */
const partBetweenSweeps = 1 / 4
/** A snapshot is due after this many releases, or when the changes since outweigh the site: after the first one, too. */
const releasesBetweenSnapshots = 500

/** What is done after a switch, one after another, while visitors are served. */
export class Aftermath {
  #running: Promise<unknown> = Promise.resolve()
  #releasesSinceSnapshot = 0
  #changesSinceSnapshot = 0
  #releasesSinceSweep = releasesBetweenSweeps
  #bytesSinceSweep = 0

  constructor(
    private readonly store: ReleaseStore,
    private readonly retention: Retention,
    private readonly clock: () => number,
    private readonly log: PublishLog | undefined,
    private readonly copies: CompressedCopies,
    /** Cleans up elsewhere, as it was done here. */
    private readonly alsoElsewhere: () => Promise<void>,
  ) {}

  async settled(): Promise<void> {
    await this.#running
  }

  /**
   * Follows a release; `copiesFollow` where its compressed copies were not made before it. A failure is told and tried
   * again after a later one: nothing here is needed to be right.
   */
  after(changed: readonly FileEntry[], copiesFollow: boolean): void {
    const areLate = copiesFollow || changed.length > copiesFirst
    this.#releasesSinceSnapshot += 1
    this.#changesSinceSnapshot += changed.length
    this.#releasesSinceSweep += 1
    for (const [, { size }] of changed) this.#bytesSinceSweep += size
    this.#then('compress', () =>
      areLate ? this.copies.makeLate(changed) : this.copies.make(changed.map(([, entry]) => entry)),
    )
    if (this.#snapshotDue()) this.#then('snapshot', () => this.#snapshot())
    if (this.#sweepDue()) this.#then('clean up', () => this.#expire())
  }

  /**
   * Follows the comparison of the whole site, as after a start: reads every live page before the gate asks for it, and makes the
   * copies that are missing.
   */
  afterWhole(): void {
    this.#then('read pages', () => this.store.pages.knowAll(this.store.state.files))
    this.#then('compress', () => this.copies.makeMissing())
  }

  /** Cleans up elsewhere only. */
  tidy(): void {
    this.#then('clean up elsewhere', this.alsoElsewhere)
  }

  /** Cleans up here only; what these hashes name is kept, too. */
  tidyHere(needed: ReadonlySet<string>): void {
    this.#then('clean up here', async () => void (await this.#expireHere(needed)))
  }

  #then(name: string, work: () => Promise<void>): void {
    this.#running = this.#running.then(work).catch((error) => {
      this.log?.warn({ error: String(error) }, `After a release: ${name} failed and is tried again later.`)
    })
  }

  #snapshotDue(): boolean {
    return (
      this.#releasesSinceSnapshot >= releasesBetweenSnapshots ||
      this.#changesSinceSnapshot >= this.store.state.files.size
    )
  }

  async #snapshot(): Promise<void> {
    if (!this.#snapshotDue() || this.store.state.hasGap) return
    this.#releasesSinceSnapshot = 0
    this.#changesSinceSnapshot = 0
    await this.store.history.writeSnapshot(this.store.state)
  }

  #sweepDue(): boolean {
    return (
      this.#releasesSinceSweep > releasesBetweenSweeps ||
      this.#bytesSinceSweep > this.retention.bytes * partBetweenSweeps
    )
  }

  async #expire(): Promise<void> {
    if (await this.#expireHere(new Set())) await this.alsoElsewhere()
  }

  /** False where nothing could be decided. */
  async #expireHere(alsoNeeded: ReadonlySet<string>): Promise<boolean> {
    // A record that is lost may have named any blob.
    if (this.store.state.hasGap) return false
    const { history, blobs, files, folder } = this.store
    this.#releasesSinceSweep = 0
    this.#bytesSinceSweep = 0
    const started = Date.now()
    // A release that ends while the history is read takes blobs out of what is live and names them in a record of its own.
    const needed = new Set([...liveBlobs(this.store.state), ...alsoNeeded])
    const { release: current, files: live, pins } = this.store.state
    const asked = {
      history: folder,
      blobs: blobs.folder,
      current,
      pinned: [pins.site, ...Object.values(pins.pages)].flatMap((id) => (id === null ? [] : Number(id))),
      live: [...needed],
      now: this.clock(),
      retention: this.retention,
    }
    const found = await survey(asked, files, live.size)
    if (found.expired.length > 0) await history.writeSnapshot(this.store.state)
    for (const number of found.expired) await history.remove(number)
    await history.removeSetAside(started - keptAside)
    for (const sha of liveBlobs(this.store.state)) needed.add(sha)
    const removed = await sweepBlobs(blobs, files, found, needed, started - this.retention.unnamed)
    if (found.expired.length + removed > 0) {
      this.log?.info(
        { releases: found.expired.length, blobs: removed },
        'Releases that are no longer kept were removed.',
      )
    }
    return true
  }
}

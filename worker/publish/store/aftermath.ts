import { keptAside } from '../../disk/data-watch'
import { eachOf } from '../../disk/files'
import type { BlobStore } from '../../made/blobs'
import type { PublishLog } from '../publisher-types'
import { type Entry, isLasting } from '../release/entry'
import { bulkFrom, inBulk } from './bulk'
import { liveBlobs, sweepBlobs } from './retention'
import type { ReleaseStore } from './store'
import { survey } from './survey'
import type { Retention } from './surveyed'

/** Copies made at once; zlib uses the four threads of the pool, and reading and writing files need them, too. */
const atOnce = { first: 4, late: 1 }
/** Files that are completed at once, some 20 ms: a switch that comes meanwhile waits for no more. */
const portion = 20
/** Files whose copies are made before the switch; those of a larger release follow it, for nobody should wait for them. */
export const copiesFirst = 40
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
    /** Runs alone, between switches. */
    private readonly alone: (work: () => Promise<void>) => Promise<void>,
    /** Resolves when no release is in the making: nobody waits for late copies, so they give way. */
    private readonly untilIdle: () => Promise<unknown>,
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
  after(changed: readonly (readonly [file: string, entry: Entry])[], copiesFollow = false): void {
    const areLate = copiesFollow || changed.length > copiesFirst
    this.#releasesSinceSnapshot += 1
    this.#changesSinceSnapshot += changed.length
    this.#releasesSinceSweep += 1
    for (const [, { size }] of changed) this.#bytesSinceSweep += size
    this.#then('compress', () => this.#complete(changed, areLate))
    if (this.#snapshotDue()) this.#then('snapshot', () => this.#snapshot())
    if (this.#sweepDue()) this.#then('clean up', () => this.#expire())
  }

  /** Reads every live page before the gate asks for it: after a start nothing is known of them. */
  learn(): void {
    this.#then('read pages', () => this.store.pages.knowAll(this.store.state.files))
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

  /** Copies that come after the switch are put into what is served already. */
  async #complete(
    changed: readonly (readonly [file: string, entry: Entry])[],
    areLate: boolean,
  ): Promise<void> {
    if (!areLate) return this.compress(changed.map(([, entry]) => entry))
    await this.#compressLate(changed)
    for (let start = 0; start < changed.length; start += portion) {
      await this.untilIdle()
      await this.alone(() => this.store.complete(changed.slice(start, start + portion)))
    }
  }

  /** Makes the compressed copies that are missing. */
  compress(entries: readonly Entry[]): Promise<void> {
    return this.#eachCopy(
      entries.map((entry) => ({ entry })),
      atOnce.first,
      async () => true,
    )
  }

  /**
   * The same while the next release may be in the making, to which it gives way. What that one took the place of needs no
   * copies: after the second of two menus of a large site, those of the first would take a processor for minutes.
   */
  #compressLate(changed: readonly (readonly [file: string, entry: Entry])[]): Promise<void> {
    return this.#eachCopy(
      changed.map(([file, entry]) => ({ file, entry })),
      atOnce.late,
      async ({ file, entry }) => {
        await this.untilIdle()
        return this.store.state.files.get(file)?.sha256 === entry.sha256
      },
    )
  }

  async #eachCopy<Of extends { entry: Entry }>(
    all: readonly Of[],
    many: number,
    isWanted: (of: Of) => Promise<boolean>,
  ): Promise<void> {
    const wanted = all.flatMap((of) => of.entry.encodings.map((encoding) => ({ of, encoding })))
    const { folder, blobs, files } = this.store
    const make = (store: BlobStore) =>
      eachOf(wanted, many, async ({ of, encoding }) => {
        if (await isWanted(of)) await store.ensureCompressed(of.entry.sha256, encoding, isLasting(of.entry))
      })
    if (all.length < bulkFrom) await make(blobs)
    else await inBulk(folder, blobs, files, make)
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

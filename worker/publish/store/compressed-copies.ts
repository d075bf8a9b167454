import { breather, canUseThreads, eachOf } from '../../disk/files'
import { quickFiles } from '../../disk/quick-files'
import { type BlobStore, DamagedBlob } from '../../made/blobs'
import { type Entry, type FileEntry, isLasting } from '../release/entry'
import { bulkFrom, inBulk } from './bulk'
import type { ReleaseStore } from './store'

/** Copies made at once; zlib uses the four threads of the pool, and reading and writing files need them, too. */
const atOnce = { first: 4, late: 1 }
/** Files whose copies are made before the switch; those of a larger release follow it, for nobody should wait for them. */
export const copiesFirst = 40
/** Files whose late copies are made before they are put beside what is served: what a crash in the middle may cost. */
const atATime = 1000
/** Files that are completed at once, some 20 ms: a switch that comes meanwhile waits for no more. */
const portion = 20

/** Whoever looks after the disk has been told of bytes that are damaged; the copies of all others are made. */
function unlessDamaged(error: unknown): void {
  if (!(error instanceof DamagedBlob)) throw error
}

/** The compressed copies of what is live: made before a switch, after it, or where a stop or a full disk left them out. */
export class CompressedCopies {
  #isStopping = false

  constructor(
    private readonly store: ReleaseStore,
    /** Runs alone, between switches. */
    private readonly alone: (work: () => Promise<void>) => Promise<void>,
    /** Resolves when no release is in the making: nobody waits for late copies, so they give way. */
    private readonly untilIdle: () => Promise<unknown>,
  ) {}

  /** Makes no further late copies. Those that are left out are made after a start, by `makeMissing`. */
  stop(): void {
    this.#isStopping = true
  }

  /** Makes the copies that are not there. */
  make(entries: readonly Entry[]): Promise<void> {
    return this.#eachCopy(
      entries.map((entry) => ({ entry })),
      atOnce.first,
      (_, make) => make(),
    )
  }

  /**
   * The same after the switch, while the next release may be in the making, and puts them into what is served already. What that
   * one took the place of needs no copies: after the second of two menus of a large site, those of the first would take a
   * processor for minutes.
   */
  async makeLate(changed: readonly FileEntry[]): Promise<void> {
    const parts = Math.ceil(changed.length / atATime)
    const size = Math.ceil(changed.length / parts)
    for (let start = 0; start < changed.length && !this.#isStopping; start += size) {
      const part = changed.slice(start, start + size)
      await this.#eachCopy(
        part.map(([file, entry]) => ({ file, entry })),
        atOnce.late,
        async ({ file, entry }, make) => {
          await this.untilIdle()
          const isLive = this.store.state.files.get(file)?.sha256 === entry.sha256
          if (isLive && !this.#isStopping) await make().catch(unlessDamaged)
        },
      )
      await this.#putBeside(part)
    }
  }

  /**
   * Makes what is missing of the whole site: a stop, a crash or a full disk came before it. All are put beside what is served, since
   * a crash may have come after one was made.
   */
  async makeMissing(): Promise<void> {
    const live = [...this.store.state.files].filter(([, { encodings }]) => encodings.length > 0)
    await this.makeLate(await this.#missingOf(live))
    await this.#putBeside(live)
  }

  async #missingOf(live: readonly FileEntry[]): Promise<FileEntry[]> {
    const { blobs, files } = this.store
    const quick = canUseThreads(files) ? quickFiles : files
    const breathe = breather()
    const missing: FileEntry[] = []
    for (const [file, entry] of live) {
      const there = entry.encodings.map((encoding) => quick.exists(blobs.pathOf(entry.sha256, encoding)))
      if ((await Promise.all(there)).includes(false)) missing.push([file, entry])
      await breathe()
    }
    return missing
  }

  async #putBeside(entries: readonly FileEntry[]): Promise<void> {
    for (let start = 0; start < entries.length && !this.#isStopping; start += portion) {
      await this.untilIdle()
      await this.alone(() => this.store.complete(entries.slice(start, start + portion)))
    }
  }

  async #eachCopy<Of extends { entry: Entry }>(
    all: readonly Of[],
    many: number,
    each: (of: Of, make: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const wanted = all.flatMap((of) => of.entry.encodings.map((encoding) => ({ of, encoding })))
    const { folder, blobs, files } = this.store
    const make = (store: BlobStore) =>
      eachOf(wanted, many, ({ of, encoding }) =>
        each(of, () => store.copies.ensure(of.entry.sha256, encoding, isLasting(of.entry))),
      )
    if (all.length < bulkFrom) return make(blobs)
    const hashes = wanted.map(({ of }) => of.entry.sha256)
    await inBulk(folder, blobs, files, hashes, make)
  }
}

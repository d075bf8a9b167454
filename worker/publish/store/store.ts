import path from 'node:path'
import { LeaseLost } from '../../changes/errors'
import type { PageFacts } from '../../changes/made-file'
import { canUseThreads, type Files } from '../../disk/files'
import { BlobStore } from '../../made/blobs'
import type { Lead } from '../archive/lead'
import type { LinkReader } from '../pages/link-target'
import type { Entry, FileEntry } from '../release/entry'
import type { LiveSite } from '../release/live-site'
import type { ReleaseRecord } from '../release/release'
import type { Prepared, ServedFiles, Target, TargetStep } from '../targets/target'
import { copiesInDoubt, removeDoubt } from './bulk'
import { History } from './history'
import { withLock } from './lock'
import { PageReader } from './page-reader'
import { stepTo } from './step'

/** How long another process may switch on the same folder, ms. */
const lockPatience = 15_000

/** What may stop a release before its switch, by throwing: another worker took over, or a rollback came first. */
export interface CommitGuard {
  fence(): Promise<void>
  checkpoint(): void
}

/** The release store: history, blobs and the site in memory, with the one way to move from a release to the next. */
export class ReleaseStore {
  readonly blobs: BlobStore
  readonly history: History
  readonly pages: PageReader
  /** The right to write to a shared target, where there is such. */
  lead: Pick<Lead, 'signal'> | undefined
  #state: LiveSite | undefined
  #loading: Promise<LiveSite> | undefined

  constructor(
    readonly folder: string,
    readonly files: Files,
    private readonly target: Target,
    readLink: LinkReader,
    onDamaged?: (file: string) => void,
    onDamagedBlob?: (sha: string) => void,
    askElsewhere?: (sha: string) => Promise<Buffer | undefined>,
  ) {
    this.blobs = new BlobStore(
      path.join(folder, 'blobs'),
      files,
      true,
      undefined,
      onDamagedBlob,
      undefined,
      askElsewhere,
    )
    this.history = new History(folder, files, onDamaged)
    this.pages = new PageReader(this.blobs, readLink, canUseThreads(files))
  }

  /** Throws when `load` was not awaited. */
  get state(): LiveSite {
    if (!this.#state)
      throw new Error('The release store is not loaded: await ready() before serving from it.')
    return this.#state
  }

  /** Reads the history, and brings the target to the last release where a switch was cut off. */
  async load(): Promise<LiveSite> {
    this.#loading ??= this.#open().catch((error) => {
      this.#loading = undefined
      throw error
    })
    await this.#loading
    await this.#catchUp()
    return this.state
  }

  /** Reads the history anew: it was taken from an archive. Called alone. */
  async reload(): Promise<void> {
    this.#state = await this.history.load()
    this.#behind = undefined
    this.pages.forget()
  }

  /** Hands copies that were made after the switch to the target. */
  async complete(entries: readonly FileEntry[]): Promise<void> {
    const live = entries.filter(([file, { sha256 }]) => this.state.files.get(file)?.sha256 === sha256)
    await this.target.complete?.(live, this.blobs)
  }

  /** What a web server reads from the disk, where the target has such files. */
  get served(): ServedFiles | undefined {
    return this.target.served
  }

  /** Files that differ between an earlier release, as a target names it, and the live one; undefined where that is not known. */
  changedSince(release: string): Promise<ReadonlyMap<string, Entry | null> | undefined> {
    return this.#step(undefined, () => undefined).since(release)
  }

  /** Has the target put everything there again. Called alone. */
  async placeAnew(): Promise<void> {
    await this.target.distrust?.()
    await this.#finish()
  }

  /** The whole site was compared with what was made: nothing of the history is missing any more. Called alone. */
  async closeGap(): Promise<void> {
    if (!this.state.hasGap) return
    await this.#finish()
    this.state.hasGap = false
    await this.history.writeSnapshot(this.state)
  }

  /** True once after the settings of a server in front changed. */
  takeSettingsChanged(): boolean {
    return this.target.takeSettingsChanged?.() === true
  }

  /** Whether machines with stores of their own publish to the same place. */
  get isShared(): boolean {
    return this.target.isShared === true
  }

  /**
   * Has a shared target hold what is live by this history: it may hold the release of another machine, or the half of one.
   * Called alone, by whoever leads, which `fence` makes sure of. Answers the files that visitors get otherwise by it.
   */
  async hold(fence: () => Promise<void>): Promise<readonly string[]> {
    if (!this.isShared || !this.state.started) return []
    const prepared = await this.target.prepare(this.#step(undefined, () => undefined))
    await fence()
    await prepared.switch()
    this.#behind = undefined
    return prepared.files ?? []
  }

  /** What lies in a shared target and no file needs. */
  async orphans(before: number): Promise<readonly string[]> {
    return (
      (await this.target.orphans?.(
        this.#step(undefined, () => undefined),
        before,
      )) ?? []
    )
  }

  /** Removes what is needed by no file now either. Called alone, by whoever leads. Answers what is gone. */
  async removeOrphans(names: readonly string[]): Promise<readonly string[]> {
    // What is being sent may need them.
    if (this.#behind || this.state.hasGap) return []
    return (
      (await this.target.removeOrphans?.(
        names,
        this.#step(undefined, () => undefined),
      )) ?? []
    )
  }

  /** A file is whole again: a target that left it out gets it. Called alone. */
  async sendAgain(file: string): Promise<void> {
    if (this.target.leftOut?.has(file)) await this.#finish()
  }

  #behind: ReleaseRecord | undefined
  #committing = false

  /** The release whose switch failed in the middle. */
  get behind(): ReleaseRecord | undefined {
    return this.#behind
  }

  /** Goes on with a switch that failed in the middle. Answers the release that is live by that. */
  async resume(): Promise<ReleaseRecord | undefined> {
    const behind = this.#behind
    if (!behind) return undefined
    await this.#finish()
    this.#behind = undefined
    return behind
  }

  async #open(): Promise<LiveSite> {
    await this.files.mkdir(path.join(this.folder, 'records'), { recursive: true })
    const state = await this.history.load()
    this.#state = state
    await this.#removeDoubt(state)
    // What visitors have is better than what is known here, until the whole site was made again. What others publish to may
    // hold the release of another machine: whoever leads brings it back.
    if (state.started && !state.hasGap && !this.target.isShared)
      await withLock(this.folder, this.files, lockPatience, () => this.#finish())
    return state
  }

  /** Copies that a power cut may have torn go, before anybody is sent one; they are made again with those that are missing. */
  async #removeDoubt(state: LiveSite): Promise<void> {
    const hashes = await copiesInDoubt(this.folder, this.blobs, this.files)
    if (hashes.size === 0) return
    const inDoubt = [...state.files].flatMap(([file, { sha256 }]) => (hashes.has(sha256) ? [file] : []))
    if (state.hasGap) await this.target.distrust?.()
    else await this.target.removeCopies?.(inDoubt)
    await removeDoubt(this.folder, this.blobs, this.files, hashes)
  }

  /** A record is the commit: what it says is done again, which costs nothing when it was done before. */
  async #finish(): Promise<void> {
    const prepared = await this.target.prepare(this.#step(undefined, () => undefined))
    await prepared.switch()
  }

  /**
   * Follows records that came without this process: of another one, or of a switch here that failed and could not be
   * taken back. A record is the commit, so the target may be behind then.
   */
  async #catchUp(): Promise<void> {
    const { state } = this
    while (!this.#committing) {
      const number = state.release + 1
      const record = (await this.history.exists(number)) ? await this.history.read(number) : undefined
      if (!record || this.#committing || state.release + 1 !== number) return
      // It came with a history that was taken over meanwhile, and no switch of this machine waits for it.
      if (this.#state !== state) return
      state.apply(record)
      this.pages.forget()
      if (record.status === 'live') this.#behind = record
    }
  }

  /** Runs alone on the folder, across processes. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return withLock(this.folder, this.files, lockPatience, work)
  }

  /** Prepares, commits and switches. A failure leaves the earlier release live, on disk and in memory. */
  async commit(
    record: ReleaseRecord,
    facts: ReadonlyMap<string, PageFacts>,
    guard: CommitGuard,
  ): Promise<void> {
    const prepared =
      record.status === 'live' ? await this.target.prepare(this.#step(record, guard.checkpoint)) : undefined
    guard.checkpoint()
    await guard.fence()
    guard.checkpoint()
    this.#committing = true
    try {
      if (this.target.resumes) await this.#commitAndGoOn(record, facts, prepared)
      else await this.#commitOrWithdraw(record, facts, prepared)
    } finally {
      this.#committing = false
    }
  }

  /** Where the switch is one step: when it fails, there was no release. */
  async #commitOrWithdraw(
    record: ReleaseRecord,
    facts: ReadonlyMap<string, PageFacts>,
    prepared: Prepared | undefined,
  ): Promise<void> {
    try {
      await this.history.write(record)
      await prepared?.switch()
    } catch (error) {
      // A record that can not be taken back, on a disk that is full or read-only, is followed by the next call.
      await this.history.withdraw(record.id).catch(() => undefined)
      throw error
    }
    this.#follow(record, facts)
  }

  /** Where the switch is many steps: when it fails, the release is live in a part, and the next call goes on. */
  async #commitAndGoOn(
    record: ReleaseRecord,
    facts: ReadonlyMap<string, PageFacts>,
    prepared: Prepared | undefined,
  ): Promise<void> {
    await this.history.write(record)
    this.#follow(record, facts)
    if (record.status === 'live') this.#behind = record
    await prepared?.switch()
    if (record.status === 'live') this.#behind = undefined
  }

  #follow(record: ReleaseRecord, facts: ReadonlyMap<string, PageFacts>): void {
    this.state.apply(record)
    this.pages.follow(record.changes, facts)
  }

  #step(record: ReleaseRecord | undefined, checkpoint: () => void): TargetStep {
    const assertLeads = () => {
      if (this.lead?.signal.aborted) throw new LeaseLost('It was lost in the middle of a release.')
    }
    const place = { state: this.state, history: this.history, blobs: this.blobs }
    return stepTo(place, record, { checkpoint, assertLeads })
  }
}

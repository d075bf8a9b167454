import { setTimeout as delay } from 'node:timers/promises'
import type { BlobStore } from '../../made/blobs'
import type { PublishLog } from '../publisher-types'
import type { LiveSite } from '../release/live-site'
import type { History } from '../store/history'
import type { HistoryFiles } from '../store/history-files'
import { liveBlobs } from '../store/retention'
import type { Objects } from '../targets/objects'
import { adopt, adoptionOf, lastInCommon, StrangeArchive } from './adopt'
import { assertOwnArchive, ForeignArchive, ownArchive } from './archive-owner'
import { type KeptPlace, keepBlobs, keepRecord, keepSnapshot, OtherHistory } from './keep'
import { blobKey, blobsUnder, recordNumberOf, recordsUnder, shaOf } from './layout'
import type { Lead } from './lead'
import { sweepArchive } from './sweep'

export interface ArchiveOptions {
  objects: Objects
  /** A name for the product whose history it is. */
  owner?: string | undefined
  history: History
  files: HistoryFiles
  blobs: BlobStore
  log: PublishLog | undefined
}

const leftAlone = 'The archive of the history is left as it is; releases are kept on this disk alone.'

/** Between two tries where the storage does not answer, ms. */
const triesAgainAfter = 10_000

/**
 * The history of releases on a storage, with the bytes that it names: whoever takes over from a machine that is gone with its
 * disk knows its releases, old paths and gone pages, and can go back. It follows each release, a moment later; nobody waits
 * for it but an operator's rollback. Written to by the machine that leads, and by no other.
 */
export class Archive {
  #lead: Lead | undefined
  /** What the archive has is not known yet, because nobody answered. */
  #isUnknown = false
  /** Undefined while that is not known, and where the archive is left alone. */
  #place: KeptPlace | undefined
  #wanted: number[] = []
  /** The last release that is there or wanted; undefined while nobody knows what is there. */
  #last: number | undefined
  #wantsSnapshot = false
  #isListed = false
  #isOwned = false
  #running: Promise<void> = Promise.resolve()

  constructor(private readonly options: ArchiveOptions) {}

  /** Bytes by their hash; undefined where they are not there, or nobody answers. */
  async fetch(sha: string): Promise<Buffer | undefined> {
    return this.options.objects.get(blobKey(sha)).catch((error: unknown) => {
      this.options.log?.warn({ error: String(error), sha }, 'The archive of the history does not answer.')
      return undefined
    })
  }

  /**
   * Takes from the archive what others published meanwhile. Answers whether the history on this disk is another one now.
   * Where nobody answers, a disk without a history waits (this throws), so that none begins anew beside one that cannot be
   * reached; one that has its own goes on with that. Another product's is left alone. Called alone.
   */
  async takeOver(lead: Lead): Promise<boolean> {
    const { objects, history, files, log } = this.options
    this.#lead = lead
    this.#place = undefined
    this.#last = undefined
    this.#isUnknown = false
    const here = await history.numbers()
    try {
      const there = await this.#numbers()
      await this.#assertOwn(here, there)
      const adopted = await adopt(objects, files, here, there)
      await this.#begin(there, lead)
      return adopted
    } catch (error) {
      const isStrange = error instanceof StrangeArchive || error instanceof ForeignArchive
      if (here.length === 0 && !isStrange) throw error
      this.#isUnknown = !isStrange
      log?.warn({ error: String(error) }, leftAlone)
      return false
    }
  }

  /** An earlier version's says not whose it is: a disk without a history takes it, another one knows a release of it. */
  async #assertOwn(here: readonly number[], there: readonly number[]): Promise<void> {
    const { objects, files, owner } = this.options
    const isNew = here.length === 0 || there.length === 0
    const knows = async () => isNew || (await lastInCommon(objects, files, here, there)) > 0
    this.#isOwned = await assertOwnArchive(objects, owner, knows)
  }

  /** Of the records in the archive, rising. */
  async #numbers(): Promise<number[]> {
    const numbers: number[] = []
    for await (const { key } of this.options.objects.list(recordsUnder))
      numbers.push(recordNumberOf(key) ?? 0)
    return numbers.filter((number) => number > 0).sort((a, b) => a - b)
  }

  /** The archive answers again. What others brought to it meanwhile is taken over by the next start, not under a release. */
  async #meet(lead: Lead): Promise<void> {
    const { objects, history, files, log } = this.options
    const there = await this.#numbers()
    const here = await history.numbers()
    await this.#assertOwn(here, there)
    const { fetched } = await adoptionOf(objects, files, here, there)
    this.#isUnknown = false
    if (fetched.length === 0) await this.#begin(there, lead)
    else
      log?.warn(
        { releases: fetched.length },
        'The archive has releases that this machine does not know: they are taken over by its next start.',
      )
  }

  async #begin(archived: readonly number[], lead: Lead): Promise<void> {
    const { objects, history, files, blobs } = this.options
    const there = new Set(archived)
    const here = await history.numbers()
    // A release may have been made meanwhile.
    const wanted = new Set([...here, ...this.#wanted].filter((number) => !there.has(number)))
    this.#wanted = [...wanted].sort((a, b) => a - b)
    this.#last = Math.max(here.at(-1) ?? 0, archived.at(-1) ?? 0)
    // What expired before it was brought is in the snapshot.
    const [first = 0] = here
    this.#wantsSnapshot = archived.length === 0 || first > (archived.at(-1) ?? 0) + 1
    this.#isListed = false
    const checkpoint = () => lead.signal.throwIfAborted()
    this.#place = { objects, history: files, blobs, known: new Set(), checkpoint }
  }

  /** What the archive has is listed behind the build: it may be much, and nobody waits for it. */
  async #list({ objects, known }: KeptPlace): Promise<void> {
    if (this.#isListed) return
    for await (const { key } of objects.list(blobsUnder)) known.add(shaOf(key) ?? key)
    this.#isListed = true
  }

  /** Wants each release up to this one: those of other processes, and of switches that failed in the middle, too. */
  #follow(number: number): void {
    for (let next = (this.#last ?? number - 1) + 1; next <= number; next += 1)
      if (next > 0 && !this.#wanted.includes(next)) this.#wanted.push(next)
    if (this.#last !== undefined) this.#last = Math.max(this.#last, number)
  }

  /** Releases that the archive does not have yet: at least one where it is left alone, or nobody knows. */
  get behind(): number {
    return this.#lead && !this.#place ? Math.max(1, this.#wanted.length) : this.#wanted.length
  }

  /** A record is lost for good: the snapshot stands for it. */
  followSnapshot(): void {
    this.#wantsSnapshot = true
  }

  /** Brings what is due, in order. Resolves when it is there, or the first try failed: others follow. */
  bring(state: LiveSite): Promise<void> {
    this.#follow(state.release)
    this.#running = this.#running
      .then(() => this.#bring(state))
      .catch((error: unknown) => this.#failed(error, state))
    return this.#running
  }

  async #bring(state: LiveSite): Promise<void> {
    const lead = this.#lead
    if (!lead || lead.signal.aborted) return
    if (this.#isUnknown) await this.#meet(lead)
    const place = this.#place
    if (!place) return
    if (!this.#isOwned) await ownArchive(place.objects, this.options.owner)
    this.#isOwned = true
    await this.#list(place)
    await this.#bringSnapshot(place, state)
    for (let number = this.#wanted[0]; number !== undefined; number = this.#wanted[0]) {
      if (!(await keepRecord(place, number))) this.#wantsSnapshot = true
      this.#wanted.shift()
    }
    await this.#bringSnapshot(place, state)
  }

  async #bringSnapshot(place: KeptPlace, state: LiveSite): Promise<void> {
    if (!this.#wantsSnapshot) return
    await keepBlobs(place, liveBlobs(state))
    await keepSnapshot(place)
    this.#wantsSnapshot = false
  }

  #failed(error: unknown, state: LiveSite): void {
    const signal = this.#lead?.signal
    if (signal?.aborted) return
    this.options.log?.warn(
      { error: String(error), releases: this.#wanted.length },
      'The archive of the history is behind: it does not have the last releases yet.',
    )
    if (error instanceof OtherHistory || error instanceof ForeignArchive) this.#place = undefined
    else
      delay(triesAgainAfter, undefined, { signal, ref: false }).then(
        () => this.bring(state),
        () => undefined,
      )
  }

  /** Waits for what is being brought. */
  settled(): Promise<void> {
    return this.#running
  }

  /** Gets the bytes of the site that this disk lacks, because it took the history over. */
  async bringHome(state: LiveSite): Promise<void> {
    const { blobs } = this.options
    for (const sha of liveBlobs(state)) if (!(await blobs.has(sha))) await blobs.fetch(sha)
  }

  /** Removes what no release names that is kept here. `unnamed`: how long (ms) what nobody names is kept all the same. */
  sweep(state: LiveSite, unnamed: number): Promise<void> {
    const swept = this.#running.then(() => this.#sweep(state, Date.now() - unnamed))
    this.#running = swept.catch(() => undefined)
    return swept
  }

  async #sweep(state: LiveSite, before: number): Promise<void> {
    const place = this.#place
    if (!place || !this.#lead || this.#wanted.length > 0 || this.#wantsSnapshot) return
    const { history, log, objects, owner } = this.options
    await assertOwnArchive(objects, owner)
    const removed = await sweepArchive(place, history, state, before, this.#lead)
    if (removed > 0)
      log?.info({ objects: removed }, 'What no kept release names was removed from the archive.')
  }
}

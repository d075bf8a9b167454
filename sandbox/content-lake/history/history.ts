import fs from 'node:fs'
import type { Transaction } from '../dataset'
import type { DocumentChange, LakeDocument } from '../documents/lake-document'
import { type Clock, type Log, timestamp } from '../environment'
import type { HistoryEntry, RecordedChange, Touch } from './history-entry'
import { encodeLine, type Place, readEntries, readSides } from './history-file'
import { filesToForget, HistoryFiles } from './history-files'
import { isKept } from './what-is-kept'

export interface HistoryLimits {
  /** Days that a transaction is kept. */
  days: number
  /** Bytes after which a file is full and the next one begins. */
  fileSize: number
  /** Bytes of all files together: the oldest go first. */
  size: number
}

/** As long as the middle one of the service's plans keeps it. */
const usualLimits: HistoryLimits = { days: 90, fileSize: 8 * 1024 * 1024, size: 256 * 1024 * 1024 }

/**
 * Every transaction of the last while, on disk in files of JSON lines (`history/000001.ndjson`, …) that are only added
 * to: what is older goes with its whole file, so that keeping bounds costs no edit anything. In memory is which
 * transaction changed which document, not the contents.
 */
export class History {
  readonly #files: HistoryFiles
  readonly #places = new Map<number, Place>()
  readonly #touches = new Map<string, Touch[]>()
  readonly #sequences = new Map<string, number>()
  #entries: { sequence: number; entry: HistoryEntry }[] = []
  #next = 1

  private constructor(
    folder: string,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly limits: HistoryLimits,
  ) {
    this.#files = new HistoryFiles(folder, limits.fileSize)
    for (const file of this.#files.list()) {
      for (const [entry, place] of readEntries(file, (message) => log.warn(message)))
        this.#remember(entry, place)
    }
    this.#forgetOld()
  }

  /** The caller holds the lock of the folder. A folder without a history begins one. */
  static open(folder: string, clock: Clock, log: Log, limits: Partial<HistoryLimits> = {}): History {
    return new History(folder, clock, log, { ...usualLimits, ...limits })
  }

  /** Keeps a transaction that is stored already: one that cannot be kept is told to the log, and counts all the same. */
  append({ id, timestamp: at, identity, changes: all }: Transaction): void {
    const changes = all.filter(isKept)
    if (changes.length === 0) return
    const entry = {
      id,
      timestamp: at,
      author: identity,
      changes: changes.map((change) => this.#recorded(change)),
    }
    try {
      const last = this.#places.get(this.#next - 1)
      const place = this.#files.append(encodeLine(entry, changes))
      this.#remember(entry, place)
      if (place.file !== last?.file) this.#forgetOld()
    } catch (error) {
      this.log.error(`content lake: the history lacks transaction ${id}: ${error}`)
    }
  }

  /** All transactions, oldest first. */
  entries(): readonly { sequence: number; entry: HistoryEntry }[] {
    return this.#entries
  }

  /** The transactions that changed a document, oldest first. */
  touchesOf(id: string): readonly Touch[] {
    return this.#touches.get(id) ?? []
  }

  /** Where a transaction stands among the others; undefined for one that is not kept. */
  sequenceOf(transactionId: string): number | undefined {
    return this.#sequences.get(transactionId)
  }

  /** A document after a change; undefined where it was removed, or its line is damaged. */
  after(touch: Touch): LakeDocument | undefined {
    return this.#sides(touch)?.after ?? undefined
  }

  /** A document before a change; undefined where there was none, or it is no longer kept. */
  before(touch: Touch): LakeDocument | undefined {
    if (touch.change.from === undefined) return undefined
    if (touch.change.since !== undefined) return this.#sides(touch)?.before
    const earlier = this.touchesOf(touch.change.id).findLast(({ sequence }) => sequence < touch.sequence)
    return earlier && this.after(earlier)
  }

  async close(): Promise<void> {
    await this.#files.close()
  }

  #sides({ sequence, index }: Touch) {
    const place = this.#places.get(sequence)
    return place && readSides(place, index)
  }

  #recorded({ id, before, after }: DocumentChange): RecordedChange {
    const last = this.touchesOf(id).at(-1)
    const known = last?.change.stays ? last.entry.id : undefined
    return {
      id,
      stays: after !== undefined,
      ...(before && { from: before._rev }),
      ...(before && before._rev !== known && { since: before._updatedAt }),
    }
  }

  #remember(entry: HistoryEntry, place: Place): void {
    const sequence = this.#next
    this.#next += 1
    this.#entries.push({ sequence, entry })
    this.#places.set(sequence, place)
    this.#sequences.set(entry.id, sequence)
    entry.changes.forEach((change, index) => {
      const touches = this.#touches.get(change.id) ?? []
      touches.push({ sequence, entry, change, index })
      this.#touches.set(change.id, touches)
    })
  }

  #forgetOld(): void {
    const oldest = timestamp({ now: () => this.clock.now() - this.limits.days * 86_400_000 })
    const newestOf = new Map(
      this.#entries.map(({ sequence, entry }) => [this.#places.get(sequence)?.file, entry.timestamp]),
    )
    const facts = this.#files
      .list()
      .map((file) => ({ file, size: fs.statSync(file).size, newest: newestOf.get(file) ?? '' }))
    const gone = filesToForget(facts, this.limits.size, oldest)
    if (gone.length > 0) this.#forget(new Set(gone))
  }

  #forget(files: ReadonlySet<string>): void {
    const kept = this.#entries.flatMap(({ sequence, entry }) => {
      const place = this.#places.get(sequence)
      return place && !files.has(place.file) ? [{ entry, place }] : []
    })
    this.#entries = []
    for (const index of [this.#places, this.#touches, this.#sequences]) index.clear()
    for (const { entry, place } of kept) this.#remember(entry, place)
    for (const file of files) fs.rmSync(file, { force: true })
  }
}

import fs from 'node:fs'
import path from 'node:path'
import type { Transaction } from '../dataset'
import { AppendFile } from '../documents/append-file'
import type { DocumentChange, LakeDocument } from '../documents/lake-document'
import { type Clock, type Log, timestamp } from '../environment'
import type { HistoryEntry, RecordedChange, Touch } from './history-entry'
import { beginFile, encodeLine, endsWhole, type Place, readEntries, readSides } from './history-file'

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
  readonly #folder: string
  readonly #places = new Map<number, Place>()
  readonly #touches = new Map<string, Touch[]>()
  readonly #sequences = new Map<string, number>()
  #entries: { sequence: number; entry: HistoryEntry }[] = []
  #next = 1
  #file: string | undefined
  #out: AppendFile | undefined

  private constructor(
    folder: string,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly limits: HistoryLimits,
  ) {
    this.#folder = path.join(folder, 'history')
    for (const file of this.#files()) {
      for (const [entry, place] of readEntries(file, (message) => log.warn(message)))
        this.#remember(entry, place)
    }
    const newest = this.#files().at(-1)
    if (newest && endsWhole(newest)) this.#file = newest
    this.#forgetOld()
  }

  /** The caller holds the lock of the folder. A folder without a history begins one. */
  static open(folder: string, clock: Clock, log: Log, limits: Partial<HistoryLimits> = {}): History {
    return new History(folder, clock, log, { ...usualLimits, ...limits })
  }

  /** Keeps a transaction that is stored already: one that cannot be kept is told to the log, and counts all the same. */
  append({ id, timestamp: at, identity, changes }: Transaction): void {
    const entry = {
      id,
      timestamp: at,
      author: identity,
      changes: changes.map((change) => this.#recorded(change)),
    }
    try {
      const line = encodeLine(entry, changes)
      const { file, out } = this.#writable()
      this.#remember(entry, { file, start: out.append(line), length: line.length - 1 })
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
    const out = this.#out
    this.#out = undefined
    await out?.close()
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

  #writable(): { file: string; out: AppendFile } {
    if (this.#file && fs.statSync(this.#file).size < this.limits.fileSize) {
      this.#out ??= new AppendFile(this.#file)
      return { file: this.#file, out: this.#out }
    }
    const full = this.#out
    const number = 1 + Number(path.parse(this.#files().at(-1) ?? '0').name)
    const file = path.join(this.#folder, `${String(number).padStart(6, '0')}.ndjson`)
    beginFile(file)
    const out = new AppendFile(file)
    this.#file = file
    this.#out = out
    full
      ?.close()
      .catch((error: unknown) => this.log.error(`content lake: ${file} could not be closed: ${error}`))
    this.#forgetOld()
    return { file, out }
  }

  /** Removes whole files: those over the size, and those whose every transaction is too old. Never the newest. */
  #forgetOld(): void {
    const oldest = timestamp({ now: () => this.clock.now() - this.limits.days * 86_400_000 })
    const newestOf = new Map(
      this.#entries.map(({ sequence, entry }) => [this.#places.get(sequence)?.file, entry]),
    )
    let room = this.limits.size
    const gone = this.#files()
      .toReversed()
      .filter((file, index) => {
        room -= fs.statSync(file).size
        return index > 0 && (room < 0 || (newestOf.get(file)?.timestamp ?? '') < oldest)
      })
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

  #files(): string[] {
    if (!fs.existsSync(this.#folder)) return []
    const names = fs.readdirSync(this.#folder).filter((name) => /^\d{6,}\.ndjson$/.test(name))
    return names.toSorted().map((name) => path.join(this.#folder, name))
  }
}

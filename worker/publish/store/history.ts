import { createHash } from 'node:crypto'
import path from 'node:path'
import { codeOf } from '../../disk/error-code'
import { type Files, moveAside, readIfThere, sizeOf, syncFolder, writeWhole } from '../../disk/files'
import { linesOf, parsePortions } from '../../disk/json-portions'
import { isNewer, sealedJson, sealLine, unsealedBytes } from '../../disk/sealed'
import { InTurn } from '../../streams/in-turn'
import type { Entry } from '../release/entry'
import { LiveSite } from '../release/live-site'
import { combineInto, type FileChange, type HeldFile, type ReleaseRecord } from '../release/release'
import { earlierSnapshotFile, recordFile, recordsFolder, snapshotFile } from './history-files'

/**
 * The history on disk. One record for each release, and now and then a snapshot of the whole, so that a start reads
 * one snapshot and the records after it.
 *
 * `records/00000124.json`, `snapshot.ndjson` (first line: head; then files, held files, former pages; last line: end), and
 * `snapshot.before.ndjson`, the snapshot before it. All are sealed with a checksum. A record is what commits a release: it
 * is written whole and durable, after its blobs and before the switch.
 *
 * What is damaged is moved aside and told, and the rest is read as if it were not there: the next whole release makes right
 * what it changed. A number is never given twice.
 */
export class History {
  readonly #recordsFolder: string
  readonly #snapshotFile: string
  readonly #earlierFile: string

  /**
   * `onDamaged`: told of each file that cannot be read and was moved aside, by its name below the folder. Without it the
   * history is only read: whoever follows another process's writes nothing.
   */
  constructor(
    private readonly folder: string,
    private readonly files: Files,
    private readonly onDamaged?: (file: string) => void,
  ) {
    this.#recordsFolder = recordsFolder(folder)
    this.#snapshotFile = snapshotFile(folder)
    this.#earlierFile = earlierSnapshotFile(folder)
  }

  #fileOf = (number: number): string => recordFile(this.folder, number)

  async write(record: ReleaseRecord): Promise<void> {
    await writeWhole(this.files, this.#fileOf(Number(record.id)), sealedJson(record), true)
    await syncFolder(this.files, this.#recordsFolder)
  }

  /** Takes back a record whose switch failed. */
  async withdraw(id: string): Promise<void> {
    await this.files.rm(this.#fileOf(Number(id)), { force: true })
  }

  /** The record, or undefined when there is none, when it expired, is damaged, or was written by another version. */
  async read(number: number): Promise<ReleaseRecord | undefined> {
    const bytes = await this.#readBytes(this.#fileOf(number))
    const whole = bytes && unsealedBytes(bytes)
    return whole && recordIn(linesOf(whole))
  }

  /** When a release was, ms since the epoch: a record begins with it, and that of a large release is not made text for it. */
  async timeOf(number: number): Promise<number | undefined> {
    const bytes = await readIfThere(this.files, this.#fileOf(number)).catch(() => undefined)
    const [, at] = recordHead.exec(bytes?.toString('latin1', 0, 100) ?? '') ?? []
    return at === undefined ? (await this.read(number))?.at : Number(at)
  }

  /** The text of a file; undefined when there is none or it is damaged. */
  async #readSealed(file: string): Promise<string | undefined> {
    const bytes = await this.#readBytes(file)
    return bytes && unsealedBytes(bytes)?.toString()
  }

  /** Undefined where there is no such file. */
  async #readBytes(file: string): Promise<Buffer | undefined> {
    try {
      return await readIfThere(this.files, file)
    } catch (error) {
      if (codeOf(error) === 'EISDIR') return undefined
      throw error
    }
  }

  /** Whole, and written by a newer version: it stays for that one, and is missing for this. */
  async #isNewer(number: number): Promise<boolean> {
    const text = await this.#readSealed(this.#fileOf(number))
    try {
      return isNewer(JSON.parse(text ?? ''), recordVersion)
    } catch {
      return false
    }
  }

  /** Keeps a damaged file for whoever wants to look at it. */
  async #moveAside(file: string): Promise<void> {
    if (!this.onDamaged || !(await this.files.exists(file))) return
    await moveAside(this.files, file, true)
    this.onDamaged(path.relative(this.folder, file))
  }

  async exists(number: number): Promise<boolean> {
    return this.files.exists(this.#fileOf(number))
  }

  /** Numbers of all kept records, rising. */
  async numbers(): Promise<number[]> {
    return this.#numbersOf(await this.#names(), /^(\d{8})\.json$/)
  }

  /** The last number that was ever given, also to a record that is damaged; 0 where none was. */
  async #last(): Promise<number> {
    return this.#numbersOf(await this.#names(), /^(\d{8})\.json(?:\.damaged)?$/).at(-1) ?? 0
  }

  async #names(): Promise<string[]> {
    return this.files.readdir(this.#recordsFolder).catch((error) => {
      if (codeOf(error) === 'ENOENT') return []
      throw error
    })
  }

  /**
   * Removes records that were moved aside before `before` (ms since the epoch), but the last one that is damaged: it is
   * what knows that its number was given.
   */
  async removeSetAside(before: number): Promise<void> {
    const last = await this.#last()
    for (const name of await this.#names()) {
      const [, digits, why] = /^(\d{8})\.json\.(damaged|apart)$/.exec(name) ?? []
      if (digits === undefined || (why === 'damaged' && Number(digits) >= last)) continue
      const file = path.join(this.#recordsFolder, name)
      const found = await this.files.lstat(file).catch(() => undefined)
      if (found && found.ctimeMs < before) await this.files.rm(file, { recursive: true, force: true })
    }
  }

  #numbersOf = (names: readonly string[], pattern: RegExp): number[] =>
    names.flatMap((name) => Number(pattern.exec(name)?.[1] ?? Number.NaN) || []).sort((a, b) => a - b)

  /** Bytes of a record on the disk; 0 where there is none. */
  async sizeOf(number: number): Promise<number> {
    return sizeOf(this.files, this.#fileOf(number))
  }

  async remove(number: number): Promise<void> {
    await this.files.rm(this.#fileOf(number), { recursive: true, force: true })
  }

  /**
   * Changes that lead from one release to a later one, or undefined when a record between them is gone. Holds no more
   * than one record beside the result.
   */
  async between(from: number, to: number): Promise<Map<string, FileChange> | undefined> {
    const changes = new Map<string, FileChange>()
    for (let number = from + 1; number <= to; number += 1) {
      const record = await this.read(number)
      if (!record) return undefined
      combineInto(changes, record.changes)
    }
    return changes
  }

  /**
   * The state after the last record. Where no snapshot can be read and the first records expired, there is no telling what
   * the site consists of: then the state is that before the first release, with the number of the last one.
   */
  async load(): Promise<LiveSite> {
    const snapshot =
      (await this.#loadSnapshot(this.#snapshotFile)) ?? (await this.#loadSnapshot(this.#earlierFile))
    const numbers = await this.numbers()
    const last = await this.#last()
    if (!snapshot && numbers.length > 0 && numbers[0] !== 1) return stateBefore(last)
    const state = snapshot ?? new LiveSite()
    let missing = last - state.release
    for (const number of numbers) {
      if (number <= state.release) continue
      const record = await this.read(number)
      if (record) {
        state.apply(record)
        missing -= 1
      } else if (!(await this.#isNewer(number))) await this.#moveAside(this.#fileOf(number))
    }
    state.hasGap = missing > 0
    state.release = Math.max(state.release, last)
    return state
  }

  async #loadSnapshot(file: string): Promise<LiveSite | undefined> {
    const text = await this.#readSealed(file)
    const state = text === undefined ? undefined : parseSnapshot(text)
    if (!state) await this.#moveAside(file)
    return state
  }

  /** The snapshot that is being written: one after another, for all have the same name until they are whole. */
  readonly #writing = new InTurn()

  /** Of the state as it is now: its lines are taken before the first wait. */
  writeSnapshot(state: LiveSite): Promise<void> {
    const portions = snapshotPortions(state)
    return this.#writing.run(() => this.#writePortions(portions))
  }

  async #writePortions(portions: readonly (() => string)[]): Promise<void> {
    const file = this.#snapshotFile
    const unfinished = `${file}.tmp`
    const handle = await this.files.open(unfinished, 'w')
    const seal = createHash('sha256')
    try {
      for (const portion of portions) {
        const text = portion()
        seal.update(text)
        await handle.appendFile(text)
      }
      await handle.appendFile(sealLine(seal.digest('hex')))
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (await this.files.exists(file)) await this.files.rename(file, this.#earlierFile)
    await this.files.rename(unfinished, file)
    await syncFolder(this.files, this.folder)
  }
}

/** Of the records that this version writes and reads. */
const recordVersion = 1
const recordHead = /^\{"version":1,"id":"\d{8}","at":(\d+),/
const snapshotEnd = '["end"]'

function stateBefore(last: number): LiveSite {
  const state = new LiveSite()
  state.release = last
  state.hasGap = last > 0
  return state
}

/** Undefined for what this version does not understand. */
export function parseSnapshot(text: string): LiveSite | undefined {
  const lines = text.trimEnd().split('\n')
  if (lines.length < 2 || lines.at(-1) !== snapshotEnd) return undefined
  try {
    const head = JSON.parse(lines[0] ?? '')
    if (head?.version !== 1) return undefined
    const state = new LiveSite()
    for (const line of lines.slice(1, -1)) readSnapshotLine(state, JSON.parse(line))
    state.setEditors(head.editors)
    state.withheld = new Set(head.withheld ?? [])
    state.pins = head.pins
    state.release = head.release
    state.releasedAt = head.releasedAt
    state.started = head.started
    return state
  } catch {
    return undefined
  }
}

type SnapshotLine = ['file', string, Entry] | ['held', string, HeldFile] | ['former', string, string]

function readSnapshotLine(state: LiveSite, line: SnapshotLine): void {
  if (line[0] === 'file') state.addFile(line[1], line[2])
  else if (line[0] === 'held') state.held.set(line[1], line[2])
  else state.former.set(line[1], line[2])
}

/** Copies what is to be written at once; turns it into text portion by portion, so that requests go on between. */
function snapshotPortions(state: LiveSite): (() => string)[] {
  const { release, releasedAt, started, pins } = state
  const editors = [...state.editors].map(([from, to]) => ({ from, to }))
  const withheld = [...state.withheld]
  const lines: SnapshotLine[] = []
  for (const [file, entry] of state.files) lines.push(['file', file, entry])
  for (const [file, held] of state.held) lines.push(['held', file, held])
  for (const [page, owner] of state.former) lines.push(['former', page, owner])
  const head = { version: 1, release, releasedAt, started, pins, editors, withheld }
  const portions = [() => `${JSON.stringify(head)}\n`]
  for (let start = 0; start < lines.length; start += portionSize) {
    portions.push(() =>
      lines
        .slice(start, start + portionSize)
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    )
  }
  return [...portions, () => `${snapshotEnd}\n`]
}

const portionSize = 1000

/** Undefined for what this version does not understand. */
export const parseRecord = (text: string): ReleaseRecord | undefined => recordIn(linesOf(Buffer.from(text)))

const isRecord = (read: Record<string, unknown>): read is ReleaseRecord & typeof read =>
  read.version === recordVersion

function recordIn(lines: Iterable<string>): ReleaseRecord | undefined {
  try {
    const read = parsePortions(lines)
    return isRecord(read) ? read : undefined
  } catch {
    return undefined
  }
}

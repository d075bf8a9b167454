import path from 'node:path'
import { codeOf } from '../error-code'
import type { Entry } from './entry'
import { type Files, readIfThere, syncFolder, writeWhole } from './files'
import { combineInto, type FileChange, formatId, type HeldFile, type ReleaseRecord } from './release'
import { SiteState } from './site-state'

/**
 * The history on disk. One record for each release, and now and then a snapshot of the whole, so that a start reads
 * one snapshot and the records after it.
 *
 * `records/00000124.json`, `snapshot.ndjson` (first line: head; then files, held files, former pages; last line: end).
 * A record is what commits a release: it is written whole and durable, after its blobs and before the switch.
 */
export class History {
  readonly #recordsFolder: string
  readonly #snapshotFile: string

  constructor(
    private readonly folder: string,
    private readonly files: Files,
  ) {
    this.#recordsFolder = path.join(folder, 'records')
    this.#snapshotFile = path.join(folder, 'snapshot.ndjson')
  }

  #fileOf = (number: number): string => path.join(this.#recordsFolder, `${formatId(number)}.json`)

  async write(record: ReleaseRecord): Promise<void> {
    await writeWhole(this.files, this.#fileOf(Number(record.id)), `${JSON.stringify(record)}\n`, true)
    await syncFolder(this.files, this.#recordsFolder)
  }

  /** Takes back a record whose switch failed. */
  async withdraw(id: string): Promise<void> {
    await this.files.rm(this.#fileOf(Number(id)), { force: true })
  }

  /** The record, or undefined when there is none, when it expired, or when it was written by another version. */
  async read(number: number): Promise<ReleaseRecord | undefined> {
    const bytes = await readIfThere(this.files, this.#fileOf(number))
    return bytes ? parseRecord(bytes.toString()) : undefined
  }

  async exists(number: number): Promise<boolean> {
    return this.files.exists(this.#fileOf(number))
  }

  /** Numbers of all kept records, rising. */
  async numbers(): Promise<number[]> {
    const names = await this.files.readdir(this.#recordsFolder).catch((error) => {
      if (codeOf(error) === 'ENOENT') return []
      throw error
    })
    return names
      .filter((name) => /^\d{8}\.json$/.test(name))
      .map((name) => Number(name.slice(0, 8)))
      .sort((a, b) => a - b)
  }

  async remove(number: number): Promise<void> {
    await this.files.rm(this.#fileOf(number), { force: true })
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

  /** The state after the last record. An unreadable snapshot counts as none; then every record has to be there. */
  async load(): Promise<SiteState> {
    const state = (await this.#loadSnapshot()) ?? new SiteState()
    const numbers = await this.numbers()
    for (const number of numbers) {
      if (number <= state.release) continue
      if (number !== state.release + 1) break
      const record = await this.read(number)
      if (!record) break
      state.apply(record)
    }
    return state
  }

  async #loadSnapshot(): Promise<SiteState | undefined> {
    const bytes = await readIfThere(this.files, this.#snapshotFile)
    if (!bytes) return undefined
    const lines = bytes.toString().split('\n')
    if (lines.at(-2) !== snapshotEnd || !lines[0]) return undefined
    const head = JSON.parse(lines[0])
    if (head?.version !== 1) return undefined
    const state = new SiteState()
    for (const line of lines.slice(1, -2)) readSnapshotLine(state, JSON.parse(line))
    state.setEditors(head.editors)
    state.pins = head.pins
    state.release = head.release
    state.releasedAt = head.releasedAt
    state.started = head.started
    return state
  }

  /** The caller sees to it that the state does not change while this runs: lines are taken before the first wait. */
  async writeSnapshot(state: SiteState): Promise<void> {
    const portions = snapshotPortions(state)
    const file = this.#snapshotFile
    const unfinished = `${file}.tmp`
    const handle = await this.files.open(unfinished, 'w')
    try {
      for (const portion of portions) await handle.appendFile(portion())
      await handle.sync()
    } finally {
      await handle.close()
    }
    await this.files.rename(unfinished, file)
    await syncFolder(this.files, this.folder)
  }
}

const snapshotEnd = '["end"]'

type SnapshotLine = ['file', string, Entry] | ['held', string, HeldFile] | ['former', string, string]

function readSnapshotLine(state: SiteState, line: SnapshotLine): void {
  if (line[0] === 'file') state.addFile(line[1], line[2])
  else if (line[0] === 'held') state.held.set(line[1], line[2])
  else state.former.set(line[1], line[2])
}

/** Copies what is to be written at once; turns it into text portion by portion, so that requests go on between. */
function snapshotPortions(state: SiteState): (() => string)[] {
  const { release, releasedAt, started, pins } = state
  const editors = [...state.editors].map(([from, to]) => ({ from, to }))
  const lines: SnapshotLine[] = []
  for (const [file, entry] of state.files) lines.push(['file', file, entry])
  for (const [file, held] of state.held) lines.push(['held', file, held])
  for (const [page, owner] of state.former) lines.push(['former', page, owner])
  const portions = [() => `${JSON.stringify({ version: 1, release, releasedAt, started, pins, editors })}\n`]
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

function parseRecord(text: string): ReleaseRecord | undefined {
  try {
    const record = JSON.parse(text)
    return record?.version === 1 ? record : undefined
  } catch {
    return undefined
  }
}

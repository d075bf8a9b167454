import fs from 'node:fs'
import path from 'node:path'
import { AppendFile } from '../documents/append-file'
import { beginFile, endsWhole, type Place } from './history-file'

/** The files of a history: lines are added to the newest one, and the next begins where that is full or ends in half a line. */
export class HistoryFiles {
  readonly #folder: string
  #newest: { file: string; out: AppendFile } | undefined

  /** `fileSize`: bytes after which a file is full. */
  constructor(
    folder: string,
    private readonly fileSize: number,
  ) {
    this.#folder = path.join(folder, 'history')
  }

  /** Oldest first. */
  list(): string[] {
    if (!fs.existsSync(this.#folder)) return []
    const names = fs.readdirSync(this.#folder).filter((name) => /^\d{6,}\.ndjson$/.test(name))
    return names.toSorted().map((name) => path.join(this.#folder, name))
  }

  append(line: Buffer): Place {
    const { file, out } = this.#writable()
    return { file, start: out.append(line), length: line.length - 1 }
  }

  async close(): Promise<void> {
    const newest = this.#newest
    this.#newest = undefined
    await newest?.out.close()
  }

  #writable(): { file: string; out: AppendFile } {
    if (this.#newest && this.#hasRoom(this.#newest.file)) return this.#newest
    const full = this.#newest
    const last = this.list().at(-1)
    const file = last && !full && this.#hasRoom(last) ? last : this.#begin(last)
    this.#newest = { file, out: new AppendFile(file) }
    full?.out.close().catch(() => undefined)
    return this.#newest
  }

  #begin(last: string | undefined): string {
    const number = 1 + Number(path.parse(last ?? '0').name)
    const file = path.join(this.#folder, `${String(number).padStart(6, '0')}.ndjson`)
    beginFile(file)
    return file
  }

  #hasRoom = (file: string): boolean => fs.statSync(file).size < this.fileSize && endsWhole(file)
}

export interface FileFacts {
  file: string
  /** Bytes. */
  size: number
  /** When its last transaction was, ISO 8601; empty where it has none. */
  newest: string
}

/**
 * Pure: which of these files, oldest first, are to go: (1) those beyond `room` bytes, counted from the newest, and (2)
 * those whose every transaction was before `oldest`. The newest one stays.
 */
export function filesToForget(files: readonly FileFacts[], room: number, oldest: string): string[] {
  let left = room
  return files.toReversed().flatMap(({ file, size, newest }, index) => {
    left -= size
    return index > 0 && (left < 0 || newest < oldest) ? [file] : []
  })
}

import fs from 'node:fs'
import path from 'node:path'
import { lockFolder } from './folder-lock'
import { type DocumentChange, isLakeDocument, isRecord, isText, type LakeDocument } from './lake-document'

const formatVersion = 1
/** Bytes of transactions after which the file is written anew, one line per document. */
const compactAfter = 64 * 1024 * 1024

/**
 * The documents on disk: one file of JSON lines. First a header, then one line per document, then one line per
 * transaction. A line is written before its transaction is acknowledged, so a killed process loses nothing; a line
 * that was cut short belongs to a transaction that nobody was told about, and is dropped.
 */
export class Journal {
  readonly #file: string
  readonly #current: () => readonly LakeDocument[]
  #handle: number
  #appended = 0
  #syncing: Promise<void> | undefined
  #unsynced = false

  private constructor(
    file: string,
    current: () => readonly LakeDocument[],
    private readonly unlock: () => void,
  ) {
    this.#file = file
    this.#current = current
    this.#handle = fs.openSync(file, 'a')
  }

  /**
   * Reads `documents.ndjson` of a folder, hands its documents to `restore` and keeps the file open for writing.
   * `current` returns all documents, for compaction. A file of another format is moved aside, never overwritten.
   * @throws Error where another process holds the folder
   */
  static open(
    folder: string,
    restore: (documents: readonly LakeDocument[]) => void,
    current: () => readonly LakeDocument[],
    warn: (message: string) => void,
  ): Journal {
    fs.mkdirSync(folder, { recursive: true })
    const unlock = lockFolder(folder)
    const file = path.join(folder, 'documents.ndjson')
    if (fs.existsSync(file)) restore(readDocuments(file, warn))
    writeSnapshot(file, current())
    return new Journal(file, current, unlock)
  }

  append(transactionId: string, changes: readonly DocumentChange[]): void {
    const put = changes.flatMap(({ after }) => (after ? [after] : []))
    const remove = changes.flatMap(({ id, after }) => (after ? [] : [id]))
    const line = Buffer.from(`${JSON.stringify({ transactionId, put, remove })}\n`)
    this.#write(line)
    this.#appended += line.length
    if (this.#appended > compactAfter) this.#compact()
    else this.#syncSoon()
  }

  async close(): Promise<void> {
    await this.#syncing
    fs.fsyncSync(this.#handle)
    fs.closeSync(this.#handle)
    this.unlock()
  }

  /** A line is written whole or not at all: half of one would spoil the line after it. */
  #write(line: Buffer): void {
    const { size } = fs.fstatSync(this.#handle)
    try {
      if (fs.writeSync(this.#handle, line) < line.length) throw new Error('The disk is full')
    } catch (error) {
      fs.ftruncateSync(this.#handle, size)
      throw error
    }
  }

  #compact(): void {
    fs.closeSync(this.#handle)
    writeSnapshot(this.#file, this.#current())
    this.#handle = fs.openSync(this.#file, 'a')
    this.#appended = 0
  }

  /** One sync at a time, and one more for what was written meanwhile: a burst of edits costs two. */
  #syncSoon(): void {
    this.#unsynced = true
    this.#syncing ??= this.#sync()
  }

  async #sync(): Promise<void> {
    while (this.#unsynced) {
      this.#unsynced = false
      await new Promise<void>((resolve) => fs.fdatasync(this.#handle, () => resolve()))
    }
    this.#syncing = undefined
  }
}

function writeSnapshot(file: string, documents: readonly LakeDocument[]): void {
  const lines = [
    JSON.stringify({ lake: formatVersion }),
    ...documents.map((document) => JSON.stringify(document)),
  ]
  const handle = fs.openSync(`${file}.tmp`, 'w')
  fs.writeSync(handle, `${lines.join('\n')}\n`)
  fs.fsyncSync(handle)
  fs.closeSync(handle)
  fs.renameSync(`${file}.tmp`, file)
}

function readDocuments(file: string, warn: (message: string) => void): LakeDocument[] {
  const [header, ...lines] = fs.readFileSync(file, 'utf8').split('\n')
  const first = parseLine(header ?? '')
  if (!isRecord(first) || first.lake !== formatVersion) {
    const aside = `${file}.unreadable`
    fs.renameSync(file, aside)
    warn(`content lake: ${file} is not of format ${formatVersion}; moved to ${aside}, starting empty`)
    return []
  }
  const documents = new Map<string, LakeDocument>()
  for (const line of lines) {
    if (line === '') continue
    const entry = parseLine(line)
    if (entry === undefined) warn(`content lake: dropped an unfinished line of ${file}`)
    else applyLine(documents, entry)
  }
  return [...documents.values()]
}

function applyLine(documents: Map<string, LakeDocument>, entry: unknown): void {
  if (isLakeDocument(entry)) documents.set(entry._id, entry)
  if (!isRecord(entry)) return
  if (Array.isArray(entry.remove)) for (const id of entry.remove.filter(isText)) documents.delete(id)
  if (Array.isArray(entry.put)) {
    for (const document of entry.put.filter(isLakeDocument)) documents.set(document._id, document)
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

import fs from 'node:fs'
import path from 'node:path'
import { AppendFile } from './append-file'
import { lockFolder } from './folder-lock'
import { type DocumentChange, isLakeDocument, isRecord, isText, type LakeDocument } from './lake-document'

const formatVersion = 1
/** Bytes of transactions after which the file is written anew, one line per document. */
const usualCompaction = 64 * 1024 * 1024

/**
 * The documents on disk: one file of JSON lines. First a header, then one line per document, then one line per
 * transaction. A line is written before its transaction is acknowledged, so a killed process loses nothing; a line
 * that was cut short belongs to a transaction that nobody was told about, and is dropped.
 */
export class Journal {
  readonly #file: string
  readonly #current: () => readonly LakeDocument[]
  #out: AppendFile
  #appended = 0

  private constructor(
    file: string,
    current: () => readonly LakeDocument[],
    private readonly unlock: () => void,
    private readonly warn: (message: string) => void,
    private readonly compactAfter: number,
  ) {
    this.#file = file
    this.#current = current
    this.#out = writeAnew(file, current())
  }

  /**
   * Reads `documents.ndjson` of a folder, hands its documents to `restore` and keeps the file open for writing.
   * `current` returns all documents, for compaction. A file of another format is moved aside, never overwritten.
   * @throws Error where another process holds the folder, or the disk has no room for all documents beside themselves
   */
  static open(
    folder: string,
    restore: (documents: readonly LakeDocument[]) => void,
    current: () => readonly LakeDocument[],
    warn: (message: string) => void,
    compactAfter = usualCompaction,
  ): Journal {
    fs.mkdirSync(folder, { recursive: true })
    const unlock = lockFolder(folder)
    try {
      const file = path.join(folder, 'documents.ndjson')
      if (fs.existsSync(file)) restore(readDocuments(file, warn))
      return new Journal(file, current, unlock, warn, compactAfter)
    } catch (error) {
      unlock()
      throw error
    }
  }

  append(transactionId: string, changes: readonly DocumentChange[]): void {
    const put = changes.flatMap(({ after }) => (after ? [after] : []))
    const remove = changes.flatMap(({ id, after }) => (after ? [] : [id]))
    const line = Buffer.from(`${JSON.stringify({ transactionId, put, remove })}\n`)
    // Before the line is written: it is not among the current documents yet.
    if (this.#appended > this.compactAfter) this.#compact()
    this.#out.append(line)
    this.#appended += line.length
  }

  async close(): Promise<void> {
    await this.#out.close()
    this.unlock()
  }

  /** Where there is no room for the new file, lines go on being added to the old one; it is tried again after as many more. */
  #compact(): void {
    this.#appended = 0
    try {
      const before = this.#out
      this.#out = writeAnew(this.#file, this.#current())
      before.abandon()
    } catch (error) {
      this.warn(`content lake: ${reasonOf(error)} Edits are added to the file as it is.`)
    }
  }
}

/**
 * Writes all documents beside the file and puts them in its place once they are whole on the disk. Returns the new file,
 * open for more. @throws Error after which the file is as it was, and nothing lies beside it
 */
function writeAnew(file: string, documents: readonly LakeDocument[]): AppendFile {
  const draft = `${file}.tmp`
  const lines = [
    JSON.stringify({ lake: formatVersion }),
    ...documents.map((document) => JSON.stringify(document)),
  ]
  let out: AppendFile | undefined
  try {
    fs.writeFileSync(draft, `${lines.join('\n')}\n`, { flush: true })
    // Before it gets its name: what could not be opened any more would be added to the file that is gone.
    out = new AppendFile(draft)
    fs.renameSync(draft, file)
    return out
  } catch (error) {
    out?.abandon()
    fs.rmSync(draft, { recursive: true, force: true })
    throw new Error(
      `${file} could not be written anew (${reasonOf(error)}): make room on its disk. No document is lost.`,
      { cause: error },
    )
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

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

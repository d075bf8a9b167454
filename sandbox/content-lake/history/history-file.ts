import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type DocumentChange, isLakeDocument, type LakeDocument } from '../documents/lake-document'
import type { HistoryEntry, RecordedChange } from './history-entry'

const headerSchema = z.object({ history: z.literal(1) })
const header = `${JSON.stringify({ history: 1 })}\n`

const changeSchema = z.object({
  id: z.string(),
  from: z.string().optional(),
  stays: z.boolean(),
  since: z.string().optional(),
})
const headSchema = z.object({
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
  changes: z.array(changeSchema),
})

/** Where the line of an entry lies, in bytes. */
export interface Place {
  file: string
  start: number
  length: number
}

/** Documents on both sides of a change, as far as the line has them; null for none. */
export interface Sides {
  after: LakeDocument | null
  before?: LakeDocument
}

const newline = 0x0a
const tab = 0x09

/**
 * One transaction as a line: who did what when, then one part for each changed document with its content, apart by
 * tabs, which JSON never holds. A start reads what stands before the first tab, a reader of one document its part.
 */
export function encodeLine(entry: HistoryEntry, contents: readonly DocumentChange[]): Buffer {
  const parts = entry.changes.map(({ since }, index) => {
    const { before, after = null } = contents[index] ?? {}
    return JSON.stringify(since === undefined ? [after] : [after, before])
  })
  return Buffer.from(`${[JSON.stringify(entry), ...parts].join('\t')}\n`)
}

/** The contents of one change; undefined where they were damaged. */
export function readSides({ file, start, length }: Place, index: number): Sides | undefined {
  try {
    const part = partOf(readBytes(file, start, length), index)
    const [after, before]: unknown[] = z.array(z.unknown()).parse(JSON.parse(part))
    if (after !== null && !isLakeDocument(after)) return undefined
    return { after, ...(isLakeDocument(before) && { before }) }
  } catch {
    return undefined
  }
}

/**
 * Every entry of a file with its place, in order. A line that cannot be read is left out, alone. A file of another
 * format is moved aside, never overwritten, and has none.
 */
export function readEntries(file: string, warn: (message: string) => void): [HistoryEntry, Place][] {
  const bytes = fs.readFileSync(file)
  const found: [HistoryEntry, Place][] = []
  let start = 0
  while (start < bytes.length) {
    const next = bytes.indexOf(newline, start)
    const end = next < 0 ? bytes.length : next
    if (start === 0) {
      if (!isHeader(bytes.toString('utf8', 0, end))) return setAside(file, warn)
    } else if (end > start) {
      const entry = parseHead(bytes.subarray(start, end))
      if (entry && next >= 0) found.push([entry, { file, start, length: end - start }])
      else warn(`content lake: dropped a line of ${file} that cannot be read`)
    }
    start = end + 1
  }
  return found
}

/** Makes a file that holds nothing but which format it has. */
export function beginFile(file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, header)
}

/** Whether lines may be added: one that was cut short would spoil the next. */
export function endsWhole(file: string): boolean {
  const { size } = fs.statSync(file)
  return size >= header.length && readBytes(file, size - 1, 1)[0] === newline
}

function parseHead(line: Buffer): HistoryEntry | undefined {
  const end = line.indexOf(tab)
  try {
    const { changes, ...head } = headSchema.parse(
      JSON.parse(line.toString('utf8', 0, end < 0 ? line.length : end)),
    )
    return { ...head, changes: changes.map(withoutGaps) }
  } catch {
    return undefined
  }
}

const withoutGaps = ({ id, from, stays, since }: z.infer<typeof changeSchema>): RecordedChange => ({
  id,
  stays,
  ...(from !== undefined && { from }),
  ...(since !== undefined && { since }),
})

function isHeader(line: string): boolean {
  try {
    return headerSchema.safeParse(JSON.parse(line)).success
  } catch {
    return false
  }
}

function setAside(file: string, warn: (message: string) => void): [] {
  fs.renameSync(file, `${file}.unreadable`)
  warn(`content lake: ${file} is not a history of this format; moved to ${file}.unreadable`)
  return []
}

function partOf(line: Buffer, index: number): string {
  let start = line.indexOf(tab) + 1
  for (let passed = 0; passed < index && start > 0; passed += 1) start = line.indexOf(tab, start) + 1
  if (start === 0) return ''
  const end = line.indexOf(tab, start)
  return line.toString('utf8', start, end < 0 ? line.length : end)
}

function readBytes(file: string, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  const handle = fs.openSync(file, 'r')
  try {
    fs.readSync(handle, bytes, 0, length, start)
  } finally {
    fs.closeSync(handle)
  }
  return bytes
}

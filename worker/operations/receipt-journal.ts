import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeStateFile } from '../../site/border/state-file'
import { sha256 } from '../disk/sha256'
import { type KeptReceipt, receiptFrom } from './kept-receipt'
import type { Receipt } from './receipt'

/** Finished receipts, newest first, durable. */
export interface ReceiptJournal {
  /** Resolves when all of them are on disk. A receipt with a known id replaces the older one. */
  write(receipts: readonly Receipt[]): Promise<void>
  list(limit: number, before?: string): readonly Receipt[]
  find(id: string): Receipt | undefined
}

/** Since 2 receipts are facts. A worker that knows only 1 begins with none, instead of showing what it cannot read. */
const version = 2
const readable: readonly unknown[] = [1, version]

/**
 * `{dataDir}/receipts.ndjson`: a line for the format, then one for each receipt, with its checksum; the last line with an id
 * counts. A line that was cut short or altered is left out. Only the newest `keep` receipts outlive a start.
 */
export async function openReceiptJournal(
  dataDir: string,
  keep = 2_000,
  addTo: typeof appendFile = appendFile,
): Promise<ReceiptJournal> {
  const file = path.join(dataDir, 'receipts.ndjson')
  const byId = new Map((await readReceipts(file)).map((receipt) => [receipt.id, receipt]))
  await rewrite()
  let lines = byId.size
  let last: Promise<void> = Promise.resolve()
  /** A full disk may have cut the last line short: the next begins one. */
  let isCut = false

  async function rewrite(): Promise<void> {
    for (const receipt of newestFirst(byId).slice(keep)) byId.delete(receipt.id)
    const all = newestFirst(byId).reverse().map(lineOf).join('')
    await writeStateFile(file, `${JSON.stringify({ version })}\n${all}`)
  }

  async function append(receipts: readonly Receipt[]): Promise<void> {
    for (const receipt of receipts) byId.set(receipt.id, receipt)
    lines += receipts.length
    if (lines > keep * 2) {
      await rewrite()
      lines = byId.size
    } else {
      const begin = isCut ? '\n' : ''
      isCut = true
      await addTo(file, begin + receipts.map(lineOf).join(''))
    }
    isCut = false
  }

  return {
    write(receipts) {
      const next = last.then(() => append(receipts))
      last = next.catch(() => undefined)
      return next
    },
    list(limit, before) {
      const all = newestFirst(byId)
      return (before === undefined ? all : all.filter((receipt) => receipt.id < before)).slice(0, limit)
    },
    find: (id) => byId.get(id),
  }
}

const lineOf = (receipt: Receipt): string => `${JSON.stringify({ ...receipt, sum: sumOf(receipt) })}\n`

const sumOf = (receipt: object): string => sha256(JSON.stringify(receipt)).slice(0, 16)

/** Ids of changes sort by time. */
const newestFirst = (byId: ReadonlyMap<string, Receipt>): Receipt[] =>
  [...byId.values()].sort((left, right) => (left.id < right.id ? 1 : -1))

async function readReceipts(file: string): Promise<Receipt[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [head = '', ...lines] = text.split('\n')
  const told = parse<{ version?: unknown } | null>(head)?.version
  // One that is damaged says nothing: each line tells for itself.
  if (typeof told === 'number' && !readable.includes(told)) return []
  return lines.flatMap((line) => receiptIn(line) ?? [])
}

/** Earlier versions wrote no checksum; whatever else their line is, it is read as a receipt or not at all. */
function receiptIn(line: string): Receipt | undefined {
  try {
    const { sum, ...kept }: KeptReceipt & { sum?: string } = JSON.parse(line)
    if (sum !== undefined) return sum === sumOf(kept) ? receiptFrom(kept) : undefined
    return typeof kept.change.kind === 'string' && Number.isFinite(kept.at.received)
      ? receiptFrom(kept)
      : undefined
  } catch {
    return undefined
  }
}

function parse<T>(line: string): T | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

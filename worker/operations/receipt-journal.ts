import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeStateFile } from '../../site/border/state-file'
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
 * `{dataDir}/receipts.ndjson`: a line for the format, then one for each receipt; the last line with an id counts. A line
 * that was cut short is left out. Only the newest `keep` receipts outlive a start.
 */
export async function openReceiptJournal(dataDir: string, keep = 2_000): Promise<ReceiptJournal> {
  const file = path.join(dataDir, 'receipts.ndjson')
  const byId = new Map((await readReceipts(file)).map((receipt) => [receipt.id, receipt]))
  await rewrite()
  let lines = byId.size
  let last: Promise<void> = Promise.resolve()

  async function rewrite(): Promise<void> {
    for (const receipt of newestFirst(byId).slice(keep)) byId.delete(receipt.id)
    const all = newestFirst(byId).reverse().map(lineOf).join('')
    await writeStateFile(file, `${JSON.stringify({ version })}\n${all}`)
  }

  async function append(receipts: readonly Receipt[]): Promise<void> {
    for (const receipt of receipts) byId.set(receipt.id, receipt)
    lines += receipts.length
    if (lines <= keep * 2) return appendFile(file, receipts.map(lineOf).join(''))
    await rewrite()
    lines = byId.size
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

const lineOf = (receipt: Receipt): string => `${JSON.stringify(receipt)}\n`

/** Ids of changes sort by time. */
const newestFirst = (byId: ReadonlyMap<string, Receipt>): Receipt[] =>
  [...byId.values()].sort((left, right) => (left.id < right.id ? 1 : -1))

async function readReceipts(file: string): Promise<Receipt[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [head = '', ...lines] = text.split('\n')
  if (!readable.includes(parse<{ version?: unknown }>(head)?.version)) return []
  return lines.flatMap((line) => {
    const kept = parse<KeptReceipt | null>(line)
    return kept ? [receiptFrom(kept)] : []
  })
}

function parse<T>(line: string): T | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

import { eachOf } from '../../disk/files'
import { unsealed } from '../../disk/sealed'
import { type BlobStore, DamagedBlob } from '../../made/blobs'
import type { ReleaseRecord } from '../release/release'
import { parseRecord } from '../store/history'
import type { HistoryFiles } from '../store/history-files'
import type { Objects } from '../targets/objects'
import { archived, blobKey, recordKey, snapshotKey } from './layout'

/** The archive has another record of this number: somebody else led meanwhile, whose history counts. */
export class OtherHistory extends Error {
  override readonly name = 'OtherHistory'
  constructor(number: number) {
    super(`The archive of the history has another record ${number}.`)
  }
}

export interface KeptPlace {
  objects: Objects
  history: HistoryFiles
  blobs: BlobStore
  /** Hashes that the archive has. */
  known: Set<string>
  /** Throws when this worker leads no more. */
  checkpoint(): void
}

const atOnce = 8

/** Every hash that a record names: what it brought, what it took away and what waits from it on. */
export function* namedBy({ changes, held }: Pick<ReleaseRecord, 'changes' | 'held'>): Generator<string> {
  for (const { before, after } of changes) for (const entry of [before, after]) if (entry) yield entry.sha256
  for (const [, { entry }] of held) if (entry) yield entry.sha256
}

/** Brings bytes to the archive. What this disk has lost is left out: whoever asks for it is told then. */
export async function keepBlobs(place: KeptPlace, shas: Iterable<string>): Promise<void> {
  const { objects, blobs, known, checkpoint } = place
  const wanted = [...new Set(shas)].filter((sha) => !known.has(sha))
  await eachOf(wanted, atOnce, async (sha) => {
    checkpoint()
    const bytes = await blobs.read(sha).catch((error) => {
      if (error instanceof DamagedBlob) return undefined
      throw error
    })
    if (!bytes) return
    await objects.put(blobKey(sha), bytes, archived)
    known.add(sha)
  })
}

/**
 * Brings a record to the archive, after the bytes that it names. False where it expired or is damaged: then a snapshot stands
 * for it.
 * @throws OtherHistory
 */
export async function keepRecord(place: KeptPlace, number: number): Promise<boolean> {
  const { objects, history, checkpoint } = place
  const text = await history.record(number)
  const record = text === undefined ? undefined : parseRecord(unsealed(text) ?? '')
  if (text === undefined || !record) return false
  await keepBlobs(place, namedBy(record))
  const there = await objects.text(recordKey(number))
  if (there === text) return true
  if (there !== undefined) throw new OtherHistory(number)
  checkpoint()
  await objects.put(recordKey(number), Buffer.from(text), archived)
  return true
}

/** Brings the last snapshot to the archive, so that a history may begin later than with the first release. */
export async function keepSnapshot({ objects, history, checkpoint }: KeptPlace): Promise<void> {
  const text = await history.snapshot()
  checkpoint()
  if (text !== undefined) await objects.put(snapshotKey, Buffer.from(text), archived)
}

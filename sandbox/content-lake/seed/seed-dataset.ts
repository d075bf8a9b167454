import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { AssetPlace } from '../assets/asset-document'
import type { AssetFiles } from '../assets/asset-files'
import type { Dataset } from '../dataset'
import type { DocumentChange, LakeDocument } from '../documents/lake-document'
import { collectReferences } from '../documents/references'
import { type Clock, type Log, timestamp } from '../environment'
import { type DrawnPicture, SeedAssets } from './seed-assets'
import { collectSeedAssets, parseSeed, withAssets } from './seed-documents'
import { type Revisions, SeedLedger } from './seed-ledger'

export interface Seed {
  /** Documents as NDJSON text, in the format of `sanity dataset import`. */
  ndjson: string
  /** Folder that `file://` paths are relative to. */
  folder: string
  /** The picture of such a path that is no file yet, where somebody draws it when it is asked for. */
  drawn?: (path: string) => DrawnPicture | undefined
}

interface SeedContext {
  dataset: Dataset
  files: AssetFiles
  place: AssetPlace
  dataFolder: string
  clock: Clock
  log: Log
}

/**
 * Brings the seed into the dataset. What editors changed or deleted stays as they left it, even when the seed has
 * changed; everything else follows the seed. A start with an unchanged seed writes nothing. A dataset without any document,
 * which no editor leaves, was lost: it is seeded as if for the first time.
 */
export async function seedDataset(seed: Seed, context: SeedContext): Promise<void> {
  const { dataset, files, place, dataFolder, log } = context
  const sources = parseSeed(seed.ndjson)
  const assets = await new SeedAssets(dataFolder, seed, files, place).store(
    collectSeedAssets(sources).values(),
  )
  const documents = [...assets.documents, ...sources.map((source) => withAssets(source, assets.assetOf))]
  const wanted = documents.map((document) => stamped(document, timestamp(context.clock)))
  const revisions = revisionsOf(wanted)
  const ledger = new SeedLedger(dataFolder, log)
  const seeded = dataset.store.all().length === 0 ? {} : ledger.read(revisions)
  const changes = seedChanges(wanted, seeded, (id) => dataset.store.get(id))
  dataset.restore(changes)
  await ledger.write({ ...seeded, ...revisions })
  if (changes.length > 0) log.info(`content lake: seeded ${changes.length} of ${wanted.length} documents`)
  if (assets.missing.length > 0)
    log.warn(`content lake: other pictures stand in for missing ones: ${list(assets.missing)}`)
  const dangling = findDangling(wanted, dataset)
  if (dangling.length > 0)
    log.warn(`content lake: the seed refers to documents that do not exist: ${list(dangling)}`)
}

/**
 * Pure: what seeding must write. A document is written if (1) nobody had seeded it before and it is not there, or
 * (2) it is still as it was seeded and the seed has another one now. It is removed if (3) it is still as it was
 * seeded and the seed has it no more.
 */
function seedChanges(
  wanted: readonly LakeDocument[],
  seeded: Revisions,
  current: (id: string) => LakeDocument | undefined,
): DocumentChange[] {
  const put = wanted.flatMap((after): DocumentChange[] => {
    const before = current(after._id)
    const isNew = seeded[after._id] === undefined && !before
    const isOld = before !== undefined && before._rev === seeded[after._id] && before._rev !== after._rev
    return isNew || isOld ? [{ id: after._id, ...(before && { before }), after }] : []
  })
  const ids = new Set(wanted.map(({ _id }) => _id))
  const removed = Object.entries(seeded).flatMap(([id, revision]): DocumentChange[] => {
    const before = current(id)
    return before && !ids.has(id) && before._rev === revision ? [{ id, before }] : []
  })
  return [...put, ...removed]
}

const revisionsOf = (documents: readonly LakeDocument[]): Revisions =>
  Object.fromEntries(documents.map(({ _id, _rev }) => [_id, _rev]))

/** The revision is the digest of the content: the same seed gives the same revisions on every machine. */
function stamped(document: unknown, now: string): LakeDocument {
  const { _rev, ...fields } = z.looseObject({ _id: z.string(), _type: z.string() }).parse(document)
  const digest = createHash('sha1').update(JSON.stringify(fields)).digest('hex').slice(0, 22)
  const { _createdAt, _updatedAt } = fields
  const createdAt = typeof _createdAt === 'string' ? _createdAt : now
  const updatedAt = typeof _updatedAt === 'string' ? _updatedAt : createdAt
  return { ...fields, _createdAt: createdAt, _updatedAt: updatedAt, _rev: digest }
}

function findDangling(documents: readonly LakeDocument[], { store }: Dataset): string[] {
  return documents.flatMap((document) =>
    [...collectReferences(document).keys()]
      .filter((target) => !store.get(target))
      .map((target) => `${document._id} -> ${target}`),
  )
}

const list = (names: readonly string[]): string =>
  names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ')

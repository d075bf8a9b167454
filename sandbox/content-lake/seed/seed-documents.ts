import { isRecord } from '../documents/lake-document'

/** A picture or file that a seed document names, e.g. `image@file://./pictures/x.jpg`. */
export interface SeedAsset {
  kind: 'image' | 'file'
  /** Relative to the folder of the seed, as written. */
  path: string
}

type Fields = Record<string, unknown>

const assetPattern = /^(image|file)@file:\/\/(.+)$/

/** @throws Error that names the line of the seed which is no document */
export function parseSeed(ndjson: string): Fields[] {
  return ndjson.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const document: unknown = JSON.parse(line)
    if (isRecord(document) && typeof document._type === 'string' && typeof document._id === 'string')
      return [document]
    throw new Error(`Line ${index + 1} of the seed is not a document with an _id and a _type`)
  })
}

function parseSeedAsset(text: unknown): SeedAsset | undefined {
  const [, kind, path] = (typeof text === 'string' && assetPattern.exec(text)) || []
  if (path === undefined || (kind !== 'image' && kind !== 'file')) return undefined
  return { kind, path: decodeURIComponent(path) }
}

/** Every asset that the documents name, each once. */
export function collectSeedAssets(
  value: unknown,
  found = new Map<string, SeedAsset>(),
): Map<string, SeedAsset> {
  if (Array.isArray(value)) for (const entry of value) collectSeedAssets(entry, found)
  if (!isRecord(value)) return found
  const asset = parseSeedAsset(value._sanityAsset)
  if (asset) found.set(assetKey(asset), asset)
  for (const entry of Object.values(value)) collectSeedAssets(entry, found)
  return found
}

export const assetKey = ({ kind, path }: SeedAsset): string => `${kind}@${path}`

export interface StoredAsset {
  /** Id of the asset document. */
  id: string
  hotspot?: Record<string, unknown>
}

/**
 * The document with references in place of its `_sanityAsset` marks: the object that carries one gets `asset`, as
 * `sanity dataset import` does it.
 */
export function withAssets(value: unknown, assetOf: (asset: SeedAsset) => StoredAsset | undefined): unknown {
  if (Array.isArray(value)) return value.map((entry) => withAssets(entry, assetOf))
  if (!isRecord(value)) return value
  const { _sanityAsset, ...fields } = value
  const done: Fields = Object.fromEntries(
    Object.entries(fields).map(([name, entry]) => [name, withAssets(entry, assetOf)]),
  )
  const asset = parseSeedAsset(_sanityAsset)
  const stored = asset && assetOf(asset)
  if (!stored) return done
  const { hotspot } = stored
  const focus = hotspot && { hotspot: { _type: 'sanity.imageHotspot', ...hotspot } }
  return { ...focus, ...done, asset: { _type: 'reference', _ref: stored.id } }
}

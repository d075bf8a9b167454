import { parseFileReference } from '../addresses/file-reference'
import { parseImageReference } from '../addresses/image-reference'

/** The pictures and files that a document refers to. */
export interface AssetList {
  /** As the edge knows them, without project and dataset: `files/{id}.{ending}`, `images/{id}-{w}x{h}.{ending}`. */
  names: readonly string[]
  /** Whether what shows them is behind the access code. */
  isGuarded: boolean
}

function assetName(reference: unknown): string | undefined {
  const image = parseImageReference(reference)
  if (image) return `images/${image.id}-${image.width}x${image.height}.${image.format}`
  const file = parseFileReference(reference)
  return file && `files/${file.id}.${file.extension}`
}

function* referencesIn(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  if ('_ref' in value) yield value._ref
  for (const inner of Object.values(value)) yield* referencesIn(inner)
}

/** Their paths on the site, as visitors ask for them. */
export const assetPaths = (
  names: readonly string[],
  { projectId, dataset }: { projectId: string; dataset: string },
): string[] => names.map((name) => `/${name.replace('/', `/${projectId}/${dataset}/`)}`)

/** The pictures and files that a stored document refers to, wherever in it. */
export const assetsIn = (document: Readonly<Record<string, unknown>>, isGuarded: boolean): AssetList =>
  assetsAmong(referencesIn(document), isGuarded)

/** Those among references. */
export function assetsAmong(references: Iterable<unknown>, isGuarded: boolean): AssetList {
  const names = new Set<string>()
  for (const reference of references) {
    const name = assetName(reference)
    if (name !== undefined) names.add(name)
  }
  return { names: [...names], isGuarded }
}

/** Counts who refers to what. A change costs what the changed documents refer to. */
export class AssetUse {
  private readonly open = new Map<string, number>()
  private readonly guarded = new Map<string, number>()

  change(gone: readonly AssetList[], come: readonly AssetList[]): void {
    for (const list of come) this.count(list, 1)
    for (const list of gone) this.count(list, -1)
  }

  /** What only guarded documents refer to, in a fixed order. */
  withheld(): string[] {
    return [...this.guarded.keys()].filter((name) => !this.open.has(name)).sort()
  }

  private count({ names, isGuarded }: AssetList, by: 1 | -1): void {
    const uses = isGuarded ? this.guarded : this.open
    for (const name of names) {
      const next = (uses.get(name) ?? 0) + by
      if (next === 0) uses.delete(name)
      else uses.set(name, next)
    }
  }
}

import { isHashedAsset } from '../release/entry'
import { hashName } from './object-names'
import type { FoundObject, Objects } from './objects'
import { ownerKey } from './storage-owner'

export interface OrphanRules {
  /** Keys of everything that the site consists of. */
  needed: ReadonlySet<string>
  /** Hashed assets that were written after this are kept for tabs that are open, ms since the epoch. */
  before: number
}

/** Objects that nothing of the site needs. What lies in the place of another product, below this one, is none of them. */
export function candidates(found: readonly FoundObject[], { needed, before }: OrphanRules): string[] {
  const nested = found.flatMap(({ key }) =>
    key.endsWith(`/${ownerKey}`) ? [key.slice(0, -ownerKey.length)] : [],
  )
  return found.flatMap(({ key, at }) => {
    const isKept = needed.has(key) || key.startsWith('.') || (isHashedAsset(key) && at >= before)
    return isKept || nested.some((place) => key.startsWith(place)) ? [] : [key]
  })
}

const atOnce = 16

/** The candidates that a site has written: what anybody else put there is left alone. */
export async function orphansOf(objects: Objects, rules: OrphanRules): Promise<string[]> {
  const found: FoundObject[] = []
  for await (const each of objects.list()) found.push(each)
  const orphans: string[] = []
  const asked = candidates(found, rules)
  for (let start = 0; start < asked.length; start += atOnce) {
    const some = asked.slice(start, start + atOnce)
    const kept = await Promise.all(some.map((key) => objects.metadata(key)))
    orphans.push(...some.filter((_, order) => /^[0-9a-f]{64}$/.test(kept[order]?.[hashName] ?? '')))
  }
  return orphans
}

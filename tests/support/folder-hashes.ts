import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Regeneration } from '../../worker/changes/change'
import { isPrivateFile } from '../../worker/made/public-files'

/** Every public file of a folder with the hash of its bytes, sorted by name. */
export function folderHashes(folder: string): Map<string, string> {
  const hashes = new Map<string, string>()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  for (const name of names.sort()) {
    if (isPrivateFile(name)) continue
    hashes.set(
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    )
  }
  return hashes
}

/** Follows what a regeneration says of its files, and nothing else: what a publisher sees of it. */
export function followRegeneration(hashes: Map<string, string>, regeneration: Regeneration): void {
  if (regeneration.isWhole) hashes.clear()
  for (const name of regeneration.removed) hashes.delete(name)
  for (const { path: name, sha256 } of regeneration.files) if (!isPrivateFile(name)) hashes.set(name, sha256)
}

/** What differs between two folders: names only there, only here, or with other bytes. */
export function folderDifferences(here: ReadonlyMap<string, string>, there: ReadonlyMap<string, string>) {
  return {
    missing: [...there.keys()].filter((name) => !here.has(name)),
    surplus: [...here.keys()].filter((name) => !there.has(name)),
    different: [...here]
      .filter(([name, hash]) => there.has(name) && there.get(name) !== hash)
      .map(([name]) => name),
  }
}

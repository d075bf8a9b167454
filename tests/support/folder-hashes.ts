import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPrivateFile } from '../../worker/publish/public-files'

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

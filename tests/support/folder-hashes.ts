import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Regeneration } from '../../worker/changes/change'
import { isPrivateFile } from '../../worker/publish/pages/public-files'

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

const hashOf = (file: string): string | undefined =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined

/** Follows what a regeneration says that it changed, and nothing else: what a publisher sees of it. */
export function followRegeneration(hashes: Map<string, string>, regeneration: Regeneration): void {
  if (regeneration.files === 'all') {
    hashes.clear()
    for (const [name, hash] of folderHashes(regeneration.root)) hashes.set(name, hash)
    return
  }
  for (const name of [...regeneration.files, ...regeneration.removed]) {
    const hash = isPrivateFile(name) ? undefined : hashOf(path.join(regeneration.root, name))
    if (hash === undefined) hashes.delete(name)
    else hashes.set(name, hash)
  }
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

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isGuardedFile } from '../../site/languages/guarded-path'
import type { Regeneration } from '../../worker/changes/change'
import type { MadeFile } from '../../worker/changes/made-file'
import { realFiles } from '../../worker/disk/files'
import { BlobStore } from '../../worker/made/blobs'
import { describeFile } from '../../worker/made/describe'
import type { Stores } from '../../worker/regenerate/files/stores'

/** What regenerations told of the files of a site, held against the files themselves. */
export class ToldFiles {
  readonly #files = new Map<string, MadeFile>()

  follow({ isWhole, removed, files }: Regeneration): void {
    if (isWhole) this.#files.clear()
    for (const name of removed) this.#files.delete(name)
    for (const file of files) this.#files.set(file.path, file)
  }

  get size(): number {
    return this.#files.size
  }

  /** Files of which something else was told than whoever opens them reads. */
  misread(root: string): string[] {
    const read = (name: string) => describeFile(name, readFileSync(path.join(root, name)))
    return this.#names(([name, file]) => saidOf(file) === saidOf(read(name)))
  }

  /** Files whose bytes are not in the store that they belong to. */
  async unstored({ open, guarded }: Stores): Promise<string[]> {
    const stores = { open: new BlobStore(open, realFiles), guarded: new BlobStore(guarded, realFiles) }
    const stored = new Set<string>()
    for (const [name, { sha256 }] of this.#files)
      if (await stores[isGuardedFile(name) ? 'guarded' : 'open'].readWhole(sha256)) stored.add(name)
    return this.#names(([name]) => stored.has(name))
  }

  #names(isRight: (file: [string, MadeFile]) => boolean): string[] {
    return [...this.#files].filter((file) => !isRight(file)).map(([name]) => name)
  }
}

/** In whatever order a page says it. */
function saidOf({ facts, ...file }: MadeFile): string {
  const said = facts && {
    ...facts,
    links: [...facts.links].sort(),
    scriptHashes: [...facts.scriptHashes].sort(),
    alternates: Object.entries(facts.alternates).sort(),
  }
  const parts = Object.entries({ ...file, ...said })
  return JSON.stringify(parts.sort(([one], [other]) => (one < other ? -1 : 1)))
}

import { isGuardedFile } from '../../../site/languages/guarded-path'
import type { Files } from '../../disk/files'
import { BlobStore } from '../../made/blobs'

/** Folders of bytes by their hash: of what is public, and of what is behind the access code. */
export interface Stores {
  open: string
  guarded: string
}

/** Puts the bytes of a file into the store that it belongs to. */
export type Put = (file: string, sha256: string, bytes: Buffer) => Promise<void>

/**
 * Without waiting until they are on the disk: whoever counts on them does that. Bytes that cannot be stored are told on the
 * error output and taken from the site's folder later, where the disk has room again.
 */
export function putInto(stores: Stores | undefined, files: Files): Put {
  if (!stores) return async () => undefined
  const blobs = {
    open: new BlobStore(stores.open, files, false),
    guarded: new BlobStore(stores.guarded, files, false),
  }
  return async (file, sha256, bytes) => {
    const store = isGuardedFile(file) ? blobs.guarded : blobs.open
    await store.put(sha256, bytes).catch((error: unknown) => {
      process.stderr.write(`the bytes of ${file} could not be stored: ${String(error)}\n`)
    })
    store.claimed.clear()
  }
}

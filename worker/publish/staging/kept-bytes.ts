import path from 'node:path'
import type { MadeFile } from '../../changes/made-file'
import { codeOf } from '../../disk/error-code'
import type { Files } from '../../disk/files'
import { sha256 } from '../../disk/sha256'
import type { BlobStore } from '../../made/blobs'

/** `there`: in the store. `irregular`: a folder, or a link that leads anywhere. `gone`: these bytes are nowhere. */
type Kept = 'there' | 'irregular' | 'gone'

/** Where bytes are that the store lacks, and where they come to lie. */
export interface RootPlace {
  /** Absolute, without links in it. */
  root: string
  blobs: BlobStore
  files: Files
}

/**
 * Sees to it that the bytes of a file are in the store: the builder has put them there, or they are taken from the root, if
 * they are still those of their hash. `isDamaged`: what lies in the store was compared and is something else.
 */
export async function keepBytes(
  { root, blobs, files }: RootPlace,
  made: MadeFile,
  isDamaged = false,
): Promise<Kept> {
  blobs.claimed.add(made.sha256)
  if (!isDamaged && (await blobs.isAsPut(made.sha256, made.size))) return 'there'
  const bytes = await readRegular(files, root, made.path)
  if (typeof bytes === 'string') return bytes
  if (sha256(bytes) !== made.sha256) return 'gone'
  await blobs.put(made.sha256, bytes)
  return 'there'
}

async function readRegular(files: Files, root: string, file: string): Promise<Buffer | 'irregular' | 'gone'> {
  const whole = path.join(root, file)
  try {
    if (!(await files.lstat(whole)).isFile()) return 'irregular'
    const isInside = (await files.realpath(whole)).startsWith(root + path.sep)
    return isInside ? await files.readFile(whole) : 'irregular'
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return 'gone'
    throw error
  }
}

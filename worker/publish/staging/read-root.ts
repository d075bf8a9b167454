import path from 'node:path'
import { codeOf } from '../../disk/error-code'
import type { Files } from '../../disk/files'
import { sha256 } from '../../disk/sha256'
import { type PageFacts, readPageFile, withoutStyles } from '../pages/html'
import { isJson } from '../pages/page-data'
import { unpublishedId } from '../pages/unpublished'
import { pageOf } from '../release/page-paths'
import type { BlobStore } from '../store/blobs'

/** Where files are read from, and where their bytes are kept. */
export interface RootPlace {
  /** Absolute, without links in it. */
  root: string
  blobs: BlobStore
  files: Files
}

/** What a file of the root is. `irregular`: a folder, or a link that leads anywhere. */
export type Reading = FileRead | { state: 'missing' | 'irregular' }

export interface FileRead {
  state: 'there'
  sha256: string
  /** Bytes. */
  size: number
  /** Of an HTML file. */
  facts?: PageFacts
  /** Id of a draft or release version that the bytes name. */
  unpublished?: string
  /** Page data that is no JSON. */
  isDamaged?: boolean
}

/**
 * Reads one file of the root, stores its bytes where they are missing, and says what is in them; where they are those that
 * are `known` by their hash, nothing more is said.
 */
export async function readRootFile(
  place: RootPlace,
  file: string,
  known: string | undefined,
): Promise<Reading> {
  try {
    const bytes = await readRegular(place, path.join(place.root, file))
    if (!bytes) return { state: 'irregular' }
    const sha = sha256(bytes)
    const read: FileRead = { state: 'there', sha256: sha, size: bytes.length }
    await place.blobs.put(sha, bytes)
    if (sha === known) return read
    return pageOf(file) === undefined ? read : { ...read, ...contentsOf(file, bytes) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return { state: 'missing' }
    throw error
  }
}

async function readRegular({ root, files }: RootPlace, whole: string): Promise<Buffer | undefined> {
  if (!(await files.lstat(whole)).isFile()) return undefined
  return (await files.realpath(whole)).startsWith(root + path.sep) ? files.readFile(whole) : undefined
}

function contentsOf(file: string, bytes: Buffer): Pick<FileRead, 'facts' | 'unpublished' | 'isDamaged'> {
  const isHtml = file.endsWith('.html')
  const unpublished = unpublishedId(isHtml ? withoutStyles(bytes) : bytes.toString())
  return {
    ...(isHtml ? { facts: readPageFile(bytes) } : {}),
    ...(unpublished === undefined ? {} : { unpublished }),
    ...(isHtml || isJson(bytes) ? {} : { isDamaged: true }),
  }
}

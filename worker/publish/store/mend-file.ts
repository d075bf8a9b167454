import path from 'node:path'
import type { Files } from '../../disk/files'
import type { BlobStore } from '../../made/blobs'
import { endings, restore } from '../../made/copies'
import { type Encoding, encodings } from '../../made/encodings'
import { type Entry, isLasting } from '../release/entry'
import type { ServedFiles, ServedTree } from '../targets/target'

/** A tree, with the files in which it is not at the live release yet. */
export interface LookedAfter extends ServedTree {
  behind: ReadonlySet<string>
}

/** Where copies of a file of the site are. */
export interface Copies {
  blobs: BlobStore
  files: Files
  served: ServedFiles | undefined
  trees: readonly LookedAfter[]
  /** What the builder made last; undefined before it has. */
  root: string | undefined
}

const treesOf = (file: string, { trees }: Copies): readonly LookedAfter[] =>
  trees.filter(({ behind }) => !behind.has(file))

/** Whether a file is there wherever it has to be, by its size. */
export async function hasItsSize(file: string, { sha256, size }: Entry, copies: Copies): Promise<boolean> {
  const places = [
    copies.blobs.pathOf(sha256),
    ...treesOf(file, copies).map(({ folder }) => path.join(folder, file)),
  ]
  for (const place of places) {
    const found = await copies.files.lstat(place).catch(() => undefined)
    if (!found?.isFile() || found.size !== size) return false
  }
  return true
}

/** Whether a file is right wherever it has to be, and its compressed copies wherever they are. */
export async function isRight(file: string, entry: Entry, copies: Copies): Promise<boolean> {
  if (!(await isRightAt(copies.blobs.pathOf(entry.sha256), entry, copies))) return false
  for (const { folder } of treesOf(file, copies))
    if (!(await isRightAt(path.join(folder, file), entry, copies))) return false
  return true
}

async function isRightAt(place: string, entry: Entry, copies: Copies): Promise<boolean> {
  if (!(await copies.blobs.holds(place, entry.sha256))) return false
  for (const encoding of encodings) if (!(await isCopyRight(place, entry, encoding, copies))) return false
  return true
}

const isCopyRight = async (
  place: string,
  { sha256 }: Entry,
  encoding: Encoding,
  { blobs, files }: Copies,
): Promise<boolean> =>
  !(await files.exists(place + endings[encoding])) || blobs.holds(place + endings[encoding], sha256, encoding)

/**
 * Makes right what is damaged of a file: from its blob, a copy of it, what a tree holds, what the builder made last, or the
 * archive of the history.
 * Runs alone, between switches. False where nothing of it is whole.
 */
export async function mendFile(file: string, entry: Entry, copies: Copies): Promise<boolean> {
  const { blobs, served } = copies
  const { sha256 } = entry
  const bytes = await bytesOf(file, entry, copies)
  if (!bytes) return false
  if (!(await blobs.holds(blobs.pathOf(sha256), sha256))) await blobs.mend(sha256, bytes)
  for (const encoding of entry.encodings)
    if (!(await isCopyRight(blobs.pathOf(sha256), entry, encoding, copies)))
      await blobs.copies.get(sha256, encoding, isLasting(entry))
  for (const tree of treesOf(file, copies))
    if (!(await isRightAt(path.join(tree.folder, file), entry, copies)))
      await served?.place(tree, file, entry, blobs)
  return true
}

async function bytesOf(file: string, { sha256 }: Entry, copies: Copies): Promise<Buffer | undefined> {
  const { blobs, root } = copies
  const places = [
    blobs.pathOf(sha256),
    ...treesOf(file, copies).map(({ folder }) => path.join(folder, file)),
    ...(root === undefined ? [] : [path.join(root, file)]),
  ]
  for (const place of places) {
    const plain = await blobs.readFileOf(place, sha256)
    if (plain) return plain
    for (const encoding of encodings) {
      const copy = await blobs.readFileOf(place + endings[encoding], sha256, encoding)
      if (copy) return restore[encoding](copy)
    }
  }
  return blobs.fetch(sha256)
}

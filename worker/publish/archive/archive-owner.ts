import type { Objects } from '../targets/objects'
import { ownerKey } from '../targets/storage-owner'
import { archived } from './layout'

/** Thrown where an archive is another product's, or may be. Nothing was taken from it or written to it. */
export class ForeignArchive extends Error {
  override readonly name = 'ForeignArchive'
  constructor(owner: string, there: string | undefined) {
    const whose =
      there === undefined
        ? `does not say whose it is, and has no release in common with this disk: set another PUBLISH_HISTORY here. If it is that of ${owner}, write this name into its object ${ownerKey}.`
        : `is that of ${there}, not of ${owner}: set another PUBLISH_HISTORY here. If ${there} is no more, remove what is there.`
    super(`The archive of the history ${whose}`)
  }
}

/**
 * Looks in an archive whose it is. One that does not say so was written by an earlier version, or by nobody: then `isKnown` tells.
 * `owner` is a name for the content, which outlives queue and machines; without one nobody is asked. Answers whether it says so.
 * @throws ForeignArchive
 */
export async function assertOwnArchive(
  objects: Objects,
  owner: string | undefined,
  isKnown: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  if (owner === undefined) return true
  const there = await objects.text(ownerKey)
  if (there === owner) return true
  if (there !== undefined || !(await isKnown())) throw new ForeignArchive(owner, there)
  return false
}

/**
 * The same for an archive that is written to from now on: it says whose it is.
 * @throws ForeignArchive
 */
export async function ownArchive(objects: Objects, owner: string | undefined): Promise<void> {
  if (!(await assertOwnArchive(objects, owner)))
    await objects.put(ownerKey, Buffer.from(owner ?? ''), archived)
}

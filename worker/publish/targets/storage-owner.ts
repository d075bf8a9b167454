import path from 'node:path'
import { type Files, readIfThere, writeWhole } from '../../disk/files'

/** Thrown where another product publishes to the same place of a storage. Nothing was written. */
export class ForeignStorage extends Error {
  override readonly name = 'ForeignStorage'
  constructor(place: string) {
    super(
      `${place} is published to by another product: set another PUBLISH_TARGET here. If that product is no more, remove the object ${ownerKey}.`,
    )
  }
}

/** Name of the object that tells whose storage it is. */
export const ownerKey = '.owner'

export interface StoragePlace {
  /** For words, e.g. `s3://bucket/prefix`. */
  name: string
  /** The object that tells whose it is; undefined where there is none. */
  read(): Promise<string | undefined>
  write(owner: string): Promise<void>
}

/**
 * Writes into a storage whose it is, or finds it there. `owner` stands for the queue, which a leader and those that stand by
 * have in common, and nobody else. A product with another queue than before is known by what it wrote in `folder`.
 * @throws ForeignStorage
 */
export async function ownStorage(
  files: Files,
  folder: string,
  place: StoragePlace,
  owner: string,
): Promise<void> {
  const file = path.join(folder, 'storage-owner')
  const mine = (await readIfThere(files, file).catch(() => undefined))?.toString()
  const there = await place.read()
  if (there !== undefined && there !== owner && there !== mine) throw new ForeignStorage(place.name)
  if (there !== owner) await place.write(owner)
  if (mine !== owner) await writeWhole(files, file, owner, false)
}

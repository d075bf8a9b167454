import { lstatSync } from 'node:fs'
import path from 'node:path'
import type { Files } from '../../disk/files'
import { sha256 } from '../../disk/sha256'
import { describeFile } from '../../made/describe'
import { ownPartOf } from '../gatsby/own-part'
import { restitchFile, slicesIn } from '../gatsby/slice-files'
import type { Described, FileTasks } from './file-threads'
import { putInto } from './stores'

/** Tells of a file, with its bytes in hand. */
export function describeBytes(file: string, bytes: Buffer): Described {
  if (!file.endsWith('.html')) return { made: describeFile(file, bytes) }
  const { said, slices } = ownPartOf(bytes)
  return { made: describeFile(file, bytes, said), own: { slices } }
}

/** `read`: reads a file; what it answered before may be overwritten. */
export async function describeHere(
  { root, stores, files }: FileTasks['describe']['asked'],
  read: Files['readFile'],
  blobFiles: Files,
): Promise<FileTasks['describe']['answer']> {
  const put = putInto(stores, blobFiles)
  const answer: FileTasks['describe']['answer'] = []
  for (const file of files) {
    const whole = path.join(root, file)
    const bytes = lstatSync(whole).isFile() ? await read(whole) : undefined
    const described = bytes && describeBytes(file, bytes)
    if (bytes && described) await put(file, described.made.sha256, bytes)
    answer.push(described)
  }
  return answer
}

export async function restitchHere(
  { root, stores, files }: FileTasks['restitch']['asked'],
  blobFiles: Files,
): Promise<FileTasks['restitch']['answer']> {
  const put = putInto(stores, blobFiles)
  const slices = slicesIn(root)
  const answer: FileTasks['restitch']['answer'] = []
  for (const file of files) {
    const bytes = restitchFile(path.join(root, file), slices)
    const made = bytes && { sha256: sha256(bytes), size: bytes.length }
    if (bytes && made) await put(file, made.sha256, bytes)
    answer.push(made)
  }
  return answer
}

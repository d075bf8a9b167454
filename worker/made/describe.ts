import type { MadeFile } from '../changes/made-file'
import { sha256 } from '../disk/sha256'
import { readPageFile, withoutStyles } from './html'
import { isJson } from './page-data'
import { pageOf } from './page-paths'
import { isReadOnly } from './public-files'
import { unpublishedId } from './unpublished-id'

/** What a file says, beside its bytes. */
export type Said = Pick<MadeFile, 'facts' | 'unpublished' | 'isDamaged' | 'text'>

/** Tells of a file what a release has to know. `file`: relative to the root. */
export const describeFile = (file: string, bytes: Buffer, said = saidBy(file, bytes)): MadeFile => ({
  path: file,
  sha256: sha256(bytes),
  size: bytes.length,
  ...said,
})

/** What the bytes of a page, of its data and of the lists that are read say; nothing for other files. */
export function saidBy(file: string, bytes: Buffer): Said {
  if (isReadOnly(file)) return { text: bytes.toString() }
  if (pageOf(file) === undefined) return {}
  if (!file.endsWith('.html'))
    return { ...unpublishedIn(bytes.toString()), ...(isJson(bytes) ? {} : { isDamaged: true }) }
  const text = withoutStyles(bytes)
  return { facts: readPageFile(bytes, text), ...unpublishedIn(text) }
}

export function unpublishedIn(text: string): Pick<MadeFile, 'unpublished'> {
  const unpublished = unpublishedId(text)
  return unpublished === undefined ? {} : { unpublished }
}

import type { FileChanges } from '../../../site/page-plan/site-files'
import { writeFiles } from '../../../site/page-plan/write-site-files'
import type { MadeFiles } from '../files/made-files'
import { type PackedFiles, packFiles } from '../told-files'
import type { filesOf } from './render-dirty'

/** What a regeneration tells of its files, and which are gone: names relative to the root. */
interface ToldFiles {
  files: PackedFiles
  removed: string[]
}

/**
 * Writes the files that stand beside pages (sitemap, calendars, the index of the search), and tells of them and of those that
 * Gatsby wrote, once the bytes of all of them are stored.
 */
export async function writeBeside(
  root: string,
  made: MadeFiles,
  beside: FileChanges,
  pages: ReturnType<typeof filesOf>,
): Promise<ToldFiles> {
  writeFiles(root, beside)
  for (const [name, text] of beside) if (text !== undefined) made.wrote(name, Buffer.from(text))
  const told = tell(made, beside, pages)
  await made.stored()
  return told
}

function tell(made: MadeFiles, beside: FileChanges, pages: ReturnType<typeof filesOf>): ToldFiles {
  const gone = [...pages.removed, ...names(beside, false)]
  for (const name of gone) made.removed(name)
  const told = [...new Set([...pages.files, ...names(beside, true)])].map(
    (name) => [name, made.tell(name)] as const,
  )
  return {
    files: packFiles(told.flatMap(([, file]) => file ?? [])),
    removed: [...gone, ...told.flatMap(([name, file]) => (file ? [] : [name]))],
  }
}

const names = (changes: FileChanges, present: boolean): string[] =>
  [...changes].filter(([, text]) => (text !== undefined) === present).map(([name]) => name)

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseHolder, stateOf, thisHolder } from '../disk/holder'

const prefix = 'site-pictures-'
const holderFile = 'holder.json'
/** Longer than a process takes to write its name into a folder that it has just made, ms. */
const longestNameless = 10 * 60_000

/**
 * A new folder for pictures below `parent`, with the name of this process in it. Those of processes that were killed, which
 * could not tidy up, are removed: they would fill the disk. Where there is no room for the name, no folder stays either.
 */
export async function makePictureFolder(parent: string, write = writeFile): Promise<string> {
  for (const name of await readdir(parent))
    if (name.startsWith(prefix)) await removeLeftOver(path.join(parent, name))
  const folder = await mkdtemp(path.join(parent, prefix))
  try {
    await write(path.join(folder, holderFile), JSON.stringify(thisHolder()))
  } catch (error) {
    await remove(folder)
    throw error
  }
  return folder
}

async function removeLeftOver(folder: string): Promise<void> {
  const holder = parseHolder(await readFile(path.join(folder, holderFile), 'utf8').catch(() => ''))
  if (holder ? stateOf(holder) === 'dead' : !(await isBeingMade(folder))) await remove(folder)
}

/** One without a name that was touched just now; whatever the clock was when it was. */
async function isBeingMade(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) < longestNameless
}

const remove = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true }).catch(() => undefined)

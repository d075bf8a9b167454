import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseHolder, stateOf, thisHolder } from '../disk/holder'

const prefix = 'site-pictures-'
const holderFile = 'holder.json'

/**
 * A new folder for pictures below `parent`, with the name of this process in it. Those of processes that were killed, which
 * could not tidy up, are removed: they would fill the disk.
 */
export async function makePictureFolder(parent: string): Promise<string> {
  for (const name of await readdir(parent))
    if (name.startsWith(prefix)) await removeLeftOver(path.join(parent, name))
  const folder = await mkdtemp(path.join(parent, prefix))
  await writeFile(path.join(folder, holderFile), JSON.stringify(thisHolder()))
  return folder
}

/** One without a name is being made at this moment. */
async function removeLeftOver(folder: string): Promise<void> {
  const holder = parseHolder(await readFile(path.join(folder, holderFile), 'utf8').catch(() => ''))
  if (holder && stateOf(holder) === 'dead')
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
}

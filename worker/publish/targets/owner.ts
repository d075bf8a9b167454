import path from 'node:path'
import { type Files, readIfThere, writeWhole } from '../../disk/files'
import { parseHolder, stateOf, thisHolder } from '../../disk/holder'

/** Thrown where another product that runs publishes to the same folder. Nothing was written. */
export class ForeignTarget extends Error {
  override readonly name = 'ForeignTarget'
  constructor(folder: string, store: string, pid: number) {
    super(
      `${folder} is published to by process ${pid}, whose releases are in ${store}: set another PUBLISH_TARGET or DATA_DIR for one of them.`,
    )
  }
}

interface Owner {
  store: string
  /** As in a lock. */
  holder: unknown
}

/**
 * Writes into a folder that is published to which release store it belongs to, or finds it there. The folder of a product
 * that has ended is anybody's: a store may be lost and made anew.
 * @throws ForeignTarget
 */
export async function ownTarget(files: Files, folder: string, store: string): Promise<void> {
  const file = path.join(folder, 'owner.json')
  const owner = parseOwner((await readIfThere(files, file).catch(() => undefined))?.toString() ?? '')
  const holder = owner && parseHolder(JSON.stringify(owner.holder) ?? '')
  const lives = holder !== undefined && ['alive', 'itself'].includes(stateOf(holder))
  if (owner && holder && lives) {
    if (owner.store === store) return
    throw new ForeignTarget(folder, owner.store, holder.pid)
  }
  await files.mkdir(folder, { recursive: true })
  await writeWhole(files, file, JSON.stringify({ store, holder: thisHolder() }), false)
}

function parseOwner(text: string): Owner | undefined {
  try {
    const { store, holder } = JSON.parse(text)
    return typeof store === 'string' ? { store, holder } : undefined
  } catch {
    return undefined
  }
}

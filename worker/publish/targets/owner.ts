import path from 'node:path'
import { type Files, readIfThere, writeWhole } from '../../disk/files'
import { type Holder, parseHolder, stateOf, thisHolder } from '../../disk/holder'

/** Thrown where another product publishes to the same folder. Nothing was written. */
export class ForeignTarget extends Error {
  override readonly name = 'ForeignTarget'
  constructor(folder: string, { store, holder }: { store: string; holder: Holder }, file: string) {
    const by = `process ${holder.pid}${stateOf(holder) === 'elsewhere' ? ` of ${holder.host}` : ''}`
    const text = `${folder} is published to by ${by}, whose releases are in ${store}: set another PUBLISH_TARGET or DATA_DIR for one of them.`
    super(stateOf(holder) === 'elsewhere' ? `${text} If that one is no more, remove ${file}.` : text)
  }
}

interface Owner {
  store: string
  /** Stands for the queue; undefined where an earlier version wrote it. */
  owner: string | undefined
  /** As in a lock. */
  holder: unknown
}

/** What says in the store that a folder is published to, as it was written there. */
const ownFile = 'target-owner'

/**
 * Writes into a folder that is published to which release store it belongs to, or finds it there. `owner` stands for the queue,
 * which a leader and those that stand by have in common, and nobody else. The folder of a product that has ended on this machine is
 * anybody's: a store may be lost and made anew. One of another machine cannot be asked: only who shares its queue, wrote there
 * last, or has the folder beside its store goes on there.
 * @throws ForeignTarget
 */
export async function ownTarget(files: Files, folder: string, store: string, owner: string): Promise<void> {
  const file = path.join(folder, 'owner.json')
  const mine = path.join(store, ownFile)
  const there = parseOwner((await textOf(files, file)) ?? '')
  const holder = there && parseHolder(JSON.stringify(there.holder) ?? '')
  const wroteLast = await textOf(files, mine)
  if (there && holder) {
    const state = stateOf(holder)
    const lives = state === 'alive' || state === 'itself'
    const isOurs = there.store === store && state !== 'elsewhere'
    const shares = there.owner === owner || (there.owner !== undefined && there.owner === wroteLast)
    const isBeside = !path.relative(path.dirname(store), folder).startsWith('..')
    const mayBeHeld = lives || (state === 'elsewhere' && there.owner !== undefined && !isBeside)
    if (mayBeHeld && !isOurs && !shares) throw new ForeignTarget(folder, { store: there.store, holder }, file)
    if (lives && isOurs && there.owner === owner) return
  }
  await files.mkdir(folder, { recursive: true })
  await files.mkdir(store, { recursive: true })
  await writeWhole(files, file, JSON.stringify({ store, owner, holder: thisHolder() }), false)
  if (wroteLast !== owner) await writeWhole(files, mine, owner, false)
}

const textOf = async (files: Files, file: string): Promise<string | undefined> =>
  (await readIfThere(files, file).catch(() => undefined))?.toString()

function parseOwner(text: string): Owner | undefined {
  try {
    const { store, owner, holder } = JSON.parse(text)
    return typeof store === 'string'
      ? { store, owner: typeof owner === 'string' ? owner : undefined, holder }
      : undefined
  } catch {
    return undefined
  }
}

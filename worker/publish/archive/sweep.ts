import type { LiveSite } from '../release/live-site'
import type { History } from '../store/history'
import { liveBlobs } from '../store/retention'
import { type KeptPlace, keepSnapshot, namedBy } from './keep'
import { blobKey, blobsUnder, recordKey, recordNumberOf, recordsUnder, shaOf } from './layout'
import type { Lead } from './lead'

/**
 * Removes from an archive the records that this history keeps no more, and bytes that no kept record names and that were
 * written before `before` (ms since the epoch). Answers how many objects went. Releases begin and end meanwhile, but none of
 * them is brought to the archive.
 */
export async function sweepArchive(
  place: KeptPlace,
  history: History,
  state: LiveSite,
  before: number,
  lead: Lead,
): Promise<number> {
  const { objects, known } = place
  const numbers = await history.numbers()
  const [first] = numbers
  // A gap would make what is kept look as if nobody named it.
  if (first === undefined || state.hasGap) return 0
  const named = new Set(liveBlobs(state))
  for (const number of numbers) {
    const record = await history.read(number)
    if (!record) return 0
    for (const sha of namedBy(record)) named.add(sha)
  }
  const expired: number[] = []
  for await (const { key } of objects.list(recordsUnder)) {
    const number = recordNumberOf(key)
    if (number !== undefined && number < first) expired.push(number)
  }
  const unnamed: string[] = []
  for await (const { key, at } of objects.list(blobsUnder)) {
    const sha = shaOf(key)
    if (sha !== undefined && at < before && !named.has(sha)) unnamed.push(sha)
  }
  // A history whose beginning is gone begins with its snapshot.
  if (expired.length > 0) await keepSnapshot(place)
  await lead.assertHeld()
  await objects.remove(expired.map(recordKey))
  for (const sha of liveBlobs(state)) named.add(sha)
  const gone = unnamed.filter((sha) => !named.has(sha))
  // From now on a release that names them brings them again.
  for (const sha of gone) known.delete(sha)
  await objects.remove(gone.map(blobKey))
  return expired.length + gone.length
}

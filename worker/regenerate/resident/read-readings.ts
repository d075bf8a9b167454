import { loadReading, maxAges, type ReadingLoad } from '../../../site/readings/load-reading'
import { type ReadingName, readingFeeds, readingNames } from '../../../site/readings/reading-feeds'
import { type ReadingSettings, readingOptions } from '../../../site/readings/source-readings'
import type { Change } from '../../changes/change'

/** What is known of each service that is set. */
export type Readings = ReadonlyMap<ReadingName, ReadingLoad>

/**
 * The last good readings: a look fetches a new one, a comparison reads what another builder may have kept. A service is missing
 * where its reading is the one that is known, where the kept one is lost, or where it is not set.
 */
export async function readReadings(
  settings: ReadingSettings,
  changes: readonly Change[] = [{ kind: 'reconcile', reason: 'gap' }],
  known: Readings = new Map(),
): Promise<Readings> {
  const loads = new Map<ReadingName, ReadingLoad>()
  for (const name of readingNames) {
    const load = await readReading(name, settings, changes, known.get(name))
    if (load) loads.set(name, load)
  }
  return loads
}

async function readReading(
  name: ReadingName,
  settings: ReadingSettings,
  changes: readonly Change[],
  known: ReadingLoad | undefined,
): Promise<ReadingLoad | undefined> {
  const looks = changes.flatMap((change) => (change.kind === name ? [maxAges[change.reason]] : []))
  if (looks.length === 0 && !changes.some(({ kind }) => kind === 'reconcile')) return undefined
  const options = readingOptions(name, settings, Math.min(maxAges.read, ...looks))
  const load = options && (await loadReading(readingFeeds[name], options))
  if (looks.length > 0 || known === undefined) return load
  const isNew = load?.reading !== undefined && load.state.seenAt !== known.state.seenAt
  return isNew ? load : undefined
}

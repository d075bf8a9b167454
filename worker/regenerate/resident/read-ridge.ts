import { loadRidge, maxAges, type RidgeLoad } from '../../../site/ridge/load-ridge'
import { ridgeOptions } from '../../../site/ridge/source-ridge'
import type { Change } from '../../changes/change'

/**
 * The last good reading: a look fetches a new one, a comparison reads what another builder may have kept. Undefined where it
 * is the one that is known, where the kept one is lost, or no service is set.
 */
export async function readRidge(
  settings: Parameters<typeof ridgeOptions>[0],
  changes: readonly Change[] = [{ kind: 'reconcile', reason: 'gap' }],
  known?: RidgeLoad,
): Promise<RidgeLoad | undefined> {
  const looks = changes.flatMap((change) => (change.kind === 'ridge' ? [maxAges[change.reason]] : []))
  if (looks.length === 0 && !changes.some(({ kind }) => kind === 'reconcile')) return undefined
  const options = ridgeOptions(settings, Math.min(maxAges.read, ...looks))
  const load = options && (await loadRidge(options))
  if (looks.length > 0 || known === undefined) return load
  const isNew = load?.reading !== undefined && load.state.seenAt !== known.state.seenAt
  return isNew ? load : undefined
}

import { fault } from '../../../site/border/problem'
import type { LiveSite } from '../release/live-site'
import { formatId, isReleaseId } from '../release/release'
import type { History } from '../store/history'
import type { Draft } from './decide'
import { earlierVersion, pageRollback, type RollbackPlan, RollbackRefused, siteRollback } from './rollback'

interface Kept {
  state: LiveSite
  history: History
}

/**
 * The whole site as it was after a release, but for the pages that are guarded now, by the paths that visitors know. Throws
 * `RollbackRefused` where that release is unknown or not kept.
 */
export async function siteRollbackDraft(
  { state, history }: Kept,
  id: string,
  guarded: ReadonlySet<string>,
): Promise<Draft> {
  const number = Number(id)
  const last = formatId(state.release)
  if (!isReleaseId(id) || number < 1 || number > state.release) {
    const reason = `There is no release ${JSON.stringify(id)}; the last one is ${last}.`
    throw new RollbackRefused(fault('rollback.unknown', reason, { release: id, last }))
  }
  const release = formatId(number)
  const since = await history.between(number, state.release)
  if (!since) {
    const reason = `Release ${release} is no longer kept.`
    throw new RollbackRefused(fault('rollback.not-kept', reason, { release }))
  }
  return draftOf(siteRollback(state, [...since.values()], release, guarded), { of: release })
}

/**
 * One page as it was before its last change. Throws `RollbackRefused` where no earlier version of it is kept, and where the
 * page is guarded now.
 */
export async function pageRollbackDraft(
  { state, history }: Kept,
  page: string,
  guarded: ReadonlySet<string>,
): Promise<Draft> {
  if (guarded.has(page)) {
    const reason = `${page} is guarded now: what was public of it is not brought back.`
    throw new RollbackRefused(fault('rollback.guarded', reason, { page }))
  }
  const pinned = state.pins.pages[page]
  const from = pinned === undefined ? state.release : Number(pinned)
  const changesOf = async (number: number) => (await history.read(number))?.changes
  const earlier = await earlierVersion(page, state.release, from, changesOf)
  if (!earlier) {
    const reason = `No earlier version of ${page} is kept.`
    throw new RollbackRefused(fault('rollback.no-earlier', reason, { page }))
  }
  const of = formatId(earlier.of)
  return draftOf(pageRollback(state, page, earlier.files, of), { of, page })
}

const draftOf = (plan: RollbackPlan, more: { of: string; page?: string }): Draft => ({
  kind: 'rollback',
  ...plan,
  ...more,
})

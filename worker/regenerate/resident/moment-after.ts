import { nextBoundary, turnBetween, type Window } from '../../../site/calendar/window'
import type { Change } from '../../changes/change'

/**
 * The moment whose documents the pages show after a batch, ms since the epoch. Only what the clock proposed carries a document
 * over an end of its window, so that a receipt tells of it; `now` (absent: not known) counts up to just before the next one.
 * `others`: the windows of all documents that the batch does not change.
 */
export function momentAfter(
  shown: number,
  changes: readonly Change[],
  now: number | undefined,
  others: Iterable<Window>,
): number {
  let moment = shown
  for (const change of changes)
    if (change.kind === 'schedule') moment = change.isBack ? change.at : Math.max(moment, change.at)
  if (now === undefined || now <= moment) return moment
  const next = nextBoundary(others, moment)
  return next === undefined ? now : Math.max(moment, Math.min(now, next - 1))
}

/** The ids of the documents that changes of the schedule are about. */
export function scheduledIn(
  changes: readonly Change[],
  windows: ReadonlyMap<string, Window>,
): ReadonlySet<string> {
  const turns = changes.filter((change) => change.kind === 'schedule')
  return new Set(
    turns.flatMap(({ since, at }) =>
      [...windows].filter(([, window]) => turnBetween(window, since, at)).map(([id]) => id),
    ),
  )
}

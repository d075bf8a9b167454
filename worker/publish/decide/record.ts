import { formatId, type Pins, type ReleaseRecord } from '../release/release'
import { pagesTouchedBy, removedPages } from '../release/summary'
import type { Draft } from './decide'

/**
 * Turns a draft into the record that follows the last release. `at` in ms since the epoch. Where nothing changed and
 * nothing waits there is no release: the record is `unchanged` and has the id of the last one.
 */
export function recordOf(draft: Draft, last: { release: number; pins: Pins }, at: number): ReleaseRecord {
  const changes = draft.changes ?? []
  const record: ReleaseRecord = {
    version: 1,
    id: formatId(last.release + 1),
    at,
    status: 'live',
    changeIds: [],
    held: [],
    letGo: [],
    pins: last.pins,
    problems: [],
    ...draft,
    changes,
    pages: pagesTouchedBy(changes),
    removedPages: removedPages(changes),
  }
  const saysMore = record.redirects || record.withheld || record.pins !== last.pins
  if (draft.status === 'refused' || changes.length > 0 || saysMore) return record
  const waits = record.held.length + record.letGo.length > 0
  return waits
    ? { ...record, status: 'held' }
    : { ...record, id: formatId(last.release), status: 'unchanged' }
}

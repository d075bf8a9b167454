import type { Fault } from '../../changes/change'
import { pageOf } from '../../made/page-paths'
import { type Entry, sameEntry } from '../release/entry'
import type { LiveSite } from '../release/live-site'
import type { FileChange, HeldFile } from '../release/release'
import { staysForOpenTabs } from '../staging/staging'
import type { GateVerdict } from './gate-types'

/** What a release does to the files: pure result of the gate's verdict. */
export interface ReleaseMoves {
  changes: FileChange[]
  held: (readonly [string, HeldFile])[]
  letGo: string[]
}

/** Everything that the root has and that is not live: what waited before, and what was staged now. */
export function candidateOf(
  state: LiveSite,
  staged: ReadonlyMap<string, Entry | null>,
): Map<string, Entry | null> {
  const candidate = new Map<string, Entry | null>()
  for (const [file, { entry }] of state.held) candidate.set(file, entry)
  for (const [file, entry] of staged) candidate.set(file, entry)
  return candidate
}

/** Splits the candidate into what goes live and what waits. `now` in ms since the epoch. */
export function movesOf(
  state: LiveSite,
  candidate: ReadonlyMap<string, Entry | null>,
  verdict: GateVerdict,
  unpublished: ReadonlyMap<string, string>,
  now: number,
): ReleaseMoves {
  const plan: ReleaseMoves = { changes: [], held: [], letGo: [] }
  for (const [file, entry] of candidate) {
    const fault = whyHeld(file, verdict)
    const before = state.files.get(file) ?? null
    if (fault !== undefined) {
      const id = unpublished.get(file)
      const held = { entry, why: fault.reason, fault: plainFault(fault) }
      plan.held.push([file, { ...held, ...(id === undefined ? {} : { unpublished: id }) }])
      continue
    }
    if (state.held.has(file)) plan.letGo.push(file)
    const after = entry ?? retired(file, before, now)
    if (!isNothing(before, after)) plan.changes.push({ path: file, before, after })
  }
  return plan
}

function whyHeld(file: string, { refused, heldPages, heldFiles }: GateVerdict): Fault | undefined {
  if (refused) return refused
  const page = pageOf(file)
  return (page === undefined ? undefined : heldPages.get(page)) ?? heldFiles.get(file)
}

/** Without the document and field that a problem names beside. */
const plainFault = ({ code, facts, reason }: Fault): Fault => ({ code, facts, reason })

const retired = (file: string, before: Entry | null, now: number): Entry | null =>
  before && staysForOpenTabs(file) ? { ...before, retiredAt: before.retiredAt ?? now } : null

const isNothing = (before: Entry | null, after: Entry | null): boolean =>
  before === after || sameEntry(before, after)

/** Hashed assets that left the site longer ago than `retention` (ms). */
export function expiredAssets(state: LiveSite, now: number, retention: number): FileChange[] {
  const expired: FileChange[] = []
  for (const [file, at] of state.retired) {
    const before = state.files.get(file)
    if (before && now - at > retention) expired.push({ path: file, before, after: null })
  }
  return expired
}

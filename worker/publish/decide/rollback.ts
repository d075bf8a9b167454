import type { Fault } from '../../changes/change'
import { Refused } from '../../changes/refused'
import { fileOfPage, pageOf } from '../../made/page-paths'
import type { Entry } from '../release/entry'
import type { LiveSite } from '../release/live-site'
import { type FileChange, type HeldFile, type Pins, pinnedPage, pinnedSite, undone } from '../release/release'
import { staysForOpenTabs } from '../staging/staging'

/** A release that can not be rolled back to, and why. */
export class RollbackRefused extends Refused {
  override readonly name = 'RollbackRefused'
}

/**
 * The changes that make the site what it was after a release, from the changes made since. Hashed assets that came
 * since stay, for tabs that are open now, and so do pages that are guarded now: what was public of them is not brought
 * back. What the root has waits as held.
 */
export function siteRollback(
  state: LiveSite,
  since: readonly FileChange[],
  of: string,
  guarded: ReadonlySet<string>,
): RollbackPlan {
  const changes = [...undone(since).values()].filter(
    ({ path, after }) => !(after === null && staysForOpenTabs(path)) && !guarded.has(pageOf(path) ?? ''),
  )
  return {
    ...keepRoot(state, changes, pinnedSite(of)),
    pins: { site: of, pages: {} },
  }
}

export interface RollbackPlan {
  changes: FileChange[]
  held: (readonly [string, HeldFile])[]
  letGo: string[]
  pins: Pins
}

/** The same for one page: its HTML and its data as they were after a release. */
export function pageRollback(
  state: LiveSite,
  page: string,
  files: ReadonlyMap<string, Entry | null>,
  of: string,
): RollbackPlan {
  const changes: FileChange[] = []
  for (const [file, after] of files) {
    const before = state.files.get(file) ?? null
    if (before !== after) changes.push({ path: file, before, after })
  }
  const pins = { site: state.pins.site, pages: { ...state.pins.pages, [page]: of } }
  return { ...keepRoot(state, changes, pinnedPage(page, of)), pins }
}

/** What is taken from visitors is still what the root has: it waits, and goes live when the pin is taken away. */
function keepRoot(state: LiveSite, changes: FileChange[], fault: Fault): Omit<RollbackPlan, 'pins'> {
  const held = changes.map(
    ({ path }) => [path, { entry: rootEntry(state, path), why: fault.reason, fault }] as const,
  )
  return { changes, held, letGo: [] }
}

function rootEntry(state: LiveSite, path: string): Entry | null {
  const entry = state.head(path)
  return entry?.retiredAt === undefined ? entry : null
}

/**
 * What a page was before its last change at or before release `from`: walks the releases backwards, newest first.
 * Answers the release that the earlier version was part of, or undefined when none is kept.
 */
export async function earlierVersion(
  page: string,
  newest: number,
  from: number,
  changesOf: (release: number) => Promise<readonly FileChange[] | undefined>,
): Promise<{ of: number; files: Map<string, Entry | null> } | undefined> {
  const files = new Map<string, Entry | null>()
  for (let number = newest; number > 0; number -= 1) {
    const changes = await changesOf(number)
    if (!changes) return undefined
    const own = changes.filter((change) => pageOf(change.path) === page)
    for (const { path, before } of own) files.set(path, before)
    if (own.length === 0 || number > from) continue
    const html = own.find((change) => change.path === fileOfPage(page))
    return html && !html.before ? undefined : { of: number - 1, files }
  }
  return undefined
}

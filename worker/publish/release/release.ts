import { fault } from '../../../site/border/problem'
import type { Fault, Problem, TouchedPage } from '../../changes/change'
import type { Entry } from './entry'
import type { EditorRedirect } from './redirects'

/** One file that a release changed. `null` means that there is no such file. */
export interface FileChange {
  path: string
  before: Entry | null
  after: Entry | null
}

/** A file of the root that is not live: what it would be, and why it waits. */
export interface HeldFile {
  entry: Entry | null
  why: string
  /** The same with its code and facts. */
  fault?: Fault
  /** Id of a draft or release version that its bytes name; such a file never goes live. */
  unpublished?: string
}

/** What automatic releases may not touch, by the release it was taken from. */
export interface Pins {
  site: string | null
  /** Page path to release id. */
  pages: Readonly<Record<string, string>>
}

export const noPins: Pins = { site: null, pages: {} }

export const pinnedSite = (release: string): Fault =>
  fault('gate.pinned-site', `The site is pinned to release ${release}.`, { release })

export const pinnedPage = (page: string, release: string): Fault =>
  fault('gate.pinned-page', `${page} is pinned to release ${release}.`, { page, release })

export function whyPinned(pins: Pins, page: string | undefined): Fault | undefined {
  if (pins.site) return pinnedSite(pins.site)
  const release = page === undefined ? undefined : pins.pages[page]
  return page === undefined || release === undefined ? undefined : pinnedPage(page, release)
}

/**
 * What happened: `live` (the switch was made), `held` (nothing could go live: pinned, superseded or withheld page by
 * page), `refused` (the gate refused the whole release), `unchanged` (the same bytes as before).
 */
export type ReleaseStatus = 'live' | 'held' | 'refused' | 'unchanged'

/** One line of the history as it is kept on disk. Everything in it is proportional to the change. */
export interface ReleaseRecord {
  version: 1
  /** Eight digits, rising by one. */
  id: string
  /** Milliseconds since the epoch. */
  at: number
  kind: 'publish' | 'rollback' | 'unpin' | 'override'
  status: ReleaseStatus
  changeIds: readonly string[]
  /** Rollback: the release that was taken up again. */
  of?: string
  /** Rollback of one page: its path. */
  page?: string
  /** Override: why the operator let it through. Refusal: why. */
  reason?: string
  changes: readonly FileChange[]
  /** Files that wait from this release on. */
  held: readonly (readonly [path: string, file: HeldFile])[]
  /** Files that wait no longer. */
  letGo: readonly string[]
  pins: Pins
  problems: readonly Problem[]
  /** The pages that are new or different for a visitor, with the reason. */
  pages: readonly TouchedPage[]
  removedPages: readonly { path: string; owner: string }[]
  /** The editors' redirects where this release changed them. */
  redirects?: readonly EditorRedirect[]
  /** Paths of pictures and files that only guarded documents refer to, where this release changed them. */
  withheld?: readonly string[]
}

/** What the caller learns. `stages` are milliseconds in the order they ran. */
export interface Release extends Omit<ReleaseRecord, 'version' | 'changes' | 'held' | 'letGo' | 'redirects'> {
  /** Files that were written and removed, relative to the site. */
  changed: readonly string[]
  removed: readonly string[]
  /** Bytes of new content that were stored, before compression. */
  bytes: number
  /** Pages of the site after this release. */
  pageCount: number
  /** Pages that wait: in the answer to a publish all that wait after it, in the history those that wait from it on. */
  heldPages: readonly HeldPage[]
  stages: Readonly<Record<string, number>>
  /** Set when the purge was accepted and the changed pages were fetched and seen to be the new ones. */
  proof?: Proof
}

/** A release in the history, in brief: it is as small for a release of every page as for one of a sentence. */
export interface ReleaseSummary
  extends Pick<ReleaseRecord, 'id' | 'at' | 'kind' | 'status' | 'of' | 'page' | 'reason'> {
  /** Files that were written and removed. */
  changed: number
  removed: number
  pages: SomePaths
  removedPages: SomePaths
  /** Pages that wait from this release on. */
  heldPages: SomePaths
  /** Whether every page was made anew. */
  isRebuild: boolean
}

/** How many there are, and the first of them. */
export interface SomePaths {
  count: number
  first?: string
}

/** A page that is not live as the root has it, with the document that it belongs to. */
export interface HeldPage {
  path: string
  owner: string
  why: string
  fault?: Fault
}

export interface Proof {
  /** True when every fetched page was the new one. */
  live: boolean
  fetched: number
  /** Pages that were still old, or not reachable, with what was seen. */
  stale: readonly { path: string; seen: string }[]
}

export const formatId = (number: number): string => String(number).padStart(8, '0')
export const isReleaseId = (text: string): boolean => /^\d{1,8}$/.test(text)

/** Several changes one after another as one: the first `before` and the last `after` of each path. */
export function combined(changes: Iterable<FileChange>): Map<string, FileChange> {
  const result = new Map<string, FileChange>()
  combineInto(result, changes)
  return result
}

/** The same with changes that come after those which are combined already. */
export function combineInto(result: Map<string, FileChange>, changes: Iterable<FileChange>): void {
  for (const change of changes) {
    const earlier = result.get(change.path)
    result.set(change.path, earlier ? { ...change, before: earlier.before } : change)
  }
}

/** The changes that undo others, given in the order in which those were made. */
export function undone(changes: Iterable<FileChange>): Map<string, FileChange> {
  const result = new Map<string, FileChange>()
  for (const [path, change] of combined(changes)) {
    result.set(path, { path, before: change.after, after: change.before })
  }
  return result
}

import type { Fault, Problem } from '../../changes/change'
import type { PageFacts } from '../../changes/made-file'
import type { LinkReader } from '../pages/link-target'
import type { Entry } from '../release/entry'
import type { EditorTable, PathHistory } from '../release/redirects'

export interface GateRules {
  siteUrl: string
  /** Share of the pages that one release may lose, 0 to 1. */
  mostLost: number
  /** Paths that are answered by a service and not by a file. */
  servedElsewhere: readonly string[]
}

export interface GateInput {
  /** What is live now. */
  live: ReadonlyMap<string, Entry>
  /** Pages that are live now. */
  pageCount: number
  /** What the root has that is not live; null where a file went away. */
  candidate: ReadonlyMap<string, Entry | null>
  /** What was read of an HTML file of the candidate. */
  factsOf(file: string): PageFacts | undefined
  /** What is known of a live page. */
  liveFactsOf(page: string): PageFacts | undefined
  /** Live pages that point to this page with a link or an alternate. */
  inbound(page: string): readonly string[]
  lookalikes(page: string): ReadonlySet<string>
  /** Files whose bytes name a draft or a release version, with the id. */
  unpublished: ReadonlyMap<string, string>
  /** Owners whose pages an operator let go. */
  mayGo?: ((owner: string) => boolean) | undefined
  /** Owners whose pages are not public any more. */
  guarded?: ((owner: string) => boolean) | undefined
  /** Pages whose data was written in part. */
  cutOff?: ReadonlySet<string>
  /** Why a page may not change, e.g. because it is pinned. */
  pinned(page: string | undefined): Fault | undefined
  /** As visitors are answered now. */
  history: Omit<PathHistory, 'hasPage'>
  /** The editors' redirects with this release. */
  editorsAfter: EditorTable
  readLink: LinkReader
  rules: GateRules
}

/** What one condition of the gate has against a release: something stays as it is, or somebody is told, or both. */
export interface Objection {
  /** A page, or a file that no page owns, that stays as it is, with the reason. */
  hold?: ({ page: string } | { file: string }) & { why: Fault }
  problem?: Problem
}

export interface GateVerdict {
  /** The whole release stays out, for this reason. */
  refused?: Problem
  /** Pages that stay as they are, with the reason. */
  heldPages: ReadonlyMap<string, Fault>
  /** Files that no page owns and that stay as they are, with the reason. */
  heldFiles: ReadonlyMap<string, Fault>
  problems: readonly Problem[]
}

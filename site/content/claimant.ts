import type { SiteFault, SiteProblem } from '../border/problem'
import { fault } from '../border/problem'
import type { Window } from '../calendar/window'
import { languages } from '../languages/locales'
import type { NodeInput } from '../nodes/node-input'
import type { PlannedPage } from '../nodes/planned-page'
import type { SitemapLine } from '../nodes/sitemap'
import type { AssetList } from './asset-use'
import type { SearchedDocument } from './searched-page'

export interface Output {
  nodes: readonly NodeInput[]
  pages: readonly PlannedPage[]
  /** Lines of the sitemap. */
  lines: readonly SitemapLine[]
  /** Pages that visitors may find. */
  searched?: readonly SearchedDocument[]
  problems: readonly SiteProblem[]
  /** What the document shows of the content service's pictures and files. */
  assets?: AssetList
}

/** What a claimant got: its claim, the place that it had before, or nothing. */
export interface Allotment {
  claim: string | undefined
  /** Who has what it wants; '' where nobody has. */
  holder: string
}

/** What a document wants to own, and what it gives with what it got. */
export interface Claimant {
  id: string
  /** ISO date of creation: of two that claim the same, the older one has it, where nothing else decides. */
  createdAt: string
  /** `site`: part of the site itself; `named`: has the id that the Studio gives it; `code`: what holds without a document. */
  rank: 'site' | 'named' | 'document' | 'code'
  /** What it wants; undefined where it wants nothing that it could have. */
  claim: string | undefined
  /** Whether it may have this place, which was its own, where it does not get what it wants. */
  mayStay?(place: string): boolean
  /** When it is there; always, where it does not say. Outside of it, it claims and gives nothing. */
  window?: Window | undefined
  /** What is wrong with it whatever it gets, told also while it is not there. */
  problems?: readonly SiteProblem[]
  /** What it keeps behind the access code whatever it gets, also while it is not there. */
  guarded?: AssetList | undefined
  give(share: Allotment): Output
}

/** The claim of a path; the path is canonical. */
export const pathClaim = (path: string): string => `path:${path}`
/** The path that a claim is of; undefined for a claim of something else. */
export const pathOfClaim = (claim: string): string | undefined =>
  claim.startsWith('path:') ? claim.slice('path:'.length) : undefined

export const noOutput: Output = { nodes: [], pages: [], lines: [], problems: [] }

export const problemOnly = (documentId: string, field: string, problem: SiteFault): Output => ({
  ...noOutput,
  problems: [{ documentId, field, ...problem }],
})

/** A document that gives nothing but its problem. */
export const nowhere = (
  base: Pick<Claimant, 'id' | 'createdAt' | 'window' | 'problems' | 'guarded'>,
  field: string,
  problem: SiteFault,
): Claimant => ({
  ...base,
  rank: 'document',
  claim: undefined,
  give: () => problemOnly(base.id, field, problem),
})

export const unknownLanguage = (value: unknown): SiteFault =>
  fault('document.language', `"${String(value)}" is no language of the site (${languages.join(', ')})`, {
    value: String(value),
  })

import type { Problem } from '../../changes/change'
import type { PageFacts } from '../../changes/made-file'
import { isJson } from '../../made/page-data'
import { fileOfPage, isErrorPage, pageOfDataFile, pageOfFile } from '../../made/page-paths'
import type { LinkReader } from '../pages/link-target'
import type { Entry } from '../release/entry'
import type { LiveSite } from '../release/live-site'
import { type EditorRedirect, editorTable } from '../release/redirects'
import { type HeldFile, type Pins, type ReleaseRecord, whyPinned } from '../release/release'
import type { Staged } from '../staging/staging'
import type { ReleaseStore } from '../store/store'
import { candidateOf, expiredAssets, movesOf } from './candidate'
import { judge } from './gate'
import type { GateInput, GateRules } from './gate-types'

/** What is to become a record: everything but its number and time. */
export interface Draft extends Partial<ReleaseRecord> {
  kind: ReleaseRecord['kind']
}

/** A draft and what was read of its new pages. */
export interface Decided {
  draft: Draft
  facts: ReadonlyMap<string, PageFacts>
}

export interface DecideRules {
  gate: GateRules
  readLink: LinkReader
  /** How long hashed assets are served after they left the site, ms. */
  assetAge: number
}

export interface ReleaseQuestion {
  kind: 'publish' | 'unpin' | 'override'
  staged: Staged
  changeIds: readonly string[]
  problems: readonly Problem[]
  /** The pins that are to hold. */
  pins: Pins
  /** Owners whose pages an operator let go. */
  mayGo?: ((owner: string) => boolean) | undefined
  /** Owners whose pages are guarded. */
  guarded?: ((owner: string) => boolean) | undefined
  /** Override: the operator's reason. */
  reason?: string
  /** Milliseconds since the epoch. */
  now: number
}

/** Decides what goes live: reads what the gate needs to know, asks it, and plans the files. Changes nothing. */
export async function decide(
  store: ReleaseStore,
  rules: DecideRules,
  question: ReleaseQuestion,
): Promise<Decided> {
  const { state } = store
  const { staged, kind, now } = question
  const candidate = candidateOf(state, staged.files)
  const facts = new Map(staged.facts)
  if (!question.pins.site) await readForGate(store, rules.readLink, candidate, facts)
  const unpublished = unpublishedFiles(state, staged)
  const redirects = changedRedirects(state, staged)
  const editorsAfter = redirects ? editorTable(redirects) : state.editors
  const input = gateInput(store, rules, question, candidate, facts, unpublished)
  const cutOff = await cutOffPages(store, staged, candidate)
  const verdict = judge({ ...input, cutOff, editorsAfter }, kind === 'override')
  const plan = movesOf(state, candidate, verdict, unpublished, now)
  const expired = verdict.refused ? [] : expiredAssets(state, now, rules.assetAge)
  const withheld = verdict.refused ? undefined : changedWithheld(state, staged)
  const draft: Draft = {
    kind,
    changeIds: question.changeIds,
    pins: question.pins,
    changes: [...plan.changes, ...expired.filter(({ path }) => !candidate.has(path))],
    held: plan.held.filter(([file, held]) => !sameHeld(state.held.get(file), held)),
    letGo: plan.letGo,
    problems: [...question.problems, ...staged.problems, ...verdict.problems],
    ...(redirects && !verdict.refused ? { redirects } : {}),
    ...(withheld ? { withheld } : {}),
    ...(question.reason === undefined ? {} : { reason: question.reason }),
    ...(verdict.refused ? { status: 'refused', reason: verdict.refused.reason } : {}),
  }
  return { draft, facts }
}

/** Reads the pages that wait, the live translations of touched pages, and everything when pages come or go. */
async function readForGate(
  store: ReleaseStore,
  readLink: LinkReader,
  candidate: Map<string, Entry | null>,
  facts: Map<string, PageFacts>,
): Promise<void> {
  const { state, pages } = store
  const neighbours = new Set<string>()
  let comesOrGoes = false
  for (const [file, entry] of candidate) {
    const page = pageOfFile(file)
    if (page === undefined) continue
    if (entry && !facts.has(file)) {
      const read = await pages.read(entry)
      if (read) facts.set(file, read)
      else {
        // Damaged while it waited: it waits on, until it is made again.
        candidate.delete(file)
        continue
      }
    }
    neighbours.add(page)
    for (const href of Object.values(facts.get(file)?.alternates ?? {}))
      neighbours.add(readLink(href, page) ?? page)
    comesOrGoes ||= !entry || !state.files.has(file)
  }
  if (comesOrGoes) await pages.knowAll(state.files)
  await pages.know(neighbours, state.files)
  const earlier = [...neighbours].flatMap((page) =>
    Object.values(pages.index.factsOf(page)?.alternates ?? {}),
  )
  await pages.know(new Set(earlier.flatMap((href) => readLink(href, '/') ?? [])), state.files)
}

/** Pages whose data was written in part: what was staged now, and what waits because of that. */
async function cutOffPages(
  { blobs }: ReleaseStore,
  { files, damaged }: Staged,
  candidate: ReadonlyMap<string, Entry | null>,
): Promise<Set<string>> {
  const pages = new Set<string>()
  for (const [file, entry] of candidate) {
    const page = pageOfDataFile(file)
    if (page === undefined || !entry) continue
    const isCutOff = files.has(file)
      ? damaged.has(file)
      : !isJson((await blobs.readWhole(entry.sha256)) ?? Buffer.alloc(0))
    if (isCutOff) pages.add(page)
  }
  return pages
}

function unpublishedFiles(state: LiveSite, staged: Staged): Map<string, string> {
  const files = new Map(staged.unpublished)
  for (const [file, held] of state.held) {
    if (held.unpublished !== undefined && !staged.files.has(file)) files.set(file, held.unpublished)
  }
  return files
}

function gateInput(
  store: ReleaseStore,
  rules: DecideRules,
  { pins, mayGo, guarded, problems }: ReleaseQuestion,
  candidate: ReadonlyMap<string, Entry | null>,
  facts: ReadonlyMap<string, PageFacts>,
  unpublished: ReadonlyMap<string, string>,
): Omit<GateInput, 'editorsAfter'> {
  const { state, pages } = store
  const closed = new Set(
    problems.flatMap(({ code, documentId }) => (code.startsWith('document.guard') ? [documentId] : [])),
  )
  return {
    live: state.files,
    pageCount: state.pageCount,
    candidate,
    factsOf: (file) => facts.get(file),
    liveFactsOf: (page) => pages.index.factsOf(page),
    inbound: (page) => pages.index.inbound(page),
    lookalikes: (page) => state.lookalikes(page),
    unpublished,
    pinned: (page) => whyPinned(pins, page),
    mayGo,
    guarded: (owner) => closed.has(owner) || guarded?.(owner) === true,
    history: {
      ownerOfFormer: (page) => state.former.get(page),
      pagesOf: (owner) => state.pagesOf(owner),
      editors: state.editors,
    },
    readLink: rules.readLink,
    rules: rules.gate,
  }
}

function changedRedirects(state: LiveSite, staged: Staged): EditorRedirect[] | undefined {
  if (!staged.redirects) return undefined
  const next = editorTable(staged.redirects)
  const same =
    next.size === state.editors.size && [...next].every(([from, to]) => state.editors.get(from) === to)
  return same ? undefined : staged.redirects
}

const changedWithheld = ({ withheld }: LiveSite, staged: Staged): string[] | undefined =>
  staged.withheld?.join() === [...withheld].join() ? undefined : staged.withheld

const sameHeld = (a: HeldFile | undefined, b: HeldFile): boolean =>
  a !== undefined && a.why === b.why && a.entry?.sha256 === b.entry?.sha256 && a.unpublished === b.unpublished

/** Pages and what their bytes have to be, for the proof. Error pages are answered for other paths than their own. */
export const expectedPages = (release: Pick<ReleaseRecord, 'pages' | 'removedPages'>, state: LiveSite) => [
  ...release.pages
    .filter(({ path }) => !isErrorPage(path))
    .map(({ path }) => ({ path, sha256: state.files.get(fileOfPage(path))?.sha256 ?? null })),
  ...release.removedPages.map(({ path }) => ({ path, sha256: null })),
]

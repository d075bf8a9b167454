import type { TouchedPage } from '../../changes/change'
import { countOfPages, fileOfPage, pageOf, pageOfFile } from '../../made/page-paths'
import type { Waiting } from '../publisher-types'
import type { SiteAnswers } from '../targets/target'
import type { LiveSite } from './live-site'
import { elsewhere } from './redirects'
import {
  type FileChange,
  type HeldPage,
  type Release,
  type ReleaseRecord,
  type ReleaseSummary,
  type SomePaths,
  whyPinned,
} from './release'

/** The pages that a visitor sees differently, from the changes to their HTML and their data. */
export function pagesTouchedBy(changes: readonly FileChange[]): TouchedPage[] {
  const pages = new Map<string, TouchedPage>()
  for (const { path, after } of changes) {
    const page = pageOf(path)
    if (page === undefined || !after || (pages.has(page) && pageOfFile(path) === undefined)) continue
    pages.set(page, { path: page, owner: after.owner ?? page, reason: after.reason ?? 'everything' })
  }
  return [...pages.values()]
}

export const removedPages = (changes: readonly FileChange[]): { path: string; owner: string }[] =>
  changes.flatMap(({ path, before, after }) => {
    const page = pageOfFile(path)
    return page === undefined || after ? [] : [{ path: page, owner: before?.owner ?? page }]
  })

/** What the caller learns of a record. */
export function releaseOf(
  record: ReleaseRecord,
  extra: { stages?: Readonly<Record<string, number>>; bytes?: number; pageCount: number },
): Release {
  const { version: _version, changes, held, letGo: _letGo, redirects: _redirects, ...summary } = record
  return {
    ...summary,
    changed: changes.filter(({ after }) => after && after.retiredAt === undefined).map(({ path }) => path),
    removed: changes.filter(({ after }) => !after).map(({ path }) => path),
    heldPages: heldPages(held, () => undefined),
    bytes: extra.bytes ?? 0,
    pageCount: extra.pageCount,
    stages: extra.stages ?? {},
  }
}

/** What the history shows of a record. */
export function summaryOf(record: ReleaseRecord): ReleaseSummary {
  const { id, at, kind, status, of, page, reason, pages } = record
  const { changed, removed, removedPages: gone, heldPages: held } = releaseOf(record, { pageCount: 0 })
  const isRebuild = pages.length > 1 && pages.every((each) => each.reason === 'everything')
  return {
    ...{ id, at, kind, status },
    ...(of === undefined ? {} : { of }),
    ...(page === undefined ? {} : { page }),
    ...(reason === undefined ? {} : { reason }),
    changed: changed.length,
    removed: removed.length,
    pages: isRebuild ? { ...somePaths(pages), count: countOfPages(pages) } : somePaths(pages),
    removedPages: somePaths(gone),
    heldPages: somePaths(held),
    isRebuild,
  }
}

const somePaths = ([first, ...rest]: readonly { path: string }[]): SomePaths =>
  first === undefined ? { count: 0 } : { count: rest.length + 1, first: first.path }

function heldPages(
  held: Iterable<ReleaseRecord['held'][number]>,
  liveOwnerOf: (file: string) => string | undefined,
): HeldPage[] {
  const pages = new Map<string, HeldPage>()
  for (const [file, { entry, why, fault }] of held) {
    const page = pageOf(file)
    if (page === undefined || pages.has(page)) continue
    const owner = entry?.owner ?? liveOwnerOf(file) ?? page
    pages.set(page, { path: page, owner, why, ...(fault ? { fault } : {}) })
  }
  return [...pages.values()]
}

/** Every page that waits now. One that is to go away belongs to the document that owns it as long as it stays. */
export const heldPagesOf = ({ held, files }: LiveSite): HeldPage[] =>
  heldPages(held, (file) => files.get(file)?.owner)

/** What waits, page by page; the HTML of a page speaks for its data. */
export function waitingOf({ held, pins }: LiveSite): Waiting[] {
  const waiting = new Map<string, Waiting>()
  for (const [file, { why, fault, unpublished }] of held) {
    const page = pageOf(file)
    const path = page ?? file
    const pinned = whyPinned(pins, page) !== undefined
    const mayGo = unpublished === undefined && fault?.code !== 'gate.unmade'
    const canGo = mayGo && (waiting.get(path)?.canGo ?? true)
    waiting.set(path, { path, why, ...(fault ? { fault } : {}), pinned, canGo })
  }
  return [...waiting.values()]
}

/** Every redirect, every gone page and every page with inline scripts: the cost is that of the site. */
export function answersOf(state: LiveSite): SiteAnswers {
  const history = {
    hasPage: (page: string) => state.files.has(fileOfPage(page)),
    ownerOfFormer: (page: string) => state.former.get(page),
    pagesOf: (owner: string) => state.pagesOf(owner),
    editors: state.editors,
  }
  const redirects: [string, string][] = []
  const gone: string[] = []
  for (const path of new Set([...state.editors.keys(), ...state.former.keys()])) {
    const answer = elsewhere(path, history)
    if (answer?.status === 301) redirects.push([path, answer.to])
    else if (answer) gone.push(path)
  }
  const scriptHashes: [string, readonly string[]][] = []
  for (const [file, entry] of state.files) {
    if (entry.scriptHashes?.length) scriptHashes.push([file, entry.scriptHashes])
  }
  return { redirects, gone, scriptHashes, withheld: [...state.withheld] }
}

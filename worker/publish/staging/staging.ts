import { fault } from '../../../site/border/problem'
import type { Problem, Reason, Regeneration } from '../../changes/change'
import type { MadeFile, PageFacts } from '../../changes/made-file'
import { breather } from '../../disk/files'
import { DamagedBlob } from '../../made/blobs'
import { pageOf } from '../../made/page-paths'
import { badPath, isPrivateFile, redirectsFile, withheldFile } from '../../made/public-files'
import { cacheRule, contentType, type Entry, encodingsFor, isHashedAsset, sameEntry } from '../release/entry'
import { type EditorRedirect, parseEditorRedirects } from '../release/redirects'
import { parseWithheld } from '../release/withheld-assets'
import type { Wanted } from './root-watch'

/** What the builder made that differs from the head: in the store, but not decided yet. */
export interface Staged {
  files: Map<string, Entry | null>
  facts: Map<string, PageFacts>
  /** Files that name a draft or release version, with its id. */
  unpublished: Map<string, string>
  /** Page data that is no JSON. It is never live, and looked at again by each release until it is whole. */
  damaged: Set<string>
  problems: Problem[]
  redirects?: EditorRedirect[]
  /** Paths of pictures and files that only guarded documents refer to. */
  withheld?: string[]
  /** Bytes of new content. */
  bytes: number
}

export interface StagingPlace {
  /** Sees to it that the bytes are in the store. */
  keep(made: MadeFile): Promise<'there' | 'irregular' | 'gone'>
  /** Notes what a page says that is live already. */
  learn(sha256: string, facts: PageFacts): void
  /** What the root had when it was looked at last. */
  head(path: string): Entry | null
  ownerOf(page: string): string | undefined
  reasonOf(page: string): Reason | undefined
}

export const nothingStaged = (): Staged => ({
  files: new Map(),
  facts: new Map(),
  unpublished: new Map(),
  damaged: new Set(),
  problems: [],
  bytes: 0,
})

/**
 * Compares what the builder made with the head, and keeps the bytes of what differs; of a whole site those of everything.
 * Cost: the named files, of which none is opened.
 * @throws DamagedBlob when the bytes of a file that differs are nowhere
 */
export async function stage(place: StagingPlace, wanted: Wanted): Promise<Staged> {
  const staged = nothingStaged()
  const breathe = breather()
  for (const file of wanted.removed) stageRemoval(place, staged, file)
  for (const [file, made] of wanted.files) {
    if (file === redirectsFile) stageRedirects(staged, made)
    else if (file === withheldFile) stageWithheld(staged, made)
    else if (isWanted(place, staged, file)) await stageMade(place, staged, made, wanted.isWhole)
    await breathe()
  }
  return staged
}

async function stageMade(
  place: StagingPlace,
  staged: Staged,
  made: MadeFile,
  isWhole: boolean,
): Promise<void> {
  const file = made.path
  const before = place.head(file)
  const entry = entryOf(place, made)
  const isSame = isThere(before) && sameEntry(before, entry)
  if (isSame && !isWhole) return
  if (isSame && made.facts) place.learn(made.sha256, made.facts)
  const kept = await place.keep(made)
  if (kept === 'irregular') staged.problems.push(irregular(file))
  // What is live and lost is made again by whoever looks after the disk.
  if (isSame || kept === 'irregular') return
  if (kept === 'gone') throw new DamagedBlob(made.sha256)
  if (made.facts) staged.facts.set(file, made.facts)
  if (made.isDamaged) staged.damaged.add(file)
  if (made.unpublished) staged.unpublished.set(file, made.unpublished)
  staged.bytes += made.size
  staged.files.set(file, entry)
}

function stageRemoval(place: StagingPlace, staged: Staged, file: string): void {
  if (file === redirectsFile) staged.redirects = []
  else if (isThere(place.head(file))) staged.files.set(file, null)
}

const isThere = (entry: Entry | null): entry is Entry => entry !== null && entry.retiredAt === undefined

function isWanted(place: StagingPlace, staged: Staged, file: string): boolean {
  const bad = badPath(file)
  if (!bad) return !isPrivateFile(file)
  staged.problems.push({
    documentId: place.ownerOf(pageOf(file) ?? '') ?? file,
    field: 'url.fullPath',
    ...fault('file.name', `The file ${JSON.stringify(file)} ${bad}. It was left out.`, { file }),
  })
  return false
}

const irregular = (file: string): Problem => ({
  documentId: file,
  field: 'file',
  ...fault('file.irregular', `${file} is no regular file inside the site. It was left out.`, { file }),
})

function ownerOf(place: StagingPlace, file: string): string | undefined {
  const page = pageOf(file)
  return page === undefined ? undefined : (place.ownerOf(page) ?? place.head(file)?.owner)
}

function stageRedirects(staged: Staged, { text = '' }: MadeFile): void {
  const { list, problems } = parseEditorRedirects(text)
  staged.problems.push(...problems)
  if (list.length > 0 || problems.length === 0) staged.redirects = list
}

function stageWithheld(staged: Staged, { text = '' }: MadeFile): void {
  const list = parseWithheld(text)
  if (list) staged.withheld = list
}

function entryOf(place: StagingPlace, { path: file, sha256, size, facts }: MadeFile): Entry {
  const page = pageOf(file)
  const owner = ownerOf(place, file)
  const reason = page === undefined ? undefined : place.reasonOf(page)
  return {
    sha256,
    size,
    type: contentType(file),
    cache: cacheRule(file),
    encodings: encodingsFor(file, size),
    ...(owner === undefined ? {} : { owner }),
    ...(reason === undefined ? {} : { reason }),
    ...(facts ? { scriptHashes: facts.scriptHashes } : {}),
  }
}

/** Files that stay after they left the root, for tabs that were open before: hashed assets and shared query results. */
export const staysForOpenTabs = (file: string): boolean =>
  isHashedAsset(file) || file.startsWith('page-data/sq/d/')

/** Owner and reason of each page of a regeneration. */
export function pageTable(
  input: Pick<Regeneration, 'pages'>,
): Map<string, { owner: string; reason: Reason }> {
  return new Map(input.pages.map(({ path: page, owner, reason }) => [page, { owner, reason }]))
}

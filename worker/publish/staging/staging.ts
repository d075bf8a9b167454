import path from 'node:path'
import { fault } from '../../../site/border/problem'
import type { Problem, Reason, Regeneration } from '../../changes/change'
import type { Files } from '../../disk/files'
import type { PageFacts } from '../pages/html'
import { badPath, isPrivateFile, redirectsFile, withheldFile } from '../pages/public-files'
import { cacheRule, contentType, type Entry, encodingsFor, isHashedAsset, sameEntry } from '../release/entry'
import { pageOf } from '../release/page-paths'
import { type EditorRedirect, parseEditorRedirects } from '../release/redirects'
import { parseWithheld } from '../release/withheld-assets'
import type { FileRead, Reading } from './read-root'

/** What was read from the root: what differs from the head, stored as blobs, but not decided yet. */
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
  /** Reads files of the root and stores their bytes, in any order. */
  readAll(wanted: readonly Wanted[], take: (file: string, reading: Reading) => void): Promise<void>
  /** Reads the text of one file that is not public. */
  readText(file: string): Promise<string | undefined>
  /** What the root had when it was read last. */
  head(path: string): Entry | null
  ownerOf(page: string): string | undefined
  reasonOf(page: string): Reason | undefined
}

/** A file to be read, with the hash that its bytes had before: then there is nothing to be said of it. */
export type Wanted = readonly [file: string, known: string | undefined]

export const nothingStaged = (): Staged => ({
  files: new Map(),
  facts: new Map(),
  unpublished: new Map(),
  damaged: new Set(),
  problems: [],
  bytes: 0,
})

/** Reads the named files of the root, and stores those that differ. Cost: the named files. */
export async function stage(
  place: StagingPlace,
  paths: Iterable<string>,
  removed: Iterable<string>,
): Promise<Staged> {
  const staged = nothingStaged()
  for (const file of removed) stageRemoval(place, staged, file)
  const wanted: Wanted[] = []
  for (const file of paths) {
    if (file === redirectsFile) await stageRedirects(place, staged)
    else if (file === withheldFile) await stageWithheld(place, staged)
    else if (isWanted(place, staged, file)) wanted.push([file, knownHash(place, file)])
  }
  await place.readAll(wanted, (file, reading) => {
    if (reading.state === 'there') stageRead(place, staged, file, reading)
    else if (reading.state === 'missing') stageRemoval(place, staged, file)
    else staged.problems.push(irregular(file))
  })
  return staged
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

function knownHash(place: StagingPlace, file: string): string | undefined {
  const before = place.head(file)
  return isThere(before) && before.owner === ownerOf(place, file) ? before.sha256 : undefined
}

function ownerOf(place: StagingPlace, file: string): string | undefined {
  const page = pageOf(file)
  return page === undefined ? undefined : (place.ownerOf(page) ?? place.head(file)?.owner)
}

async function stageRedirects(place: StagingPlace, staged: Staged): Promise<void> {
  const text = await place.readText(redirectsFile)
  const { list, problems } = text === undefined ? { list: [], problems: [] } : parseEditorRedirects(text)
  staged.problems.push(...problems)
  if (list.length > 0 || problems.length === 0) staged.redirects = list
}

async function stageWithheld(place: StagingPlace, staged: Staged): Promise<void> {
  const list = parseWithheld((await place.readText(withheldFile)) ?? '')
  if (list) staged.withheld = list
}

function stageRead(place: StagingPlace, staged: Staged, file: string, read: FileRead): void {
  const before = place.head(file)
  if (read.sha256 === knownHash(place, file)) return
  const page = pageOf(file)
  const reason = page === undefined ? undefined : place.reasonOf(page)
  const entry = entryOf(file, read.sha256, read.size, ownerOf(place, file), reason)
  if (read.facts) staged.facts.set(file, read.facts)
  const full = read.facts ? { ...entry, scriptHashes: read.facts.scriptHashes } : entry
  if (isThere(before) && sameEntry(before, full)) return
  if (read.isDamaged) staged.damaged.add(file)
  if (read.unpublished) staged.unpublished.set(file, read.unpublished)
  staged.bytes += read.size
  staged.files.set(file, full)
}

function entryOf(
  file: string,
  sha: string,
  size: number,
  owner: string | undefined,
  reason: Reason | undefined,
): Entry {
  const base = {
    sha256: sha,
    size,
    type: contentType(file),
    cache: cacheRule(file),
    encodings: encodingsFor(file, size),
  }
  return { ...base, ...(owner === undefined ? {} : { owner }), ...(reason === undefined ? {} : { reason }) }
}

/** Every file under the root, relative, with forward slashes. Private folders are not entered. */
export async function scanRoot(root: string, files: Files): Promise<string[]> {
  const found: string[] = []
  const walk = async (folder: string): Promise<void> => {
    const entries = await files.readdir(path.join(root, folder), { withFileTypes: true })
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) await (isPrivateFile(`${name}/`) ? undefined : walk(name))
      else found.push(name)
    }
  }
  await walk('')
  return found
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

import path from 'node:path'
import type { Problem, Reason, Regeneration } from '../changes'
import { type BlobStore, sha256 } from './blobs'
import { cacheRule, contentType, type Entry, encodingsFor, isHashedAsset, sameEntry } from './entry'
import { breather, codeOf, eachOf, type Files } from './files'
import { unpublishedId } from './gate'
import { type PageFacts, readPage } from './html'
import { pageOf } from './page-paths'
import { badPath, isPrivateFile, redirectsFile } from './public-files'
import { type EditorRedirect, parseEditorRedirects } from './redirects'

/** What was read from the root: what differs from the head, stored as blobs, but not decided yet. */
export interface Staged {
  files: Map<string, Entry | null>
  facts: Map<string, PageFacts>
  /** Files that name a draft or release version, with its id. */
  unpublished: Map<string, string>
  problems: Problem[]
  redirects?: EditorRedirect[]
  /** Bytes of new content. */
  bytes: number
}

export interface StagingPlace {
  /** Absolute, without links in it. */
  root: string
  blobs: BlobStore
  files: Files
  /** What the root had when it was read last. */
  head(path: string): Entry | null
  ownerOf(page: string): string | undefined
  reasonOf(page: string): Reason | undefined
}

/** Files that are read and stored at once. */
const atOnce = 16

export const nothingStaged = (): Staged => ({
  files: new Map(),
  facts: new Map(),
  unpublished: new Map(),
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
  const breathe = breather()
  await eachOf(paths, atOnce, async (file) => {
    await stageFile(place, staged, file)
    await breathe()
  })
  return staged
}

function stageRemoval(place: StagingPlace, staged: Staged, file: string): void {
  if (file === redirectsFile) staged.redirects = []
  else if (isThere(place.head(file))) staged.files.set(file, null)
}

const isThere = (entry: Entry | null): boolean => entry !== null && entry.retiredAt === undefined

async function stageFile(place: StagingPlace, staged: Staged, file: string): Promise<void> {
  const bad = badPath(file)
  if (bad) {
    staged.problems.push({
      documentId: place.ownerOf(pageOf(file) ?? '') ?? file,
      field: 'url.fullPath',
      reason: `The file ${JSON.stringify(file)} ${bad}. It was left out.`,
    })
    return
  }
  if (isPrivateFile(file) && file !== redirectsFile) return
  const bytes = await readPublic(place, staged, file)
  if (!bytes) return
  if (file === redirectsFile) stageRedirects(staged, bytes.toString())
  else await stageBytes(place, staged, file, bytes)
}

function stageRedirects(staged: Staged, text: string): void {
  const { list, problems } = parseEditorRedirects(text)
  staged.problems.push(...problems)
  if (list.length > 0 || problems.length === 0) staged.redirects = list
}

async function stageBytes(place: StagingPlace, staged: Staged, file: string, bytes: Buffer): Promise<void> {
  const before = place.head(file)
  const sha = sha256(bytes)
  const page = pageOf(file)
  const owner = page === undefined ? undefined : (place.ownerOf(page) ?? before?.owner)
  if (before && before.retiredAt === undefined && before.sha256 === sha && before.owner === owner) return
  const entry = entryOf(file, sha, bytes.length, owner, page === undefined ? undefined : place.reasonOf(page))
  const text = page === undefined ? '' : bytes.toString()
  const full = file.endsWith('.html') ? withFacts(staged, file, entry, text) : entry
  if (before && before.retiredAt === undefined && sameEntry(before, full)) return
  const unpublished = unpublishedId(text)
  if (unpublished) staged.unpublished.set(file, unpublished)
  await place.blobs.put(sha, bytes)
  staged.bytes += bytes.length
  staged.files.set(file, full)
}

function withFacts(staged: Staged, file: string, entry: Entry, text: string): Entry {
  const facts = readPage(text)
  staged.facts.set(file, facts)
  return { ...entry, scriptHashes: facts.scriptHashes }
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

/** Reads a regular file inside the root. A link or a folder is told; a file that is not there counts as removed. */
async function readPublic(place: StagingPlace, staged: Staged, file: string): Promise<Buffer | undefined> {
  const whole = path.join(place.root, file)
  try {
    const kind = await place.files.lstat(whole)
    if (kind.isFile() && (await place.files.realpath(whole)).startsWith(place.root + path.sep)) {
      return await place.files.readFile(whole)
    }
    const reason = `${file} is no regular file inside the site. It was left out.`
    staged.problems.push({ documentId: file, field: 'file', reason })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') throw error
    stageRemoval(place, staged, file)
  }
  return undefined
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

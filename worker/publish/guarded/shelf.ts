import path from 'node:path'
import { isGuardedPath, openPath } from '../../../site/languages/guarded-path'
import type { Regeneration, TouchedPage } from '../../changes/change'
import type { MadeFile } from '../../changes/made-file'
import { readIfThere, realFiles } from '../../disk/files'
import { sha256 } from '../../disk/sha256'
import { BlobStore } from '../../made/blobs'
import { dataFileOfPage, fileOfPage, pageOf } from '../../made/page-paths'
import { keepBytes } from '../staging/kept-bytes'
import {
  lostList,
  type Pages,
  readShelfList,
  type ShelfList,
  type ShelvedPage,
  writeShelfList,
} from './shelf-list'

/** What the press serves of one page. */
interface GuardedAnswer {
  html: Buffer
  data: Buffer
  scriptHashes: readonly string[]
}

/** Folder of the guarded pages. */
export const shelfFolder = ({ dataDir }: { dataDir: string }): string => path.join(dataDir, 'guarded-pages')

/** The shelf in the data folder of a site. */
export const openShelf = (settings: { dataDir: string }): GuardedShelf =>
  new GuardedShelf(shelfFolder(settings))

/**
 * The pages behind the access code, beside the releases: bytes by their hash, and a list that is replaced in one move. The
 * worker that leads puts them there; the press reads them.
 */
export class GuardedShelf {
  private list: ShelfList | undefined
  private readonly blobs: BlobStore

  constructor(private readonly folder: string) {
    this.blobs = new BlobStore(path.join(folder, 'blobs'), realFiles)
  }

  /**
   * A page by its path behind the code, as the list has it now. Undefined where there is none; bytes that are damaged are
   * none.
   */
  async read(page: string): Promise<GuardedAnswer | undefined> {
    const found = (await readShelfList(this.folder))?.pages.get(page)
    if (!found) return undefined
    const [html, data] = await Promise.all([this.bytes(found.html), this.bytes(found.data)])
    return html && data ? { html, data, scriptHashes: found.scriptHashes } : undefined
  }

  /**
   * Takes what a regeneration made behind the code, before the release that hides or shows anything. A page that could not
   * be made stays as it was. Resolves with the pages that are new or different, by the path that visitors know.
   */
  async take(made: Regeneration): Promise<TouchedPage[]> {
    const { pages: before, isPart } = await this.known()
    const pages = new Map(before)
    const touched = new Map(made.pages.map((page) => [page.path, page]))
    const changed: TouchedPage[] = []
    const files = new Map(made.files.map((file) => [file.path, file]))
    const root = await realFiles.realpath(made.root).catch(() => made.root)
    for (const page of guardedPagesOf(made)) {
      const owner = touched.get(page)?.owner ?? before.get(page)?.owner ?? page
      const told = { html: files.get(fileOfPage(page)), data: files.get(dataFileOfPage(page)) }
      const next = await this.put(root, told, owner, before.get(page))
      if (!next) continue
      const { reason = 'everything' } = touched.get(page) ?? {}
      if (JSON.stringify(next) !== JSON.stringify(before.get(page)))
        changed.push({ path: openPath(page), owner, reason })
      pages.set(page, next)
    }
    await this.keep({ pages, isPart: isPart && !hasAllOf(pages, made) })
    return changed
  }

  /** The pages here as the list has them now, by the paths that visitors know; undefined where others may be guarded, too. */
  async openPaths(): Promise<Set<string> | undefined> {
    const list = await readShelfList(this.folder)
    return list && !list.isPart ? new Set([...list.pages.keys()].map(openPath)) : undefined
  }

  /** The documents that have a page here. */
  async owners(): Promise<Set<string>> {
    return ownersOf((await this.known()).pages)
  }

  /**
   * Takes away what a regeneration has no more, after the release. Where a document asks for an unknown guard its last
   * good page stays.
   */
  async drop(made: Regeneration): Promise<void> {
    const refused = ofUnknownGuards(made)
    const isGone = goneFrom(made)
    const { pages: before, isPart } = await this.known()
    const pages = new Map<string, ShelvedPage>()
    for (const [page, shelved] of before) {
      const isKept = refused.has(shelved.owner)
      if (isKept) pages.set(page, { ...shelved, isKept })
      else if (!isGone(page, shelved)) pages.set(page, shelved)
    }
    await this.keep({ pages, isPart })
    await this.sweep(pages)
  }

  private async known(): Promise<ShelfList> {
    this.list ??= (await readShelfList(this.folder)) ?? lostList
    return this.list
  }

  /** `told`: what the builder made of the page now; the rest is as it was. */
  private async put(
    root: string,
    told: Readonly<Record<'html' | 'data', MadeFile | undefined>>,
    owner: string,
    before: ShelvedPage | undefined,
  ): Promise<ShelvedPage | undefined> {
    if (told.html?.facts?.unmade !== undefined) return undefined
    const html = told.html ? await this.store(root, told.html) : before?.html
    const data = told.data ? await this.store(root, told.data) : before?.data
    if (html === undefined || data === undefined) return undefined
    const scriptHashes = told.html ? (told.html.facts?.scriptHashes ?? []) : (before?.scriptHashes ?? [])
    return { owner, html, data, scriptHashes: [...scriptHashes], isKept: false }
  }

  /** Bytes that were damaged on the disk are written once more. Undefined where they are nowhere. */
  private async store(root: string, made: MadeFile): Promise<string | undefined> {
    if (!(await this.bytes(made.sha256))) await this.blobs.remove(made.sha256)
    if ((await keepBytes({ root, blobs: this.blobs, files: realFiles }, made)) !== 'there') return undefined
    await this.blobs.reachDisk(made.sha256)
    return made.sha256
  }

  private async bytes(sha: string): Promise<Buffer | undefined> {
    const bytes = await readIfThere(realFiles, this.blobs.pathOf(sha))
    return bytes && sha256(bytes) === sha ? bytes : undefined
  }

  private async keep(list: ShelfList): Promise<void> {
    await writeShelfList(this.folder, list)
    this.list = list
  }

  /** Removes bytes that no page has. Whoever was about to read them asks once more. */
  private async sweep(pages: Pages): Promise<void> {
    const wanted = new Set([...pages.values()].flatMap(({ html, data }) => [html, data]))
    const { shas } = await this.blobs.list()
    for (const sha of shas) if (!wanted.has(sha)) await this.blobs.remove(sha)
  }
}

/** The pages behind the code that a regeneration made, by their paths. */
function guardedPagesOf({ files }: Regeneration): Set<string> {
  return new Set(
    files.flatMap(({ path: file }) => {
      const page = pageOf(file)
      return page !== undefined && isGuardedPath(page) ? [page] : []
    }),
  )
}

/** Documents that ask for a guard that nobody knows: what was last good of them stays. */
const ofUnknownGuards = ({ problems }: Regeneration): Set<string> =>
  new Set(problems.flatMap(({ code, documentId }) => (code === 'document.guard' ? [documentId] : [])))

const ownersOf = (pages: Pages): Set<string> => new Set([...pages.values()].map(({ owner }) => owner))

/** Whether a list that was lost has every page again: of what was last good and is lost nobody knows whether it was guarded. */
function hasAllOf(pages: Pages, made: Regeneration): boolean {
  const owners = ownersOf(pages)
  return (
    made.isWhole === true &&
    [...guardedPagesOf(made)].every((page) => pages.has(page)) &&
    [...ofUnknownGuards(made)].every((owner) => owners.has(owner))
  )
}

/**
 * Says of a shelved page whether it is gone: it was removed, or a whole build has it no more. A last good page goes with its
 * code screen, and when that becomes something else.
 */
function goneFrom(made: Regeneration): (page: string, shelved: ShelvedPage) => boolean {
  if (made.isWhole) {
    const there = guardedPagesOf(made)
    return (page) => !there.has(page)
  }
  const removed = new Set(made.removed)
  const touched = new Set([...made.removed, ...made.files.map(({ path: file }) => file)])
  return (page, { isKept }) =>
    removed.has(fileOfPage(page)) || (isKept && touched.has(fileOfPage(openPath(page))))
}

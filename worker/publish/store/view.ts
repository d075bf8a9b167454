import type { BlobStore } from '../../made/blobs'
import type { Encoding } from '../../made/encodings'
import { fileOfPage } from '../../made/page-paths'
import { type Entry, isLasting } from '../release/entry'
import type { LiveSite } from '../release/live-site'
import { type Elsewhere, elsewhere } from '../release/redirects'
import { formatId } from '../release/release'

/** What the edge sees: always the current release, and nothing of one that is being prepared. */
export interface SiteView {
  /** Id of the live release, or null before the first. */
  release(): string | null
  find(file: string): Entry | undefined
  /** True while something of the history is lost: what is not found may be there all the same. */
  hasGap(): boolean
  elsewhere(page: string): Elsewhere | undefined
  /** Whether only guarded documents refer to this picture or file, by its path. */
  isWithheld(path: string): boolean
  /** The plain bytes, or a compressed copy. @throws DamagedBlob where they are not what was published */
  bytes(entry: Entry, encoding?: Encoding): Promise<Buffer>
  /** File that holds the plain bytes, for ranges of large media. @throws DamagedBlob */
  wholeFile(entry: Entry): Promise<string>
}

/** `state` is asked at every call, so that a switch is one assignment. */
export function viewOf(state: () => LiveSite, blobs: BlobStore): SiteView {
  return {
    release: () => (state().started ? formatId(state().release) : null),
    hasGap: () => state().hasGap,
    find: (file) => state().files.get(file),
    elsewhere: (page) => elsewhere(page, historyOf(state())),
    isWithheld: (path) => state().withheld.has(path),
    bytes: (entry, encoding) => {
      if (!encoding) return blobs.read(entry.sha256)
      return isLasting(entry)
        ? blobs.copies.lasting(entry.sha256, encoding)
        : blobs.copies.get(entry.sha256, encoding)
    },
    wholeFile: (entry) => blobs.wholeFile(entry.sha256),
  }
}

const historyOf = (state: LiveSite) => ({
  hasPage: (page: string) => state.files.has(fileOfPage(page)),
  ownerOfFormer: (page: string) => state.former.get(page),
  pagesOf: (owner: string) => state.pagesOf(owner),
  editors: state.editors,
})

import type { BlobStore } from '../../made/blobs'
import type { Entry, FileEntry } from '../release/entry'

/** Where there is no page: as data for servers that are configured by files. */
export interface SiteAnswers {
  redirects: readonly (readonly [from: string, to: string])[]
  gone: readonly string[]
  /** HTML file to the hashes of its inline scripts. */
  scriptHashes: readonly (readonly [file: string, hashes: readonly string[]])[]
  /** Paths of pictures and files that only guarded documents refer to. */
  withheld: readonly string[]
}

/** What a target has to become. */
export interface TargetStep {
  /** Names the release for good: its number and its time, so that one which was taken back is not mistaken for it. */
  release: string
  blobs: BlobStore
  /** Changes since an earlier release, or undefined when that is too long ago: then everything has to be compared. */
  since(release: string): Promise<Map<string, Entry | null> | undefined>
  /** One file of the release. */
  find(file: string): Entry | undefined
  /** Every file of the release. */
  everything(): Iterable<readonly [string, Entry]>
  /** Computed only when asked for: its cost is that of the site. */
  answers(): SiteAnswers
  /** Those of the release that is live until then, at the same cost. */
  answersBefore(): SiteAnswers
  /** True when `answers` may differ from those of the release before. */
  answersChanged: boolean
  /** True for one that is in the history already, so that there is no way back: what is damaged is withheld then. */
  isCommitted: boolean
  /** Throws `LeaseLost` where another machine may lead by now: called before anything is written to what several share. */
  assertLeads(): void
  /** Throws `Superseded` when a rollback waits; called between portions of work. */
  checkpoint(): void
}

/** Work that was prepared where no visitor sees it. */
export interface Prepared {
  /** Of a shared target: files that visitors will get otherwise than now, or no longer; everything where that is not known. */
  files?: readonly string[]
  /** Makes the release the one that visitors see. */
  switch(): Promise<void>
}

/** A place that serves the site. Everything may be called again after a failure. */
export interface Target {
  readonly name: string
  /**
   * True where the switch is made of many steps that can not be taken back: a failure is then followed by going on,
   * and not by withdrawing the release.
   */
  readonly resumes?: boolean
  /** Machines with stores of their own publish to it: it is written to by the one that leads, and by no other. */
  readonly isShared?: boolean
  prepare(step: TargetStep): Promise<Prepared>
  /** True once after the settings of a server in front changed: what caches keep has other headers and rules than now. */
  takeSettingsChanged?(): boolean
  /** Takes over compressed copies that were made after the switch. Called alone, as a switch is. */
  complete?(entries: readonly FileEntry[], blobs: BlobStore): Promise<void>
  /** Lets go of the compressed copies of these files, for the disk may not have kept them as they were made. */
  removeCopies?(files: readonly string[]): Promise<void>
  /**
   * Of a shared target: names of what this product has put there and no file of the site needs, as other machines and
   * releases that were given up leave it; hashed assets only where they were written before `before` (ms since the epoch).
   */
  orphans?(step: TargetStep, before: number): Promise<string[]>
  /** Removes those that no file needs by now either, and answers them. Called alone, as a switch is. */
  removeOrphans?(names: readonly string[], step: TargetStep): Promise<string[]>
  /** Forgets what it holds, because the disk may have lost a part: everything is put there again. */
  distrust?(): Promise<void>
  /**
   * Files that it has not got as they should be, because their bytes are damaged. What is there is an earlier version; once
   * they are whole, another `prepare` and switch brings them.
   */
  readonly leftOut?: ReadonlySet<string>
  /** What a web server reads from this machine's disk, for whoever looks after it. Called alone, as a switch is. */
  served?: ServedFiles
}

/** One of the folders that hold the site for a web server. */
export interface ServedTree {
  /** Absolute. */
  folder: string
  /** The release that it holds, as in `TargetStep`. */
  release: string
}

export interface ServedFiles {
  /** Those whose release is known; the others are made anew before they are served. */
  trees(): Promise<readonly ServedTree[]>
  /** Puts a file and its copies in place of what is there. @throws DamagedBlob */
  place(tree: ServedTree, file: string, entry: Entry, blobs: BlobStore): Promise<void>
  /** Has this file answered with 503 until it is shown again: its bytes are damaged. */
  withhold(file: string): Promise<void>
  show(file: string): Promise<void>
  /** Files that are withheld, by whomever. */
  withheld(): Promise<readonly string[]>
}

/** A rollback came while a release was being prepared; the rollback wins. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

/** For the built-in edge, which serves manifest and blobs themselves: the switch is a pointer in memory. */
export const noTarget: Target = {
  name: 'built-in',
  prepare: async () => ({ switch: async () => undefined }),
}

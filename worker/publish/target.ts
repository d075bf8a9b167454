import type { BlobStore } from './blobs'
import type { Entry } from './entry'

/** Where there is no page: as data for servers that are configured by files. */
export interface SiteAnswers {
  redirects: readonly (readonly [from: string, to: string])[]
  gone: readonly string[]
  /** HTML file to the hashes of its inline scripts. */
  scriptHashes: readonly (readonly [file: string, hashes: readonly string[]])[]
}

/** What a target has to become. */
export interface Step {
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
  /** True when `answers` may differ from those of the release before. */
  answersChanged: boolean
  /** Throws `Superseded` when a rollback waits; called between portions of work. */
  checkpoint(): void
}

/** Work that was prepared where no visitor sees it. */
export interface Prepared {
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
  prepare(step: Step): Promise<Prepared>
  /** Takes over compressed copies that were made after the switch. Called alone, as a switch is. */
  complete?(entries: readonly (readonly [file: string, entry: Entry])[], blobs: BlobStore): Promise<void>
  /** Forgets what it holds, because the disk may have lost a part: everything is put there again. */
  distrust?(): Promise<void>
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

import type { Fault, Regeneration } from '../changes/change'
import type { Files } from '../disk/files'
import type { Lead } from './archive/lead'
import type { GateRules } from './decide/gate-types'
import type { Purger, RefusedPurge } from './prove/purge'
import type { Pins, Proof, Release, ReleaseRecord, ReleaseSummary } from './release/release'
import type { Damage } from './store/damage'
import type { Retention } from './store/surveyed'
import type { SiteView } from './store/view'
import type { Objects } from './targets/objects'
import type { Target } from './targets/target'

export interface PublishInput extends Regeneration {
  changeIds: readonly string[]
  /** Owners whose pages an operator let go: they do not count among those that a release would lose. */
  mayGo?: ((owner: string) => boolean) | undefined
  /** Owners whose pages are guarded: what hides them is never held back for a link or a translation. */
  guarded?: ((owner: string) => boolean) | undefined
  /** Throws when this worker lost its lease; called right before the switch. */
  fence?: () => Promise<void>
}

/** The small part of pino's interface that publishing uses. */
export interface PublishLog {
  info(data: object, message: string): void
  warn(data: object, message: string): void
}

/** A page that changed and what its HTML has to be now: null when it has to be gone. */
export interface ExpectedPage {
  path: string
  sha256: string | null
}

export interface PublisherOptions {
  /** Absolute folder of the release store. */
  folder: string
  target?: Target
  /** Where the history of releases is kept beside this disk, for a machine that takes over. */
  archive?: Objects | undefined
  /** A name for the product whose history that is, and nobody else's. */
  archiveOwner?: string | undefined
  /** `siteUrl` tells which links are internal. */
  gate: Partial<GateRules> & Pick<GateRules, 'siteUrl'>
  purge?: Purger
  /** Fetches changed pages through the edge and compares them. Runs after the purge. */
  prove?: (pages: readonly ExpectedPage[]) => Promise<Proof>
  /** Milliseconds since the epoch. */
  clock?: () => number
  log?: PublishLog
  /** The pages that are guarded now, by the paths that visitors know: a rollback does not bring them back. Undefined where nobody knows. */
  guardedPages?: () => Promise<ReadonlySet<string> | undefined>
  /** File of the record of who holds which path, for builds (site/addresses). None is kept without it. */
  holdersFile?: string
  fs?: Files
  retention?: Partial<Retention>
}

/** The release that visitors see. */
export interface LiveRelease extends ReleaseSummary {
  /** Pages of the site. */
  pageCount: number
  /** Known to the process that made the release. */
  proof?: Proof
}

/** A page or a file that waits. */
export interface Waiting {
  path: string
  why: string
  fault?: Fault
  /** It waits because of a rollback. */
  pinned: boolean
  /** False for content that is not published: an override does not let it through. */
  canGo: boolean
}

export interface Publisher {
  /** Machines with stores of their own publish to the same place: only the one that leads may change what is there. */
  readonly isShared: boolean
  /**
   * To be called by whoever leads now, before it builds: takes over what others published meanwhile, where their history is
   * kept beside their disks. Answers whether this history is another one now, whose bytes are not all on this disk yet.
   */
  takeOver(lead: Lead): Promise<boolean>
  /**
   * Publishes what a regeneration left in its root. Never throws for content: what the gate objects to is in the
   * answer. Throws for a full disk, a lost lease and the like; the old release is whole then, and the same files are
   * looked at again with the next call. The first call of a process should be of the whole site.
   */
  publish(input: PublishInput): Promise<Release>
  /** Newest first. */
  list(limit?: number): Promise<ReleaseSummary[]>
  show(id: string): Promise<ReleaseRecord | undefined>
  /**
   * The whole site as it was after a release, or one page as it was before its last change. What it takes back is
   * pinned until `unpin`. Throws `RollbackRefused`.
   */
  rollback(to: { id: string } | { path: string }): Promise<Release>
  /** Takes the pins away and publishes what waited because of them. */
  unpin(): Promise<Release>
  /** Publishes once what the gate holds back, drafts excepted. The reason is kept in the history. */
  override(reason: string): Promise<Release>
  /** The last release that changed what visitors see. */
  current(): Promise<LiveRelease | null>
  pinned(): Promise<Pins>
  /** Pages that wait, and files that belong to none, with the reason. */
  waiting(): Promise<readonly Waiting[]>
  /** Writes the record of who holds which path, where it differs. It is also written with each release. */
  recordHolders(): Promise<void>
  /** For the edge. Await `ready` first. */
  view: SiteView
  /** Loads the history and finishes a switch that was cut off, but of a shared target. Everything else calls it, too. */
  ready(): Promise<void>
  /**
   * Looks after the files that visitors get until the signal: what is damaged on the disk is made again from another copy.
   * `askFor`: has files built again of which nothing is whole. Only for whoever holds the lease.
   */
  lookAfter(signal: AbortSignal, askFor: (files: readonly string[]) => void): void
  /** Looks at every file once. */
  look(): Promise<void>
  damage(): Damage
  /** What a cache in front has not accepted to forget; it is asked again until it does. */
  refusedPurge(): RefusedPurge | undefined
  /** Releases that the archive of the history does not have yet; 0 where none is kept. */
  archiveBehind(): number
  /**
   * Removes from this disk what neither a kept release nor these hashes name: for a machine that makes the site while another
   * one publishes it.
   */
  tidy(needed: ReadonlySet<string>): Promise<void>
  /** Makes no further copies that follow a switch, for a worker that stops: after the next start they are made. */
  stopLateCopies(): void
  /** Waits for what runs after a switch: compressed copies, snapshots and clean-up. */
  settled(): Promise<void>
}

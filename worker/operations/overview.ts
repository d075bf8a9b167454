import type { MissingPart } from '../../site/content/missing-parts'
import type { Language } from '../../site/languages/locales'
import type { ReadingName } from '../../site/readings/reading-feeds'
import type { KeptFault } from '../changes/change'
import type { ReleaseSummary } from '../publish/release/release'
import type { Alarm } from './alarms'
import type { Receipt } from './receipt'

/** Everything that the operations page shows, asked anew for every request. Times in ms since the epoch. */
export interface OperatorsOverview {
  status(): Promise<OperationsStatus>
  /** Changes on their way, oldest first. */
  inWork(): readonly Receipt[]
  /** Finished receipts, newest first; `before` is the id of the last one seen. */
  receipts(limit: number, before?: string): readonly Receipt[]
  /** Calls back whenever something that is shown may have changed. Returns a function that stops. */
  subscribe(listener: () => void): () => void
}

export interface OperationsStatus {
  /** The release that visitors see. */
  live: SeenRelease | undefined
  /** Newest first. */
  releases: readonly ReleaseLine[]
  /** How long releases, and hashed files that left the site, are kept, ms. */
  keptFor: number
  /** Set while a rollback holds the site or single pages. */
  pinned: { site: string | undefined; pages: readonly string[] }
  /** Pages that the gate holds back, with its reason; what a rollback holds is not among them. */
  held: readonly HeldLine[]
  pages: Readonly<Record<Language, number>>
  /** What languages do not have of header, menus, footer and the rest. */
  missingParts: readonly MissingPart[]
  contentService: { reachable: boolean; seenAt: number | undefined }
  events: readonly FeedStanding[]
  /** The services of readings that are asked. */
  readings: Readonly<Partial<Record<ReadingName, ReadingStanding>>>
  nightly: NightlyState
  /** When documents come or go next by their schedule; undefined where none waits for a time. */
  nextTurnAt?: number | undefined
  builder: BuilderState
  /** Undefined where the product has no preview. */
  preview?: PreviewLine | undefined
  /** Changes in the inbox, oldest acceptance; `count` is undefined where nobody knows. */
  queue: { count: number | undefined; oldestAcceptedAt: number | undefined; reachable: boolean }
  /** Ids of changes that were set aside and can be tried again; undefined where nobody knows. */
  setAside: readonly string[] | undefined
  /** Anything else that an operator must know. */
  alarms: readonly Alarm[]
}

export interface SeenRelease {
  id: string
  at: number
  /** Pages that were fetched through the edge and seen to be the new ones; undefined when none had to be. */
  seen: number | undefined
}

export interface ReleaseLine extends ReleaseSummary {
  /** False for one that cannot be returned to. */
  canReturn: boolean
}

/** `canGo` is false for what no operator may let through: content that is not published, and a page that could not be made. */
export interface HeldLine {
  path: string
  fault: KeptFault
  canGo: boolean
}

export interface FeedStanding {
  language: Language
  /** When the feed was last read well. */
  goodAt: number | undefined
  /** Read well before this it has missed two looks; undefined where nobody knows when these are due. */
  dueAt?: number | undefined
  /** Set while it fails. */
  failingSince?: number
  refused?: RefusedFeed
  nextTryAt?: number
}

/** When what pages may show of a reading was measured, ms since the epoch; and why nothing new is read, while its service fails. */
export interface ReadingStanding {
  fault?: KeptFault | undefined
  measuredAt: number | undefined
}

/** Why a feed is not taken. `isShort`: it can be read, but holds too little; it can be taken once. */
export interface RefusedFeed {
  fault: KeptFault
  isShort: boolean
}

export interface NightlyState {
  /** When the last clean build was compared with what is live, and whether they were equal. */
  comparedAt: number | undefined
  equal: boolean | undefined
  nextAt: number | undefined
}

/** `standing by`: another worker publishes the site, and this one takes over when that one ends. */
export interface BuilderState {
  state: 'starting' | 'ready' | 'working' | 'down' | 'standing by'
  /** While it stands by: whether the site is built, so that taking over takes seconds. */
  isWarm?: boolean
  since: number
  memoryBytes: number | undefined
}

/** The second builder, which shows drafts to editors while they look. */
export interface PreviewLine {
  state: 'off' | 'starting' | 'ready' | 'failed'
  memoryBytes: number | undefined
}

/** What an operator can do. Each resolves when it is accepted, not when it is done. */
export interface OperationsActions {
  regenerateAll(by: string): Promise<void>
  reconcile(by: string): Promise<void>
  /** Reads the events, and looks at every service of readings. */
  readEvents(by: string): Promise<void>
  /** Reads the events and takes them however few they are, once. The reason is kept in the receipt. */
  acceptEvents(reason: string, by: string): Promise<void>
  retry(changeId: string, by: string): Promise<void>
  rollback(to: { id: string } | { path: string }, by: string): Promise<void>
  /** Ends a rollback: changes are published again. */
  unpin(by: string): Promise<void>
  /** Publishes once what the gate holds back. The reason is kept in the history of the releases. */
  override(reason: string, by: string): Promise<void>
}

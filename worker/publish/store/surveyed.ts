export interface Retention {
  /** A release is kept while it is one of the last so many. */
  releases: number
  /** An older one is kept while it is younger than this, ms; as long hashed files that left the site are served. */
  age: number
  /** And while all releases together take no more than this beside what is live, bytes. */
  bytes: number
  /**
   * How long a blob that nothing names is kept after it was stored or wanted again, ms: the release that counts on it may
   * still be in the making, here, in a thread or in another process. Longer than any release takes.
   */
  unnamed: number
}

/** What is known of the store without the state that is live. */
export interface Surveyed {
  /** Numbers of records that may go, oldest first. */
  expired: number[]
  /** Hashes of blobs that no record names but those that may go. */
  unnamed: string[]
  /** Files of writes that were cut off. */
  unfinished: string[]
}

export interface SurveyAsked {
  /** Folder of the history. */
  history: string
  blobs: string
  /** Number of the last release. */
  current: number
  /** Numbers of releases that somebody went back to and that are held. */
  pinned: readonly number[]
  /** Hashes of what is live or waits: none of it goes, and so it costs nothing. */
  live: readonly string[]
  /** Ms since the epoch. */
  now: number
  retention: Retention
}

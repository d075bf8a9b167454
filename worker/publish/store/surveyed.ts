export interface Retention {
  /** A release is kept while it is one of the last so many, or younger than `age` (ms). */
  releases: number
  age: number
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
  /** Number of the release that is live. */
  current: number
  /** Ms since the epoch. */
  now: number
  retention: Retention
}

/** Tells caches in front of the site that pages changed. Throws when a cache did not accept it. */
export interface Purger {
  readonly name: string
  /**
   * How long the cache usually takes until it has forgotten what it accepted, ms: then it is waited for, and not asked again.
   * Undefined where it forgets at once.
   */
  readonly takes?: number
  /** Absolute paths on the site, e.g. `/fr/zimmer` and `/page-data/fr/zimmer/page-data.json`. */
  purge(paths: readonly string[]): Promise<void>
}

export const noPurger: Purger = { name: 'none', purge: async () => undefined }

/** What a cache in front may still have in an old version. */
export interface RefusedPurge {
  paths: number
  /** When the cache first refused, ms since the epoch. */
  since: number
}

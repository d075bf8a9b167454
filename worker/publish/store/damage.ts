/** What was found on the disk since the start. */
export interface Damage {
  /** Times that a file was damaged, and that one was made again from another copy. */
  found: number
  mended: number
  /** Files of the site that visitors cannot have: neither they nor a copy of them are whole. */
  lost: readonly string[]
}

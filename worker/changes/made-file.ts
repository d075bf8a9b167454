/** What the gate and the content security policy need to know of one page. */
export interface PageFacts {
  /** Every address that an `a` or `area` points to, as written, without duplicates. */
  links: readonly string[]
  /** `hreflang` to address. */
  alternates: Readonly<Record<string, string>>
  /** Whether it asks search engines to leave it out: then nobody has to name it as a translation. */
  noIndex: boolean
  /** `sha256-…` of every inline script that a browser would run. */
  scriptHashes: readonly string[]
  /** Why the page, or a part of it, could not be made: it says so instead of what it should show. */
  unmade?: string
}

/**
 * One file that the builder made, told by whoever had its bytes in hand: nobody opens it again to learn what it says. The
 * bytes are in the store under their hash, or lie in the root.
 */
export interface MadeFile {
  /** Relative to the root, with forward slashes. */
  path: string
  /** Of its bytes, in hex. */
  sha256: string
  /** Bytes. */
  size: number
  /** Of an HTML file. */
  facts?: PageFacts
  /** HTML and page data: id of a draft or release version that the bytes name. */
  unpublished?: string
  /** Page data that is no JSON: it was written in part. */
  isDamaged?: boolean
  /** The text of the list of the editors' redirects, or of what is withheld, which are read and not served. */
  text?: string
}

/** What is promised to visitors of each page; the only place where it stands in numbers. */
export const promises = {
  /** Scores of Lighthouse's categories on a phone, 0 to 100. */
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  /** ms until the largest picture or text is painted. */
  largestPaint: 1800,
  /** ms in which the page answers nobody while it loads. */
  blocking: 50,
  /** How much moves while it loads, 0 to 1. */
  shift: 0.01,
  /** ms from a touch or a key to the frame that answers it (INP). */
  answer: 100,
  /** Bytes before the first interaction: scripts as they are sent (brotli), HTML with gzip. */
  script: 120_000,
  html: 35_000,
} as const

/** What is aimed at and not promised. */
export const goals = {
  /** ms from a click to the frame that shows the next page, where that was fetched before. */
  step: 100,
} as const

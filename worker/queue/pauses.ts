/** Why a batch failed, as far as it matters for trying again. */
export type Cause = 'content' | 'disk' | 'other'

/** First and longest pause by cause, in ms. A full disk waits for a person, a busy content service for its limits. */
const pauses: Readonly<Record<Cause, readonly [first: number, longest: number]>> = {
  content: [1_000, 30_000],
  disk: [5_000, 60_000],
  other: [500, 30_000],
}

/** The cause of an error: the content service, the disk, or anything else. */
export function causeOf(error: unknown): Cause {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'content.unavailable') return 'content'
  return /^(?:ENOSPC|EDQUOT|EROFS|EACCES)$/.test(code) ? 'disk' : 'other'
}

/** Pause before try number `failures` + 1, in ms: doubled each time up to the longest of its cause. */
export function pauseAfter(failures: number, cause: Cause = 'other'): number {
  const [first, longest] = pauses[cause]
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 10))
}

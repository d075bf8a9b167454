/** Where a finger is, px. */
export interface FingerPlace {
  readonly clientX: number
  readonly clientY: number
}

/** px: whoever moves less touches only. */
const leastWay = 40

/**
 * By how many pictures a finger turns that came from one place and left at another: one on to the left, one back to the right, none
 * where it moved up or down rather than aside.
 */
export function turnOf(from: FingerPlace, to: FingerPlace): -1 | 0 | 1 {
  const [aside, down] = [to.clientX - from.clientX, to.clientY - from.clientY]
  if (Math.abs(aside) < leastWay || Math.abs(aside) < Math.abs(down)) return 0
  return aside < 0 ? 1 : -1
}

interface ScrollSituation {
  /** Scroll positions in px, now and at the last look. */
  now: number
  last: number
  /** Where the hero ends, 0 without one. */
  heroEnd: number
  headerHeight: number
}

interface HeaderState {
  isSolid: boolean
  /** Undefined where nothing changes. */
  isHidden: boolean | undefined
}

/** Movements under this many px are a trembling thumb, not a direction. */
const trembling = 6

/**
 * How the header stands: 1. solid once the picture has passed under it; 2. away when the visitor reads down and has
 * left the top; 3. back on the first way up, and always at the top.
 */
export function headerState({ now, last, heroEnd, headerHeight }: ScrollSituation): HeaderState {
  const isSolid = now > Math.max(0, heroEnd - headerHeight)
  if (now <= headerHeight) return { isSolid, isHidden: false }
  if (Math.abs(now - last) < trembling) return { isSolid, isHidden: undefined }
  return { isSolid, isHidden: now > last }
}

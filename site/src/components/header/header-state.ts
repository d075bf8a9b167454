interface ScrollSituation {
  /** Scroll positions in px, now and at the last look. */
  now: number
  last: number
  /** Whether the page begins with a hero, over which the header lies. */
  hasHero: boolean
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
 * How the header stands: 1. without ground only at the very top, where the picture behind it is known to carry its words;
 * 2. away when the visitor reads down and has left the top, over a hero at once; 3. back on the first way up, and always
 * at the top.
 */
export function headerState({ now, last, hasHero, headerHeight }: ScrollSituation): HeaderState {
  const isSolid = now > (hasHero ? trembling : 0)
  if (now <= (hasHero ? trembling : headerHeight)) return { isSolid, isHidden: false }
  if (Math.abs(now - last) < trembling) return { isSolid, isHidden: undefined }
  return { isSolid, isHidden: now > last }
}

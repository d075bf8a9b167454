export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(Math.max(value, low), high)
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 at `from`, 1 at `to`, soft at both ends; `from` may be the larger. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

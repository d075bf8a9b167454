/** Keys that are remembered at most; the oldest are forgotten first. */
const mostKeys = 20_000

/**
 * Counts failures by key, e.g. the network of a visitor: whoever succeeds is never counted, however often. A try is counted
 * when it begins, so that a thousand at once are not one, and taken back when it succeeds.
 */
export class FailureLimit {
  readonly #counts = new Map<string, { failures: number; until: number }>()

  /** `max` failures in each `timeWindow`, ms. */
  constructor(
    private readonly limit: { max: number; timeWindow: number },
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a try as failed. False when there were too many before: it should not be made. */
  begin(key: string): boolean {
    const count = this.#count(key)
    if (count.failures >= this.limit.max) return false
    count.failures += 1
    return true
  }

  /** Takes the last try back: it succeeded, or it was not the visitor's fault. */
  forgive(key: string): void {
    const count = this.#counts.get(key)
    if (count && count.failures > 0) count.failures -= 1
  }

  #count(key: string): { failures: number; until: number } {
    const now = this.now()
    const known = this.#counts.get(key)
    // An end that is further off than the time is long is of a clock that was ahead.
    if (known && known.until > now && known.until - now <= this.limit.timeWindow) return known
    const fresh = { failures: 0, until: now + this.limit.timeWindow }
    this.#counts.delete(key)
    this.#counts.set(key, fresh)
    for (const oldest of this.#counts.keys()) {
      if (this.#counts.size <= mostKeys) break
      this.#counts.delete(oldest)
    }
    return fresh
  }
}

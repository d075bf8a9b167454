import type { Stats } from 'node:fs'

/** What the file system says of a file: the same stamp, the same bytes. */
export type Stamp = Pick<Stats, 'dev' | 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'>

/** The oldest are forgotten first; a file that is not known costs one reading. */
const mostKnown = 200_000
/** Longer than the clock that stamps files stands still, ms. */
const tick = 100

/**
 * Files whose bytes were read and found to be the ones they should be: not read again while the file system says that they
 * are the same, untouched file. Names do not count, so that all links to a file are known by one of them.
 */
export class KnownFiles {
  readonly #known = new Map<string, string>()

  /** `what`: names the bytes, e.g. by their hash. */
  has(stamp: Stamp, what: string): boolean {
    return this.#known.get(keyOf(stamp)) === stateOf(stamp, what)
  }

  /** To be called with the stamp from before the reading. */
  add(stamp: Stamp, what: string): void {
    if (changedJustNow(stamp)) return
    const key = keyOf(stamp)
    this.#known.delete(key)
    this.#known.set(key, stateOf(stamp, what))
    if (this.#known.size <= mostKnown) return
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest)
      break
    }
  }

  clear(): void {
    this.#known.clear()
  }
}

/**
 * Whether a file may change again without its stamp: it was written within the tick of the clock that stamps it. One that is
 * stamped with a time to come was written before the clock was set back.
 */
export const changedJustNow = ({ ctimeMs }: Stamp): boolean => Math.abs(Date.now() - ctimeMs) < tick

const keyOf = ({ dev, ino }: Stamp): string => `${dev}:${ino}`
const stateOf = ({ size, mtimeMs, ctimeMs }: Stamp, what: string): string =>
  `${size} ${mtimeMs} ${ctimeMs} ${what.slice(0, 20)}`

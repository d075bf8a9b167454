import { type InWork, readInWork } from './stuck-pages'

/** How often is looked, ms. A machine that slept looks no more often than one that did not. */
const every = 1_000

/**
 * Looks whether a process of a builder works on one page for longer than `limit` (ms), and says once what it found then.
 * Returns a function that ends the watch.
 */
export function watchWork(
  folder: string,
  limit: number,
  onHung: (hung: readonly InWork[]) => void,
): () => void {
  const looks = new Map<string, number>()
  const timer = setInterval(() => {
    const now = readInWork(folder)
    const keys = new Set(now.map(keyOf))
    for (const key of looks.keys()) if (!keys.has(key)) looks.delete(key)
    for (const key of keys) looks.set(key, (looks.get(key) ?? 0) + 1)
    const hung = now.filter((work) => (looks.get(keyOf(work)) ?? 0) > limit / every)
    if (hung.length === 0) return
    clearInterval(timer)
    onHung(hung)
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}

/** The same as long as the process is at the same page. */
const keyOf = ({ pid, page, since }: InWork): string => `${pid} ${since} ${page}`

import { addressOf } from '../../../site/addresses/address-form'
import { sha256 } from '../../disk/sha256'
import { dataFileOfPage } from '../../made/page-paths'
import type { ExpectedPage } from '../publisher-types'
import type { Proof } from '../release/release'
import type { Purger } from './purge'

export interface ProverOptions {
  /** Where visitors, or the cache in front, fetch pages from. Empty where nothing listens: then nothing is proved. */
  edge: string
  fetch?: typeof globalThis.fetch
  /**
   * Asked for pages that are still old at the third look: a cache keeps what it was fetching while it was purged. Where it
   * refuses, what is seen of the page says enough.
   */
  purgeAgain?: (paths: readonly string[]) => Promise<void>
  /** How long a page may stay old, ms. */
  patience?: number
  /** Waits between tries, ms. */
  wait?: (ms: number) => Promise<void>
  /** Milliseconds since any moment. */
  clock?: () => number
}

/** How pages are looked at behind such a cache. */
export const proofBehind = (purger: Purger): Pick<ProverOptions, 'patience' | 'purgeAgain'> =>
  purger.takes === undefined ? { purgeAgain: (paths) => purger.purge(paths) } : { patience: purger.takes }

/** Of a large release this many pages are fetched, evenly spread. */
export const mostProved = 24

/**
 * Fetches changed pages through the edge until they are the new ones, or until patience ends. A page that has to be
 * gone is proved by any answer but 200. `/` is fetched as a program, so that no language rule leads away.
 */
export function createProver(options: ProverOptions): (pages: readonly ExpectedPage[]) => Promise<Proof> {
  return async (pages) => {
    if (options.edge === '') return { live: false, fetched: 0, stale: [] }
    const chosen = spread(pages, mostProved)
    const results = await Promise.all(chosen.map((page) => provePage(page, options)))
    const stale = results.flatMap((result) => result ?? [])
    return { live: stale.length === 0, fetched: chosen.length, stale }
  }
}

export function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]).flatMap(
    (item) => item ?? [],
  )
}

async function provePage(
  page: ExpectedPage,
  options: ProverOptions,
): Promise<{ path: string; seen: string } | undefined> {
  const { patience = 10_000, clock = () => performance.now() } = options
  const { wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options
  const end = clock() + patience
  for (let pause = 5; ; pause = Math.min(pause * 2, 500)) {
    const seen = await look(page, options).catch((error: unknown) => String(error))
    if (seen === undefined) return undefined
    if (clock() >= end) return { path: page.path, seen }
    if (pause >= 20)
      await options.purgeAgain?.([page.path, `/${dataFileOfPage(page.path)}`]).catch(() => undefined)
    await wait(pause)
  }
}

/** What is wrong with the page as it is served now, or undefined when it is what it has to be. */
async function look(
  { path, sha256: expected }: ExpectedPage,
  options: ProverOptions,
): Promise<string | undefined> {
  const { fetch = globalThis.fetch, edge } = options
  const headers = {
    'accept-encoding': 'identity',
    'user-agent': 'release-proof-bot',
  }
  const url = new URL(addressOf(path), edge)
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(5_000) })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (expected === null) return answer.status === 200 ? 'status 200 for a page that is gone' : undefined
  if (answer.status !== 200) return `status ${answer.status}`
  return sha256(bytes) === expected ? undefined : 'an older version'
}

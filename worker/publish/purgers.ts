import type { Purger } from './purge'

type Fetch = typeof globalThis.fetch

/** A cache did not accept a purge after every try. */
export class PurgeFailed extends Error {
  override readonly name = 'PurgeFailed'
}

export interface PurgerOptions {
  fetch?: Fetch
  /** Waits between tries, ms. Tests pass one that does not wait. */
  wait?: (ms: number) => Promise<void>
  /** Tries for each request. */
  tries?: number
  /** Longest time for one request, ms. */
  patience?: number
}

const waitReally = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Varnish, or nginx with a purge module: one `PURGE` request for each path. `cache` is where the cache listens.
 */
export function purgeByMethod(cache: string, options: PurgerOptions = {}): Purger {
  return {
    name: 'PURGE',
    purge: async (paths) => {
      for (const batch of batches(paths, 16)) {
        await Promise.all(batch.map((path) => insist(() => purgeOne(cache, path, options), options)))
      }
    },
  }
}

function purgeOne(
  cache: string,
  path: string,
  { fetch = globalThis.fetch, patience = 5_000 }: PurgerOptions,
) {
  const url = new URL(encodeURI(path), cache)
  return fetch(url, {
    method: 'PURGE',
    signal: AbortSignal.timeout(patience),
  })
}

export interface CloudflareZone {
  zone: string
  token: string
  /** Address of the site, to make whole addresses of paths. */
  siteUrl: string
  /** For tests. */
  api?: string
}

/** Cloudflare takes 30 addresses in one request, and answers 429 when they are too many for now. */
export const cloudflareBatch = 30

export function purgeCloudflare(zone: CloudflareZone, options: PurgerOptions = {}): Purger {
  return {
    name: 'Cloudflare',
    purge: async (paths) => {
      const files = paths.map((path) => new URL(encodeURI(path), zone.siteUrl).href)
      for (const batch of batches(files, cloudflareBatch)) {
        await insist(() => purgeBatch(zone, batch, options), options)
      }
    },
  }
}

function purgeBatch(
  zone: CloudflareZone,
  files: string[],
  { fetch = globalThis.fetch, patience = 10_000 }: PurgerOptions,
) {
  const api = zone.api ?? 'https://api.cloudflare.com'
  return fetch(`${api}/client/v4/zones/${zone.zone}/purge_cache`, {
    method: 'POST',
    headers: { authorization: `Bearer ${zone.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files }),
    signal: AbortSignal.timeout(patience),
  })
}

/** Tries again after 429, server errors and silence: after 0.25, 0.5, 1 … s, or after what `Retry-After` says. */
async function insist(
  send: () => Promise<Response>,
  { wait = waitReally, tries = 5 }: PurgerOptions,
): Promise<void> {
  let last = ''
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answer = await send().catch((error: unknown) => String(error))
    if (typeof answer !== 'string') {
      await answer.arrayBuffer()
      // 404: the cache did not hold it, which is what was wanted.
      if (answer.ok || answer.status === 404) return
      last = `status ${answer.status}`
      if (answer.status !== 429 && answer.status < 500) break
    } else last = answer
    const asked = typeof answer === 'string' ? 0 : Number(answer.headers.get('retry-after') ?? 0) * 1000
    if (attempt + 1 < tries) await wait(Math.min(Math.max(asked || 0, 250 * 2 ** attempt), longestWait))
  }
  throw new PurgeFailed(
    `The cache did not accept a purge: ${last}. The pages are live at the origin and may be old in the cache.`,
  )
}

/** A cache that asks for more patience than this is told as failed, ms. */
const longestWait = 30_000

function batches<T>(items: readonly T[], size: number): T[][] {
  const result: T[][] = []
  for (let start = 0; start < items.length; start += size) result.push(items.slice(start, start + size))
  return result
}

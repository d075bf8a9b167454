import { purgeHeader } from '../../edge/varnish'
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
 * A cache that understands `PURGE`, e.g. nginx with a purge module: one request for each path. `cache` is where it
 * listens.
 */
export function purgeByMethod(cache: string, options: PurgerOptions = {}): Purger {
  return {
    name: 'PURGE',
    purge: async (paths) => {
      for (const batch of batches(paths, 16)) {
        await Promise.all(batch.map((path) => insist(() => sendPurge(cache, path, {}, options), options)))
      }
    },
  }
}

/** Bytes of the header that names the paths of one `PURGE`; Varnish takes 8 kB. */
const longestPattern = 6000
/** With more requests than this, everything is purged by one. */
const mostPatterns = 4

/**
 * Varnish with the VCL of `worker/edge/varnish.ts`: the paths of a release leave the cache in the same moment, with any
 * query behind them, so that no page is seen with the data of another release. Too many paths: everything is purged.
 */
export function purgeVarnish(cache: string, options: PurgerOptions = {}): Purger {
  return {
    name: 'Varnish',
    purge: async (paths) => {
      const patterns = pathPatterns(paths)
      for (const pattern of patterns.length > mostPatterns ? ['.'] : patterns)
        await insist(() => sendPurge(cache, '/', { [purgeHeader]: pattern }, options), options)
    },
  }
}

/** Regular expressions that match the paths and nothing else, each of bounded length. */
function pathPatterns(paths: readonly string[]): string[] {
  const patterns: string[] = []
  let names: string[] = []
  let length = 0
  for (const path of paths) {
    const name = encodeURI(path)
      .replace(/[.*+?$()]/g, '[$&]')
      .replace('[^]', '\\^')
    if (length + name.length > longestPattern) {
      patterns.push(patternOf(names))
      names = []
      length = 0
    }
    names.push(name)
    length += name.length + 1
  }
  return names.length === 0 ? patterns : [...patterns, patternOf(names)]
}

/** Upper and lower case are the same: percent-encoding may be written either way. */
const patternOf = (names: readonly string[]): string => `(?i)^(?:${names.join('|')})$`

function sendPurge(
  cache: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  { fetch = globalThis.fetch, patience = 5_000 }: PurgerOptions,
) {
  const signal = AbortSignal.timeout(patience)
  return fetch(new URL(encodeURI(path), cache), { method: 'PURGE', headers, signal })
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

/** A release of more addresses is purged as a whole: they would take longer than filling the cache again. */
export const mostCloudflareAddresses = 900

/** Purges the addresses; where they are too many, or where Cloudflare goes on refusing them, everything. */
export function purgeCloudflare(zone: CloudflareZone, options: PurgerOptions = {}): Purger {
  const everything = () => insist(() => sendToZone(zone, { purge_everything: true }, options), options)
  const each = async (paths: readonly string[]) => {
    const addresses = paths.map((path) => new URL(encodeURI(path), zone.siteUrl).href)
    for (const files of batches(addresses, cloudflareBatch))
      await insist(() => sendToZone(zone, { files }, options), options)
  }
  return {
    name: 'Cloudflare',
    purge: (paths) => (paths.length > mostCloudflareAddresses ? everything() : each(paths).catch(everything)),
  }
}

function sendToZone(
  zone: CloudflareZone,
  what: { files: string[] } | { purge_everything: true },
  { fetch = globalThis.fetch, patience = 10_000 }: PurgerOptions,
) {
  const api = zone.api ?? 'https://api.cloudflare.com'
  return fetch(`${api}/client/v4/zones/${zone.zone}/purge_cache`, {
    method: 'POST',
    headers: { authorization: `Bearer ${zone.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(what),
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

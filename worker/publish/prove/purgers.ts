import { purgeHeader } from '../../edge/varnish'
import { batches, eachOrAll, insist, type PurgerOptions } from './insist'
import type { Purger } from './purge'

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
  return { name: 'Cloudflare', purge: eachOrAll(mostCloudflareAddresses, each, everything) }
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

import { addressOf } from '../../../site/addresses/address-form'
import { purgeHeader } from '../../edge/varnish'
import { batches, insist, type PurgerOptions } from './insist'
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
        const send = (path: string) =>
          insist(() => sendPurge(cache, path, {}, options), options, isHeldNoMore)
        await Promise.all(batch.map(send))
      }
    },
  }
}

const isHeldNoMore = ({ ok, status }: Response): boolean => ok || status === 404

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
    const name = addressOf(path)
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
  return fetch(new URL(addressOf(path), cache), { method: 'PURGE', headers, signal })
}

import { addressOf } from '../../../site/addresses/address-form'
import { batches, eachOrAll, insist, type PurgerOptions } from './insist'
import type { Purger } from './purge'

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
    const addresses = paths.map((path) => new URL(addressOf(path), zone.siteUrl).href)
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

import { addressOf } from '../../../site/addresses/address-form'
import { batches, eachOrAll, insist, type PurgerOptions } from './insist'
import type { Purger } from './purge'

export interface FastlyService {
  service: string
  token: string
  /** Address of the site: Fastly knows pages by their host. */
  siteUrl: string
  /** For tests. */
  api?: string
}

/** A release of more addresses is purged as a whole: Fastly takes each of them in a request of its own. */
export const mostFastlyAddresses = 900

/** Purges the addresses, which Fastly forgets in 150 ms; where they are too many, or refused, everything. */
export function purgeFastly(service: FastlyService, options: PurgerOptions = {}): Purger {
  const { host } = new URL(service.siteUrl)
  const everything = () =>
    insist(() => sendToService(service, `/service/${service.service}/purge_all`, options), options)
  const each = async (paths: readonly string[]) => {
    for (const batch of batches(paths, 16)) {
      const send = (path: string) => sendToService(service, `/purge/${host}${addressOf(path)}`, options)
      await Promise.all(batch.map((path) => insist(() => send(path), options)))
    }
  }
  return { name: 'Fastly', purge: eachOrAll(mostFastlyAddresses, each, everything) }
}

function sendToService(
  { api = 'https://api.fastly.com', token }: FastlyService,
  what: string,
  { fetch = globalThis.fetch, patience = 10_000 }: PurgerOptions,
) {
  return fetch(`${api}${what}`, {
    method: 'POST',
    headers: { 'fastly-key': token, accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  })
}

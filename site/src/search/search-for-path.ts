import { prefixPattern } from '../../languages/locales'
import { searchAddress } from './search-address'

/** What no page of ours has in its address, but many an old link. */
const fileEnding = /\.(?:html?|php|aspx?)$/i
const prefix = new RegExp(`^/(?:${prefixPattern})(?=/)`)
/** More than an address says in words. */
const longestQuery = 60

/** The search for what a lost address says: `/fr/chambres/chambre-arolle.html` asks for `chambre arolle`. */
export function searchForPath(searchPath: string, path: string): string {
  const last = path.replace(prefix, '').replace(fileEnding, '').split('/').filter(Boolean).at(-1) ?? ''
  const words = last.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const query = words.join(' ').slice(0, longestQuery)
  return searchAddress(searchPath, query.replace(/\p{Surrogate}$/u, '').trim())
}

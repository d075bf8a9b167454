import type { Expected } from './expected'

/** What a visitor got: header names in lower case, bytes decoded. */
export interface Got {
  status: number
  headers: Readonly<Record<string, string>>
  sha256: string
}

/** Headers that have to be those of the site, whoever stands in front of it. */
const compared = [
  'Location',
  'Content-Type',
  'Cache-Control',
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
] as const

/** How a header differs; `has` and `needs` as they are sent, empty for none. */
export interface Difference {
  what: string
  has: string
  needs: string
}

const isRedirect = (status: number): boolean => status === 301 || status === 302

/** Spaces between words say nothing, nor does whether an address of this site is written in full. */
function normal(name: string, value: string, site: string): string {
  if (name !== 'Location' || value === '') return value.replace(/ +/g, ' ').trim()
  const { origin, href } = new URL(value, site)
  return origin === new URL(site).origin ? href.slice(origin.length) : href
}

/**
 * What is not as it has to be: the status alone where that is another one, since everything else follows from it; else the
 * bytes and each header. `site`: the address that was asked.
 */
export function differences(needs: Expected, got: Got, site: string): Difference[] {
  if (needs.status !== got.status)
    return [{ what: 'status', has: String(got.status), needs: String(needs.status) }]
  const redirects = isRedirect(needs.status)
  const headers = compared
    .filter((name) => !(redirects && name === 'Content-Type'))
    .flatMap((name) => {
      const [has, right] = [got.headers[name.toLowerCase()] ?? '', needs.headers[name] ?? ''].map((value) =>
        normal(name, value, site),
      )
      return has === right ? [] : [{ what: name, has: has ?? '', needs: right ?? '' }]
    })
  const isOther = !redirects && needs.sha256 !== undefined && needs.sha256 !== got.sha256
  return isOther
    ? [{ what: 'bytes', has: got.sha256.slice(0, 12), needs: needs.sha256?.slice(0, 12) ?? '' }, ...headers]
    : headers
}

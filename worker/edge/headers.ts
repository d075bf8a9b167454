import type { EdgeSettings } from './settings'

export type HeaderList = Readonly<Record<string, string>>

/** Where browsers report what a policy has stopped (worker/press/csp-reports.ts). */
export const reportPath = '/api/csp-reports'
const reportGroup = 'csp'

/** What every kind of answer carries, error pages and passed-on answers included. */
export function securityHeaders(settings: Pick<EdgeSettings, 'siteUrl'>): HeaderList {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'DENY',
    'Reporting-Endpoints': `${reportGroup}="${reportPath}"`,
    ...(isSecure(settings) ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** Where the site's own pictures and films come from. */
export const mediaSources = (imageHost: string | undefined): string =>
  imageHost === undefined ? "'self'" : `'self' ${imageHost}`

/**
 * For everything that is no page of a release: no script runs, whatever a browser takes it for. PDF viewers need the rest,
 * and the answer to a form, which is the page that it was sent from, the pictures that stand in pages until theirs come.
 */
export const filePolicy = ({ imageHost }: Pick<EdgeSettings, 'imageHost'>): string =>
  `default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src ${mediaSources(imageHost)} data:; object-src 'self'; frame-ancestors 'none'`

/**
 * The policy of one page. Scripts run from the site itself, from origins that a visitor may allow, and inline where
 * the hash is the one that was read at publishing. Styles may be inline, because Gatsby puts the style sheet into each
 * page so that the first paint waits for nothing.
 */
export function pagePolicy(
  settings: Pick<EdgeSettings, 'siteUrl' | 'thirdParties' | 'imageHost'>,
  scriptHashes: string,
): string {
  const { imageHost } = settings
  const { scripts, frames, connections, pictures } = settings.thirdParties
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...(scriptHashes ? [scriptHashes] : [])],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', mediaSources(imageHost), 'data:', 'blob:', ...pictures],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connections],
    ['media-src', mediaSources(imageHost), 'blob:'],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(isSecure(settings) ? [['upgrade-insecure-requests']] : []),
    ['report-uri', reportPath],
    ['report-to', reportGroup],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

/** Hashes as they stand in a policy. */
export const policyHashes = (hashes: readonly string[]): string => hashes.map((hash) => `'${hash}'`).join(' ')

const isSecure = ({ siteUrl }: Pick<EdgeSettings, 'siteUrl'>): boolean => siteUrl.startsWith('https:')

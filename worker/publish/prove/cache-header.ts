import type { CacheHeader } from '../../edge/rules'
import type { VisitorSettings } from '../../settings/settings'

/**
 * Where each cache that is told of every change reads how long it may keep pages. Varnish has rules of its own, and CloudFront
 * reads no header that is only for caches.
 */
export const cacheHeaderOf: Readonly<Record<VisitorSettings['purgedBy'], CacheHeader | undefined>> = {
  none: undefined,
  varnish: undefined,
  http: 'CDN-Cache-Control',
  cloudflare: 'CDN-Cache-Control',
  fastly: 'Surrogate-Control',
  cloudfront: 'Cache-Control',
}

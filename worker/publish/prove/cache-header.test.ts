import { expect, it } from 'vitest'
import { parseVisitorSettings } from '../../settings/settings'
import { visitorEdge } from '../publishing'

it.each([
  ['none', undefined],
  ['varnish', undefined],
  ['http', 'CDN-Cache-Control'],
  ['cloudflare', 'CDN-Cache-Control'],
  ['fastly', 'Surrogate-Control'],
  ['cloudfront', 'Cache-Control'],
])(
  'where the cache is %s, visitors are answered by the process for them with %s, without its secrets',
  (kind, header) => {
    expect(visitorEdge(parseVisitorSettings({ PURGE_KIND: kind })).cacheHeader).toBe(header)
  },
)

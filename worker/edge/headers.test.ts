import { describe, expect, it } from 'vitest'
import { visitorEdge } from '../publish/publishing'
import { parseVisitorSettings } from '../settings/settings'
import { filePolicy, pagePolicy } from './headers'

const policies = (IMAGE_BASE_URL?: string) => {
  const edge = visitorEdge(parseVisitorSettings({ IMAGE_BASE_URL }))
  return [pagePolicy(edge, "'sha256-abc'"), filePolicy(edge)]
}

/** What a directive of a policy allows. */
const allowed = (policy: string, directive: string): string[] =>
  new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? []

describe('the policy of a page', () => {
  it('lets pictures and films come from where their addresses lead', () => {
    const [page = '', file = ''] = policies('https://images.hotel.example/images')
    for (const directive of ['img-src', 'media-src'])
      expect(allowed(page, directive)).toContain('https://images.hotel.example')
    // The answer to a form that was sent without scripts is a page with pictures, too.
    expect(allowed(file, 'img-src')).toContain('https://images.hotel.example')
    for (const directive of ['script-src', 'connect-src', 'frame-src'])
      expect(allowed(page, directive)).not.toContain('https://images.hotel.example')
  })

  it('names no other host where they are on the site’s own', () => {
    const [page = '', file = ''] = policies()
    expect(policies('/images')).toEqual([page, file])
    expect(allowed(page, 'media-src')).toEqual(["'self'", 'blob:'])
    expect(allowed(file, 'img-src')).toEqual(["'self'", 'data:'])
  })

  it.each(['images', '//images.hotel.example', 'ftp://images.hotel.example', 'images.hotel.example/images'])(
    'is not made of "%s", which no picture can be had from',
    (base) => {
      expect(() => policies(base)).toThrow(/IMAGE_BASE_URL.*must begin with \/ or be a whole address/)
    },
  )
})

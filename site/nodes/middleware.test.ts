import { describe, expect, it } from 'vitest'
import { languages } from '../languages/locales'
import { mediaCornerPath } from '../languages/media-corner-path'
import { fixedPages } from './fixed-pages'
import { requireMiddleware } from './middleware'

describe('the middleware of a page', () => {
  it('is known by its name', () => {
    expect(requireMiddleware('auth')).toBe('auth')
  })

  it('an unknown name fails with that name', () => {
    expect(() => requireMiddleware('members-only')).toThrow(/members-only/)
  })

  it('guards the media corner in every language', () => {
    const guarded = fixedPages().filter(({ context }) => context.middleware === 'auth')
    expect(guarded.map(({ path }) => path)).toEqual(languages.map(mediaCornerPath))
  })
})

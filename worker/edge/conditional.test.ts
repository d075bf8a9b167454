import { describe, expect, it } from 'vitest'
import { chosenEncoding, entityTag, matchesTag, readRange } from './conditional'
import { leadingLanguage } from './language'

it('sends brotli where it is taken, and nothing that is refused', () => {
  expect(chosenEncoding(['br', 'gzip'], 'gzip, deflate, br')).toBe('br')
  expect(chosenEncoding(['br', 'gzip'], 'br;q=0, gzip')).toBe('gzip')
  expect(chosenEncoding(['br', 'gzip'], undefined)).toBeUndefined()
})

it('matches tags of one encoding only', () => {
  const tag = entityTag('a'.repeat(64), 'br')
  expect(matchesTag(`"x", W/${tag}`, tag)).toBe(true)
  expect(matchesTag(entityTag('a'.repeat(64)), tag)).toBe(false)
})

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-1', undefined],
  ['bytes=0-1,5-6', undefined],
  ['pages=1-2', undefined],
])('reads the range %s', (header, expected) => {
  expect(readRange(header, undefined, 100, '"t"')).toEqual(expected)
  expect(readRange(header, '"other"', 100, '"t"')).toBeUndefined()
})

describe('the language at the home page', () => {
  const userAgent = 'Mozilla/5.0 Firefox/145'
  it.each([
    [{ userAgent, cookie: 'i18n_app=fr', acceptLanguage: 'en' }, 'fr'],
    [{ userAgent, cookie: 'i18n_app=de', acceptLanguage: 'fr' }, undefined],
    [{ userAgent, cookie: 'xi18n_app=fr' }, undefined],
    [{ userAgent, acceptLanguage: 'it-IT,it;q=0.9,en;q=0.8,de;q=0.7' }, 'en'],
    [{ userAgent, acceptLanguage: 'de-CH,fr' }, undefined],
    [{ userAgent, acceptLanguage: 'EN-us' }, 'en'],
    [{ userAgent, acceptLanguage: 'frr' }, undefined],
    [{ userAgent: 'Googlebot', acceptLanguage: 'fr' }, undefined],
    [{ acceptLanguage: 'fr' }, undefined],
  ])('of %o is %s', (visitor, language) => {
    expect(leadingLanguage(visitor)).toBe(language)
  })
})

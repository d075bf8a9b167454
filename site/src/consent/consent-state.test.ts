import { describe, expect, it } from 'vitest'
import { categories, categoryOf, services, servicesOf } from '../../languages/consent-services'
import { allows, type Consent, consentRevision, isValidConsent, readConsent } from './consent-state'

const now = Date.UTC(2026, 10, 22)
const circumstances = { revision: consentRevision, now }
const stored = {
  consentId: '5f0c2f9e-7a1f-4b7d-9f2b-3a4b5c6d7e8f',
  consentTimestamp: '2026-11-01T10:00:00.000Z',
  lastConsentTimestamp: '2026-11-02T10:00:00.000Z',
  revision: consentRevision,
  categories: ['necessary', 'analytics'],
  services: { necessary: ['botCheck'], functional: [], analytics: ['tagManager'] },
  expirationTime: now + 1000,
} satisfies Consent

const without = (field: keyof typeof stored) =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => name !== field))

describe('a stored consent', () => {
  it('holds while id, timestamps and revision do', () => {
    expect(isValidConsent(stored, circumstances)).toBe(true)
    expect(isValidConsent(without('expirationTime'), circumstances)).toBe(true)
  })

  it.each([
    ['1. it has no id', without('consentId')],
    ['1. its id is empty', { ...stored, consentId: '' }],
    ['2. it has no timestamp', without('consentTimestamp')],
    ['2. it has no timestamp of the last change', without('lastConsentTimestamp')],
    ['2. a timestamp is none', { ...stored, consentTimestamp: 'yesterday' }],
    ['3. its revision is outdated', { ...stored, revision: consentRevision - 1 }],
    ['3. it has no revision', without('revision')],
    ['4. it has expired in the local storage', { ...stored, expirationTime: now }],
    ['5. it names no categories', without('categories')],
    ['it is no object', 'yes'],
    ['there is none', undefined],
  ])('does not count when %s', (_reason, consent) => {
    expect(isValidConsent(consent, circumstances)).toBe(false)
  })

  it('is found among other cookies, and never thrown over', () => {
    const cookie = `a=1; cc_cookie=${encodeURIComponent(JSON.stringify(stored))}; b=2`
    expect(readConsent(cookie, circumstances)).toEqual(stored)
    for (const broken of ['', 'cc_cookie=', 'cc_cookie=%E0%A4%A', 'cc_cookie={', 'xcc_cookie=1'])
      expect(readConsent(broken, circumstances)).toBeUndefined()
  })
})

describe('a service', () => {
  it('may run only when it and its category are accepted', () => {
    expect(allows(stored, 'tagManager')).toBe(true)
    expect(allows(stored, 'map')).toBe(false)
    expect(allows(undefined, 'tagManager')).toBe(false)
    expect(allows({ ...stored, categories: ['necessary'] }, 'tagManager')).toBe(false)
    expect(allows({ ...stored, services: {} }, 'tagManager')).toBe(false)
  })

  it('belongs to exactly one category', () => {
    expect(categories.flatMap((category) => servicesOf[category]).sort()).toEqual([...services].sort())
    for (const service of services) expect(servicesOf[categoryOf(service)]).toContain(service)
  })
})

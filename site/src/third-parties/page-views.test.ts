import { describe, expect, it, test } from 'vitest'
import { thirdPartyOrigins } from '../../settings/third-party-origins'
import { stepsFor, type Watch, withAgreement } from './page-views'
import { routeName } from './route-name'
import { tagManagerAddress } from './tag-manager'

describe('page views', () => {
  it('are sent once for each navigation, never for a filter or an anchor of the same page', () => {
    expect(stepsFor({ state: 'on', sent: '/a' }, '/b', true)).toEqual(['send'])
    expect(stepsFor({ state: 'on', sent: '/a' }, '/a', true)).toEqual([])
  })

  it('wait for consent, and begin with the page on which it is given', () => {
    expect(stepsFor({ state: 'off', sent: undefined }, '/a', false)).toEqual([])
    expect(stepsFor({ state: 'off', sent: undefined }, '/a', true)).toEqual(['start', 'send'])
  })

  it('are none where the tag manager is set to watch routes by itself', () => {
    expect(stepsFor({ state: 'off', sent: undefined }, '/a', true, false)).toEqual(['start'])
    expect(stepsFor({ state: 'on', sent: undefined }, '/b', true, false)).toEqual([])
  })

  it('stop when consent is withdrawn, and come back with the next page after it is given again, loaded anew', () => {
    expect(stepsFor({ state: 'on', sent: '/a', agreedOn: '/a' }, '/b', false)).toEqual(['stop'])
    let watch: Watch = { state: 'stopped', sent: undefined }
    const follow = (path: string, isAllowed: boolean) => {
      const steps = stepsFor(watch, path, isAllowed)
      watch = withAgreement(watch, path, isAllowed)
      return steps
    }
    expect(follow('/c', false)).toEqual([])
    // On the page on which it is given nothing that was typed is lost, however often it is looked at.
    expect([follow('/form', true), follow('/form', true)]).toEqual([[], []])
    expect([follow('/form', false), follow('/other-form', true)]).toEqual([[], []])
    expect(follow('/d', true)).toEqual(['reload'])
  })
})

test.each([
  ['/', 'slug___de___default'],
  ['/fr', 'slug___fr'],
  ['/en/rooms/arven', 'slug___en'],
  ['/events', 'events___de___default'],
  ['/en/events', 'events___en'],
  ['/fr/evenements/2026-12', 'events___fr'],
  ['/events/laternen/2026-12-24/17-30', 'event___de___default'],
  ['/eventsaal', 'slug___de___default'],
  ['/suche', 'search___de___default'],
  ['/fr/recherche', 'search___fr'],
  ['/media-corner', 'media-corner___de___default'],
  ['/fr/media-corner', 'media-corner___fr'],
])('the route of %s is %s', (path, name) => {
  expect(routeName(path)).toBe(name)
})

const settings = {
  standIn: undefined,
  tagManagerId: 'GTM-ABC123',
  hasRouterSync: true,
  sealUrl: undefined,
  botCheckKey: undefined,
}

describe('the tag manager', () => {
  it.each(['', 'GTM-', 'GTM-abc', 'gtm-ABC', 'UA-1', 'GTM-A B', 'GTM-A"><script>'])(
    'has no address for the id "%s"',
    (tagManagerId) => {
      expect(tagManagerAddress({ ...settings, tagManagerId })).toBeUndefined()
    },
  )

  it('has one for a container, of the real service or of its stand-in', () => {
    expect(tagManagerAddress(settings)).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123')
    expect(tagManagerAddress({ ...settings, standIn: 'http://localhost:8040' })).toBe(
      'http://localhost:8040/gtm.js?id=GTM-ABC123',
    )
  })
})

describe('the origins of third parties', () => {
  it('are those that are in use, and no other', () => {
    const none = { ...settings, tagManagerId: undefined }
    expect(thirdPartyOrigins(none)).toMatchObject({ scripts: [], connections: [], pictures: [] })
    expect(
      thirdPartyOrigins({ ...settings, sealUrl: 'https://seal.example/widget?a=1', botCheckKey: 'k' }),
    ).toEqual({
      scripts: ['https://www.googletagmanager.com', 'https://challenges.cloudflare.com'],
      frames: [
        'https://www.openstreetmap.org',
        'https://www.youtube-nocookie.com',
        'https://player.vimeo.com',
        'https://seal.example',
        'https://challenges.cloudflare.com',
      ],
      connections: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
      ],
      pictures: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
      ],
    })
  })

  it('are one where stand-ins answer for all', () => {
    expect(thirdPartyOrigins({ ...settings, standIn: 'http://localhost:8040/x' })).toEqual({
      scripts: ['http://localhost:8040'],
      frames: ['http://localhost:8040'],
      connections: ['http://localhost:8040'],
      pictures: [],
    })
  })
})

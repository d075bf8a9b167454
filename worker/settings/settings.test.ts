import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { varnishVcl } from '../edge/varnish'
import { parseSettings, parseVisitorSettings, settingNames } from './settings'

const real = {
  SANITY_PROJECT_ID: 'h7k2p9',
  SANITY_TOKEN: 'reads-published',
  SANITY_WEBHOOK_SECRET: 'a-secret-of-sixteen',
  EVENTS_FEED_URL_DE: 'https://events.example/de',
  EVENTS_FEED_URL_EN: 'https://events.example/en/',
  EVENTS_CHANNEL: '17',
  SITE_URL: 'https://hotel.example',
  OPERATIONS_TOKEN: 'operators-open-sesame',
}

describe('settings', () => {
  it('are complete without any variable, in sandbox mode', () => {
    const settings = parseSettings({})
    expect(settings.sandbox).toBe(true)
    expect(settings.content.apiHost).toBe('http://localhost:8020')
    expect(settings).toMatchObject({
      quietMs: 150,
      longestWaitMs: 2000,
      timeZone: 'Europe/Zurich',
      redisUrl: undefined,
    })
    expect(settings.dataDir).toBe(path.resolve('.data'))
  })

  it('have no mail of the sandbox where a program takes enquiries', () => {
    const { enquiries } = parseSettings({
      ENQUIRY_WEBHOOK_URL: 'https://desk.hotel.example/enquiries',
      ENQUIRY_WEBHOOK_SECRET: 'a-long-secret-of-the-desk',
    })
    expect([enquiries.mail, enquiries.web?.url]).toEqual([undefined, 'https://desk.hotel.example/enquiries'])
  })

  it('follow the ports in sandbox mode: nothing else has to be set for a second instance', () => {
    const ports = {
      SITE_PORT: '1001',
      WORKER_PORT: '1002',
      SANDBOX_LAKE_PORT: '1003',
      SANDBOX_EVENTS_PORT: '1004',
      SANDBOX_THIRD_PARTIES_PORT: '1005',
    }
    expect(parseSettings(ports)).toMatchObject({
      siteUrl: 'http://localhost:1001',
      site: { port: 1001 },
      worker: { port: 1002 },
      content: { apiHost: 'http://localhost:1003' },
      imageOrigin: 'http://localhost:1003',
      events: { urls: { fr: 'http://localhost:1004/fr/events.json' } },
      thirdParties: { standIn: 'http://localhost:1005' },
    })
    expect(() => parseSettings({ SITE_PORT: 'eighty' })).toThrow(/^(?!.*SITE_URL).*SITE_PORT/)
  })

  it.each([
    ['8080', 'http://127.0.0.1:8080'],
    ['127.0.0.2:8080', 'http://127.0.0.2:8080'],
    ['[::]:8080', 'http://127.0.0.1:8080'],
    ['[::1]:8080', 'http://[::1]:8080'],
  ])('find an nginx that listens on %s at %s', (listen, origin) => {
    expect(parseSettings({ NGINX_LISTEN: listen }).nginx?.origin).toBe(origin)
    expect(parseSettings({ NGINX_LISTEN: listen, NGINX_ORIGIN: 'http://nginx:1' }).nginx?.origin).toBe(
      'http://nginx:1',
    )
  })

  it('name the folder in which an nginx keeps pictures, and none that would end its line', () => {
    const cached = (NGINX_CACHE?: string) => parseSettings({ NGINX_LISTEN: '8080', NGINX_CACHE }).nginx?.cache
    expect(cached()).toBe('/var/cache/nginx')
    expect(cached('/srv/pictures-b')).toBe('/srv/pictures-b')
    for (const bad of ['pictures', '/srv/a;b', '/srv/a b']) expect(() => cached(bad)).toThrow(/NGINX_CACHE/)
  })

  it('take nothing of the sandbox once a project is set', () => {
    const settings = parseSettings(real)
    expect(settings.sandbox).toBe(false)
    expect([settings.content.apiVersion, settings.content.token]).toEqual(['1', 'reads-published'])
    expect(parseSettings({ ...real, SANITY_TOKEN: undefined }).content.token).toBeUndefined()
    expect(settings.content.apiHost).toBe('https://api.sanity.io')
    expect(settings.imageOrigin).toBe('https://cdn.sanity.io')
    expect(settings.events.urls).toEqual({
      de: 'https://events.example/de',
      en: 'https://events.example/en',
    })
    expect(() => parseSettings({ SANITY_PROJECT_ID: 'h7k2p9' })).toThrow(
      /SANITY_WEBHOOK_SECRET is not set.*SITE_URL is not set/,
    )
  })

  it.each([
    ['a line end, as a file of a secret has one', (value: string) => `${value}\n`],
    ['the line end of another system', (value: string) => `${value}\r\n`],
    ['spaces around it', (value: string) => ` ${value} `],
    ['quotes that were kept by what read its file', (value: string) => `"${value}"`],
    ['quotes of the other kind', (value: string) => `'${value}'`],
  ])('mean the same with %s', (_, written) => {
    const given = {
      ...real,
      WORKER_ROLE: 'builder',
      REDIS_URL: 'redis://127.0.0.1:6379',
      WORKER_PORT: '8011',
      DATA_DIR: '/var/lib/hotel',
      PUBLISH_TARGET: 's3://hotel/live',
      PUBLISH_S3_ACCESS_KEY_ID: 'key',
      PUBLISH_S3_SECRET_ACCESS_KEY: 'of-the-storage',
      NIGHTLY_CRON: '5 0 * * *',
    }
    const all = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, written(value)]))
    expect(parseSettings(all)).toEqual(parseSettings(given))
  })

  it('keep quotes and spaces within a value, and take a pair of quotes with nothing between for no value', () => {
    const token = `half of "a" secret's`
    const settings = parseSettings({ ...real, OPERATIONS_TOKEN: token, REDIS_URL: '""', DATA_DIR: '"' })
    expect([settings.operationsToken, settings.redisUrl]).toEqual([token, undefined])
    expect(settings.dataDir).toBe(path.resolve('"'))
  })

  it('name every bad variable in one message, with its value and what is allowed', () => {
    const bad = {
      ...real,
      WORKER_PORT: '80100',
      HOTEL_TIME_ZONE: 'Alps',
      NIGHTLY_CRON: 'midnight',
      SITE_URL: 'hotel',
    }
    expect(() => parseSettings(bad)).toThrow(
      /SITE_URL is "hotel".*HOTEL_TIME_ZONE is "Alps".*WORKER_PORT is "80100".*NIGHTLY_CRON is "midnight"/,
    )
  })

  it.each(['SITE_PORT', 'WORKER_PORT', 'PREVIEW_PORT'])(
    'refuse a port for %s on which no browser opens a page',
    (name) => {
      expect(() => parseSettings({ ...real, [name]: '6000' })).toThrow(
        `${name} is "6000": must be a port on which browsers open pages`,
      )
    },
  )

  it.each(['https://hotel.example/chalet', 'https://hotel.example/?a=1', 'https://me@hotel.example'])(
    'refuse %s as the address of the site: all addresses of its pages would be wrong',
    (SITE_URL) => {
      expect(() => parseSettings({ ...real, SITE_URL })).toThrow(
        /SITE_URL is .*: must be an address without a path/,
      )
    },
  )

  it('take the address of the site with a slash at its end, and with a port', () => {
    const addressOf = (SITE_URL: string) => parseSettings({ ...real, SITE_URL }).siteUrl
    expect(addressOf('https://www.hotel.example/')).toBe('https://www.hotel.example')
    expect(addressOf('http://[::1]:8000')).toBe('http://[::1]:8000')
  })

  it('name a host as everybody else does, so that an address is its own wherever it is compared', () => {
    const addressOf = (SITE_URL: string) => parseSettings({ ...real, SITE_URL }).siteUrl
    expect(addressOf('HTTPS://WWW.Hotel.Example')).toBe('https://www.hotel.example')
    expect(addressOf('https://www.hôtel-été.example/')).toBe('https://www.xn--htel-t-fvab6g.example')
    expect(addressOf('https://hotel.example:443')).toBe('https://hotel.example')
    expect(parseSettings({ ...real, IMAGE_ORIGIN: 'https://CDN.example/' }).imageOrigin).toBe(
      'https://cdn.example',
    )
  })

  it('let in the pages of a Studio however its address is written', () => {
    const originsOf = (STUDIO_ORIGINS: string) => parseSettings({ ...real, STUDIO_ORIGINS }).studioOrigins
    expect(originsOf('https://Hotel.sanity.studio/, http://localhost:3333')).toEqual([
      'https://hotel.sanity.studio',
      'http://localhost:3333',
    ])
    expect(() => originsOf('https://a.example, https://b.example/desk')).toThrow(/STUDIO_ORIGINS is/)
  })

  it('know a time zone in whatever letters, and no offset, which has no summer', () => {
    const zoneOf = (HOTEL_TIME_ZONE: string) => parseSettings({ ...real, HOTEL_TIME_ZONE }).timeZone
    expect(zoneOf('europe/zurich')).toBe('Europe/Zurich')
    expect(zoneOf('Asia/Kolkata')).toBe('Asia/Kolkata')
    expect(() => zoneOf('+01:00')).toThrow(/HOTEL_TIME_ZONE is "\+01:00"/)
  })

  it.each([
    ...['IMAGE_ORIGIN', 'SITE_ORIGIN', 'PREVIEW_URL', 'NGINX_ORIGIN', 'NGINX_GATE_ORIGIN'].map((name) => [
      name,
      'https://host.example/path',
      'without a path',
    ]),
    ['PREVIEW_URL', 'https://WWW.hotel.example/', 'must not be SITE_URL'],
    ['PUBLISH_TARGET', 's3:/bucket/site', 'a folder or s3://'],
    ['PUBLISH_TARGET', 'file:/srv/site', 'a folder or s3://'],
    ['NIGHTLY_CRON', '60 0 * * *', 'none beyond its range'],
    ['EVENTS_CRON', '0 0 * 13 *', 'none beyond its range'],
    ['VARNISH_PURGERS', 'worker"; }', 'addresses, networks or names'],
  ])('refuse %s=%s, with a reason', (name, value, reason) => {
    const given = { ...real, SITE_URL: 'https://www.hotel.example', [name]: value }
    expect(() => parseSettings(given)).toThrow(new RegExp(`${name} is .*${reason}`))
  })

  it('tell a Varnish of purgers by address, network and name', () => {
    const given = { ...real, NGINX_LISTEN: '8080', VARNISH_ORIGIN: 'nginx:8080' }
    const purgersOf = (VARNISH_PURGERS?: string) =>
      parseSettings({ ...given, VARNISH_PURGERS }).varnish?.purgers
    expect(purgersOf()).toEqual(['127.0.0.1'])
    expect(purgersOf('worker, 10.0.0.0/8,::1,')).toEqual(['worker', '10.0.0.0/8', '::1'])
    const vcl = varnishVcl({ origin: 'nginx:8080', purgers: ['worker', '10.0.0.0/8', '::1'] })
    expect(vcl).toContain('acl purgers {\n  "worker";\n  "10.0.0.0"/8;\n  "::1";\n}')
  })

  it('never repeat a secret in a message', () => {
    expect(() => parseSettings({ ...real, OPERATIONS_TOKEN: 'hunter2' })).toThrow(
      /^(?!.*hunter2).*OPERATIONS_TOKEN is wrong/,
    )
  })

  it('of the process that answers visitors are none of the secrets, and the same as the worker’s', () => {
    const { SANITY_PROJECT_ID, SITE_URL } = real
    const own = parseVisitorSettings({ SANITY_PROJECT_ID, SITE_URL, BOT_CHECK_SITE_KEY: 'public' })
    expect(own.siteUrl).toBe(SITE_URL)
    expect(parseSettings({ ...real, BOT_CHECK_SITE_KEY: 'public', BOT_CHECK_SECRET: 'x' })).toMatchObject(own)
    const whole = JSON.stringify(
      parseVisitorSettings({ ...real, MEDIA_SESSION_KEY: 'k'.repeat(32), OPERATIONS_TOKEN: 'short' }),
    )
    for (const secret of [real.SANITY_TOKEN, real.SANITY_WEBHOOK_SECRET, 'kkk', 'short'])
      expect(whole).not.toContain(secret)
    expect(() => parseVisitorSettings({ SANITY_PROJECT_ID, SITE_PORT: 'x' })).toThrow(
      /^(?!.*TOKEN|.*SECRET).*SITE_URL is not set.*SITE_PORT is "x"/,
    )
  })

  it('read an empty variable as one that is not set', () => {
    expect(parseSettings({ ...real, REDIS_URL: '', QUIET_MS: ' ' })).toMatchObject({
      redisUrl: undefined,
      quietMs: 150,
    })
  })

  it('publish into the data folder where nothing else is said', () => {
    expect(parseSettings({ DATA_DIR: '/srv/a' }).publish.target).toBe('/srv/a/site')
    expect(parseSettings({ DATA_DIR: '/srv/a', PUBLISH_TARGET: '/srv/b' }).publish.target).toBe('/srv/b')
    expect(parseSettings({ PUBLISH_TARGET: 's3://hotel/live' }).publish.target).toBe('s3://hotel/live')
  })

  it('have workers of different roles meet in one queue', () => {
    expect(parseSettings({}).role).toBe('all')
    const REDIS_URL = 'redis://127.0.0.1:6379'
    for (const WORKER_ROLE of ['intake', 'builder']) {
      expect(parseSettings({ REDIS_URL, WORKER_ROLE }).role).toBe(WORKER_ROLE)
      expect(() => parseSettings({ WORKER_ROLE })).toThrow(/REDIS_URL.*must be set when WORKER_ROLE/)
    }
    expect(() => parseSettings({ REDIS_URL, WORKER_ROLE: 'editor' })).toThrow(/WORKER_ROLE is "editor"/)
  })

  it('keep the history of releases where the public does not read', () => {
    const history = (place: string, target = 's3://hotel/live') =>
      parseSettings({ PUBLISH_TARGET: target, PUBLISH_HISTORY: place }).publish.history
    expect(history('s3://hotel-history/live')).toBe('s3://hotel-history/live')
    expect(history('s3://hotel/live-history')).toBe('s3://hotel/live-history')
    expect(history('s3://hotel-history', '/srv/site')).toBe('s3://hotel-history')
    for (const place of ['s3://hotel/live', 's3://hotel/live/', 's3://hotel/live/history'])
      expect(() => history(place)).toThrow(/PUBLISH_HISTORY.*must not lie below PUBLISH_TARGET/)
    expect(() => history('s3://hotel/history', 's3://hotel')).toThrow(/must not lie below PUBLISH_TARGET/)
    expect(() => history('/srv/history')).toThrow(/PUBLISH_HISTORY.*must be s3:/)
  })

  it.each([
    ['PUBLISH_S3_ACCESS_KEY_ID', 'PUBLISH_S3_SECRET_ACCESS_KEY'],
    ['PURGE_CLOUDFRONT_ACCESS_KEY_ID', 'PURGE_CLOUDFRONT_SECRET_ACCESS_KEY'],
    ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET'],
  ])('refuse half of a key: %s and %s go together', (one, other) => {
    expect(() => parseSettings({ ...real, [one]: 'x' })).toThrow(
      `${other} is not set: must be set when ${one} is`,
    )
    expect(() => parseSettings({ ...real, [other]: 'x' })).toThrow(
      `${one} is not set: must be set when ${other} is`,
    )
  })

  it('demand what belongs to a chosen kind of purge', () => {
    expect(() => parseSettings({ ...real, PURGE_KIND: 'cloudflare' })).toThrow(
      /PURGE_CLOUDFLARE_ZONE.*PURGE_CLOUDFLARE_TOKEN/,
    )
    expect(() => parseSettings({ ...real, PURGE_KIND: 'fastly' })).toThrow(
      /PURGE_FASTLY_SERVICE.*PURGE_FASTLY_TOKEN/,
    )
    expect(() => parseSettings({ ...real, PURGE_KIND: 'cloudfront' })).toThrow(
      /PURGE_CLOUDFRONT_DISTRIBUTION.*must be set when PURGE_KIND is cloudfront/,
    )
    expect(() => parseSettings({ ...real, PURGE_KIND: 'varnish' })).toThrow(/PURGE_URL/)
  })

  it.each([
    ['BUILDER_PORTION_MS', '0.3 s'],
    ['SITE_TODAY', 'tomorrow'],
    ['SITE_MOMENT', '18:00'],
  ])('refuse a bad %s, which the build alone reads, before anything is started', (name, value) => {
    expect(() => parseSettings({ ...real, [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}: must be`,
    )
  })

  it('stand, each of them, in .env.example', () => {
    const example = readFileSync(path.resolve('.env.example'), 'utf8')
    expect(settingNames.filter((name) => !new RegExp(`^#?\\s?${name}=`, 'm').test(example))).toEqual([])
  })
})

import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventFiles } from '../events/calendar-file'
import { planEventPages } from '../events/event-pages'
import { type Language, languageFacts, languages, prefixes } from '../languages/locales'
import { addressOf, foldedPath, readPath } from './address-form'
import { listPaths } from './event-paths'
import { pagePath, pathsAbove } from './page-path'
import { written } from './testing/written'

const codeOf = (path: unknown, language: Language = 'de') => {
  const read = pagePath(path, language)
  return typeof read === 'string' ? read : read.code
}

describe('a path of a page', () => {
  it.each([
    ['/', 'de'],
    ['/fr', 'fr'],
    ['/zimmer/arvenzimmer', 'de'],
    ['/fr/chambres/chambre-arolle', 'fr'],
    ['/en/getting-here', 'en'],
    ['/häuser', 'de'],
    ['/зал/東京-1.5', 'de'],
    ['/eventsaal', 'de'],
  ] as const)('%s is fine in %s, and stays as it is', (path, language) => {
    expect(pagePath(path, language)).toBe(path)
  })

  it.each([
    ['1. no slash in front', 'zimmer', 'de', 'address.slashes'],
    ['1. a slash at the end', '/zimmer/', 'de', 'address.slashes'],
    ['1. nothing', undefined, 'de', 'address.missing'],
    ['1. no text', { fullPath: '/a' }, 'de', 'address.missing'],
    ['2. another language', '/fr/chambres', 'de', 'address.language'],
    ['2. no prefix', '/chambres', 'fr', 'address.language'],
    ['2. a prefix that only begins alike', '/france', 'fr', 'address.language'],
    ['3. dots', '/a/../b', 'de', 'address.dots'],
    ['3. encoded dots', '/a/%2e%2e/b', 'de', 'address.hidden'],
    ['3. an encoded slash', '/a%2fb', 'de', 'address.hidden'],
    ['3. a backslash', '/a\\b', 'de', 'address.character'],
    ['3. NUL', '/a\u0000b', 'de', 'address.character'],
    ['3. a query', '/a?b', 'de', 'address.character'],
    ['3. two slashes', '//evil.example', 'de', 'address.character'],
    ['3. a broken percent sign', '/a%zz', 'de', 'address.percent'],
    ['3. what is encoded twice', '/a%2520b', 'de', 'address.percent'],
    ['3. a space, encoded or not', '/a%20b', 'de', 'address.character'],
    ['3. half a surrogate', '/a\ud800', 'de', 'address.character'],
    ['3. a mark that turns the reading direction', '/a\u202eb', 'de', 'address.character'],
    ['4. more than 240 bytes', `/${'a'.repeat(300)}`, 'de', 'address.long'],
    ['4. more than 240 bytes in fewer letters', `/${'東'.repeat(100)}`, 'de', 'address.long'],
    ['6. the name of a file', '/sitemap.xml', 'de', 'address.file'],
    ['6. a calendar', '/anlass.ics', 'de', 'address.file'],
  ] as const)('%s is refused (faults 27, 72)', (_rule, path, language, code) => {
    expect(codeOf(path, language)).toBe(code)
  })

  it.each([
    ...[
      '/events',
      '/events/2026-12',
      '/events/fondue',
      '/events/fondue/2026-12-01',
      '/events/a/2026-12-01/18-00',
    ],
    ...['/index', '/a/index', '/404', '/410', '/500', '/404/a'],
    ...['/page-data', '/page-data/x', '/a/page-data', '/slice-data', '/static/x', '/dev-404-page'],
    ...[
      '/api/media',
      '/gate',
      '/images',
      '/files',
      '/operations',
      '/webhooks',
      '/cookie',
      '/assets',
      '/feeds',
    ],
    ...[
      '/_gatsby',
      '/_headers',
      '/_redirects',
      '/~partytown',
      '/~x',
      '/.hidden',
      '/.well-known/x',
      '/a/.b',
      '/a/_b',
    ],
    ...['/Events', '/EVENTS/2026-12', '/%65vents', '/INDEX', '/Page-Data/x'],
  ])("5. %s is the site's own, in every language and by its name (fault 49)", (path) => {
    for (const language of languages) {
      const { eventsName } = languageFacts[language]
      const own = eventsName === 'events' ? path : path.replace(/events|%65vents/i, eventsName)
      const read = pagePath(`${prefixes[language]}${own}`, language)
      expect(read).toMatchObject({ code: 'address.reserved', facts: { name: expect.stringMatching(/./) } })
    }
  })

  it.each([
    '/favicon.ico',
    '/robots.txt',
    '/manifest.webmanifest',
    '/sitemap-0.xml',
    '/events.ics',
    '/chunk-map.json',
  ])('6. %s is a file, in every language (fault 49)', (path) => {
    for (const language of languages)
      expect(codeOf(`${prefixes[language]}${path}`, language)).toBe('address.file')
  })

  it('is none that lies beside the pages, nor one of events, whatever the feed holds', () => {
    for (const name of readdirSync('site/brand/static')) expect(codeOf(`/${name}`)).toMatch(/^address\./)
    const events = planEventPages({ occurrences: [], today: '2026-11-23' })
    for (const { path, language } of events) expect(codeOf(path, language)).toBe('address.reserved')
    const files = eventFiles([], {
      siteUrl: 'https://a.example',
      timeZone: 'Europe/Zurich',
      names: listPaths,
    })
    for (const path of files.keys())
      for (const each of languages) expect(codeOf(path, each)).toMatch(/^address\./)
  })

  it('has one form: however it is written, it is the same path, and that path is read as itself', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...languages), (text, language) => {
        const path = pagePath(prefixes[language] + text, language)
        if (typeof path !== 'string') return
        expect(pagePath(path, language)).toBe(path)
        expect([readPath(path), readPath(addressOf(path)), foldedPath(path)]).toEqual([path, path, path])
        expect(pagePath(addressOf(path.normalize('NFD')), language)).toBe(path)
        expect(new URL(path, 'https://a.example').pathname).toBe(addressOf(path))
      }),
      { numRuns: 500 },
    )
  })

  it('is the same page by letter case, Unicode form, percent-encoding and a slash at the end', () => {
    const forms = ['/häuser', '/Häuser', '/ha\u0308user', '/h%C3%A4user', '/H%c3%84USER']
    expect(new Set(forms.map((each) => pagePath(each, 'de')))).toEqual(new Set(['/häuser']))
    expect(new Set([...forms, '/häuser/'].map(foldedPath))).toEqual(new Set(['/häuser']))
    expect(foldedPath('/')).toBe('/')
  })

  it('has above it what its path names, without the home page of its language', () => {
    expect(pathsAbove('/zimmer/arvenzimmer')).toEqual(['/zimmer'])
    expect(pathsAbove('/fr/a/b/c')).toEqual(['/fr/a', '/fr/a/b'])
    expect(['/', '/en', '/zimmer', '/en/rooms'].flatMap(pathsAbove)).toEqual([])
  })
})

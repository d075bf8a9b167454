import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listPaths } from '../addresses/event-paths'
import { redirectsId } from '../content/part-claimants'
import type { FeedDate } from '../events/feed'
import { eventModel } from '../events/nodes'
import { day, ownChannel, sampleEvent, sampleFeed, sampleFeeds, zurich } from '../events/testing/sample'
import type { NodeInput } from '../nodes/node-input'
import { SiteFiles } from './site-files'
import { readCalendars, writeFiles } from './write-site-files'

const settings = { siteUrl: 'https://hotel.example', timeZone: 'Europe/Zurich' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lay = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

describe('the calendar files of a site that is taken up as it was left', () => {
  it('go where their event is gone, and come or change where they differ', async () => {
    lay('events/fondue/2026-12-01.ics', 'BEGIN:VCALENDAR of an event that is gone')
    lay('events.ics', 'BEGIN:VCALENDAR of another day')
    lay('events/index.html', '<!doctype html>')
    const files = new SiteFiles(settings)
    files.found(await readCalendars(folder))
    const changes = files.events([])
    expect(changes.get('events/fondue/2026-12-01.ics')).toBeUndefined()
    const own = Object.values(listPaths).map((list) => `${list.slice(1)}.ics`)
    expect([...changes.keys()].toSorted()).toEqual([...own, 'events/fondue/2026-12-01.ics'].toSorted())
    writeFiles(folder, changes)
    expect([...(await readCalendars(folder)).keys()].toSorted()).toEqual(own.toSorted())
  })

  it('stay untouched where they are as they should be', async () => {
    writeFiles(folder, new SiteFiles(settings).events([]))
    const files = new SiteFiles(settings)
    files.found(await readCalendars(folder))
    expect(files.events([]).size).toBe(0)
  })
})

describe('the file of redirects', () => {
  const node = (_id: string, from: string) => ({
    id: redirectsId,
    type: 'SitePart',
    fields: { kind: 'redirects', language: 'de', content: { _id, list: [{ _key: 'a', from, to: '/' }] } },
  })
  const of = (files: SiteFiles, ...arguments_: Parameters<SiteFiles['content']>) =>
    files.content(...arguments_).get('_redirects.json')

  it('is there without a document, follows the one that counts, and is empty again when that goes', () => {
    const files = new SiteFiles(settings)
    expect(of(files, [], [])).toBe('{"list":[]}\n')
    expect(of(files, [], [])).toBeUndefined()
    expect(of(files, [node('redirects', '/a')], [])).toBe(
      '{"document":"redirects","list":[{"from":"/a","to":"/"}]}\n',
    )
    expect(of(files, [node('redirects-2', '/b')], [])).toContain('"document":"redirects-2"')
    expect(of(files, [], [node('redirects-2', '/b')])).toBe('{"list":[]}\n')
  })

  it('leads from an address as it would be typed, without what nobody sees and copying brings along', () => {
    const text = of(new SiteFiles(settings), [node('redirects', '\u200b/al\u00adt\ufeff')], [])
    expect(text).toContain('{"from":"/alt","to":"/"}')
  })

  it('leads from the addresses of cookie notices to the privacy page of their language, unless an editor leads elsewhere', () => {
    const files = new SiteFiles(settings)
    const texts = (language: string, privacyPath: string) => ({
      id: `locale-${language}-cookie`,
      type: 'Locale',
      fields: { ns: 'cookie', language, data: JSON.stringify({ privacyPath }) },
    })
    expect(of(files, [texts('de', '/datenschutz'), texts('fr', '/fr/donnees')], [])).toBe(
      '{"list":[{"from":"/de/datenschutz","to":"/datenschutz"},{"from":"/disclaimer","to":"/fr/donnees"}]}\n',
    )
    expect(of(files, [texts('fr', '/fr/confidentialite')], [])).toContain(
      '{"from":"/disclaimer","to":"/fr/confidentialite"}',
    )
    expect(of(files, [node('redirects', '/disclaimer')], [])).toBe(
      '{"document":"redirects","list":[{"from":"/disclaimer","to":"/"},{"from":"/de/datenschutz","to":"/datenschutz"}]}\n',
    )
  })
  it('lead cookie notices and their texts to the page of the legal links, wherever it is and in whichever language it is live', () => {
    const files = new SiteFiles(settings)
    const texts = ['de', 'fr', 'en'].map((language) => ({
      id: `locale-${language}-cookie`,
      type: 'Locale',
      fields: {
        ns: 'cookie',
        language,
        data: JSON.stringify({ privacyPath: `/${language}/as-the-text-says` }),
      },
    }))
    const legal = (language: string, page: string) => ({
      id: `sitepart-legal-${language}`,
      type: 'SitePart',
      fields: { content: { privacy: { _type: 'link', link: { _ref: page } } } },
    })
    const page = (id: string, path: string) => ({
      id: `sitemap-${id}`,
      type: 'SitemapEntry',
      fields: { path },
    })
    const change = (set: NodeInput[], removed: NodeInput[]) => {
      const changes = files.content(set, removed)
      const linked = ['de', 'fr', 'en'].map((language) => {
        const text = changes.get(`cookie/${language}.json`)
        return text === undefined
          ? 'as it was'
          : /href="([^"]*)"/.exec(JSON.parse(text).consentModal.description)?.[1]
      })
      return { linked, redirects: JSON.parse(changes.get('_redirects.json') ?? '{"list":"as it was"}').list }
    }
    const [german, french] = [page('privacy', '/schutz'), page('privacy-fr', '/fr/confidentialite')]
    const begun = change([...texts, legal('de', 'privacy'), legal('fr', 'privacy-fr'), german, french], [])
    expect(begun.linked).toEqual(['/schutz', '/fr/confidentialite', '/schutz'])
    expect(begun.redirects).toEqual([
      { from: '/de/datenschutz', to: '/schutz' },
      { from: '/disclaimer', to: '/fr/confidentialite' },
    ])
    expect(change([page('privacy-fr', '/disclaimer')], [])).toEqual({
      linked: ['as it was', '/disclaimer', 'as it was'],
      redirects: [{ from: '/de/datenschutz', to: '/schutz' }],
    })
    expect(change([], [page('privacy', '/schutz'), page('privacy-fr', '/disclaimer')]).linked).toEqual([
      '/de/as-the-text-says',
      '/fr/as-the-text-says',
      '/en/as-the-text-says',
    ])
  })

  const occurrencesOf = (...dates: readonly FeedDate[]) =>
    eventModel({
      feeds: sampleFeeds(sampleFeed(sampleEvent('serenade', dates))),
      today: '2026-12-01',
      ownChannel,
      timeZone: zurich,
    }).occurrences
  const first = { date: '2026-12-08', time: '20:30' }
  const moved = (date: string, time: string) => day(date, time, { status: 'moved', movedFrom: first })

  it('leads from where an event was to where it was moved, in each language, until it stands where it was', () => {
    const files = new SiteFiles(settings)
    const after = (...dates: readonly FeedDate[]): { from: string; to: string }[] => {
      files.events(occurrencesOf(...dates))
      return JSON.parse(of(files, [], []) ?? '{}').list
    }
    expect(after(moved('2026-12-09', '19:00'))).toEqual(
      Object.values(listPaths).map((list) => ({
        from: `${list}/serenade/2026-12-08/20-30`,
        to: `${list}/serenade/2026-12-09/19-00`,
      })),
    )
    const [target] = after(moved('2026-12-10', '18:00'), moved('2026-12-09', '21:00'))
    expect(target?.to).toBe('/events/serenade/2026-12-09/21-00')
    expect(after(moved('2026-12-09', '19:00'), day('2026-12-08', '20:30'))).toEqual([])
  })

  it('leads where the editor wishes who wrote one of its own, in whatever form, and tells of none twice', () => {
    const files = new SiteFiles(settings)
    files.events(occurrencesOf(moved('2026-12-09', '19:00')))
    const text = of(files, [node('redirects', '/Events/serenade/2026-12-08/20-30/')], [])
    expect(text).toContain('{"from":"/Events/serenade/2026-12-08/20-30/","to":"/"}')
    expect(text).not.toContain('"from":"/events/serenade')
    const texts = {
      id: 'locale-fr-cookie',
      type: 'Locale',
      fields: { ns: 'cookie', language: 'fr', data: JSON.stringify({ privacyPath: '/fr/donnees' }) },
    }
    expect(of(files, [texts, node('redirects', '/Disclaimer/')], [])).not.toContain('"/disclaimer"')
  })
})

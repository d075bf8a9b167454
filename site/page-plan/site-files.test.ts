import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listPaths } from '../addresses/event-paths'
import { redirectsId } from '../content/part-claimants'
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
})

import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../languages/locales'
import { SearchIndex } from '../../search/search-index'
import type { SearchedPage } from '../../search/searched-page'
import { filesAfter, searched } from '../../search/testing/sites'
import { IndexFiles } from './index-files'
import { search } from './search'

/** A site's files, as a visitor's browser reads them; `asked` has the names in their order. */
function reader(files: ReadonlyMap<string, string>, language: Language = 'de') {
  const asked: string[] = []
  const opened = new IndexFiles(language, async (name) => {
    asked.push(name)
    const text = files.get(name)
    return text === undefined ? undefined : JSON.parse(text)
  })
  return { asked, opened }
}

const siteOf = (...pages: SearchedPage[]) => filesAfter([{ set: pages, remove: [] }])
const pathsFor = async (files: ReadonlyMap<string, string>, text: string, language: Language = 'de') =>
  (await search(reader(files, language).opened, text, 10)).pages.map(({ path }) => path)

const page = (path: string, given: Partial<SearchedPage> = {}) => searched({ path, title: 'Ohne', ...given })

describe('a search', () => {
  it('puts the title before a heading and a heading before the text', async () => {
    const files = siteOf(
      page('/text', { texts: ['Die Sauna, die Sauna, die Sauna'] }),
      page('/heading', { headings: ['Sauna'] }),
      page('/title', { title: 'Sauna' }),
      page('/other', { title: 'Bad' }),
    )
    expect(await pathsFor(files, 'sauna')).toEqual(['/title', '/heading', '/text'])
  })

  it('puts the whole word before what begins with it, and that before what only holds it', async () => {
    const files = siteOf(
      page('/inside', { title: 'Kaminofen' }),
      page('/beginning', { title: 'Ofenbank' }),
      page('/whole', { title: 'Ofen' }),
    )
    expect(await pathsFor(files, 'ofen')).toEqual(['/whole', '/beginning', '/inside'])
    expect(await pathsFor(files, 'Öfen')).toEqual(['/whole', '/beginning', '/inside'])
  })

  it('puts pages with the very word before a title with another word that begins like it, and compounds and endings where they were', async () => {
    const files = siteOf(
      page('/flowers', {
        title: 'Hundert Blüten',
        headings: ['Hundert'],
        texts: ['Hundert, hundert, hundert'],
      }),
      page('/text', { texts: ['Ihr Hund ist willkommen.'] }),
      page('/compound', { title: 'Hundbar' }),
      page('/ending', { title: 'Hunde' }),
    )
    const found = await pathsFor(files, 'Hund')
    expect(found.slice(0, 2).sort()).toEqual(['/compound', '/ending'])
    expect(found.slice(2)).toEqual(['/text', '/flowers'])
    expect((await pathsFor(files, 'Hunden')).slice(-2)).toEqual(['/text', '/flowers'])
  })

  it('knows in English and French no other word by its end', async () => {
    const files = siteOf(
      page('/en/walking', { language: 'en', title: 'Walking' }),
      page('/en/text', { language: 'en', texts: ['A walk'] }),
    )
    expect(await pathsFor(files, 'walk', 'en')).toEqual(['/en/walking', '/en/text'])
  })

  it('takes a word that no page has for one half typed', async () => {
    const files = siteOf(
      page('/title', { title: 'Sauna' }),
      page('/text', { texts: ['Saunalandschaft'] }),
      page('/other', { texts: ['Sauer'] }),
    )
    expect((await pathsFor(files, 'Saun'))[0]).toBe('/title')
  })

  it('finds what is written with a hyphen without it, and by each of its words', async () => {
    const files = siteOf(
      page('/bike', { texts: ['Ein E-Bike, auch zwei'] }),
      page('/ski', { title: 'Apr\u00e8s\u2011Ski' }),
      page('/in', { headings: ['Check-in'] }),
      page('/year', { texts: ['von 2026-12 an, mit Auf- und Abgang'] }),
    )
    for (const text of ['ebike', 'E-Bike', 'bike'])
      expect(await pathsFor(files, text), text).toEqual(['/bike'])
    for (const text of ['apresski', 'apr\u00e8s-ski', 'Apres Ski'])
      expect(await pathsFor(files, text), text).toEqual(['/ski'])
    for (const text of ['checkin', 'check-in']) expect(await pathsFor(files, text), text).toEqual(['/in'])
    expect(await pathsFor(files, '202612')).toEqual([])
  })

  it('finds a word with another ending, and counts it less', async () => {
    const files = siteOf(page('/hund', { title: 'Hund' }), page('/hunde', { title: 'Hunde' }))
    expect(await pathsFor(files, 'Hunde')).toEqual(['/hunde', '/hund'])
    expect(await pathsFor(files, 'hund')).toEqual(['/hund', '/hunde'])
    expect(await pathsFor(files, 'Hunderte')).toEqual([])
  })

  it('wants all words on a page; where no page has all, it shows those with the most and says so', async () => {
    const files = siteOf(
      page('/both', { texts: ['Zimmer mit Hund'] }),
      page('/one', { title: 'Zimmer' }),
      page('/none', { title: 'Spa' }),
    )
    const all = await search(reader(files).opened, 'Hund im Zimmer', 10)
    expect([all.pages.map(({ path }) => path), all.isPartial]).toEqual([['/both'], false])
    const some = await search(reader(files).opened, 'Hund Zimmer Fondue', 10)
    expect([some.pages.map(({ path }) => path), some.isPartial]).toEqual([['/both'], true])
    const nothing = await search(reader(files).opened, 'Fondue', 10)
    expect([nothing.count, nothing.isPartial]).toEqual([0, false])
  })

  it('leaves out what stands on every page, unless nothing else is looked for', async () => {
    const files = siteOf(page('/a', { texts: ['Haus und Hof'] }))
    expect(await pathsFor(files, 'das Haus')).toEqual(['/a'])
    expect(await pathsFor(files, 'und')).toEqual([])
    expect(await pathsFor(files, '?!')).toEqual([])
  })

  it('stays in its language', async () => {
    const files = siteOf(
      ...languages.map((language) => page(`/${language}`, { language, title: 'Grandsalon' })),
    )
    for (const language of languages)
      expect(await pathsFor(files, 'grandsalon', language)).toEqual([`/${language}`])
  })

  it('loads the directory, one file for each word, and the pages that it shows, each once', async () => {
    const pages = Array.from({ length: 3000 }, (_, number) =>
      page(`/seite-${number}`, {
        title: `Seite ${number}`,
        texts: [`Zimmer gast${number % 50} zaun${number}`],
      }),
    )
    const { asked, opened } = reader(siteOf(...pages))
    const { count } = await search(opened, 'gast7', 3)
    expect(count).toBe(60)
    expect(asked.filter((name) => name.includes('index'))).toHaveLength(1)
    expect(asked.filter((name) => name.includes('words')).length).toBe(1)
    expect(asked.filter((name) => name.includes('pages')).length).toBeLessThanOrEqual(3)
    const before = asked.length
    await search(opened, 'gast7', 3)
    expect(asked).toHaveLength(before)
  })

  /** Files that a release after the other changes. */
  function releases() {
    const index = new SearchIndex()
    const files = new Map<string, string>()
    const release = (...set: SearchedPage[]) => {
      for (const [name, text] of index.apply(set, []))
        if (text === undefined) files.delete(name)
        else files.set(name, text)
    }
    return { files, release }
  }

  it('reads everything anew when a release has moved words to other files', async () => {
    const { files, release } = releases()
    release(page('/zimmer', { title: 'Zimmer' }))
    const { opened } = reader(files)
    await search(opened, 'see', 10)
    release(...Array.from({ length: 2000 }, (_, number) => page(`/${number}`, { texts: ['Zaun'] })))
    expect(files.has('search/de/words-7.json')).toBe(false)
    expect((await search(opened, 'zimmer', 10)).pages.map(({ path }) => path)).toEqual(['/zimmer'])
  })

  it('shows all that it counts when a release has put pages into more files', async () => {
    const { files, release } = releases()
    const pages = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, number) => page(`/${from + number}`, { title: 'Arve' }))
    release(...pages(0, 100), page('/see', { title: 'See' }))
    const { opened } = reader(files)
    await search(opened, 'nichts', 10)
    release(...pages(100, 200))
    const found = await search(opened, 'arve', 200)
    expect([found.count, found.pages.length]).toEqual([200, 200])
  })

  it('fails where the index cannot be read, and works again when it can', async () => {
    const files = new Map<string, string>()
    const { opened } = reader(files)
    await expect(search(opened, 'see', 10)).rejects.toThrow('cannot be read')
    for (const [name, text] of siteOf(page('/see', { title: 'See' }))) files.set(name, text)
    expect((await search(opened, 'see', 10)).count).toBe(1)
  })

  it('finds every word of every page by its whole, its beginning and in any spelling', async () => {
    const words = ['Küche', 'Grösse', 'Murmeltier', 'Turmsuite', '1897', 'Fondue']
    const files = siteOf(...words.map((title, number) => page(`/${number}`, { title })))
    const spellings = ['kueche', 'GROESSE', 'murmel', 'turmsu', '1897', 'fondü']
    for (const [number, text] of spellings.entries())
      expect(await pathsFor(files, text), text).toContain(`/${number}`)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchIndex } from './search-index'
import type { SearchedPage } from './searched-page'
import { anyPage, filesAfter, searched } from './testing/sites'

const sorted = (files: ReadonlyMap<string, string>) => [...files].sort(([a], [b]) => (a < b ? -1 : 1))

/** A word that only one page has, somewhere in the alphabet. */
const ownWord = (number: number): string =>
  [0, 1, 2, 3]
    .map((place) => String.fromCharCode(97 + (Math.floor(number * 7.31 ** (place + 1)) % 26)))
    .join('') + number

/** As many pages as wanted, each with some words of many. */
const manyPages = (count: number): SearchedPage[] =>
  Array.from({ length: count }, (_, number) =>
    searched({
      path: `/seite-${number}`,
      title: `Seite ${number}`,
      texts: [`Zimmer wort${number % 40} zimt${number % 7} ${ownWord(number)} gast`],
    }),
  )

const inSteps = <Item>(items: readonly Item[], length: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, step) =>
    items.slice(step * length, (step + 1) * length),
  )

const namesOf = (files: ReadonlyMap<string, string | undefined>) => [...files.keys()].sort()

describe('the files of the index', () => {
  it('are the same after any sequence of single changes as when they are made at once', () => {
    const step = fc.record({ page: anyPage, isGone: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const last = new Map<string, SearchedPage>()
        for (const { page, isGone } of steps) {
          if (isGone) last.delete(page.path)
          else last.set(page.path, page)
        }
        const walked = filesAfter([
          { set: [], remove: [] },
          ...steps.map(({ page, isGone }) =>
            isGone ? { set: [], remove: [page] } : { set: [page], remove: [] },
          ),
        ])
        expect(sorted(walked)).toEqual(
          sorted(filesAfter([{ set: [...last.values()].reverse(), remove: [] }])),
        )
      }),
      { numRuns: 150 },
    )
  })

  it('are the same when a site grows until its words need more files, and shrinks again', () => {
    const pages = manyPages(1500)
    const half = pages.slice(0, 300)
    const whole = filesAfter([{ set: pages, remove: [] }])
    expect(namesOf(whole)).toEqual(
      expect.arrayContaining(['search/de/words-7zimm.json', 'search/de/pages-15.json']),
    )
    const grown = filesAfter([
      { set: half, remove: [] },
      ...inSteps(pages.slice(300), 60).map((set) => ({ set, remove: [] })),
    ])
    expect(sorted(grown)).toEqual(sorted(whole))
    const shrunk = filesAfter([
      { set: pages, remove: [] },
      { set: [], remove: pages.slice(300) },
    ])
    expect(sorted(shrunk)).toEqual(sorted(filesAfter([{ set: half, remove: [] }])))
  })

  it('have a directory for each language, and pages, even where there are none', () => {
    expect(namesOf(filesAfter([{ set: [], remove: [] }]))).toEqual([
      'search/de/index.json',
      'search/de/pages-0.json',
      'search/en/index.json',
      'search/en/pages-0.json',
      'search/fr/index.json',
      'search/fr/pages-0.json',
    ])
  })

  it('are small at every size, but for those of a word that nearly every page has', () => {
    const files = filesAfter([{ set: manyPages(4000), remove: [] }])
    const large = sorted(files).filter(([, text]) => text.length > 40_000)
    expect(large.map(([name]) => name)).toEqual([])
  })
})

describe('an edit', () => {
  it('rewrites the files of the words that differ, and that of the page where it shows them', () => {
    const pages = manyPages(2000)
    const index = new SearchIndex()
    index.apply(pages, [])
    const [page = searched({ path: '/' })] = pages
    const text = index.apply([{ ...page, texts: [...page.texts, 'Murmeltier'] }], [])

    expect(text.size).toBeLessThan(7)
    expect(namesOf(text).filter((name) => name.includes('pages-'))).toEqual([])
    expect([...text.values()].filter((each) => each?.includes('"murmeltier"')).length).toBe(1)
    const title = index.apply([{ ...page, title: 'Turm' }], [])
    expect(namesOf(title).filter((name) => name.includes('pages-')).length).toBe(1)
    expect(title.size).toBeLessThan(9)
  })

  it('that changes nothing rewrites nothing', () => {
    const pages = manyPages(20)
    const index = new SearchIndex()
    index.apply(pages, [])
    expect(namesOf(index.apply(pages.slice(0, 5), []))).toEqual([])
  })

  it('takes every word of a page that is gone with it, and the files that are empty then', () => {
    const index = new SearchIndex()
    const secret = searched({ path: '/geheim', title: 'Xylophon', texts: ['Quarzader im Zimmer'] })
    index.apply([...manyPages(2), secret], [])
    const files = index.apply([], [secret])
    expect([files.get('search/de/words-5.json'), files.has('search/de/words-5.json')]).toEqual([
      undefined,
      true,
    ])
    expect([...files.values()].join('')).not.toMatch(/xylophon|quarzader|geheim/i)
    expect(files.get('search/de/words-7.json')).toContain('"zimmer"')
  })
})

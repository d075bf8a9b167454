import fc from 'fast-check'
import type { Language } from '../../languages/locales'
import { SearchIndex } from '../search-index'
import type { SearchedPage } from '../searched-page'

/** A page to be found, with what a test says of it. */
export const searched = (given: Partial<SearchedPage> & { path: string }): SearchedPage => ({
  language: 'de',
  kind: 'page',
  title: given.path,
  lead: '',
  headings: [],
  texts: [],
  ...given,
})

/** The files of an index after some steps; one that is gone is gone. */
export function filesAfter(
  steps: readonly { set: readonly SearchedPage[]; remove: readonly SearchedPage[] }[],
): Map<string, string> {
  const index = new SearchIndex()
  const files = new Map<string, string>()
  for (const { set, remove } of steps) {
    for (const [name, text] of index.apply(set, remove)) {
      if (text === undefined) files.delete(name)
      else files.set(name, text)
    }
  }
  return files
}

const vocabulary =
  'Zimmer Turmsuite Küche Kueche Hund See Seeweg Ofen Kaminofen Haus Hausgast Sauna Winter Winterweg 1897 Œuvre 日本'.split(
    ' ',
  )
const text = fc.array(fc.constantFrom(...vocabulary), { maxLength: 8 }).map((words) => words.join(' '))

/** A page of few, so that sequences meet the same one again, with few words, so that pages share them. */
export const anyPage: fc.Arbitrary<SearchedPage> = fc
  .record({
    number: fc.nat({ max: 30 }),
    language: fc.constantFrom<Language>('de', 'fr', 'en'),
    title: text,
    lead: text,
    headings: fc.array(text, { maxLength: 2 }),
    texts: fc.array(text, { maxLength: 2 }),
  })
  .map(({ number, language, ...words }) => searched({ path: `/${language}/${number}`, language, ...words }))

import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { changeTitle } from './change-words'
import { exampleInWork, exampleReceipts } from './testing/example'
import { examplePages } from './testing/example-pages'
import { allWords, type Words } from './words/all-words'
import { de } from './words/de'
import { en } from './words/en'

/** What somebody reads or hears of a page. */
function read(page: string): string {
  const { document } = new JSDOM(page).window
  const elements = [...document.querySelectorAll('*')]
  const names = elements.flatMap((element) => element.getAttribute('aria-label') ?? [])
  const texts = elements.flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
  )
  return [...names, ...texts].join('\n')
}

const pages = (words: Words): string => examplePages(words).map(read).join('\n')

/** Every text of a catalogue by its place; of a function the texts between its facts. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function')
    return [...String(value).matchAll(/(['"`])(.*?)\1/gs)].flatMap(([, , text = '']) =>
      text.split(/\$\{[^}]*\}/).map((part): [string, string] => [place, part.trim()]),
    )
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${place}.${name}`))
}

/** What has more than one word. */
const sentencesOf = (words: Words): string[] =>
  textsOf(words).flatMap(([, text]) => (/\p{L}[,;:.]? \p{L}/u.test(text) ? [text] : []))

/** Content of editors, which stays in its own language. */
const content = [...exampleReceipts, ...exampleInWork].flatMap((receipt) =>
  receipt.title === undefined ? [] : [changeTitle(receipt, de)],
)
const withoutContent = (text: string) => content.reduce((left, title) => left.replaceAll(title, ''), text)

/** Names, units, and what is written alike. */
const alike = [
  ...['ALARM', 'Anna', 'DATA', 'Deutsch', 'Edelgrat', 'English', 'Europe', 'GB', 'In', 'Links', 'Live'],
  ...['MB', 'Median', 'Name', 'Navigation', 'Prometheus', 'Release', 'Releases', 'Restaurant', 'Studio'],
  ...[
    'Website',
    'Worker',
    'bytes',
    'data',
    'de',
    'en',
    'error',
    'flyout',
    'fr',
    'image',
    'in',
    'live',
    'min',
  ],
  ...['site', 'was', 'worker'],
]

describe('what operators read', () => {
  it('has every sentence in both languages, none of them twice the same', () => {
    const german = new Set(sentencesOf(de))
    expect(german.size).toBeGreaterThan(250)
    expect(sentencesOf(en).filter((sentence) => german.has(sentence))).toEqual([])
  })

  it.each([
    ['English', en, de],
    ['German', de, en],
  ])('is %s on every page, with no sentence of the other language', (_, words, other) => {
    const text = pages(words)
    expect(sentencesOf(other).filter((sentence) => text.includes(sentence))).toEqual([])
  })

  it('shares no word between the languages but those that are written alike', () => {
    const wordsIn = (text: string) => new Set(withoutContent(text).match(/(?<![\p{L}/-])\p{L}{2,}/gu))
    const german = wordsIn(pages(de))
    expect([...wordsIn(pages(en))].filter((word) => german.has(word)).sort()).toEqual(alike)
  })

  it.each(Object.values(allWords))('names its language, and leads to the other one, in $name', (words) => {
    for (const page of examplePages(words)) {
      const { document } = new JSDOM(page).window
      expect(document.documentElement.lang).toBe(words.language)
      const other = words === de ? en : de
      const link = document.querySelector(`a[hreflang="${other.language}"]`)
      if (document.querySelector('form')) expect(link?.textContent).toBe(other.name)
      if (link) expect(link.getAttribute('lang')).toBe(other.language)
    }
  })
})

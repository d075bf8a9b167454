import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { pressPictures } from '../content/media-corner'
import { papers } from '../content/papers'
import { contactCard, pressContact, vCard } from '../content/press-contact'
import { hotelDocuments } from '../documents'
import { faultsIn } from '../inspect-texts'
import { languages } from '../write'
import { setPapers } from './paper-html'
import { menuWords } from './words/menu'

const fileOf = (name: string) => readFileSync(path.join(__dirname, '../files', name))
const pages = { house: 1, weddings: 4, route: 2, menu: 2, 'press-kit': 3 } as const

/** Bytes; what is committed stays small. */
const largest = 200_000

/** Every text of a paper as it was set, in the order of reading. */
function textsOf(html: string): string[] {
  const page = load(html)
  page('style, title').remove()
  return page('body *')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data.trim()] : []))
    .filter((text) => text !== '')
}

/** Lines and the spaces between words are the printer's. */
const packed = (text: string): string => text.replace(/\s/g, '')

async function open(name: string) {
  const pdf = await getDocument({ data: new Uint8Array(fileOf(name)), verbosity: 0 }).promise
  const texts = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  const { info } = await pdf.getMetadata()
  const facts = { title: Reflect.get(info, 'Title'), language: Reflect.get(info, 'Language') }
  const marked = (await pdf.getMarkInfo())?.Marked
  const outline = await pdf.getOutline()
  const count = pdf.numPages
  await pdf.destroy()
  return { count, text: texts.join(' '), ...facts, marked, headings: outline?.length ?? 0 }
}

describe.each(setPapers())('$file', ({ kind, language, file, title, html }) => {
  it('has its pages, title and language, and is tagged for those who listen', async () => {
    const { text: _, ...paper } = await open(file)
    expect(paper).toEqual({
      count: pages[kind],
      title,
      language,
      marked: true,
      headings: expect.any(Number),
    })
    expect(paper.headings).toBeGreaterThan(0)
  })

  it('says what the hotel says today: `npm run paper` prints it again', async () => {
    const printed = packed((await open(file)).text)
    const texts = textsOf(html)
    expect(texts.length).toBeGreaterThan(15)
    expect(texts.filter((text) => !printed.includes(packed(text)))).toEqual([])
  })

  it('is written as the pages are, and describes its pictures', () => {
    expect(
      textsOf(html).flatMap((text) => faultsIn(text, language).map((fault) => `${fault}: ${text}`)),
    ).toEqual([])
    const page = load(html)
    for (const picture of page('img').toArray()) expect(page(picture).attr('alt')).toMatch(/\S{3}/)
    for (const drawing of page('svg').toArray())
      expect(page(drawing).attr('aria-label') ?? page(drawing).attr('aria-hidden')).toMatch(/\S{3}/)
  })

  it('is small enough to be kept with the code', () => {
    expect(fileOf(file).length).toBeLessThan(largest)
  })
})

describe.each(languages)('the papers in %s', (language) => {
  const documents = hotelDocuments().filter((each) => each.__i18n_lang === language)
  const holders = (kind: keyof typeof papers) =>
    documents
      .filter((document) => JSON.stringify(document).includes(`./files/${papers[kind][language][1]}"`))
      .map(({ _id }) => String(_id).replace(/__.*/, ''))
      .sort()

  it('lie where a visitor looks for them, and the press kit in the media corner alone', () => {
    expect(holders('weddings')).toEqual(['mediaCorner', 'page-weddings'])
    expect(holders('route')).toEqual(['mediaCorner', 'page-location'])
    expect(holders('menu')).toEqual([
      'mediaCorner',
      'page-dining',
      'restaurant-grandsalon',
      'restaurant-stube',
    ])
    expect(holders('house')).toEqual(['page-history'])
    expect(holders('press-kit')).toEqual(['mediaCorner'])
  })

  it('agree with the rest: twelve lines in the Stube, six pictures for the press', () => {
    expect(menuWords[language].stube).toHaveLength(12)
    expect(pressPictures).toHaveLength(6)
  })
})

it('the card of the press contact is the one that the hotel names', () => {
  expect(fileOf(contactCard).toString()).toBe(vCard())
  expect(vCard()).toContain(`FN:${pressContact.name}\r\n`)
})

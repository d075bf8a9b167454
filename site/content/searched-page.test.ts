import { describe, expect, it } from 'vitest'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { allExamples } from '../src/parts/all-examples'
import { partNames } from '../src/parts/part-names'
import { searchedPage } from './searched-page'
import { nodeOf } from './testing/site-data'

const of = (stored: Record<string, unknown>) =>
  searchedPage({
    node: nodeOf({ _id: 'seite', _type: 'page', ...stored }),
    language: 'de',
    path: '/seite',
    title: 'Seite',
  })
const block = (style: string, ...texts: string[]) => ({
  _type: 'block',
  style,
  children: texts.map((text) => ({ _type: 'span', text })),
})

describe('what visitors may find of a document', () => {
  it('are headings and texts of its parts, and no address, key or choice', () => {
    const found = of({
      lead: 'Ein Satz',
      bookingCode: 'CODE',
      parts: [
        {
          _type: 'textPart',
          title: 'Überschrift',
          sectionId: 'anker',
          background: 'Gold',
          body: [block('h3', 'Unter', 'titel'), block('normal', 'Ein ', 'Wort')],
          links: [{ _type: 'link', label: 'Mehr', externalLink: 'https://a.example' }],
        },
        { _type: 'accordion', items: [{ _key: 'a', title: 'Frage', body: [block('normal', 'Antwort')] }] },
        { _type: 'facts', items: [{ label: 'Bett', value: '180 cm' }] },
        { _type: 'unbekannt', title: 'Niemand' },
      ],
    })
    expect(found).toMatchObject({
      lead: 'Ein Satz',
      headings: ['Überschrift', 'Untertitel', 'Frage'],
      texts: ['Ein Wort', 'Antwort', 'Bett', '180 cm'],
    })
  })

  it('has its own words for search engines where it has no lead', () => {
    expect(of({ seo: { description: 'Für Suchmaschinen' } }).lead).toBe('Für Suchmaschinen')
  })

  it('has a text of each part that has words', () => {
    const silent = partNames.filter((name) => {
      const { headings, texts } = of({ parts: [{ ...allExamples[name], _type: name }] })
      return headings.length + texts.length === 0
    })
    expect(silent).toEqual([])
  })

  it('is never what stands for something else: no document of the demo has an address or an id in it', () => {
    const pages = hotelDocuments().filter(({ _type }) =>
      ['page', 'room', 'restaurant', 'package', 'activity'].includes(String(_type)),
    )
    expect(pages.length).toBeGreaterThan(100)
    const odd = pages
      .map((document) => of({ ...document }))
      .flatMap(({ headings, texts }) => [...headings, ...texts])
      .filter((text) => /https?:|^\/|[a-f0-9]{20}|__i18n/.test(text))
    expect(odd).toEqual([])
  })
})

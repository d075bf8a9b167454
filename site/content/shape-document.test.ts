import { describe, expect, it } from 'vitest'
import { completeDocuments } from '../../studio/complete-documents'
import { shapeDocument } from './shape-document'

const room = (fields: object) => ({ _id: 'room-arven', _type: 'room', _rev: 'r1', ...fields })
const told = (document: Readonly<Record<string, unknown>>) =>
  shapeDocument(document).leftOut.map(({ field, code }) => `${field} ${code}`)
const shaped = (document: Readonly<Record<string, unknown>>) => shapeDocument(document).document

describe('a document at the border', () => {
  it.each(Object.values(completeDocuments))(
    'that fits comes back as it is, byte by byte: $_type',
    (document) => {
      expect(shapeDocument({ ...document })).toEqual({ document, leftOut: [] })
      expect(JSON.stringify(shaped({ ...document }))).toBe(JSON.stringify(document))
    },
  )

  it('loses each value of the wrong kind, and names it by its place and what was found', () => {
    const document = room({
      title: 'Arve',
      size: 'gross',
      beds: ['Doppelbett'],
      live: 'ja',
      guests: 1.5,
      category: 'Zelt',
    })
    const { leftOut } = shapeDocument(document)
    expect(shaped(document)).toEqual(room({ title: 'Arve' }))
    expect(leftOut.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      'size: it is a text (gross) where a number belongs; it is left out',
      'beds: it is a list where a text belongs; it is left out',
      'live: it is a text (ja) where yes or no belongs; it is left out',
      'guests: 1.5 is not a whole number; it is left out',
      'category: "Zelt" is none of the choices; it is left out',
    ])
  })

  it('loses only the value, however deep it lies', () => {
    const part = { _type: 'hero', _key: 'a', title: 'Ruhe', film: { title: 'Schnee', duration: 1.5 } }
    const gallery = { _type: 'gallery', _key: 'b', columnWidth: 300.5, pictures: [7, { alt: 'Haus' }] }
    const document = {
      _id: 'p',
      _type: 'page',
      isHome: 'ja',
      season: {},
      parts: [part, gallery, { _type: 'zirkus' }],
    }
    expect(told(document)).toEqual([
      'isHome document.kind',
      'season document.kind',
      'parts[0].film.duration document.whole',
      'parts[1].columnWidth document.whole',
      'parts[1].pictures[0] document.kind',
      'parts[2] document.choice',
    ])
    expect(shaped(document).parts).toEqual([
      { ...part, film: { title: 'Schnee' } },
      { _type: 'gallery', _key: 'b', pictures: [{ alt: 'Haus' }] },
    ])
  })

  it('loses a reference without a target and a cut without all its sides as a whole', () => {
    const picture = { asset: { _ref: 7 }, crop: { top: 0 }, hotspot: { x: 2, y: 0, width: 0, height: 0 } }
    expect(told(room({ picture }))).toEqual([
      'picture.asset._ref document.kind',
      'picture.crop document.kind',
      'picture.hotspot.x document.range',
    ])
    expect(shaped(room({ picture })).picture).toEqual({})
  })

  it('keeps numbers and days within what the Studio allows, and years that can be meant', () => {
    expect(told(room({ size: 1e300, guests: -1 }))).toEqual(['size document.range', 'guests document.range'])
    const days = { validFrom: '2027-02-31', validTo: '9999-12-31' }
    expect(told({ _id: 'a', _type: 'package', ...days })).toEqual(['validFrom date.day', 'validTo date.year'])
    expect(told(room({ _updatedAt: '+275760-09-13T00:00:00Z' }))).toEqual(['_updatedAt date.year'])
  })

  it('has well-formed texts: no half characters, no controls, no direction that goes on', () => {
    const title = 'a\ud800b\u0000c\u202ed\u2066'
    expect(told(room({ title }))).toEqual(['title document.characters'])
    expect(shaped(room({ title })).title).toBe('a\ufffdbc\u202ed\u2066\u2069\u202c')
  })

  it('has codes and addresses as they would be typed, without what nobody sees and copying brings along', () => {
    const links = (externalLink: string) => ({
      parts: [{ _type: 'callToAction', _key: 'a', links: [{ _type: 'link', _key: 'b', externalLink }] }],
    })
    for (const [copied, typed] of [
      ['https://verein.ch/programm\u200b', 'https://verein.ch/programm'],
      ['\u200bhttps://ver\u00adein.ch', 'https://verein.ch'],
      ['tel:\u202a+41815550100\u202c', 'tel:+41815550100'],
      ['mailto:\ufeffhaus@edelgrat.example\u2060', 'mailto:haus@edelgrat.example'],
    ] as const) {
      expect(shaped(room(links(copied)))).toEqual(room(links(typed)))
      expect(told(room(links(copied)))).toEqual(['parts[0].links[0].externalLink document.characters'])
    }
    const hotel = {
      _id: 'general',
      _type: 'general',
      email: 'haus\u200b@edelgrat.example',
      country: 'CH\u200e',
    }
    expect(shaped(hotel)).toEqual({ ...hotel, email: 'haus@edelgrat.example', country: 'CH' })
    const words = room({ title: 'Ruhe\u00adraum', beds: 'a\u200bb' })
    expect(shapeDocument(words)).toEqual({ document: words, leftOut: [] })
  })

  it('is read no deeper than 100 levels, and has nothing that the model does not know', () => {
    let items: object[] = []
    for (let level = 0; level < 5_000; level += 1)
      items = [{ _type: 'menuItem', title: 'tiefer', children: items }]
    const menu = { _id: 'm', _type: 'navigationMenu', items, strange: items }
    expect(told(menu)).toEqual(['items document.deep'])
    expect(Object.keys(shaped(menu))).toEqual(['_id', '_type', 'items'])
  })

  it('that is told a guard of the wrong kind stays guarded: it has a word that no guard is called', () => {
    expect(shaped({ _id: 'p', _type: 'page', middleware: ['auth'] }).middleware).toBe('list')
    expect(shaped({ _id: 'p', _type: 'page', middleware: 'auth' }).middleware).toBe('auth')
  })

  it('of a type that no page reads is handed on untouched', () => {
    const document = { _id: 'x', _type: 'zirkus', size: 'gross' }
    expect(shapeDocument(document)).toEqual({ document, leftOut: [] })
  })
})

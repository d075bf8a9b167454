import { describe, expect, test } from 'vitest'
import { block } from './rich-text'
import { typeset } from './typeset'
import { link, localized, picture, ref } from './write'

describe('a text', () => {
  test('gets its apostrophes and the spaces at which no line may break', () => {
    expect(typeset("ab CHF 1'290, 31 m², 13. Juni", 'de')).toBe(
      'ab CHF\u00a01’290, 31\u00a0m², 13.\u00a0Juni',
    )
    expect(typeset('« Oui » : à 20 h 30 ?', 'fr')).toBe('«\u00a0Oui\u00a0»\u00a0: à 20\u00a0h\u00a030\u202f?')
    expect(typeset('12 December, 5.4 km, 64 %', 'en')).toBe('12\u00a0December, 5.4\u00a0km, 64%')
  })

  test('is the same when it is typeset twice', () => {
    const once = typeset('« Oui » : dès CHF 390, le 1er août à 9 h ; 31 m² ?', 'fr')
    expect(typeset(once, 'fr')).toBe(once)
  })
})

describe('a block of rich text', () => {
  test('takes its kind from the beginning of the line', () => {
    expect(block('## Titel')).toMatchObject({ style: 'h2', children: [{ text: 'Titel' }] })
    expect(block('> Zitat')).toMatchObject({ style: 'blockquote' })
    expect(block('1. Schritt')).toMatchObject({ listItem: 'number', level: 1 })
  })

  test('keeps the order of plain, strong and linked words', () => {
    const { children, markDefs } = block('Die **Stube** und [der Spa](page-spa#hours), *immer*.')
    expect(children).toMatchObject([
      { text: 'Die ' },
      { text: 'Stube', marks: ['strong'] },
      { text: ' und ' },
      { text: 'der Spa', marks: ['link-1'] },
      { text: ', ' },
      { text: 'immer', marks: ['em'] },
      { text: '.' },
    ])
    expect(markDefs).toMatchObject([{ _key: 'link-1', link: { _ref: 'page-spa' }, sectionId: 'hours' }])
  })
})

describe('a document in three languages', () => {
  const [de, fr, en] = localized({
    id: 'page-x',
    type: 'page',
    shared: {
      picture: picture('hero-summer'),
      season: undefined,
      items: [ref('room-arven'), ref('room-lake')],
    },
    de: { path: '/x', title: 'X' },
    fr: { path: '/ix', title: 'Prix : X' },
    en: { path: '/ex', title: 'X' },
  })

  test('has an id, a language and a path for each', () => {
    expect([de?._id, fr?._id, en?._id]).toEqual(['page-x', 'page-x__i18n_fr', 'page-x__i18n_en'])
    expect(fr).toMatchObject({ __i18n_lang: 'fr', url: { fullPath: '/fr/ix' }, title: 'Prix\u00a0: X' })
    expect(de).not.toHaveProperty('season')
  })

  test('points to documents of its own language, under keys that differ', () => {
    expect(en?.items).toMatchObject([
      { _key: 'reference-1', _ref: 'room-arven__i18n_en' },
      { _key: 'reference-2', _ref: 'room-lake__i18n_en' },
    ])
  })

  test('takes what a picture shows from the catalogue, and refuses a picture that is not in it', () => {
    expect(de?.picture).toMatchObject({
      alt: expect.stringMatching(/\S/),
      hotspot: { x: expect.any(Number) },
    })
    const unknown = { id: 'a', type: 'page', de: { p: picture('nowhere') }, fr: {}, en: {} }
    expect(() => localized(unknown)).toThrow('"nowhere" is not in the catalogue')
  })
})

describe('a link', () => {
  test('is external by its scheme and internal by a path or an id', () => {
    expect(link('a', 'tel:+41815551640')).toMatchObject({ isExternal: true })
    expect(link('a', '/events')).toMatchObject({ isExternal: false, externalLink: '/events' })
    expect(link('a', 'page-faq')).toMatchObject({ isExternal: false, link: { _ref: 'page-faq' } })
  })
})

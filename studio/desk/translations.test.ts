import { expect, test } from 'vitest'
import { languages } from '../../site/languages/locales'
import { otherLanguages, pathIn, publishedIdIn, translationOf } from './translations'

test('the versions of a document find each other by their ids', () => {
  expect(publishedIdIn('drafts.room-arven', 'fr')).toBe('room-arven__i18n_fr')
  expect(publishedIdIn('room-arven__i18n_fr', 'en')).toBe('room-arven__i18n_en')
  expect(publishedIdIn('drafts.room-arven__i18n_en', 'de')).toBe('room-arven')
  const others = languages.filter((language) => language !== 'fr')
  expect(otherLanguages('drafts.room-arven__i18n_fr')).toEqual(others)
})

test('a path moves under the prefix of the other language', () => {
  expect(pathIn('/zimmer/arve', 'fr')).toBe('/fr/zimmer/arve')
  expect(pathIn('/fr/chambres/arolle', 'en')).toBe('/en/chambres/arolle')
  expect(pathIn('/en/rooms/pine', 'de')).toBe('/rooms/pine')
  expect([pathIn('/', 'fr'), pathIn('/fr', 'en'), pathIn('/en', 'de')]).toEqual(['/fr', '/en', '/'])
})

test('a translation begins as a draft of its own that is not live, with everything to write over', () => {
  const room = {
    _id: 'room-arven',
    _type: 'room',
    _rev: 'r',
    __i18n_lang: 'de',
    title: 'Arve',
    url: { fullPath: '/zimmer/arve' },
  }
  expect(translationOf(room, 'en')).toEqual({
    _id: 'drafts.room-arven__i18n_en',
    _type: 'room',
    __i18n_lang: 'en',
    title: 'Arve',
    url: { fullPath: '/en/zimmer/arve' },
    live: false,
  })
})

test.each<object>([{}, { url: {} }, { url: { fullPath: null } }, { url: null }])(
  'a translation of a page that has no path yet (%j) is not live either',
  (address) => {
    const begun = { _id: 'drafts.room-neu', _type: 'room', __i18n_lang: 'de', title: 'Neu', ...address }
    expect(translationOf(begun, 'fr')).toEqual({
      ...begun,
      _id: 'drafts.room-neu__i18n_fr',
      __i18n_lang: 'fr',
      live: false,
    })
  },
)

test('a site part has no path and no switch', () => {
  const header = { _id: 'header', _type: 'header', season: 'winter' }
  expect(translationOf(header, 'fr')).toEqual({ ...header, _id: 'drafts.header__i18n_fr', __i18n_lang: 'fr' })
})

import { expect, test } from 'vitest'
import { documentTypes } from '../../schemas'
import { deskWords } from '../../words/desk'
import { fixedPlaces, pagesOf, versionIds } from './locations'

const words = deskWords.en
const arve = { title: 'Arve', path: '/zimmer/arve', language: 'de' }
const arolle = { title: 'Arolle', path: '/fr/chambres/arolle', language: 'fr' }

test('a document is on its own page first, then on those of its translations, in the order of the languages', () => {
  expect(versionIds('room-arve__i18n_fr')).toEqual(['room-arve__i18n_fr', 'room-arve', 'room-arve__i18n_en'])
  expect(pagesOf('room-arve__i18n_fr', [arve, arolle], words)).toEqual({
    locations: [
      { title: 'Arolle (Français)', href: '/fr/chambres/arolle' },
      { title: 'Arve (Deutsch)', href: '/zimmer/arve' },
    ],
  })
})

test('a page without a title is called by its path, and one without a path is none', () => {
  const nameless = { title: null, path: '/zimmer/arve', language: null }
  expect(pagesOf('room-arve', [nameless], words).locations).toEqual([
    { title: '/zimmer/arve (Deutsch)', href: '/zimmer/arve' },
  ])
  expect(pagesOf('room-arve', [{ title: 'Arve', path: '' }], words)).toEqual({
    locations: [],
    message: 'It has no path yet, so it has no page.',
  })
})

test('menus, header, texts and footer are on every page of their language', () => {
  expect(fixedPlaces('navigationMenu-flyout__i18n_en', 'navigationMenu', words)).toEqual({
    message: 'On every page in English.',
    locations: [{ title: 'Home (English)', href: '/en' }],
  })
  expect(fixedPlaces('legal', 'legal', words)?.locations).toEqual([{ title: 'Home (Deutsch)', href: '/' }])
})

test('every kind of document has pages of its own, is on all of them, or says that it is on none', () => {
  const kinds = documentTypes.map(({ name }) => [name, fixedPlaces('any', name, words)] as const)
  const pages = kinds.flatMap(([name, places]) => (places === undefined ? [name] : []))
  const none = kinds.flatMap(([name, places]) => (places === null ? [name] : []))
  expect(pages).toEqual(['page', 'room', 'restaurant', 'package', 'activity'])
  expect(none).toEqual(['mediaCorner', 'mediaImage', 'redirects'])
})

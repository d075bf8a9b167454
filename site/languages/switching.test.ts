import { expect, test } from 'vitest'
import { homePath, languages } from './locales'
import { languageTargets } from './switching'

test('the switch leads to the translations of the page and marks the page itself', () => {
  const translations = [
    { language: 'fr', path: '/fr/chambres/chambre-arolle' },
    { language: 'en', path: '/en/rooms/stone-pine-room' },
  ]
  expect(languageTargets('de', '/zimmer/arvenzimmer', translations).slice(0, 3)).toEqual([
    { language: 'de', path: '/zimmer/arvenzimmer', isCurrent: true, leadsHome: false },
    { language: 'fr', path: '/fr/chambres/chambre-arolle', isCurrent: false, leadsHome: false },
    { language: 'en', path: '/en/rooms/stone-pine-room', isCurrent: false, leadsHome: false },
  ])
})

test('where there is no translation the switch leads home and says so', () => {
  const targets = languageTargets('fr', '/fr/maison', [])
  expect(targets.filter(({ leadsHome }) => leadsHome).map(({ path }) => path)).toEqual(
    languages.filter((language) => language !== 'fr').map(homePath),
  )
})

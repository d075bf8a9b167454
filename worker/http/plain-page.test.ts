import { expect, test } from 'vitest'
import { ridgeLine } from '../../site/brand/drawings/ridge-line'
import { plainPage } from './plain-page'

const page = plainPage({ lang: 'fr', title: 'Un instant', body: '<h1>Un instant</h1>\n' })

test('a plain page asks for no file and runs no script', () => {
  expect(page).toContain('<html lang="fr">')
  expect(page).not.toMatch(/<script|<link|<img|url\(|@import/)
})

test('its slope is the line of the logo', () => {
  expect(page).toContain(`<path d="${ridgeLine}V40H0Z"/>`)
})

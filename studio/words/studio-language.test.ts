import { expect, onTestFinished, test, vi } from 'vitest'
import { chooseLanguage, defaultLast, readStudioLanguage } from './studio-language'

test.each([
  ['de-DE', ['en-GB'], 'de'],
  ['en-US', ['de-CH'], 'en'],
  [null, ['de-CH', 'en'], 'de'],
  [null, ['en-GB', 'de'], 'en'],
  [null, ['fr-CH', 'de'], 'de'],
  [null, ['fr-CH', 'den'], 'en'],
  [null, [], 'en'],
  ['fr-FR', ['de'], 'de'],
] as const)(
  'with %s chosen and a browser that prefers %j the Studio is in %s',
  (chosen, preferred, language) => {
    expect(chooseLanguage(chosen, preferred)).toBe(language)
  },
)

const inBrowser = (languages: string[], getItem: (key: string) => string | null) => {
  vi.stubGlobal('window', { navigator: { languages }, localStorage: { getItem } })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('the choice is read where the Studio keeps it, for its project and workspace', () => {
  inBrowser(['en'], (key) => (key === 'sanity-locale:edelgrat:default' ? 'de-DE' : null))
  expect(readStudioLanguage()).toBe('de')
})

test('a browser that keeps nothing decides by what it prefers, and outside of a browser it is English', () => {
  expect(readStudioLanguage()).toBe('en')
  inBrowser(['de-CH'], () => {
    throw new Error('denied')
  })
  expect(readStudioLanguage()).toBe('de')
})

test('where nobody chose, the Studio takes the last of its languages: the one that the content model is in', () => {
  const locales = [{ id: 'en-US' }, { id: 'de-DE' }, { id: 'fr-FR' }]
  expect(defaultLast(locales, 'en').map(({ id }) => id)).toEqual(['de-DE', 'fr-FR', 'en-US'])
  expect(defaultLast(locales, 'de').at(-1)?.id).toBe('de-DE')
  expect(defaultLast(locales, 'de')).toHaveLength(3)
})

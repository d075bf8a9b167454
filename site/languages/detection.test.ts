import vm from 'node:vm'
import { describe, expect, test } from 'vitest'
import {
  choiceCookies,
  languageOfBrowser,
  languageOfCookie,
  rootRedirect,
  rootRedirectScript,
  type Visitor,
} from './detection'

const visitor = (changes: Partial<Visitor>): Visitor => ({
  path: '/',
  cookie: '',
  languages: [],
  userAgent: 'Mozilla/5.0 Chrome/140',
  ...changes,
})

/** Where the script in the page leads the same visitor. */
function scriptRedirect({ path, cookie, languages, userAgent }: Visitor): string | undefined {
  let target: string | undefined
  const replace = (href: string) => {
    target = href
  }
  const location = { pathname: path, search: '', hash: '', replace }
  vm.runInNewContext(rootRedirectScript, {
    location,
    navigator: { languages, userAgent },
    document: { cookie },
  })
  return target
}

const cases: readonly [string, Visitor, string | undefined][] = [
  ['stays in German without any sign', visitor({}), undefined],
  ['follows the cookie', visitor({ cookie: 'a=1; i18n_app=fr; b=2' }), '/fr'],
  ['prefers the cookie to the browser', visitor({ cookie: 'i18n_app=de', languages: ['en'] }), undefined],
  ['follows the first language that the site speaks', visitor({ languages: ['xx', 'fr-CH', 'en'] }), '/fr'],
  ['takes English from a regional tag', visitor({ languages: ['en-US'] }), '/en'],
  ['takes no language for one that begins like it', visitor({ languages: ['frr', 'enm-GB', 'en'] }), '/en'],
  ['ignores an unknown cookie', visitor({ cookie: 'i18n_app=xx', languages: ['en'] }), '/en'],
  ['ignores a cookie whose name only ends so', visitor({ cookie: 'not_i18n_app=fr' }), undefined],
  ['leaves every other page alone', visitor({ path: '/zimmer', cookie: 'i18n_app=fr' }), undefined],
  ['leaves bots alone', visitor({ userAgent: 'Googlebot/2.1', languages: ['en-US'] }), undefined],
]

describe('the language of the root', () => {
  test.each(cases)('%s', (_name, given, expected) => {
    expect(rootRedirect(given)).toBe(expected)
  })

  test.each(cases)('the script in the page %s', (_name, given, expected) => {
    expect(scriptRedirect(given)).toBe(expected)
  })
})

test('a cookie with anything but a language says nothing', () => {
  expect(languageOfCookie('i18n_app=french')).toBeUndefined()
})

test('a browser that speaks none of the site’s says nothing', () => {
  expect(languageOfBrowser(['xx', 'zz-CH'])).toBeUndefined()
})

test('the choice is kept for 365 days on the whole site, and once more for the session', () => {
  expect(choiceCookies('fr')).toEqual([
    'i18n_app=fr; path=/; max-age=31536000; samesite=lax',
    'i18n_selection=fr; path=/; samesite=lax',
  ])
})

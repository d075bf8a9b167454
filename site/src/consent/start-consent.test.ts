import { expect, test } from 'vitest'
import { isAsked } from './start-consent'

const person = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'

test.each([
  [person, false, true],
  [person, true, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', false, false],
  ['Mozilla/5.0 Chrome-Lighthouse', false, false],
  ['facebookexternalhit/1.1', false, false],
])('%s, steered %s, is asked: %s', (userAgent, webdriver, expected) => {
  expect(isAsked({ userAgent, webdriver, cookieEnabled: true })).toBe(expected)
})

test('who refuses cookies altogether is not asked, for no answer could be kept', () => {
  expect(isAsked({ userAgent: person, webdriver: false, cookieEnabled: false })).toBe(false)
})

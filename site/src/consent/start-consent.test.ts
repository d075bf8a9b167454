import { expect, test } from 'vitest'
import { isBot } from './start-consent'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', false, false],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', true, true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', false, true],
  ['Mozilla/5.0 Chrome-Lighthouse', false, true],
  ['facebookexternalhit/1.1', false, true],
])('%s, steered %s, gets no banner: %s', (userAgent, webdriver, expected) => {
  expect(isBot({ userAgent, webdriver })).toBe(expected)
})

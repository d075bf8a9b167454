import { expect, test } from 'vitest'
import { languages } from './locales'
import { numberText } from './numbers'

test('measures are printed with the marks of each language', () => {
  expect(languages.map((language) => numberText(14.2, language))).toEqual(['14.2', '14,2', '14.2'])
  expect(languages.map((language) => numberText(1260, language))).toEqual(['1260', '1260', '1,260'])
  expect(languages.map((language) => numberText(31, language))).toEqual(['31', '31', '31'])
})

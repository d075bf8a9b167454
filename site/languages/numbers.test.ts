import { expect, test } from 'vitest'
import { numberText } from './numbers'

const three = ['de', 'fr', 'en'] as const

test('measures are printed with the marks of each language', () => {
  expect(three.map((language) => numberText(14.2, language))).toEqual(['14.2', '14,2', '14.2'])
  expect(three.map((language) => numberText(1260, language))).toEqual(['1260', '1260', '1,260'])
  expect(three.map((language) => numberText(31, language))).toEqual(['31', '31', '31'])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonPortions } from './json-portions'
import { sealed, sealedJson } from './sealed'

it('are together what JSON.stringify makes of any object, sealed likewise', () => {
  const part = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.constant(undefined))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), part), (value) => {
      expect([...jsonPortions(value)].join('')).toBe(JSON.stringify(value))
      expect(sealedJson(value).toString()).toBe(sealed(JSON.stringify(value)))
    }),
  )
})

it('hold no more than a thousand items of a long list each, and are the same with 0 to 2,001 of them', () => {
  for (const length of [0, 1, 999, 1000, 1001, 2000, 2001]) {
    const value = { version: 1, list: Array.from({ length }, (_, index) => ({ index })), last: 'ü' }
    const portions = [...jsonPortions(value)]
    expect(portions.join('')).toBe(JSON.stringify(value))
    for (const portion of portions) expect(portion.split('"index"').length - 1).toBeLessThanOrEqual(1000)
  }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonPortions, linesOf, parsePortions } from './json-portions'
import { sealed, sealedJson, unsealedBytes } from './sealed'

const withList = (length: number) => ({
  version: 1,
  list: Array.from({ length }, (_, index) => ({ index, text: 'ü\n],' })),
  last: 'ü',
})
const lengths = [0, 1, 999, 1000, 1001, 2000, 2001, 3000]

describe('portions of JSON', () => {
  it('are together what JSON.stringify makes of any object, sealed likewise', () => {
    const part = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.constant(undefined))
    fc.assert(
      fc.property(fc.dictionary(fc.string(), part), (value) => {
        expect([...jsonPortions(value)].join('')).toBe(JSON.stringify(value))
        expect(sealedJson(value).toString()).toBe(sealed(JSON.stringify(value)))
      }),
    )
  })

  it.each(lengths)(
    'hold no more than a thousand items each of a list of %i, and are the same JSON',
    (length) => {
      const value = withList(length)
      const portions = [...jsonPortions(value)]
      expect(portions.join('').replaceAll('\n', '')).toBe(JSON.stringify(value))
      for (const text of [...portions, ...portions.join('').split('\n')])
        expect(text.split('"index"').length - 1).toBeLessThanOrEqual(1000)
    },
  )
})

describe('an object that is read line by line', () => {
  const read = (value: object) => parsePortions(linesOf(unsealedBytes(sealedJson(value)) ?? Buffer.of()))

  it('is any that was written', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1 })
    const list = fc
      .array(fc.jsonValue(), { maxLength: 2 })
      .chain((items) =>
        fc.constantFrom(...lengths).map((length) => Array.from({ length }, (_, at) => items[at % 2] ?? at)),
      )
    fc.assert(
      fc.property(fc.dictionary(word, fc.oneof(fc.jsonValue(), list), { noNullPrototype: true }), (value) => {
        // What JSON cannot say is another value afterwards: -0 is 0.
        expect(read(value)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: 60 },
    )
  })

  it.each(lengths)('is the same with a list of %i as from JSON in one line', (length) => {
    const value = { ...withList(length), more: withList(length).list }
    expect(read(value)).toEqual(value)
    expect(parsePortions(linesOf(Buffer.from(JSON.stringify(value))))).toEqual(value)
  })

  it.each(['', '{', '{"a":[1\n,2', '{"a":[1\n2]}', '{"a":[1\n,2\n]'])(
    'is none where the text is %j',
    (text) => {
      expect(() => parsePortions(text.split('\n'))).toThrow(SyntaxError)
    },
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wellFormed } from './well-formed'

const marks = fc.constantFrom(
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
)
const odd = fc.constantFrom(
  '\ud83c',
  '\udfd4',
  '\u0000',
  '\u0007',
  '\u0085',
  '\ufffe',
  '\r\n',
  '\t',
  'Bär',
  '🏔',
)
const foreign = fc.array(fc.oneof(marks, odd, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''))

/** How many directions are open at the end; undefined when one is closed that was not opened. */
function openAtEnd(text: string): number | undefined {
  const open: string[] = []
  for (const mark of text) {
    if (/[\u202a\u202b\u202d\u202e]/.test(mark)) open.push('\u202c')
    if (/[\u2066-\u2068]/.test(mark)) open.push('\u2069')
    if (/[\u202c\u2069]/.test(mark) && open.pop() !== mark) return undefined
  }
  return open.length
}

describe('a foreign text', () => {
  it('that is well-formed stays as it is', () => {
    for (const text of ['', 'Bergbahn 🏔\r\n\tfrüh', 'a\u200fb\u2028c', '\u2067שלום\u2069 Arve'])
      expect(wellFormed(text)).toBe(text)
  })

  it('can be encoded, written into XML and set beside others afterwards, whatever it was', () => {
    fc.assert(
      fc.property(foreign, (text) => {
        const made = wellFormed(text)
        expect(() => encodeURIComponent(made)).not.toThrow()
        expect(made).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/u)
        expect(openAtEnd(made)).toBe(0)
        expect(wellFormed(made)).toBe(made)
      }),
      { numRuns: 2_000, seed: 20261123 },
    )
  })

  it('of a hundred thousand marks is mended at once', () => {
    expect(wellFormed('\u202e'.repeat(100_000))).toHaveLength(200_000)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeHref } from './links'

const runs = { numRuns: 5000, seed: 20261122 }

/** What may stand between the letters of a scheme without a browser minding. */
const hidden = fc.constantFrom('', '', '', '\t', '\n', '\r', '&Tab;', '&#9;', '&NewLine;', '&#x0A;')
const before = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\u0001',
  '\u00a0',
  '\ufeff',
  '\u200b',
  '\t ',
  '&#32;',
  '&#1;',
)
const colon = fc.constantFrom(':', '&colon;', '&#58;', '&#x3a;', '&#58', '%3A')
const scheme = fc.constantFrom('javascript', 'vbscript', 'file', 'data')

const encodings: readonly ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => letter.toUpperCase(),
  (letter) => `&#${letter.charCodeAt(0)};`,
  (letter) => `&#x${letter.charCodeAt(0).toString(16)};`,
  (letter) => `&#00000${letter.charCodeAt(0)}`,
  (letter) => `%${letter.charCodeAt(0).toString(16)}`,
]

/** An address with a forbidden scheme, as somebody writes it who wants it to be overlooked. */
const disguised = fc
  .tuple(
    before,
    scheme,
    colon,
    fc.string(),
    fc.array(fc.tuple(fc.nat(5), hidden), { minLength: 10, maxLength: 10 }),
  )
  .map(([start, name, mark, rest, ways]) => {
    const letters = [...name].map((letter, index) => {
      const [how, between] = ways[index] ?? [0, '']
      return (encodings[how] ?? String)(letter) + between
    })
    // A digit after an entity without a semicolon would belong to its number.
    return `${start}${letters.join('')}${mark}${/^[\da-f;]/i.test(rest) ? `/${rest}` : rest}`
  })
  .filter((address) => !/^.{0,60}image\/(?:gif|png|jpeg|webp)[;,]/is.test(address))

/** The scheme that a browser sees: it trims controls and blanks in front, and drops tabs and line ends anywhere. */
function schemeOf(href: string): string | undefined {
  try {
    return new URL(href, 'https://www.edelgrat.example/page').protocol
  } catch {
    return undefined
  }
}

describe('a link', () => {
  it('never gets through with a forbidden scheme, however it is disguised (fault 26)', () => {
    fc.assert(
      fc.property(disguised, (address) => {
        expect(safeHref(address), JSON.stringify(address)).toBeUndefined()
      }),
      runs,
    )
  })

  it('of any characters at all never leads a browser to a forbidden scheme', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.tuple(before, scheme, hidden, colon, fc.string()).map((parts) => parts.join('')),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(anything, (address) => {
        const href = safeHref(address)
        if (href === undefined || /^data:image\/(?:gif|png|jpeg|webp)[;,]/i.test(href)) return
        expect(['javascript:', 'vbscript:', 'file:', 'data:']).not.toContain(schemeOf(href))
      }),
      runs,
    )
  })

  it.each([
    'https://www.edelgrat.example/a?b=c#d',
    'mailto:haus@edelgrat.example',
    'tel:+41815551640',
    '/zimmer/arven',
    '#kontakt',
    '//cdn.example/x',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/gif;base64,R0lGODlh',
    'data:image/jpeg;base64,/9j/',
    'data:image/webp;base64,UklGRg==',
    '/wege/javascript:der-name-einer-seite',
  ])('to %s stays as it is', (address) => {
    expect(safeHref(address)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java&Tab;script&colon;alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A&#x61vascript:alert(1)',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/pngx,a',
  ])('to %s is rejected', (address) => {
    expect(safeHref(address)).toBeUndefined()
  })
})

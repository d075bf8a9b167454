import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foreignHref, safeHref } from './links'

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
    'www.verein.ch',
    'zimmer/arven',
    '.\\zimmer',
  ])('to %s is rejected', (address) => {
    expect(safeHref(address)).toBeUndefined()
  })
})

describe('a link in a text from elsewhere', () => {
  const source = 'https://user:word@feed.example/api/events.json?key=1'

  it('never leads to a page of this site by chance', () => {
    const some = fc.constantFrom('', 'https:', 'HTTP:/', '//', '/', 'www.', '#', '?', '\\', 'verein.ch')
    const anything = fc
      .tuple(some, fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()))
      .map(([a, b]) => a + b)
    fc.assert(
      fc.property(anything, fc.constantFrom(source, undefined, 'feed'), (address, from) => {
        const href = foreignHref(address, from)
        if (href === undefined) return
        expect(safeHref(href)).toBe(href)
        expect(new URL(href, 'https://www.edelgrat.example/page').host).not.toBe('www.edelgrat.example')
      }),
      runs,
    )
  })

  it.each([
    ['https://verein.ch/a?b=c#d', 'https://verein.ch/a?b=c#d'],
    ['mailto:haus@verein.ch', 'mailto:haus@verein.ch'],
    ['tel:+41815551640', 'tel:+41815551640'],
    [' www.verein.ch ', 'https://www.verein.ch'],
    ['verein.ch/programm', 'https://verein.ch/programm'],
    ['müller-söhne.ch?tag=1', 'https://müller-söhne.ch?tag=1'],
    ['www.verein.ch:8080/a', 'https://www.verein.ch:8080/a'],
    ['//verein.ch/a', 'https://verein.ch/a'],
    ['https:/verein.ch', 'https://verein.ch'],
    ['/fileadmin/programm.pdf', 'https://feed.example/fileadmin/programm.pdf'],
  ])('to %s leads to %s', (address, href) => {
    expect(foreignHref(address, source)).toBe(href)
  })

  it.each([
    'programm.pdf',
    'seite.html?a=1',
    'fileadmin/a.pdf',
    '#oben',
    '?tag=1',
    '-',
    'siehe www.verein.ch',
    'javascript:1',
  ])('to %s is left out', (address) => {
    expect(foreignHref(address, source)).toBeUndefined()
  })

  it('to a path is left out where nobody knows whose it is', () => {
    expect(foreignHref('/fileadmin/programm.pdf')).toBeUndefined()
  })
})

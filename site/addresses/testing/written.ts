import fc from 'fast-check'
import { wholeCharacters } from '../address-form'

const letter = fc.constantFrom(
  ...['a', 'Z', '0', 'ä', 'Ä', 'a\u0308', 'é', 'ß', 'ẞ', 'İ', 'ſ', 'Σ', '\u212a', 'ﬁ', '東', '\u0939\u093f'],
)
const sign = fc.constantFrom(
  ...[
    '-',
    '_',
    '.',
    '~',
    ' ',
    '%',
    '+',
    '&',
    "'",
    '$',
    ';',
    '?',
    '#',
    '\\',
    '\u202e',
    '\u0000',
    '\ud800',
    '😀',
  ],
)
const name = fc.constantFrom(
  ...['events', 'index', '404', 'page-data', 'zimmer', '2026-12', 'a.js', '%20', '%2e', '%C3%A4', 'a-b'],
)
const someOf = (item: fc.Arbitrary<string>) =>
  fc.array(item, { minLength: 1, maxLength: 5 }).map((all) => all.join(''))
const segment = fc.oneof(
  { weight: 6, arbitrary: someOf(letter) },
  { weight: 2, arbitrary: someOf(fc.oneof(letter, sign)) },
  { weight: 2, arbitrary: name },
)

/** Something in which a text is written that means the same, or nothing. */
const form = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => encodeURI(wholeCharacters(text)),
  (text) => `${text}/`,
)

/** What an editor, a script or an import may write as the path of a page, without the prefix of a language. */
export const written: fc.Arbitrary<string> = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), form)
  .map(([segments, write]) => write(`/${segments.join('/')}`))

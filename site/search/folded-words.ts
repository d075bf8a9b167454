/** How search compares words: without letter case and accents, and `ü`, `ue` and `u` the same. Used by index and browser. */

/** Longer ones are no words that anybody types; what is beyond is cut off. */
const longestWord = 32

const joined: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** The same words come again and again: of ten thousand pages there are a few ten thousand. */
const known = new Map<string, string>()
const mostKnown = 50_000
/** A longer part of a text keeps the whole of it in memory for as long as the part is kept. */
const longestKnown = 12

/** A word in the one form in which words are compared: `Küche`, `KUECHE` and `kuche` are the same. */
export function foldedWord(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const folded = fold(word)
  if (word.length > longestKnown) return folded
  if (known.size >= mostKnown) known.clear()
  known.set(word, folded)
  return folded
}

function fold(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßæœøłđðþ]/g, (letter) => joined[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
  return [...plain].slice(0, longestWord).join('')
}

/**
 * What stands between other signs: letters, digits, the marks on them, and what nobody sees between them, such as a soft hyphen, by
 * which editors and feeds say where a long word may break.
 */
const wordPattern = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu

/** The words of a text in their order, as they are written. */
const writtenWords = (text: string): readonly string[] => text.match(wordPattern) ?? []

/** The text in pieces, words and what stands between them in turns; a word is at each odd place. */
export const inPieces = (text: string): readonly string[] => text.split(/([\p{L}\p{N}\p{M}\p{Cf}]+)/u)

/** A single letter says nothing; a single digit does. */
const says = (word: string): boolean => word.length > 1 || /\p{N}/u.test(word)

/** The words of a text in the form in which they are compared, in their order. */
export const foldedWords = (text: string): string[] => writtenWords(text).map(foldedWord).filter(says)

/** Words and the hyphens between them, also those at which no line breaks. */
const hyphenated = /[\p{L}\p{N}\p{M}\p{Cf}\-\u2010\u2011]+/gu

/** What is written with hyphens as visitors write it without: `ebike` of `E-Bike`, `checkin` of `Check-in`. Numbers are none. */
export const joinedWords = (text: string): string[] =>
  (text.match(hyphenated) ?? [])
    .filter((chain) => /[\p{L}\p{M}][-\u2010\u2011]\p{L}/u.test(chain) && !/\p{N}/u.test(chain))
    .map(foldedWord)

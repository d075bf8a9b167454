/** The same text; half of a surrogate pair, which no encoding can hold, becomes U+FFFD. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()

/** The beginning of a text that has at most so many bytes in UTF-8, without half a character at its end. */
export function beginningOf(text: string, bytes: number): string {
  let size = 0
  let end = 0
  for (const character of wellFormed(text)) {
    size += Buffer.byteLength(character)
    if (size > bytes) break
    end += character.length
  }
  return wellFormed(text).slice(0, end)
}

import { wholeCharacters } from '../../site/addresses/address-form'

/** The beginning of a text that has at most so many bytes in UTF-8, without half a character at its end. */
export function beginningInBytes(text: string, bytes: number): string {
  let size = 0
  let end = 0
  for (const character of wholeCharacters(text)) {
    size += Buffer.byteLength(character)
    if (size > bytes) break
    end += character.length
  }
  return wholeCharacters(text).slice(0, end)
}

import { wholeCharacters } from '../../site/addresses/address-form'

/**
 * An address as it may stand in a `Location` header: what is escaped already stays as it is, and everything that must not
 * stand there plainly is escaped.
 */
export const locationOf = (address: string): string =>
  address.replace(/[^\x21-\x7e]|["<>\\^`{|}]|%(?![0-9a-f]{2})/giu, (character) =>
    encodeURIComponent(wholeCharacters(character)),
  )

/** The address that an old one leads to, with what was asked: before its fragment, and only where it has no query of its own. */
export function withQuery(to: string, query: string): string {
  const [address = '', ...fragment] = to.split('#')
  return [to.includes('?') ? address : address + query, ...fragment].join('#')
}

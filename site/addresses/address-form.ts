/**
 * The two forms of a path. Inside, everywhere: decoded, in NFC (`/häuser`). In addresses, as browsers send them:
 * percent-encoded (`/h%C3%A4user`). What comes from outside is brought into the first form once and only compared
 * afterwards; what goes out is brought into the second once.
 */

/** The path that an address means, or undefined where its percent signs stand for nothing. */
export function decodedPath(address: string): string | undefined {
  try {
    return decodeURIComponent(address).normalize('NFC')
  } catch {
    return undefined
  }
}

/** The same for what must have an answer: text that is no valid encoding means itself. */
export const readPath = (address: string): string => decodedPath(address) ?? address.normalize('NFC')

/** A path of the first form as it stands in addresses: links of search engines, requests, purges. */
export const addressOf = (path: string): string =>
  encodeURI(wholeCharacters(path)).replaceAll('?', '%3F').replaceAll('#', '%23')

/**
 * The path of a page as people give it: typed, or copied from the address bar of a browser with host, escapes, query and a slash at its
 * end. Undefined for what is neither a path nor a whole address.
 */
export function pathOfAddress(given: string): string | undefined {
  const [, host, path] = /^(https?:\/\/[^/?#\s]+)?(\/[^?#]*)?(?:[?#]|$)/i.exec(given.trim()) ?? []
  if (host === undefined && path === undefined) return undefined
  return readPath(path ?? '/').replace(/(?<!\/)\/+$/, '') || '/'
}

/** Half a surrogate pair stands for nothing, and no encoding takes it. */
export const wholeCharacters = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** What makes two paths the same page to a reader: encoding, Unicode form, letter case and slashes at the end do not. */
export const foldedPath = (path: string): string =>
  inOneCase(readPath(path)).replace(/(?<!\/)\/+$/, '') || '/'

/** Some letters in lower case are two that NFC makes one. */
export const inOneCase = (path: string): string => path.toLowerCase().normalize('NFC')

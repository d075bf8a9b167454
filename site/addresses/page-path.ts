import { fault, type SiteFault, type SiteFaultCode } from '../border/problem'
import { homePath, type Language, languageOfPath, prefixes } from '../languages/locales'
import { decodedPath, inOneCase, wholeCharacters } from './address-form'
import { ownName } from './own-paths'

/** UTF-8. A segment becomes the name of a folder, which may be 255 bytes long where it is longest. */
const maximumBytes = 240

/** Letters and digits of any script, and between them the signs that no address ever encodes (RFC 3986, 2.3). */
const segmentForm = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._~-]*[\p{L}\p{M}\p{N}_-])?$/u

/** What programs take for a file: `robots.txt`, `events.ics`, `a.js`. */
const fileForm = /\.[a-z][a-z0-9]*$/

/** The fault of a document that asks for a path of the site itself, by the part of the path that is taken. */
export const ownPath = (path: string, name: string): SiteFault =>
  fault('address.reserved', `"${path}" is used by the site itself: "${name}" is taken`, { path, name })

/** The fault of a document without any path. */
export const noPath: SiteFault = fault('address.missing', 'it has no path')

/**
 * The path of a page as a document writes it (`url.fullPath`), in its one canonical form: decoded, in NFC, in lower case.
 * The fault, where it cannot be a page. Numbered as tested:
 * 1. it begins with a slash and does not end with one; 2. it belongs to the document's language by its prefix;
 * 3. it has no dot segment and only letters, digits and `-._~`, encoded ones included;
 * 4. it is at most 240 bytes; 5. it is none that the site itself uses, now or later; 6. it does not end like a file.
 */
export function pagePath(written: unknown, language: Language): string | SiteFault {
  if (typeof written !== 'string' || written === '') return noPath
  const shown = wholeCharacters(written.slice(0, 300))
  const bad = (code: SiteFaultCode, reason: string) => fault(code, `"${shown}" ${reason}`, { path: shown })
  if (/%(?:2e|2f|5c|00)/i.test(written)) return bad('address.hidden', 'hides a dot, a slash or NUL')
  const decoded = decodedPath(written)
  if (decoded === undefined || decoded.includes('%'))
    return bad('address.percent', 'has a broken percent sign')
  const path = inOneCase(decoded)
  if (path === homePath(language)) return path
  if (!path.startsWith('/')) return bad('address.slashes', 'must begin with a slash')
  if (path.endsWith('/')) return bad('address.slashes', 'must not end with a slash')
  const prefix = prefixes[language]
  if (languageOfPath(path) !== language || (prefix !== '' && !path.startsWith(`${prefix}/`))) {
    const reason =
      prefix === ''
        ? `"${shown}" is a path of another language: those of the main language have no prefix`
        : `"${shown}" must begin with "${prefix}/" to be a page in ${language}`
    return fault('address.language', reason, { path: shown, start: `${prefix}/`, language })
  }
  return segmentsFault(path, language, bad) ?? path
}

function segmentsFault(
  path: string,
  language: Language,
  bad: (code: SiteFaultCode, reason: string) => SiteFault,
): SiteFault | undefined {
  const segments = path.split('/').slice(1)
  if (segments.some((segment) => /^\.{1,2}$/.test(segment))) return bad('address.dots', 'has a dot segment')
  if (new TextEncoder().encode(path).length > maximumBytes)
    return fault('address.long', `the path is longer than ${maximumBytes} bytes`, { bytes: maximumBytes })
  const name = ownName(path, language)
  if (name !== undefined) return ownPath(path, name)
  if (!segments.every((segment) => segmentForm.test(segment)))
    return bad('address.character', 'has a character that is not allowed in a path')
  return fileForm.test(path) ? bad('address.file', 'ends like a file') : undefined
}

/** The paths between the home page and a page, from the top: `/fr/a` for `/fr/a/b`. */
export function pathsAbove(path: string): string[] {
  const home = homePath(languageOfPath(path))
  const segments = path.split('/')
  return segments
    .slice(1, -1)
    .map((_segment, index) => segments.slice(0, index + 2).join('/'))
    .filter((above) => above !== home)
}

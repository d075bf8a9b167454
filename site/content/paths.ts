import { homePath, type Language, languageOfPath, prefixes } from '../languages/locales'
import { type Fault, type FaultCode, fault } from '../problem'

const reserved = [
  'page-data',
  'slice-data',
  'static',
  '_gatsby',
  'images',
  'files',
  'cookie',
  'gate',
  'webhooks',
  'operations',
]
const maximumBytes = 255

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The fault of a document without any path. */
export const noPath: Fault = fault('address.missing', 'it has no path')

/**
 * Why a document's `url.fullPath` cannot be a page, or undefined when it can. Numbered as tested:
 * 1. it begins with a slash and does not end with one; 2. it belongs to the document's language by its prefix;
 * 3. it has no dot segment, backslash, control character, query or fragment, encoded ones included;
 * 4. it is at most 255 bytes; 5. its first segment is not one that the site itself uses.
 */
export function pathProblem(path: unknown, language: Language): Fault | undefined {
  if (typeof path !== 'string' || path === '') return noPath
  if (path === homePath(language)) return undefined
  const prefix = prefixes[language]
  const bad = (code: FaultCode, reason: string) => fault(code, `"${path}" ${reason}`, { path })
  if (!path.startsWith('/') || path.endsWith('/'))
    return bad('address.slashes', 'must begin with a slash and not end with one')
  if (languageOfPath(path) !== language || (prefix !== '' && !path.startsWith(`${prefix}/`))) {
    const reason = `"${path}" must begin with "${prefix}/" to be a page in ${language}`
    return fault('address.language', reason, { path, start: `${prefix}/`, language })
  }
  if (!isDecodable(path)) return bad('address.percent', 'has a broken percent sign')
  if (/%(?:2e|2f|5c|00)/i.test(path)) return bad('address.hidden', 'hides a dot, a slash or NUL')
  const decoded = decodeURIComponent(path)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
  if (/[\u0000-\u001f\u007f\\?#<>"|*:]/.test(decoded) || decoded.includes('//'))
    return bad('address.character', 'has a character that is not allowed in a path')
  const segments = decoded.split('/').slice(1)
  if (segments.some((segment) => segment === '.' || segment === '..'))
    return bad('address.dots', 'has a dot segment')
  if (Buffer.byteLength(path) > maximumBytes) {
    return fault('address.long', `the path is longer than ${maximumBytes} bytes`, { bytes: maximumBytes })
  }
  const first = segments[prefix === '' ? 0 : 1] ?? ''
  const isReserved =
    reserved.includes(first.toLowerCase()) ||
    segments.some((segment) => segment.toLowerCase() === 'page-data')
  if (isReserved) return bad('address.reserved', 'begins with a word that the site uses itself')
  if (/\.(html|js|json|css|xml|txt|ics)$/i.test(decoded)) return bad('address.file', 'ends like a file')
  return undefined
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

/** What makes two paths the same page: letter case, Unicode form, percent-encoding and a slash at the end do not differ. */
export function pathKey(path: string): string {
  const decoded = isDecodable(path) ? decodeURIComponent(path) : path
  return decoded.normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/'
}

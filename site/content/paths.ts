import { homePath, type Language, languageOfPath, prefixes } from '../languages/locales'

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

/**
 * Why a document's `url.fullPath` cannot be a page, or undefined when it can. Numbered as tested:
 * 1. it begins with a slash and does not end with one; 2. it belongs to the document's language by its prefix;
 * 3. it has no dot segment, backslash, control character, query or fragment, encoded ones included;
 * 4. it is at most 255 bytes; 5. its first segment is not one that the site itself uses.
 */
export function pathProblem(path: unknown, language: Language): string | undefined {
  if (typeof path !== 'string' || path === '') return 'it has no path'
  if (path === homePath(language)) return undefined
  if (!path.startsWith('/') || path.endsWith('/'))
    return `"${path}" must begin with a slash and not end with one`
  if (
    languageOfPath(path) !== language ||
    (prefixes[language] !== '' && !path.startsWith(`${prefixes[language]}/`))
  ) {
    return `"${path}" must begin with "${prefixes[language]}/" to be a page in ${language}`
  }
  if (!isDecodable(path)) return `"${path}" has a broken percent sign`
  if (/%(?:2e|2f|5c|00)/i.test(path)) return `"${path}" hides a dot, a slash or NUL`
  const decoded = decodeURIComponent(path)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
  if (/[\u0000-\u001f\u007f\\?#<>"|*:]/.test(decoded) || decoded.includes('//')) {
    return `"${path}" has a character that is not allowed in a path`
  }
  const segments = decoded.split('/').slice(1)
  if (segments.some((segment) => segment === '.' || segment === '..')) return `"${path}" has a dot segment`
  if (Buffer.byteLength(path) > maximumBytes) return `the path is longer than ${maximumBytes} bytes`
  const first = segments[prefixes[language] === '' ? 0 : 1] ?? ''
  if (
    reserved.includes(first.toLowerCase()) ||
    segments.some((segment) => segment.toLowerCase() === 'page-data')
  ) {
    return `"${path}" begins with a word that the site uses itself`
  }
  if (/\.(html|js|json|css|xml|txt|ics)$/i.test(decoded)) return `"${path}" ends like a file`
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

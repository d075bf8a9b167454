import { isGuardedFile } from '../../site/languages/guarded-path'

/**
 * Which files of the root may be public.
 *
 * Left out silently: what is behind the access code, source maps, build statistics, Gatsby's own work files (`_gatsby`, `chunk-map.json`), partytown,
 * hidden files except `.well-known`, half-written files, precompressed copies (they are made here), and the lists of the
 * editors' redirects and of what is withheld, which are read but not served.
 */
export const isPrivateFile = (path: string): boolean =>
  isReadOnly(path) ||
  isGuardedFile(path) ||
  /(?:^|\/)\.(?!well-known\/)/.test(path) ||
  /^(?:_gatsby|~partytown|_headers|_redirects)(?:\/|$)/.test(path) ||
  /(?:\.map|\.stats\.json|\.tmp|\.br|\.gz|\.orig|~)$/.test(path) ||
  path === 'chunk-map.json' ||
  path === 'webpack.stats.json'

/** Whether a release or the shelf of guarded pages has to know of a file. */
export const isTold = (path: string): boolean =>
  isReadOnly(path) || isGuardedFile(path) || !isPrivateFile(path)

/** Whether a file is read by whoever publishes, and served to nobody. */
export const isReadOnly = (path: string): boolean => path === redirectsFile || path === withheldFile

/** The editors' own redirects, with the document that they are from: `{"document": "redirects", "list": [{"from": "/old", "to": "/new"}]}`. */
export const redirectsFile = '_redirects.json'

/** Pictures and files that only guarded documents refer to: `{"list": ["/files/p/d/0a1b.pdf"]}`. */
export const withheldFile = '_withheld.json'

/** Bytes of a file name: what Linux file systems and S3 keys allow with room for a suffix. */
export const longestSegment = 240
/** Bytes of a whole path: a storage refuses as an error what is longer than 1,024 with its prefix. */
export const longestPath = 900

const encoder = new TextEncoder()
const bytesOf = (text: string): number => encoder.encode(text).length

/** Why a path can not be published, in words, or undefined when it can. */
export function badPath(path: string): string | undefined {
  if (path === '' || path.startsWith('/') || path.includes('\\')) return 'is not relative to the site'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'contains a control character'
  if (/%(?:2e|2f|5c|00)/i.test(path)) return 'contains an encoded dot, slash or NUL'
  const segments = path.split('/')
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    return 'leaves the folder of the site or has an empty part'
  }
  if (segments.some((segment) => bytesOf(segment) > longestSegment)) {
    return `has a part longer than ${longestSegment} bytes`
  }
  return bytesOf(path) > longestPath ? `is longer than ${longestPath} bytes` : undefined
}

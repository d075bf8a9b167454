import { decodedPath } from '../../site/addresses/address-form'

/**
 * The path of a request, decoded and in NFC; undefined for what no link of this site could be, which is answered 400 or 404 (see `lost-path.ts`):
 * 1. It does not begin with a slash, or holds a fragment.
 * 2. It does not decode: a broken escape, or bytes that are no UTF-8.
 * 3. It holds a control character, a backslash, or an escaped slash.
 * 4. One of its parts is `.` or `..`, however it is written.
 * 5. It is only by its escapes that it begins like a path that is passed on, or it is passed on and holds an escaped
 *    percent sign: whoever gets it could read another path.
 */
export function readablePath(raw: string, passedOn: readonly string[]): string | undefined {
  if (!raw.startsWith('/') || raw.includes('#') || /%2f/i.test(raw)) return undefined
  const path = decodedPath(raw)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (path === undefined || /[\u0000-\u001f\u007f\\]/.test(path)) return undefined
  if (path.split('/').some((part) => part === '..' || part === '.')) return undefined
  const prefix = passedOn.find((each) => path.startsWith(each))
  if (prefix !== undefined && (!raw.startsWith(prefix) || raw.includes('%25'))) return undefined
  return path
}

const tail = '%[89ab][0-9a-f]'

/** One character of a path in PCRE: plain, or escaped as UTF-8 allows it. */
const character = [
  '[^%?]',
  '%[0-7][0-9a-f]',
  `%(?:c[2-9a-f]|d[0-9a-f])${tail}`,
  `%e0%[ab][0-9a-f]${tail}`,
  `%e[1-9a-cef]${tail}${tail}`,
  `%ed%[89][0-9a-f]${tail}`,
  `%f0%[9ab][0-9a-f]${tail}${tail}`,
  `%f[1-3]${tail}${tail}${tail}`,
  `%f4%8[0-9a-f]${tail}${tail}`,
].join('|')

/** The same for nginx, which matches a request as it was sent, in this order; the fifth rule is checked at each prefix. */
export const nginxBadRequest = `map $request_uri $bad_request {
  default 1;
  "~^[^?]*[#]" 1;
  "~*^[^?]*(?:%(?:[01][0-9a-f]|7f|2f|5c)|\\x5c)" 1;
  "~*^[^?]*/(?:[.]|%2e){1,2}(?:/|[?]|$)" 1;
  "~*^(?:${character})*+(?:[?]|$)" "";
}`

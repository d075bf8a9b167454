import { lostPathMark } from '../../site/src/guard/lost-page'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** The 404 page with the path that was asked for, as it was sent (specification, section 8). */
export const withLostPath = (html: string, path: string): string =>
  html.replace(lostPathMark, () => markWith(escaped(path)))

const markWith = (inside: string): string => lostPathMark.replace('><', () => `>${inside}<`)

/**
 * The same in nginx, which cannot escape: a path of the signs that browsers send plainly is put in, any other is left to the
 * page's own script.
 */
export const nginxLostPath = `map $request_uri $lost_path { default ""; "~^(?<lost>[A-Za-z0-9/%._~!()*+,;:@=-]*)(?:[?].*)?$" $lost; }`
export const nginxTellsPath = `    gzip_static off;
    brotli_static off;
    sub_filter_types *;
    sub_filter '${lostPathMark}' '${markWith('$lost_path')}';
`

/** One letter of a path, plain or escaped. */
const letter = (sign: string): string => `(?:${sign}|%${sign.charCodeAt(0).toString(16)})`

/** Paths that begin like one that is passed on, however they are written: what is wrong with them is answered 400. */
export const passedOnPattern = (prefixes: readonly string[]): string =>
  `^(?:${prefixes.map((prefix) => [...prefix].map(letter).join('')).join('|')})`

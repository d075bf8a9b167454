import { createHash } from 'node:crypto'
import type { PageFacts } from '../changes/made-file'

const tagPattern = /<!--[\s\S]*?-->|<(a|area|link|meta|script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

/** Reads the file of a page. One that does not end counts as one that could not be made. */
export function readPageFile(bytes: Buffer, text = withoutStyles(bytes)): PageFacts {
  const facts = readPage(text)
  const cutOff = whyCutOff(bytes)
  return cutOff === undefined ? facts : { unmade: cutOff, ...facts }
}

/** Reads one HTML page in one pass; the contents of scripts, styles and comments are no tags. */
export function readPage(html: string): PageFacts {
  const links = new Set<string>()
  const alternates: Record<string, string> = {}
  const scriptHashes = new Set<string>()
  let noIndex = false
  const pattern = new RegExp(tagPattern)
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [, tag = '', source = ''] = match
    const name = tag.toLowerCase()
    if (name === 'a' || name === 'area') addIfPresent(links, attribute(source, 'href'))
    else if (name === 'link') readLink(source, alternates)
    else if (name === 'meta') noIndex ||= asksNotToBeIndexed(source)
    else if (name === 'script' || name === 'style') {
      const end = endOf(html, name, pattern.lastIndex)
      if (name === 'script' && runsInline(source))
        scriptHashes.add(hashScript(html.slice(pattern.lastIndex, end)))
      pattern.lastIndex = end
    }
  }
  const unmade = whyUnmade(html)
  return {
    links: [...links],
    alternates,
    noIndex,
    scriptHashes: [...scriptHashes],
    ...(unmade === undefined ? {} : { unmade }),
  }
}

/** A page that was written in part, by a full disk or a power cut: it is empty, or begins as a page and does not end as one. */
function whyCutOff(bytes: Buffer): string | undefined {
  const start = bytes.toString('utf8', 0, 200).trimStart().toLowerCase()
  if (start === '') return 'the page is empty'
  const isPage = start.startsWith('<!doctype') || start.startsWith('<html')
  return isPage && !endsAsPage(bytes) ? 'the page does not end' : undefined
}

/** Nothing but space may follow the end of a page. */
const endsAsPage = (bytes: Buffer): boolean =>
  bytes
    .toString('utf8', Math.max(0, bytes.lastIndexOf('</')))
    .trimEnd()
    .toLowerCase() === '</html>'

const unmadeMark = ' data-unmade="'

/** The mark that the builder leaves (see guarded-rendering.cjs). In a text of an editor the quote would be escaped. */
function whyUnmade(html: string): string | undefined {
  const start = html.indexOf(unmadeMark)
  if (start < 0) return undefined
  const from = start + unmadeMark.length
  return unescapeHtml(html.slice(from, html.indexOf('"', from)))
}

/**
 * The page as text without the contents of the style elements before its first script or comment, which is where Gatsby
 * puts the style sheet: two thirds of the bytes of a page, in which there is nothing to read.
 */
export function withoutStyles(page: Buffer): string {
  const pieces: string[] = []
  let from = 0
  for (;;) {
    const start = page.indexOf('<style', from)
    const head = start < 0 ? undefined : page.subarray(from, start)
    const open = start < 0 ? -1 : page.indexOf('>', start)
    const end = open < 0 ? -1 : page.indexOf('</style', open)
    if (!head || end < 0 || head.includes('<script') || head.includes('<!--')) break
    pieces.push(page.toString('utf8', from, open + 1))
    from = end
  }
  return pieces.join('') + page.toString('utf8', from)
}

function addIfPresent(set: Set<string>, value: string | undefined): void {
  if (value !== undefined) set.add(value)
}

function readLink(source: string, alternates: Record<string, string>): void {
  const language = attribute(source, 'hreflang')
  const href = attribute(source, 'href')
  const rel = attribute(source, 'rel')?.toLowerCase().split(/\s+/)
  if (language && href && rel?.includes('alternate')) alternates[language.toLowerCase()] = href
}

const asksNotToBeIndexed = (source: string): boolean =>
  attribute(source, 'name')?.toLowerCase() === 'robots' &&
  /\b(?:noindex|none)\b/i.test(attribute(source, 'content') ?? '')

function endOf(html: string, tag: string, from: number): number {
  const close = new RegExp(`</${tag}`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
}

const scriptTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

const runsInline = (source: string): boolean =>
  attribute(source, 'src') === undefined && scriptTypes.test((attribute(source, 'type') ?? '').trim())

/** The hash of a script as a browser computes it: line ends are normalised first. */
export const hashScript = (script: string): string =>
  `sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}`

type AttributeName = 'content' | 'href' | 'hreflang' | 'name' | 'rel' | 'src' | 'type'

const attributePattern = (name: AttributeName): RegExp =>
  new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=\\s|/|$)`, 'i')

const attributePatterns: Readonly<Record<AttributeName, RegExp>> = {
  content: attributePattern('content'),
  href: attributePattern('href'),
  hreflang: attributePattern('hreflang'),
  name: attributePattern('name'),
  rel: attributePattern('rel'),
  src: attributePattern('src'),
  type: attributePattern('type'),
}

function attribute(source: string, name: AttributeName): string | undefined {
  const match = attributePatterns[name].exec(source)
  return match ? copied(unescapeHtml(match[1] ?? match[2] ?? match[3] ?? '')) : undefined
}

/** A part of a text keeps the whole of it in memory for as long as the part is kept; this is the same text by itself. */
const copied = (part: string): string => JSON.parse(JSON.stringify(part))

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

const unescapeHtml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
        if (hex || decimal) return codePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10), whole)
        return named[String(name).toLowerCase()] ?? whole
      })
    : text

const codePoint = (code: number, otherwise: string): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise

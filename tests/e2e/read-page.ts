/** What the checks of the built site need to know of a page. Read from the text, because a thousand DOMs take minutes. */
export interface ReadPage {
  path: string
  html: string
  /** Everything that a visitor reads, without mark-up, scripts and styles. */
  words: string
  title: string
  headings: number
  canonical: string | undefined
  noIndex: boolean
  /** hreflang and address. */
  alternates: Map<string, string>
  /** Addresses of the site itself: pages, files, pictures, scripts. With their anchors. */
  addresses: string[]
  ids: Set<string>
  jsonLd: unknown[]
  /** Pictures without an alt attribute, as they are written. */
  withoutAlt: string[]
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}
const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

const attributes = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
      .slice(1)
      .map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )
const tags = (html: string, name: string): Map<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>/])[^>]*>`, 'gi'))].map(([tag]) => attributes(tag))

const own = (address: string, siteAddress: string): string | undefined => {
  if (address.startsWith(`${siteAddress}/`) || address === siteAddress)
    return address.slice(siteAddress.length) || '/'
  return address.startsWith('/') && !address.startsWith('//') ? address : undefined
}

const sourceSet = (text: string): string[] =>
  text
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)

/** @param siteAddress what the site believes to be its own address; absolute links to it count as its own */
export function readPage(path: string, html: string, siteAddress: string): ReadPage {
  const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/gi)]
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
  const links = tags(html, 'link')
  const linked = [
    ...links.map((link) => link.get('href')),
    ...['a', 'area'].flatMap((name) => tags(markup, name).map((anchor) => anchor.get('href'))),
    ...['img', 'source', 'video', 'audio'].flatMap((name) =>
      tags(markup, name).flatMap((media) => [
        media.get('src'),
        media.get('poster'),
        ...sourceSet(media.get('srcset') ?? ''),
      ]),
    ),
    ...tags(html, 'script').map((script) => script.get('src')),
    ...tags(html, 'meta')
      .filter((meta) => meta.get('property') === 'og:image')
      .map((meta) => meta.get('content')),
  ]
  return {
    path,
    html,
    words: decode(markup.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' '),
    title: decode(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? ''),
    headings: tags(markup, 'h1').length,
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href'),
    noIndex: tags(html, 'meta').some(
      (meta) => meta.get('name') === 'robots' && meta.get('content')?.includes('noindex'),
    ),
    alternates: new Map(
      links
        .filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'))
        .map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
    ),
    addresses: linked.flatMap((address) => (address === undefined ? [] : (own(address, siteAddress) ?? []))),
    ids: new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id))),
    jsonLd: scripts
      .filter(([tag]) => /^<script[^>]*application\/ld\+json/.test(tag))
      .map(([, json = '']): unknown => JSON.parse(json)),
    withoutAlt: [...markup.matchAll(/<img(?=[\s>/])[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/\salt[=\s>]/.test(tag)),
  }
}

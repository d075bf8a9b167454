import { createHash } from 'node:crypto'
import { addressOf } from '../addresses/address-form'
import { defaultLanguage, type Language, languages, localeTags } from '../languages/locales'

/** A page as search engines should know it. */
export interface SitemapLine {
  path: string
  language: Language
  /** What the page and its translations have in common. */
  group: string
  /** YYYY-MM-DD, or null when it is not known. */
  lastModified: string | null
}

/** A line by group and path: a path that passes to another page leaves the group that it was in. */
export const lineKey = (line: SitemapLine): string => `${line.group} ${line.path}`

const linesPerPart = 64

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const address = (siteUrl: string, path: string): string => escapeXml(siteUrl + addressOf(path))

/** Numbers a group: which of `count` parts it belongs to. */
function partOf(group: string, count: number): number {
  return createHash('sha1').update(group).digest().readUInt32BE(0) % count
}

/** How many parts the sitemap has: a power of two, so that parts stay as they are while the site grows a little. */
function partCount(lines: number): number {
  let count = 1
  while (count * linesPerPart < lines) count *= 2
  return count
}

const partName = (part: number): string => `sitemap-${part}.xml`

function renderGroup(lines: readonly SitemapLine[], siteUrl: string): string {
  const sorted = [...lines].sort((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language))
  const alternates = [...sorted.map((line) => [localeTags[line.language], line] as const)]
  const fallback = sorted.find((line) => line.language === defaultLanguage) ?? sorted[0]
  const links = alternates.map(
    ([tag, line]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(siteUrl, line.path)}"/>`,
  )
  if (fallback) {
    links.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${address(siteUrl, fallback.path)}"/>`)
  }
  return sorted
    .map((line) => {
      const modified = line.lastModified === null ? '' : `<lastmod>${line.lastModified}</lastmod>`
      return `<url><loc>${address(siteUrl, line.path)}</loc>${modified}${links.join('')}</url>\n`
    })
    .join('')
}

const header = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * The sitemap in parts, each of about a hundred pages, so that one changed page rewrites one small file. The bytes of each
 * file depend on the lines alone, never on the order in which they came.
 */
export class Sitemap {
  private readonly groups = new Map<string, Map<string, SitemapLine>>()
  private readonly members = new Map<number, Set<string>>()
  private lines = 0
  private parts = 1

  constructor(private readonly siteUrl: string) {}

  /** Sets and removes lines. Returns the files that changed: name and content, or undefined for one that is gone. */
  apply(set: readonly SitemapLine[], remove: readonly SitemapLine[]): Map<string, string | undefined> {
    const touched = new Set<string>()
    for (const line of remove) {
      const group = this.groups.get(line.group)
      if (!group?.delete(line.path)) continue
      this.lines -= 1
      touched.add(line.group)
    }
    for (const line of set) {
      const group = this.groups.get(line.group) ?? new Map<string, SitemapLine>()
      if (!group.has(line.path)) this.lines += 1
      group.set(line.path, line)
      this.groups.set(line.group, group)
      touched.add(line.group)
    }
    return this.arrange(touched)
  }

  private arrange(touched: ReadonlySet<string>): Map<string, string | undefined> {
    const parts = partCount(this.lines)
    const files = new Map<string, string | undefined>()
    if (parts !== this.parts || this.members.size === 0) {
      for (let part = parts; part < this.parts; part += 1) files.set(partName(part), undefined)
      this.parts = parts
      this.members.clear()
      for (const group of this.groups.keys()) this.place(group)
      for (let part = 0; part < parts; part += 1) files.set(partName(part), this.renderPart(part))
      files.set('sitemap.xml', this.renderIndex())
      return files
    }
    const changed = new Set<number>()
    for (const group of touched) changed.add(this.place(group))
    for (const part of changed) files.set(partName(part), this.renderPart(part))
    return files
  }

  private place(group: string): number {
    const part = partOf(group, this.parts)
    const members = this.members.get(part) ?? new Set<string>()
    if (this.groups.get(group)?.size) members.add(group)
    else {
      members.delete(group)
      this.groups.delete(group)
    }
    this.members.set(part, members)
    return part
  }

  private renderPart(part: number): string {
    const groups = [...(this.members.get(part) ?? [])].sort()
    const urls = groups.map((group) =>
      renderGroup([...(this.groups.get(group)?.values() ?? [])], this.siteUrl),
    )
    const spaces =
      'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    return `${header}<urlset ${spaces}>\n${urls.join('')}</urlset>\n`
  }

  private renderIndex(): string {
    const parts = Array.from({ length: this.parts }, (_, part) => part)
    const lines = parts.map(
      (part) => `<sitemap><loc>${escapeXml(`${this.siteUrl}/${partName(part)}`)}</loc></sitemap>\n`,
    )
    return `${header}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`
  }
}

import { consentTexts } from '../content/consent-file'
import { redirectsId } from '../content/part-claimants'
import { eventFiles } from '../events/calendar-file'
import type { EventLoad } from '../events/load-event-nodes'
import { languageWords } from '../languages/all-words'
import { forEachLanguage, languages } from '../languages/locales'
import type { NodeInput } from '../nodes/node-input'
import type { SitemapLine } from '../nodes/sitemap'
import { Sitemap } from '../nodes/sitemap'
import { type LeftPage, SearchIndex } from '../search/search-index'
import type { SearchedPage } from '../search/searched-page'

/** Files by name, relative to the root; undefined for one that is gone. */
export type FileChanges = Map<string, string | undefined>

const redirectsName = '_redirects.json'
const withheldName = '_withheld.json'

export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/**
 * Redirects that editors wrote, and those of cookie notices, for the edge: pairs of an old path and where it leads now, and
 * the document they are from. A cookie notice leads to the page that the consent texts of its language name; an editor's own
 * redirect counts first.
 */
function redirectsFile(stored: unknown, privacyPages: ReadonlyMap<string, string>): string {
  const { _id: document, list } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    _id?: unknown
    list?: unknown
  }
  const pairs = (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const { from, to } = (typeof entry === 'object' && entry !== null ? entry : {}) as {
      from?: unknown
      to?: unknown
    }
    return typeof from === 'string' && typeof to === 'string' ? [{ from, to }] : []
  })
  const written = new Set(pairs.map(({ from }) => from))
  const notices = languages.flatMap((language) => {
    const from = languageWords[language].noticePath
    const to = privacyPages.get(language)
    return from === undefined || to === undefined || written.has(from) ? [] : [{ from, to }]
  })
  return `${JSON.stringify({ document, list: [...pairs, ...notices] })}\n`
}

/** The consent texts of a language (specification, section 7): the texts of the namespace `cookie` as a file. */
const consentFile = (data: unknown): string => `${JSON.stringify(consentTexts(JSON.parse(String(data))))}\n`

/**
 * The files beside the pages: sitemap, search index, robots.txt, calendar files, redirects, consent texts. A clean build applies everything to an
 * empty one; a regeneration applies what changed and gets the files that differ.
 */
export class SiteFiles {
  private readonly sitemap: Sitemap
  private readonly index = new SearchIndex()
  private calendars = new Map<string, string>()
  private readonly single = new Map<string, string>()
  private redirects: unknown
  /** Path of the privacy page, by language, as the consent texts name it. */
  private readonly privacyPages = new Map<string, string>()

  constructor(private readonly settings: { siteUrl: string; timeZone: string }) {
    this.sitemap = new Sitemap(settings.siteUrl)
  }

  lines(set: readonly SitemapLine[], remove: readonly SitemapLine[]): FileChanges {
    return this.sitemap.apply(set, remove)
  }

  /** What visitors search in: the pages that may be found, or changed, and those that no longer may. */
  search(set: readonly SearchedPage[], remove: readonly LeftPage[]): FileChanges {
    return this.index.apply(set, remove)
  }

  /** Calendar files that lie there already, with their texts, whatever made them. */
  found(calendars: ReadonlyMap<string, string>): void {
    this.calendars = new Map(calendars)
  }

  events(occurrences: EventLoad['occurrences']): FileChanges {
    const { siteUrl, timeZone } = this.settings
    const names = forEachLanguage((language) => languageWords[language].calendarName)
    const files = new Map(
      [...eventFiles(occurrences, { siteUrl, timeZone, names })].map(([name, text]) => [
        name.replace(/^\//, ''),
        text,
      ]),
    )
    const changes: FileChanges = new Map(
      [...files].filter(([name, text]) => this.calendars.get(name) !== text),
    )
    for (const name of this.calendars.keys()) if (!files.has(name)) changes.set(name, undefined)
    this.calendars = files
    return changes
  }

  /**
   * The nodes that are there or changed, and those that went. Consent texts and redirects among them have files; that of
   * the redirects is there without a document, too.
   */
  content(set: Iterable<NodeInput>, removed: Iterable<NodeInput>): FileChanges {
    const nodes = [...set]
    const texts = nodes.filter(({ type, fields }) => type === 'Locale' && fields.ns === 'cookie')
    const redirects = nodes.find(({ id }) => id === redirectsId)
    if ([...removed].some(({ id }) => id === redirectsId)) this.redirects = undefined
    if (redirects) this.redirects = redirects.fields.content
    for (const { fields } of texts) {
      const { privacyPath } = JSON.parse(String(fields.data))
      if (typeof privacyPath === 'string') this.privacyPages.set(String(fields.language), privacyPath)
    }
    return new Map([
      ...texts.flatMap(({ fields }) => [
        ...this.file(`cookie/${String(fields.language)}.json`, consentFile(fields.data)),
      ]),
      ...this.file(redirectsName, redirectsFile(this.redirects, this.privacyPages)),
    ])
  }

  /** What no edge may serve to everybody: the paths of what only guarded documents refer to. */
  withheld(paths: readonly string[]): FileChanges {
    return this.file(withheldName, `${JSON.stringify({ list: paths })}\n`)
  }

  file(name: string, text: string): FileChanges {
    if (this.single.get(name) === text) return new Map()
    this.single.set(name, text)
    return new Map([[name, text]])
  }
}

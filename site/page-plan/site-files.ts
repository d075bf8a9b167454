import { foldedPath } from '../addresses/address-form'
import { asTyped } from '../border/as-typed'
import { type ConsentEntries, consentTexts } from '../content/consent-file'
import { redirectsId } from '../content/part-claimants'
import { eventFiles } from '../events/calendar-file'
import type { EventLoad } from '../events/load-event-nodes'
import { type MovedDate, movedDates } from '../events/moved-dates'
import { languageWords } from '../languages/all-words'
import { forEachLanguage, type Language, languageFrom, languages } from '../languages/locales'
import type { NodeInput } from '../nodes/node-input'
import type { SitemapLine } from '../nodes/sitemap'
import { Sitemap } from '../nodes/sitemap'
import { type LeftPage, SearchIndex } from '../search/search-index'
import type { SearchedPage } from '../search/searched-page'
import { PrivacyPages } from './privacy-pages'

/** Files by name, relative to the root; undefined for one that is gone. */
export type FileChanges = Map<string, string | undefined>

const redirectsName = '_redirects.json'
const withheldName = '_withheld.json'

export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/**
 * Redirects that editors wrote, those of cookie notices and those of events that were moved, for the edge: pairs of an old path and
 * where it leads now, and the document they are from. A cookie notice leads to the privacy page of its language;
 * an editor's own redirect counts first, however its path is written.
 */
function redirectsFile(
  stored: unknown,
  privacyPages: ReadonlyMap<Language, string | undefined>,
  moved: readonly MovedDate[],
): string {
  const { _id: document, list } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    _id?: unknown
    list?: unknown
  }
  const pairs = (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const { from, to } = (typeof entry === 'object' && entry !== null ? entry : {}) as {
      from?: unknown
      to?: unknown
    }
    return typeof from === 'string' && typeof to === 'string'
      ? [{ from: asTyped(from), to: asTyped(to) }]
      : []
  })
  const written = new Set(pairs.map(({ from }) => foldedPath(from)))
  const notices = languages.flatMap((language) => {
    const from = languageWords[language].noticePath
    const to = privacyPages.get(language)
    return from === undefined || to === undefined || from === to ? [] : [{ from, to }]
  })
  const own = [...notices, ...moved].filter(({ from }) => !written.has(foldedPath(from)))
  return `${JSON.stringify({ document, list: [...pairs, ...own] })}\n`
}

/** The consent texts of a language (specification, section 7): the texts of the namespace `cookie` as a file. */
const consentFile = (entries: ConsentEntries): string => `${JSON.stringify(consentTexts(entries))}\n`

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
  /** What the consent texts of a language say, by its keys. */
  private readonly consent = new Map<Language, ConsentEntries>()
  private readonly privacy = new PrivacyPages()
  private moved: readonly MovedDate[] = []

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

  /** The calendar files. Of dates that were moved the file of the redirects tells, which `content` gives. */
  events(occurrences: EventLoad['occurrences']): FileChanges {
    this.moved = movedDates(occurrences)
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
   * the redirects is there without a document, too. Asked for after `events`, whose moved dates are among the redirects.
   */
  content(set: Iterable<NodeInput>, removed: Iterable<NodeInput>): FileChanges {
    const [nodes, gone] = [[...set], [...removed]]
    const redirects = nodes.find(({ id }) => id === redirectsId)
    if (gone.some(({ id }) => id === redirectsId)) this.redirects = undefined
    if (redirects) this.redirects = redirects.fields.content
    for (const { type, fields } of nodes)
      if (type === 'Locale' && fields.ns === 'cookie')
        this.consent.set(languageFrom(fields.language), JSON.parse(String(fields.data)))
    this.privacy.apply(nodes, gone)
    const texts = [...this.consent].map(([language, entries]) => {
      const privacyPath = this.privacy.of(language) ?? entries.privacyPath
      return { language, entries: { ...entries, privacyPath } }
    })
    const pages = new Map(texts.map(({ language, entries }) => [language, entries.privacyPath]))
    return new Map([
      ...texts.flatMap(({ language, entries }) => [
        ...this.file(`cookie/${language}.json`, consentFile(entries)),
      ]),
      ...this.file(redirectsName, redirectsFile(this.redirects, pages, this.moved)),
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

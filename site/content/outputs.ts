import { pagePath } from '../addresses/page-path'
import type { NodeInput } from '../events/node-input'
import { isLanguage, type Language } from '../languages/locales'
import { isMiddleware } from '../page-plan/middleware'
import type { PlannedPage } from '../page-plan/planned-page'
import type { SitemapLine } from '../page-plan/sitemap'
import { type Fault, fault, type Problem } from '../problem'
import { isPageType } from './documents'
import { type ContentNode, rawField, storedDocument } from './raw'
import { storedProblems } from './stored-problems'
import { teaserLine } from './teaser'

export interface Output {
  nodes: readonly NodeInput[]
  pages: readonly PlannedPage[]
  /** Lines of the sitemap. */
  lines: readonly SitemapLine[]
  problems: readonly Problem[]
}

/** What a document wants to own, and what it gives when it owns it. */
export interface Claimant {
  id: string
  /** ISO date of creation: of two that claim the same, the older one has it. */
  createdAt: string
  claims: readonly string[]
  /** `wins` tells whether this claimant has a claim, `holder` who has it. */
  give(wins: (claim: string) => boolean, holder: (claim: string) => string): Output
}

const nothing: Output = { nodes: [], pages: [], lines: [], problems: [] }
const problemOnly = (documentId: string, field: string, problem: Fault): Output => ({
  ...nothing,
  problems: [{ documentId, field, ...problem }],
})

const noTitle = fault('document.title', 'it has no title')
const noPlace = fault('document.text-place', 'it has no language or namespace')
const unknownLanguage = (value: unknown): Fault =>
  fault('document.language', `"${String(value)}" is not de, fr or en`, { value: String(value) })
const unknownGuard = (value: string): Fault =>
  fault('document.guard', `"${value}" is not a known guard`, { value })
const takenPath = (path: string, document: string): Fault =>
  fault('address.taken', `"${path}" already belongs to ${document}, which keeps it`, { path, document })
const takenPart = (kind: string, language: Language, document: string): Fault =>
  fault('document.part-taken', `there is already ${document} for ${kind} in ${language}, which is used`, {
    language,
    document,
  })
const takenTexts = (namespace: string, language: Language, document: string): Fault =>
  fault('document.text-taken', `there is already ${document} for ${namespace} in ${language}`, {
    namespace,
    language,
    document,
  })

const optionalText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
const optionalNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** Name of the page that has a path: breadcrumbs find what stands above a page by its path alone. */
export const pageNameId = (path: string): string => `page-name-${path}`

function pageNodes(node: ContentNode, language: Language, path: string, title: string): NodeInput[] {
  const common = { documentId: node._id, type: node._type, language, path, title }
  const season = node.season === 'summer' || node.season === 'winter' ? node.season : null
  return [
    {
      id: `sitemap-${node._id}`,
      type: 'SitemapEntry',
      fields: { ...common, isHome: node.isHome === true, season },
    },
    {
      id: `teaser-${node._id}`,
      type: 'Teaser',
      fields: {
        ...common,
        lead: optionalText(node.lead),
        line: teaserLine(node, language) ?? null,
        priceFrom: optionalNumber(node.priceFrom),
        season,
        storedPicture: rawField(node, 'picture') ?? null,
      },
    },
    { id: pageNameId(path), type: 'PageName', fields: { path, title } },
  ]
}

function sitemapLines(node: ContentNode, language: Language, path: string): SitemapLine[] {
  const seo = rawField(node, 'seo')
  if (typeof seo === 'object' && seo !== null && 'noIndex' in seo && seo.noIndex === true) return []
  const lastModified = node._updatedAt?.slice(0, 10) ?? null
  return [{ path, language, group: node._id.replace(/__i18n_(?:de|fr|en)$/, ''), lastModified }]
}

function pageClaimant(node: ContentNode): Claimant {
  const language = node.__i18n_lang
  const url = rawField(node, 'url')
  const written = typeof url === 'object' && url !== null && 'fullPath' in url ? url.fullPath : undefined
  const title = optionalText(node.title)
  const base = { id: node._id, createdAt: node._createdAt ?? '', claims: [] }
  if (node.live === false) return { ...base, give: () => nothing }
  if (!isLanguage(language)) {
    return {
      ...base,
      give: () => problemOnly(node._id, '__i18n_lang', unknownLanguage(language)),
    }
  }
  const path = pagePath(written, language)
  if (typeof path !== 'string') return { ...base, give: () => problemOnly(node._id, 'url.fullPath', path) }
  if (title === null) return { ...base, give: () => problemOnly(node._id, 'title', noTitle) }
  if (typeof node.middleware === 'string' && node.middleware !== '' && !isMiddleware(node.middleware)) {
    return {
      ...base,
      give: () => problemOnly(node._id, 'middleware', unknownGuard(String(node.middleware))),
    }
  }
  const claim = `path:${path}`
  const template = isPageType(node._type) ? node._type : 'page'
  return {
    ...base,
    claims: [claim],
    give: (wins, holder) =>
      wins(claim)
        ? {
            nodes: pageNodes(node, language, path, title),
            pages: [{ path, template, language, owner: node._id, context: { id: node.id } }],
            lines: sitemapLines(node, language, path),
            problems: storedProblems(node._id, storedDocument(node)),
          }
        : problemOnly(node._id, 'url.fullPath', takenPath(path, holder(claim))),
  }
}

/** Name of a site part of one language: menus carry their id. */
export const sitePartId = (kind: string, language: string): string => `sitepart-${kind}-${language}`

function sitePartClaimant(node: ContentNode): Claimant {
  const language = node.__i18n_lang
  const kind = node._type === 'navigationMenu' ? `navigationMenu-${String(node.menuId)}` : node._type
  const base = { id: node._id, createdAt: node._createdAt ?? '' }
  if (!isLanguage(language)) {
    return {
      ...base,
      claims: [],
      give: () => problemOnly(node._id, '__i18n_lang', unknownLanguage(language)),
    }
  }
  const id = sitePartId(kind, language)
  const { _rev, _updatedAt, _createdAt, ...content } = storedDocument(node)
  return {
    ...base,
    claims: [id],
    give: (wins, holder) =>
      wins(id)
        ? { ...nothing, nodes: [{ id, type: 'SitePart', fields: { kind, language, content } }] }
        : problemOnly(node._id, '_type', takenPart(kind, language, holder(id))),
  }
}

type TextEntries = Readonly<Record<string, string>>

function localeNode(language: Language, namespace: string, entries: TextEntries): NodeInput {
  const data = JSON.stringify(
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
  return { id: `locale-${language}-${namespace}`, type: 'Locale', fields: { language, ns: namespace, data } }
}

const localeClaim = (language: string, namespace: string): string => `locale:${language}:${namespace}`

/** The texts of the code: they hold until a document of the content service says otherwise. */
export function fallbackTextClaimant(language: Language, namespace: string, entries: TextEntries): Claimant {
  const claim = localeClaim(language, namespace)
  return {
    id: `fallback:${claim}`,
    createdAt: '9999',
    claims: [claim],
    give: (wins) =>
      wins(claim) ? { ...nothing, nodes: [localeNode(language, namespace, entries)] } : nothing,
  }
}

function storedEntries(value: unknown): TextEntries {
  const entries: Record<string, string> = {}
  for (const entry of Array.isArray(value) ? value : []) {
    const { key, value: text } = (entry ?? {}) as { key?: unknown; value?: unknown }
    if (typeof key === 'string' && typeof text === 'string' && text !== '') entries[key] = text
  }
  return entries
}

/** Fallback texts of a namespace in a language; an unknown namespace has none. */
export type FallbackTexts = (language: Language, namespace: string) => TextEntries

function staticTextClaimant(node: ContentNode, fallback: FallbackTexts): Claimant {
  const language = node.__i18n_lang
  const namespace = optionalText(node.namespace)
  const base = { id: node._id, createdAt: node._createdAt ?? '' }
  if (!isLanguage(language) || namespace === null) {
    return {
      ...base,
      claims: [],
      give: () => problemOnly(node._id, 'namespace', noPlace),
    }
  }
  const claim = localeClaim(language, namespace)
  const entries = { ...fallback(language, namespace), ...storedEntries(rawField(node, 'entries')) }
  return {
    ...base,
    claims: [claim],
    give: (wins, holder) =>
      wins(claim)
        ? { ...nothing, nodes: [localeNode(language, namespace, entries)] }
        : problemOnly(node._id, 'namespace', takenTexts(namespace, language, holder(claim))),
  }
}

/** A page of the site itself: no document can take its path. */
export function fixedPageClaimant(page: PlannedPage): Claimant {
  const claim = `path:${page.path}`
  return { id: page.owner, createdAt: '', claims: [claim], give: () => ({ ...nothing, pages: [page] }) }
}

const siteParts = ['header', 'general', 'contactInfo', 'prefooter', 'socialMedia', 'legal', 'navigationMenu']

/** What a document of the content service claims; undefined for types that give neither nodes nor pages. */
export function claimantOf(node: ContentNode, fallback: FallbackTexts): Claimant | undefined {
  if (isPageType(node._type)) return pageClaimant(node)
  if (node._type === 'staticText') return staticTextClaimant(node, fallback)
  if (siteParts.includes(node._type)) return sitePartClaimant(node)
  return undefined
}

/** Types of the content service that `claimantOf` understands, as Gatsby names them. */
export const claimingNodeTypes = [
  'SanityPage',
  'SanityRoom',
  'SanityRestaurant',
  'SanityPackage',
  'SanityActivity',
  'SanityStaticText',
  ...siteParts.map((type) => `Sanity${type.charAt(0).toUpperCase()}${type.slice(1)}`),
]

import { isLayout } from '../addresses/layouts'
import { ownPath, pagePath } from '../addresses/page-path'
import { fault, type SiteFault, type SiteProblem } from '../border/problem'
import { isSeason } from '../calendar/season'
import { languageWords } from '../languages/all-words'
import { groupOf, idInLanguage, isInGroup } from '../languages/document-ids'
import { guardedPath } from '../languages/guarded-path'
import { isLanguage, type Language } from '../languages/locales'
import { isMiddleware } from '../nodes/middleware'
import type { NodeInput } from '../nodes/node-input'
import type { PlannedPage } from '../nodes/planned-page'
import type { SitemapLine } from '../nodes/sitemap'
import { assetsIn } from './asset-use'
import {
  type Allotment,
  type Claimant,
  noOutput,
  nowhere,
  pathClaim,
  pathOfClaim,
  problemOnly,
  unknownLanguage,
} from './claimant'
import { isPageType } from './documents'
import { filledNode } from './filled'
import { floorsOf, floorText } from './floors'
import { liveWindow } from './live-window'
import { lowestPrices } from './lowest-prices'
import { type ContentNode, rawField, storedDocument } from './raw'
import { storedProblems } from './stored-problems'
import { teaserLine } from './teaser'

const noTitle = fault('document.title', 'it has no title')
const unknownGuard = (value: string): SiteFault =>
  fault('document.guard', `"${value}" is not a known guard`, { value })
const takenPath = (path: string, document: string): SiteFault =>
  fault('address.taken', `"${path}" already belongs to ${document}, which keeps it`, { path, document })
const staysAt = (path: string): SiteFault =>
  fault('address.stays', `the page stays at "${path}" until then`, { path })
const otherLanguage = (document: string, language: Language): SiteFault =>
  fault(
    'document.other-language',
    `it is in ${language}, and its id belongs to another language: it has no translations. The id would be ${document}`,
    { language, document },
  )

const optionalText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

const optionalNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** What a page costs at least, by season. */
export const pagePricesFrom = (node: Readonly<Record<string, unknown>>) =>
  lowestPrices({ prices: rawField(node, 'prices'), priceFrom: node.priceFrom, season: node.season })

/** Name of the page that has a path: breadcrumbs find what stands above a page, and the house its home page, by the path alone. */
export const pageNameId = (path: string): string => `page-name-${path}`

/** What is known of a page behind the code, to other pages there. */
export const guardedPageId = (documentId: string): string => `guarded-${documentId}`

/** Whether the editor wants search engines to leave the page out. */
function isNoIndex(node: ContentNode): boolean {
  const seo = rawField(node, 'seo')
  return typeof seo === 'object' && seo !== null && 'noIndex' in seo && seo.noIndex === true
}

function pageNodes(node: ContentNode, language: Language, path: string, title: string): NodeInput[] {
  const common = { documentId: node._id, type: node._type, language, path, title }
  const season = isSeason(node.season) ? node.season : null
  return [
    filledNode(`sitemap-${node._id}`, 'SitemapEntry', {
      ...common,
      isHome: node.isHome === true,
      season,
      noIndex: isNoIndex(node),
    }),
    filledNode(
      `teaser-${node._id}`,
      'Teaser',
      {
        ...common,
        lead: optionalText(node.lead),
        line: teaserLine(node, language) ?? null,
        prices: pagePricesFrom(node),
        validFrom: optionalText(node.validFrom),
        validTo: optionalText(node.validTo),
        season,
      },
      { storedPicture: rawField(node, 'picture') ?? null },
    ),
    filledNode(pageNameId(path), 'PageName', { path, title }, { documentId: node._id }),
    ...(node._type === 'room' ? [roomChoice(node, language, path, title)] : []),
  ]
}

/** What the room finder compares. */
const roomChoice = (node: ContentNode, language: Language, path: string, title: string): NodeInput =>
  filledNode(
    `room-choice-${node._id}`,
    'RoomChoice',
    {
      path,
      title,
      ownFeature: optionalText(node.ownFeature),
      size: optionalNumber(node.size),
      guests: optionalNumber(node.guests),
      beds: optionalText(node.beds),
      floorText: floorText(node, language) ?? null,
      floors: floorsOf(node).map((level) => ({ level, label: languageWords[language].floor(level) })),
      allowsDogs: node.allowsDogs === true,
      hasStove: node.hasStove === true,
      hasBathtub: node.hasBathtub === true,
      prices: pagePricesFrom(node),
    },
    { storedPlan: rawField(node, 'floorPlan') ?? null },
  )

function sitemapLines(node: ContentNode, language: Language, path: string): SitemapLine[] {
  if (isNoIndex(node)) return []
  const lastModified = node._updatedAt?.slice(0, 10) ?? null
  const group = isInGroup(node._id, language) ? groupOf(node._id) : `alone ${node._id}`
  return [{ path, language, group, lastModified }]
}

/**
 * What a guarded document gives: to everybody the screen that asks for the code, of which nothing is the document's; behind
 * the code its page. Of a guard that nobody knows there is only the screen, so that it keeps closed what it was to close.
 */
function guardedOutput(node: ContentNode, guard: string, title: string, page: PlannedPage) {
  const { owner, language, path } = page
  const behind = guardedPath(path)
  const screen: PlannedPage = {
    path,
    template: 'media-corner',
    language,
    owner,
    context: { middleware: 'auth', opens: behind },
  }
  if (!isMiddleware(guard)) return { nodes: [], pages: [screen] }
  const fields = { documentId: node._id, path: behind, guards: path, title, language }
  const inside = { ...page, path: behind, context: { ...page.context, guarded: path } }
  return {
    nodes: [filledNode(guardedPageId(node._id), 'GuardedPage', fields)],
    pages: [screen, inside],
  }
}

/** A document that has a page. */
export function pageClaimant(node: ContentNode): Claimant {
  const language = node.__i18n_lang
  const url = rawField(node, 'url')
  const written = typeof url === 'object' && url !== null && 'fullPath' in url ? url.fullPath : undefined
  const title = optionalText(node.title)
  const guard = optionalText(node.middleware)
  const { window, problems } = liveWindow(node)
  const base = {
    ...({ id: node._id, createdAt: node._createdAt ?? '', rank: 'document' } as const),
    window,
    problems: problems.map((problem) => ({ documentId: node._id, ...problem })),
    guarded: guard === null ? undefined : assetsIn(storedDocument(node), true),
  }
  if (node.live === false) return { ...base, window: undefined, claim: undefined, give: () => noOutput }
  if (!isLanguage(language)) return nowhere(base, '__i18n_lang', unknownLanguage(language))
  if (title === null) return nowhere(base, 'title', noTitle)
  const wanted = pagePath(written, language)
  const template = isPageType(node._type) ? node._type : 'page'
  const claim = typeof wanted === 'string' ? pathClaim(wanted) : undefined
  const refusal = ({ claim: got, holder }: Allotment): SiteFault | undefined => {
    if (typeof wanted !== 'string') return wanted
    if (got === claim) return undefined
    return holder.startsWith(siteIds) ? ownPath(wanted, wanted) : takenPath(wanted, holder)
  }
  const about = (field: string, problem: SiteFault): SiteProblem => ({
    documentId: node._id,
    field,
    ...problem,
  })
  return {
    ...base,
    claim,
    mayStay: (place) => pagePath(pathOfClaim(place), language) === pathOfClaim(place),
    give: (share) => {
      const path = share.claim === undefined ? undefined : pathOfClaim(share.claim)
      const refused = refusal(share)
      if (path === undefined) return refused ? problemOnly(node._id, 'url.fullPath', refused) : noOutput
      const page: PlannedPage = {
        path,
        template,
        language,
        owner: node._id,
        ...(isLayout(node.layout) ? { layout: node.layout } : {}),
        context: { id: node.id },
      }
      const stored = storedDocument(node)
      return {
        ...(guard === null
          ? {
              nodes: pageNodes(node, language, path, title),
              pages: [page],
              lines: sitemapLines(node, language, path),
              searched: isNoIndex(node) ? [] : [{ node, language, path, title }],
              assets: assetsIn(stored, false),
            }
          : { ...guardedOutput(node, guard, title, page), lines: [] }),
        problems: [
          ...(guard === null || isMiddleware(guard) ? [] : [about('middleware', unknownGuard(guard))]),
          ...(refused ? [about('url.fullPath', refused), about('url.fullPath', staysAt(path))] : []),
          ...(isInGroup(node._id, language)
            ? []
            : [about('__i18n_lang', otherLanguage(idInLanguage(node._id, language), language))]),
          ...storedProblems(node._id, stored),
        ],
      }
    },
  }
}

/** No document has an id with this sign, so none is taken for a page of the site. */
const siteIds = 'site:'

/** A page of the site itself: no document can take its path. */
export function fixedPageClaimant(page: PlannedPage): Claimant {
  const claim = pathClaim(page.path)
  return {
    id: siteIds + page.owner,
    createdAt: '',
    rank: 'site',
    claim,
    give: () => ({ ...noOutput, pages: [page] }),
  }
}

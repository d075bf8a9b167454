import { fault, type SiteFault } from '../border/problem'
import { idInLanguage } from '../languages/document-ids'
import { defaultLanguage, isLanguage, type Language } from '../languages/locales'
import { menus } from '../languages/menus'
import type { NodeInput } from '../nodes/node-input'
import { assetsIn } from './asset-use'
import { type Claimant, noOutput, nowhere, problemOnly, unknownLanguage } from './claimant'
import { type ContentNode, storedDocument } from './raw'
import { isSeasonPart, type SeasonPart, seasonFields, siteParts } from './site-parts'

const onlyOne = (document: string): SiteFault =>
  fault('document.single', `there is only one of its kind: ${document}, which is used`, { document })
const unread = (document: string): SiteFault =>
  fault('document.unread', `nothing reads it: the site reads ${document}`, { document })
const takenPart = (kind: string, language: Language, document: string): SiteFault =>
  fault('document.part-taken', `there is already ${document} for ${kind} in ${language}, which is used`, {
    language,
    document,
  })

/** Name of a site part of one language: menus carry their id. */
export const sitePartId = (kind: string, language: string): string => `sitepart-${kind}-${language}`

/** The site parts that every language should have, each a document of its own. */
export const sitePartKinds: readonly string[] = [
  ...siteParts.filter((type) => type !== 'navigationMenu'),
  ...menus.map((menuId) => `navigationMenu-${menuId}`),
]

/** The node of the redirects that count. */
export const redirectsId = sitePartId('redirects', defaultLanguage)

const partNode = (kind: string, language: Language, content: unknown): NodeInput => ({
  id: sitePartId(kind, language),
  type: 'SitePart',
  fields: { kind, language, content },
})

/** Kind of the node that holds what a part says of the season, and nothing else of it. */
export const seasonKind = (part: SeasonPart): string => `${part}-season`

function seasonNode(
  kind: string,
  language: Language,
  content: Readonly<Record<string, unknown>>,
): NodeInput[] {
  if (!isSeasonPart(kind)) return []
  const field = seasonFields[kind]
  return [partNode(seasonKind(kind), language, { [field]: content[field] ?? null })]
}

/** A document that every page of a language shows. */
export function sitePartClaimant(node: ContentNode): Claimant {
  const language = node.__i18n_lang
  const kind = node._type === 'navigationMenu' ? `navigationMenu-${String(node.menuId)}` : node._type
  const base = { id: node._id, createdAt: node._createdAt ?? '' }
  if (!isLanguage(language)) return nowhere(base, '__i18n_lang', unknownLanguage(language))
  const id = sitePartId(kind, language)
  const { _rev, _updatedAt, _createdAt, ...content } = storedDocument(node)
  return {
    ...base,
    rank: rankOf(node._id, kind, language),
    claim: id,
    give: ({ claim, holder }) =>
      claim === id
        ? {
            ...noOutput,
            nodes: [partNode(kind, language, content), ...seasonNode(kind, language, content)],
            assets: assetsIn(content, false),
          }
        : problemOnly(node._id, '_type', takenPart(kind, language, holder)),
  }
}

/** The redirects that editors wrote: one document for all languages. */
export function redirectsClaimant(node: ContentNode): Claimant {
  const { _rev, _updatedAt, _createdAt, ...content } = storedDocument(node)
  return {
    id: node._id,
    createdAt: node._createdAt ?? '',
    rank: rankOf(node._id, 'redirects', defaultLanguage),
    claim: redirectsId,
    give: ({ claim, holder }) =>
      claim === redirectsId
        ? {
            ...noOutput,
            nodes: [partNode('redirects', defaultLanguage, content)],
          }
        : problemOnly(node._id, '_type', onlyOne(holder)),
  }
}

/** The press reads the media corner of a language by its id, at each request; here it says what it holds. */
export function mediaCornerClaimant(node: ContentNode): Claimant {
  const language = node.__i18n_lang
  const guarded = assetsIn(storedDocument(node), true)
  const base = { id: node._id, createdAt: node._createdAt ?? '', guarded }
  if (!isLanguage(language)) return nowhere(base, '__i18n_lang', unknownLanguage(language))
  const read = idInLanguage('mediaCorner', language)
  if (node._id !== read) return nowhere(base, '_type', unread(read))
  return { ...base, rank: 'named', claim: undefined, give: () => noOutput }
}

/** Whether the document has the id that the Studio opens for what there is once. */
export const rankOf = (id: string, name: string, language: Language): 'named' | 'document' =>
  id === idInLanguage(name, language) ? 'named' : 'document'

import { isInterfaceId } from '../addresses/interface-ids'
import type { StoredPartType } from './documents'
import { fieldsOf, findNode, listOf, type NodeFields, numberOf, type ResolverContext, textOf } from './lookup'
import type { ImageSource } from './pictures'
import { resolveLink, resolveLinks } from './resolve-links'
import { resolvePicture, resolvePictures } from './resolve-pictures'
import { resolveDownloads, resolveFacts, resolveFilm, resolveHours, resolvePrices } from './resolve-values'
import { resolveRichText } from './rich-text'

const backgrounds = ['Gold', 'Rose', 'Green', 'White']

/** Gold, Rose, Green, else White (specification, section 9). */
export const backgroundOf = (label: unknown): string =>
  backgrounds.includes(String(label)) ? String(label) : 'White'

type PartFields = NodeFields | undefined
type Resolve = (
  part: NodeFields,
  context: ResolverContext,
  language: string,
  source: ImageSource,
) => PartFields

const links = (part: NodeFields, context: ResolverContext) => ({ links: resolveLinks(part.links, context) })
const unless = (missing: boolean, fields: NodeFields): PartFields => (missing ? undefined : fields)

function teasers(value: unknown, context: ResolverContext): NodeFields[] {
  return listOf(value).flatMap((reference) => {
    const id = textOf(reference._ref)
    const teaser = id === undefined ? undefined : findNode(context, `teaser-${id}`, 'Teaser')
    return teaser ? [teaser] : []
  })
}

const seasonOf = (value: unknown) => (value === 'summer' || value === 'winter' ? value : undefined)

/** One resolver per part that an editor can place; undefined leaves a part out that has nothing to show. */
const resolvers: Readonly<Record<StoredPartType, Resolve>> = {
  hero: (part, context) => {
    const picture = resolvePicture(part.picture, context)
    const film = resolveFilm(part.film, context)
    const [title, lead] = [textOf(part.title), textOf(part.lead)]
    const tone = part.tone === 'snow' ? 'snow' : 'ink'
    return unless(!picture && !film && !title && !lead, {
      lead,
      picture,
      tone,
      film,
      ...links(part, context),
    })
  },
  textPart: (part, context) => {
    const body = resolveRichText(part.body, context)
    const [aside, lead] = [textOf(part.aside), textOf(part.lead)]
    return unless(!body && !lead && !textOf(part.title), { aside, lead, body, ...links(part, context) })
  },
  textWithImage: (part, context) => ({
    body: resolveRichText(part.body, context),
    picture: resolvePicture(part.picture, context),
    pictureSide: part.pictureSide === 'left' ? 'left' : 'right',
    ...links(part, context),
  }),
  teaserGrid: (part, context) => {
    const items = teasers(part.items, context)
    const layout = part.layout === 'index' ? 'index' : 'pairs'
    return unless(items.length === 0, { lead: textOf(part.lead), layout, items, ...links(part, context) })
  },
  gallery: (part, context) => {
    const pictures = resolvePictures(part.pictures, context)
    const columnWidth = Math.max(120, numberOf(part.columnWidth) ?? 400)
    return unless(pictures.length === 0, { pictures, columnWidth })
  },
  panorama: (part, context) => {
    const picture = resolvePicture(part.picture, context)
    return unless(!picture, { picture, body: resolveRichText(part.body, context), ...links(part, context) })
  },
  quote: (part) => unless(!textOf(part.text), { text: textOf(part.text), source: textOf(part.source) }),
  facts: (part) => {
    const items = resolveFacts(part.items)
    return unless(items.length === 0, { items })
  },
  prices: (part) => {
    const items = resolvePrices(part.items)
    return unless(items.length === 0, { items, note: textOf(part.note) })
  },
  openingHours: (part) => {
    const items = resolveHours(part.items)
    return unless(items.length === 0, { items, note: textOf(part.note) })
  },
  film: (part, context) => {
    const film = resolveFilm(part.film, context)
    return unless(!film, { film })
  },
  webcam: (part, context) => {
    const pictures = resolvePictures(part.pictures, context)
    return unless(pictures.length === 0, { pictures, place: textOf(part.place) })
  },
  map: (part, context) => ({
    body: resolveRichText(part.body, context),
    latitude: numberOf(part.latitude),
    longitude: numberOf(part.longitude),
    directions: resolveLink(part.directions, context),
  }),
  callToAction: (part, context) => ({ text: textOf(part.text), ...links(part, context) }),
  accordion: (part, context) => {
    const items = listOf(part.items).flatMap((item, index) => {
      const title = textOf(item.title)
      const key = textOf(item._key) ?? `item-${index}`
      return title === undefined ? [] : [{ key, title, body: resolveRichText(item.body, context) }]
    })
    return unless(items.length === 0, { items })
  },
  downloads: (part, context, _language, source) => {
    const items = resolveDownloads(part.items, context, source)
    return unless(items.length === 0, { items })
  },
  seasonTeaser: (part, context) => ({
    season: seasonOf(part.season),
    text: textOf(part.text),
    picture: resolvePicture(part.picture, context),
    link: resolveLink(part.link, context),
  }),
  upcomingEvents: (part, _context, language) => ({
    count: Math.min(12, Math.max(1, Math.round(numberOf(part.count) ?? 3))),
    category: textOf(part.category),
    language,
  }),
}

const isPartType = (type: string): type is StoredPartType => Object.hasOwn(resolvers, type)

/** The GraphQL type of a part: `quote` is a `QuotePart`, `textPart` a `TextPart`. */
export const partTypeName = (type: StoredPartType): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1).replace(/Part$/, '')}Part`

/** The name of a section, unless the interface has that name for itself. */
function sectionIdOf(part: NodeFields): string | undefined {
  const name = textOf(part.sectionId)
  return name !== undefined && isInterfaceId(name) ? undefined : name
}

/** What parts take from their page where the editor gave them nothing of their own. */
interface PageOfParts {
  /** Background of the page. */
  ground: string
  /** The headline of a hero. */
  title?: string | undefined
}

/**
 * The parts of a page in the editor's order. A part of an unknown type, or with nothing to show, is left out; it never
 * stops the page.
 */
export function resolveParts(
  value: unknown,
  context: ResolverContext,
  language: string,
  source: ImageSource,
  page: PageOfParts = { ground: 'White' },
): NodeFields[] {
  return listOf(value).flatMap((part, index) => {
    const type = textOf(part._type) ?? ''
    if (!isPartType(type) || !fieldsOf(part)) return []
    const fields = resolvers[type](part, context, language, source)
    if (!fields) return []
    const key = textOf(part._key) ?? `part-${index}`
    const sectionId = sectionIdOf(part)
    const background = textOf(part.background) === undefined ? page.ground : backgroundOf(part.background)
    return [
      {
        ...fields,
        key,
        sectionId,
        background,
        title: textOf(part.title) ?? (type === 'hero' ? page.title : undefined),
        internal: { type: partTypeName(type) },
      },
    ]
  })
}

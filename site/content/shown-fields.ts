/** What a page shows of a field that the Studio has: its type in GraphQL, and its value there. */
import type { Field, ReferenceField, Validation } from '../../studio/schemas/definition'
import { safeHref } from '../addresses/links'
import { listOf, type NodeFields, numberOf, type ResolverContext, textOf } from '../nodes/lookup'
import { isPageType } from './documents'
import { numberLimits } from './field-rules'
import type { ValueOf } from './filled'
import { today } from './house-season'
import { areOffers, soonestFirst, teaserOf } from './offers'
import type { ImageSource } from './pictures'
import { resolveLink, resolveLinks } from './resolve-links'
import { resolvePicture, resolvePictures } from './resolve-pictures'
import {
  resolveDownloads,
  resolveFacts,
  resolveFilm,
  resolveHours,
  resolveLogos,
  resolveNetworks,
  resolvePrices,
} from './resolve-values'
import { resolveRichText } from './rich-text'

export interface Shown {
  /** Its type in GraphQL, without the mark of what is never missing. */
  type: string
  resolve(value: unknown, context: ResolverContext, source: ImageSource): unknown
}

/** What it shows is held against its type. */
const shown = <Type extends string>(
  type: Type,
  resolve: (value: unknown, context: ResolverContext, source: ImageSource) => ValueOf<Type>,
): Shown => ({ type, resolve })

const text = shown('String', textOf)

/** What a list shows: in the editor's order, but for offers, of which none leads that is over or far. */
function teasers(value: unknown, context: ResolverContext): NodeFields[] {
  const items = listOf(value).flatMap((reference) => {
    const teaser = teaserOf(reference, context)
    return teaser ? [teaser] : []
  })
  return areOffers(items) ? soonestFirst(items, today(context)) : items
}

/** One value, by the type of its field. */
const single: Readonly<Record<string, Shown>> = {
  string: text,
  text,
  url: shown('String', (value) => safeHref(textOf(value))),
  email: text,
  date: text,
  boolean: shown('Boolean', (value) => (typeof value === 'boolean' ? value : undefined)),
  richText: shown('JSON', resolveRichText),
  picture: shown('Picture', resolvePicture),
  link: shown('Link', resolveLink),
  filmSource: shown('Film', resolveFilm),
}

/** A list, by the type of its entries. */
const listed: Readonly<Record<string, Shown>> = {
  picture: shown('[Picture!]', resolvePictures),
  link: shown('[Link!]', resolveLinks),
  fact: shown('[Fact!]', resolveFacts),
  price: shown('[Price!]', resolvePrices),
  openingTime: shown('[OpeningHours!]', resolveHours),
  downloadFile: shown('[Download!]', resolveDownloads),
  partnerLogo: shown('[PartnerLogoLink!]', resolveLogos),
  socialLink: shown('[SocialLink!]', resolveNetworks),
  reference: shown('[Teaser!]', teasers),
}

/** A page that the editor chose, as a link by its title; whatever else a reference leads to is no page. */
const pageLink = shown('Link', (value, context) => resolveLink({ link: value }, context))
const leadsToPages = ({ to }: ReferenceField): boolean => to.every(({ type }) => isPageType(type))

function numberShown(validation: Validation | undefined): Shown {
  const { isWhole, least, most } = numberLimits(validation)
  const inLimits = (value: number | undefined) =>
    value === undefined || value < least || value > most || (isWhole && !Number.isInteger(value))
      ? undefined
      : value
  return shown(isWhole ? 'Int' : 'Float', (value) => inLimits(numberOf(value)))
}

const choiceShown = (values: readonly string[]): Shown =>
  shown('String', (value) => values.find((known) => known === value))

/**
 * How a field is shown; of a list with entries of the part's own, its `items` say.
 * @throws Error for a kind of field that no page shows so far
 */
export function shownField(field: Field, items?: Shown): Shown {
  if (field.type === 'number') return numberShown(field.validation)
  if (field.type === 'string' && field.options)
    return choiceShown(field.options.list.map(({ value }) => value))
  if (field.type === 'reference' && leadsToPages(field)) return pageLink
  const entry = field.type === 'array' ? field.of[0]?.type : undefined
  const known = entry === undefined ? single[field.type] : (listed[entry] ?? items)
  if (!known)
    throw new Error(
      `"${field.name}" is of the type ${entry ?? field.type}, which no page shows: say how in site/content/shown-fields.ts.`,
    )
  return known
}

/** A field as GraphQL describes it; `isSure`: it is never missing. */
export const shownLine = ({ name, description }: Field, { type }: Shown, isSure: boolean): string =>
  `${JSON.stringify(description)} ${name}: ${type}${isSure ? '!' : ''}`

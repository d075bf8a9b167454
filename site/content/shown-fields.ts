/** What a page shows of a field that the Studio has: its type in GraphQL, and its value there. */
import type { Field, Validation } from '../../studio/schemas/definition'
import { listOf, type NodeFields, numberOf, type ResolverContext, textOf } from '../nodes/lookup'
import { numberLimits } from './field-rules'
import { today } from './house-season'
import { areOffers, soonestFirst, teaserOf } from './offers'
import type { ImageSource } from './pictures'
import { resolveLink, resolveLinks } from './resolve-links'
import { resolvePicture, resolvePictures } from './resolve-pictures'
import { resolveDownloads, resolveFacts, resolveFilm, resolveHours, resolvePrices } from './resolve-values'
import { resolveRichText } from './rich-text'

export interface Shown {
  /** Its type in GraphQL, without the mark of what is never missing. */
  type: string
  resolve(value: unknown, context: ResolverContext, source: ImageSource): unknown
}

const text: Shown = { type: 'String', resolve: textOf }

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
  url: text,
  email: text,
  date: text,
  boolean: { type: 'Boolean', resolve: (value) => (typeof value === 'boolean' ? value : undefined) },
  richText: { type: 'JSON', resolve: resolveRichText },
  picture: { type: 'Picture', resolve: resolvePicture },
  link: { type: 'Link', resolve: resolveLink },
  filmSource: { type: 'Film', resolve: resolveFilm },
}

/** A list, by the type of its entries. */
const listed: Readonly<Record<string, Shown>> = {
  picture: { type: '[Picture!]', resolve: resolvePictures },
  link: { type: '[Link!]', resolve: resolveLinks },
  fact: { type: '[Fact!]', resolve: resolveFacts },
  price: { type: '[Price!]', resolve: resolvePrices },
  openingTime: { type: '[OpeningHours!]', resolve: resolveHours },
  downloadFile: { type: '[Download!]', resolve: resolveDownloads },
  reference: { type: '[Teaser!]', resolve: teasers },
}

function numberShown(validation: Validation | undefined): Shown {
  const { isWhole, least, most } = numberLimits(validation)
  const inLimits = (value: number | undefined) =>
    value === undefined || value < least || value > most || (isWhole && !Number.isInteger(value))
      ? undefined
      : value
  return { type: isWhole ? 'Int' : 'Float', resolve: (value) => inLimits(numberOf(value)) }
}

const choiceShown = (values: readonly string[]): Shown => ({
  type: 'String',
  resolve: (value) => values.find((known) => known === value),
})

/**
 * How a field is shown; of a list with entries of the part's own, its `items` say.
 * @throws Error for a kind of field that no page shows so far
 */
export function shownField(field: Field, items?: Shown): Shown {
  if (field.type === 'number') return numberShown(field.validation)
  if (field.type === 'string' && field.options)
    return choiceShown(field.options.list.map(({ value }) => value))
  const entry = field.type === 'array' ? field.of[0]?.type : undefined
  const shown = entry === undefined ? single[field.type] : (listed[entry] ?? items)
  if (!shown)
    throw new Error(
      `"${field.name}" is of the type ${entry ?? field.type}, which no page shows: say how in site/content/shown-fields.ts.`,
    )
  return shown
}

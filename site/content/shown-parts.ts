/** What pages show of each part, from the one description that the Studio has of it, too. */
import type { Field } from '../../studio/schemas/definition'
import type { PartDefinition } from '../../studio/schemas/part-types'
import type { AddedFields } from '../nodes/added-field'
import { listOf, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import { addedFields } from '../src/parts/added-fields'
import { allFields } from '../src/parts/all-fields'
import { type PartName, partNames, partTypeName } from '../src/parts/part-names'
import { leadsToPastOffers } from './offers'
import type { ImageSource } from './pictures'
import { type Shown, shownField, shownLine } from './shown-fields'

const definitionOf = (name: PartName): PartDefinition => allFields[name]
export const addedOf = (name: PartName): AddedFields => addedFields[name] ?? {}

/** The type of the entries of a part's own list: `AccordionItem`. */
const itemTypeName = (name: PartName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Item`

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

const hasAny = (needs: readonly string[], values: NodeFields): boolean =>
  needs.some((name) => !isNothing(values[name]))

type ShownFields = readonly (readonly [field: Field, shown: Shown])[]

const resolveFields = (
  shown: ShownFields,
  given: NodeFields,
  context: ResolverContext,
  source: ImageSource,
) =>
  Object.fromEntries(
    shown.map(([field, { resolve }]) => [field.name, resolve(given[field.name], context, source)]),
  )

/** The list of a part's own entries. */
function itemsShown({ name, item }: PartDefinition): Shown | undefined {
  if (!item) return undefined
  const shown: ShownFields = item.fields.map((field) => [field, shownField(field)])
  return {
    type: `[${itemTypeName(name)}!]`,
    resolve: (value, context, source) =>
      listOf(value).flatMap((entry, index) => {
        const fields = resolveFields(shown, entry, context, source)
        return item.needs.some((field) => isNothing(fields[field]))
          ? []
          : [{ key: textOf(entry._key) ?? `item-${index}`, ...fields }]
      }),
  }
}

const shownOf = (definition: PartDefinition): ShownFields => {
  const items = itemsShown(definition)
  return definition.fields.map((field) => [field, shownField(field, items)])
}

const shownParts = new Map(partNames.map((name) => [name, shownOf(definitionOf(name))]))

/** The values of a part's own fields; undefined where it has nothing to show. */
export function resolveFieldsOf(
  name: PartName,
  part: NodeFields,
  context: ResolverContext,
  source: ImageSource,
): NodeFields | undefined {
  const { needs, otherwise = {}, endsWithItsOffers } = definitionOf(name)
  if (endsWithItsOffers && leadsToPastOffers(part.links, context)) return undefined
  const values = resolveFields(shownParts.get(name) ?? [], part, context, source)
  if (needs && !hasAny(needs, { title: textOf(part.title), ...values })) return undefined
  const chosen = Object.entries(values).map(([field, value]) => [field, value ?? otherwise[field]])
  return Object.fromEntries(chosen)
}

export const takesTitleOfPage = (name: PartName): boolean => definitionOf(name).takesTitleOfPage === true

/** Lists and what has a value of its own are never missing. */
const isSure = ({ otherwise = {} }: PartDefinition, { name, type }: Field): boolean =>
  type === 'array' || Object.hasOwn(otherwise, name)

const fieldLines = (definition: PartDefinition, shown: ShownFields): string[] =>
  shown.map(([field, each]) => shownLine(field, each, isSure(definition, field)))

function typesOf(name: PartName): string {
  const definition = definitionOf(name)
  const { item, shows } = definition
  const own = fieldLines(definition, shownParts.get(name) ?? [])
  const added = Object.entries(addedOf(name)).map(
    ([field, { type, description }]) => `${JSON.stringify(description)} ${field}: ${type}`,
  )
  const items = item
    ? `${JSON.stringify(item.shows)} type ${itemTypeName(name)} { key: String! ${item.fields
        .map((field) => shownLine(field, shownField(field), item.needs.includes(field.name)))
        .join(' ')} }`
    : ''
  return `${items}
    ${JSON.stringify(shows)} type ${partTypeName(name)} implements PagePart {
      key: String! sectionId: String background: String! shownIn: String title: String ${[...own, ...added].join(' ')}
    }`
}

/** The GraphQL types of all parts. */
export const partGraphqlTypes = partNames.map(typesOf).join('\n')

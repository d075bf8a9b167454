import { expect, test } from 'vitest'
import { hotelDocuments } from '../sandbox/hotel/documents'
import { schemaTypes } from './schemas'
import { pageTargets } from './schemas/choices'
import type { ArrayMember, Field } from './schemas/definition'

/** The only places that hold a page: the site would have no home in that season. */
const held = ['header.winterPageLink', 'header.summerPageLink']

const pageTypes = new Set<unknown>(pageTargets.map(({ type }) => type))

const holdsPage = (member: Field | ArrayMember): boolean =>
  member.type === 'reference' &&
  'to' in member &&
  member.weak !== true &&
  member.to.some(({ type }) => pageTypes.has(type))

test('a page can be unpublished wherever it is linked, except that of a season', () => {
  const holding = schemaTypes.flatMap((type) =>
    type.type === 'array'
      ? []
      : type.fields
          .filter((field) => [field, ...(field.type === 'array' ? field.of : [])].some(holdsPage))
          .map((field) => `${type.name}.${field.name}`),
  )
  expect(holding).toEqual(held)
})

test('the demo holds no other page either, as the content service would then refuse to unpublish it', () => {
  const documents = hotelDocuments()
  const pages = new Set<unknown>(documents.filter(({ _type }) => pageTypes.has(_type)).map(({ _id }) => _id))
  const holding = documents.flatMap(({ _type, ...fields }) =>
    strongReferences(fields)
      .filter(({ to }) => pages.has(to))
      .map(({ at }) => `${_type}.${at}`),
  )
  expect([...new Set(holding)].sort()).toEqual([...held].sort())
})

/** Every strong reference in a value, with the names of the fields that lead there. */
function strongReferences(value: unknown, at: readonly string[] = []): { at: string; to: string }[] {
  if (Array.isArray(value)) return value.flatMap((item) => strongReferences(item, at))
  if (typeof value !== 'object' || value === null) return []
  const fields: Record<string, unknown> = { ...value }
  if (typeof fields._ref === 'string')
    return fields._weak === true ? [] : [{ at: at.join('.'), to: fields._ref }]
  return Object.entries(fields).flatMap(([name, inner]) => strongReferences(inner, [...at, name]))
}

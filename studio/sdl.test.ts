import { createHash } from 'node:crypto'
import { toGatsbyNode } from 'gatsby-source-sanity/lib/util/normalize'
import { getTypeMapFromGraphQLSchema } from 'gatsby-source-sanity/lib/util/remoteGraphQLSchema'
import { rewriteGraphQLSchema } from 'gatsby-source-sanity/lib/util/rewriteGraphQLSchema'
import { buildSchema, type GraphQLSchema, isObjectType, isUnionType } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { pageTypes } from '../site/content/documents'
import { partNames } from '../site/src/parts/part-names'
import { completeDocuments } from './complete-documents'
import { documentTypes, schemaTypes } from './schemas'
import { contentServiceSdl } from './sdl'
import { typeName } from './sdl-names'

const sdl = contentServiceSdl()

/** What Gatsby itself adds to the types of a source. */
const gatsbyPreamble = `
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @link(from: String!) on FIELD_DEFINITION
  scalar Date
  scalar JSON
  interface Node { id: ID }
  type Query { node: Node }
`

describe('the SDL of the content service', () => {
  test('is a valid GraphQL schema', () => {
    expect(() => buildSchema(sdl)).not.toThrow()
  })

  test('is the same text every time', () => {
    expect(contentServiceSdl()).toBe(sdl)
  })

  test('holds every field of every type, rich text as JSON and single references marked', () => {
    const types = buildSchema(sdl).getTypeMap()
    for (const type of schemaTypes) {
      if (type.type === 'array') continue
      const fields = fieldsOf(types[typeName(type.name)])
      for (const field of type.fields) {
        expect(fields).toContain(field.type === 'richText' ? `${field.name}Raw` : field.name)
      }
    }
    expect(sdl).toContain('bodyRaw: JSON @jsonAlias(for: "body")')
    expect(sdl).toContain('winterPageLink: Page @reference')
    expect(sdl).toContain('items: [ActivityOrPackageOrPageOrRestaurantOrRoom]\n')
  })

  test('leaves out the language, whose name GraphQL reserves', () => {
    expect(sdl).not.toContain('__i18n_lang')
  })
})

describe('gatsby-source-sanity', () => {
  const warn = vi.fn()
  const rewritten = rewriteGraphQLSchema(sdl, usedPart({ config: {}, reporter: { warn } }))
  const schema = buildSchema(`${gatsbyPreamble}${rewritten}`, { assumeValidSDL: true })
  const typeMap = getTypeMapFromGraphQLSchema(sdl, undefined)

  test('accepts the SDL without a warning and without renaming a field', () => {
    expect(warn).not.toHaveBeenCalled()
  })

  test('makes a node type of every document type', () => {
    const names = documentTypes.map((type) => `Sanity${typeName(type.name)}`)
    expect(names.slice(0, 5)).toEqual([
      'SanityPage',
      'SanityRoom',
      'SanityRestaurant',
      'SanityPackage',
      'SanityActivity',
    ])
    for (const name of names) {
      const type = schema.getType(name)
      expect(isObjectType(type) && type.getInterfaces().map((each) => each.name)).toContain('Node')
      expect(typeMap.objects[name]?.isDocument).toBe(true)
    }
  })

  test.each(pageTypes)('gives a %s its parts as a union and as raw data', (type) => {
    const fields = fieldsOf(schema.getType(`Sanity${typeName(type)}`))
    expect(fields).toEqual(
      expect.arrayContaining(['_rawParts', '_rawPicture', '_rawSeo', '_rawUrl', 'parts', 'url']),
    )
  })

  test('unites all parts, and all types of pages', () => {
    const parts = partNames.map((name) => `Sanity${typeName(name)}`).sort()
    expect(membersOfUnions(schema)).toContainEqual(parts)
    expect(membersOfUnions(schema)).toContainEqual(pageTypes.map((type) => `Sanity${typeName(type)}`).sort())
  })

  test('reads rich text as blocks and as raw data, and links single references', () => {
    expect(fieldsOf(schema.getType('SanityTextPart'))).toEqual(expect.arrayContaining(['body', '_rawBody']))
    expect(rewritten).toContain('winterPageLink: SanityPage @link(from: "winterPageLink._ref")')
  })

  test('makes a node of a stored document: raw data kept, language kept, parts marked with their types', () => {
    const node = toGatsbyNode(
      completeDocuments.room,
      usedPart({
        typeMap,
        createNodeId: (id: string) => id,
        createContentDigest: (text: string) => createHash('sha256').update(text).digest('hex'),
        overlayDrafts: false,
        client: { clientConfig: { projectId: 'edelgrat', dataset: 'production' } },
      }),
    )
    expect(node).toMatchObject({ __i18n_lang: 'de', internal: { type: 'SanityRoom' } })
    expect(node).toHaveProperty('_rawDataParts', completeDocuments.room.parts)
    expect(node).toHaveProperty('parts.1.internal.type', 'SanityTextPart')
  })
})

/** The plugin's types ask for all of Gatsby and of a client; its functions use only this part of them. */
const usedPart = <Whole>(part: object): Whole => part as Whole

function membersOfUnions(schema: GraphQLSchema): string[][] {
  return Object.values(schema.getTypeMap())
    .filter(isUnionType)
    .map((union) =>
      union
        .getTypes()
        .map((type) => type.name)
        .sort(),
    )
}

function fieldsOf(type: unknown): string[] {
  return isObjectType(type) ? Object.keys(type.getFields()) : []
}

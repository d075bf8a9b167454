import { createRequire } from 'node:module'
import path from 'node:path'
import { type DefinitionNode, Kind, lexicographicSortSchema, parse, printSchema } from 'graphql'
import { readQueries, siteSchema } from '../content/testing/site-schema'

/** The packages with which Gatsby makes types of queries; it brings them along. */
const ofGatsby = createRequire(path.resolve('node_modules/gatsby/package.json'))

/** As Gatsby sets them. */
const plainTypes = {
  avoidOptionals: true,
  immutableTypes: true,
  maybeValue: 'T | null',
  noExport: true,
  enumsAsTypes: true,
  useTypeImports: true,
  scalars: { Date: 'string', JSON: 'Record<string, unknown>' },
}

const nameOf = (definition: DefinitionNode): string =>
  ('name' in definition && definition.name?.value) || definition.kind

/**
 * TypeScript types of the data of every query and fragment in `site/src`, as Gatsby would write them, from the site's own
 * schema: neither Gatsby nor a content service has to run.
 */
export async function queryTypes(): Promise<string> {
  const { codegen } = ofGatsby('@graphql-codegen/core')
  const definitions = [...readQueries().definitions].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const types: string = await codegen({
    filename: 'gatsby-types.d.ts',
    schema: parse(printSchema(lexicographicSortSchema(siteSchema()))),
    documents: definitions.map((definition) => ({
      document: { kind: Kind.DOCUMENT, definitions: [definition] },
      location: nameOf(definition),
    })),
    config: {
      namingConvention: { typeNames: 'keep', enumValues: 'keep', transformUnderscore: false },
      addUnderscoreToArgsType: true,
      skipTypename: true,
    },
    pluginMap: {
      typescript: ofGatsby('@graphql-codegen/typescript'),
      operations: ofGatsby('@graphql-codegen/typescript-operations'),
    },
    plugins: [
      { typescript: { ...plainTypes, onlyOperationTypes: true } },
      { operations: { ...plainTypes, exportFragmentSpreadSubTypes: true } },
    ],
  })
  return `// Written by npm run generate from the queries and the schema of the site.\ndeclare namespace Queries {\n${types.trim()}\n}\n`
}

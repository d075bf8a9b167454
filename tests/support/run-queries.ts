/**
 * A child process that boots Gatsby's schema in its working folder, as `gatsby develop` does, and answers one message
 * `{ queries }` with `{ answers, types }`: the results, and the description of every type by name.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ExecutionResult, GraphQLSchema } from 'graphql'

export interface QueryAnswers {
  answers: ExecutionResult[]
  /** Types that the schema has, with their descriptions. */
  types: Record<string, string | null>
}

type Runner = (query: string, variables: object) => Promise<ExecutionResult>

const load = (name: string) => require(require.resolve(name, { paths: [process.cwd()] }))

async function bootSchema(): Promise<{ run: Runner; schema: GraphQLSchema }> {
  const directory = process.cwd()
  const reporter = load('gatsby-cli/lib/reporter')
  const { setStore } = load('gatsby-cli/lib/reporter/redux')
  const { bootstrap } = load('gatsby/dist/bootstrap')
  const { store } = load('gatsby/dist/redux')
  process.env.gatsby_executing_command = 'build'
  const program = {
    _: ['build'],
    directory,
    sitePackageJson: JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')),
    browserslist: ['>0.25%', 'not dead'],
    report: reporter.default ?? reporter,
    useYarn: false,
    setStore,
  }
  const { gatsbyNodeGraphQLFunction } = await bootstrap({ program })
  return { run: gatsbyNodeGraphQLFunction, schema: store.getState().schema }
}

process.env.NODE_ENV = 'production'
process.once('message', async ({ queries }: { queries: string[] }) => {
  try {
    const { run, schema } = await bootSchema()
    const answers: ExecutionResult[] = []
    for (const query of queries) answers.push(await run(query, {}))
    const types = Object.fromEntries(
      Object.values(schema.getTypeMap()).map((type) => [type.name, type.description ?? null]),
    )
    process.send?.({ answers, types } satisfies QueryAnswers, () => process.exit(0))
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
})

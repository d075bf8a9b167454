import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Kind, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypes } from '../site/content/graphql-types'
import { eventTypes } from '../site/events/graphql-types'
import { readingFeeds } from '../site/readings/reading-feeds'
import { type Outside, startOutside } from './support/content'
import type { QueryAnswers } from './support/run-queries'
import { makeWorkspace, type Workspace } from './support/workspace'

const page = readFileSync(path.resolve('docs/graphiql.md'), 'utf8')
const chapters = page.split(/^## /m).slice(1)
const queries = chapters.map((chapter) => ({
  title: chapter.split('\n')[0] ?? '',
  query: /```graphql\n([\s\S]*?)```/.exec(chapter)?.[1] ?? '',
}))

const ofReadings = Object.values(readingFeeds).map(({ graphqlTypes }) => graphqlTypes)
const definitions = parse([contentTypes, eventTypes, ...ofReadings].join('\n')).definitions.flatMap(
  (definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION
      ? [definition]
      : [],
)

let workspace: Workspace
let outside: Outside
let result: QueryAnswers

const isAnswers = (message: unknown): message is QueryAnswers =>
  typeof message === 'object' && message !== null && 'answers' in message && 'types' in message

/** Runs the queries in a Gatsby of its own. */
function ask(): Promise<QueryAnswers> {
  return new Promise((resolve, reject) => {
    const child = fork(path.resolve('tests/support/run-queries.ts'), [], {
      cwd: workspace.folder,
      execArgv: ['--import', 'tsx'],
      env: { ...outside.environment, GATSBY_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let said = ''
    let answers: QueryAnswers | undefined
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
    child.on('message', (message) => {
      // Gatsby's own reporter speaks over the same channel.
      if (isAnswers(message)) answers = message
    })
    // Until its end it may write to its folder.
    child.once('close', (code) =>
      answers ? resolve(answers) : reject(new Error(`Gatsby ended with ${code}\n${said.slice(-4000)}`)),
    )
    child.send({ queries: queries.map(({ query }) => query) })
  })
}

beforeAll(async () => {
  workspace = makeWorkspace('graphiql')
  outside = await startOutside(workspace, { today: '2026-11-22' })
  result = await ask()
})

afterAll(async () => {
  await outside?.close()
  await workspace?.remove()
})

/** Whether anything at all is in an answer: a query that finds nothing teaches nothing. */
const hasContent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasContent)
    : value !== null && value !== undefined

describe('docs/graphiql.md', () => {
  it('holds twelve queries', () => {
    expect(queries).toHaveLength(12)
  })

  it.each(queries.map(({ title }, index) => [title, index] as const))('%s: answers', (_title, index) => {
    const answer = result.answers[index]
    expect(answer?.errors).toBeUndefined()
    for (const field of Object.values(answer?.data ?? {})) expect(hasContent(field)).toBe(true)
  })
})

describe('every field of ours', () => {
  it.each(definitions.map((definition) => [definition.name.value, definition] as const))(
    'of %s says what it means',
    (_name, { fields = [] }) => {
      const silent = fields.filter(({ description }) => !/\w{2,}/.test(description?.value ?? ''))
      expect(silent.map(({ name }) => name.value)).toEqual([])
    },
  )
})

describe('every type of ours, in GraphiQL', () => {
  it.each(definitions.map(({ name }) => name.value))('%s says what it is', (name) => {
    expect(result.types[name]).toMatch(/\w{2,}/)
  })
})

import { type ExprNode, evaluateSync, parse } from 'groq-js'
import { isRecord } from '../documents/lake-document'
import type { DocumentSource } from '../documents/source'
import { plainError, queryParseError } from '../errors'
import { joinById } from './join-by-id'
import { narrow } from './narrow'
import { TookTooLong, withinLimit } from './within-limit'

/** How long one query may hold up the others, ms. The longest of site, Studio and tests take 50. */
const limit = 5_000

interface QueryContext {
  projectId: string
  dataset: string
  now: number
  identity: string
  /** Where references lead, when that is more than the documents that are searched. */
  references?: DocumentSource
}

export type Params = Readonly<Record<string, unknown>>

/**
 * The result of a GROQ query. Parameters go to the parser too: it needs them where a slice or a direct lookup is
 * constant. @throws LakeError queryParseError for bad syntax, unknown functions and missing parameters; 408 where it takes
 * longer than `milliseconds`
 */
export function evaluateQuery(
  query: string,
  params: Params,
  source: DocumentSource,
  context: QueryContext,
  milliseconds = limit,
): unknown {
  try {
    return withinLimit(() => evaluate(query, params, source, context), milliseconds)
  } catch (error) {
    if (error instanceof TookTooLong) throw plainError(408, 'The query took too long and was broken off')
    throw error
  }
}

function evaluate(query: string, params: Params, source: DocumentSource, context: QueryContext): unknown {
  const tree = parseQuery(query, params)
  // A reference that leads elsewhere is no way into the documents that are searched.
  if (!context.references) joinById(tree)
  const needsAll = narrow(tree, source)
  try {
    const value = evaluateSync(tree, {
      dataset: needsAll ? source.all() : [],
      params: { ...params },
      dereference: ({ _ref }) => (context.references ?? source).get(_ref),
      timestamp: new Date(context.now),
      identity: context.identity,
      sanity: { projectId: context.projectId, dataset: context.dataset },
    })
    return value.data ?? null
  } catch (error) {
    throw queryParseError(query, reasonOf(error))
  }
}

function parseQuery(query: string, params: Params): ExprNode {
  if (query.trim() === '') throw queryParseError(query, 'the query is empty')
  const tree = readQuery(query, params)
  const missing = query.includes('fn ') ? undefined : findMissingParam(tree, params)
  if (missing) {
    const start = query.indexOf(`$${missing}`)
    throw queryParseError(
      query,
      `param $${missing} referenced, but not provided`,
      start,
      start + missing.length + 1,
    )
  }
  return tree
}

function readQuery(query: string, params: Params): ExprNode {
  try {
    return parse(query, { params: { ...params } })
  } catch (error) {
    const position = isRecord(error) && typeof error.position === 'number' ? error.position : 0
    throw queryParseError(query, reasonOf(error), position)
  }
}

function findMissingParam(node: unknown, params: Params): string | undefined {
  if (Array.isArray(node)) {
    for (const entry of node) {
      const missing = findMissingParam(entry, params)
      if (missing) return missing
    }
    return undefined
  }
  if (!isRecord(node) || node.type === 'Value') return undefined
  if (node.type === 'Parameter' && typeof node.name === 'string' && !(node.name in params)) return node.name
  return findMissingParam(Object.values(node), params)
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

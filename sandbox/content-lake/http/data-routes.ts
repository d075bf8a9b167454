import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Dataset, DatasetNames } from '../dataset'
import { isSystemId, isVersionId } from '../documents/ids'
import { isRecord, type LakeDocument } from '../documents/lake-document'
import type { DocumentSource } from '../documents/source'
import type { Clock } from '../environment'
import { plainError } from '../errors'
import { faultyLines } from '../faults/fault-routes'
import type { Fault } from '../faults/fault-switches'
import { faultySource } from '../faults/faulty-source'
import { parseActionRequest } from '../mutations/actions'
import { parseMutationRequest } from '../mutations/mutation'
import { evaluateQuery } from '../queries/evaluate-query'
import { parsePerspective } from '../queries/perspective'
import { Views } from '../queries/views'
import { type Access, accessOf, type Keys, requireWrite } from './access'
import { groqParameters, isOn, jsonBody, last, parametersOf, pathParameter, versionOf } from './parameters'

export interface DataRoutes {
  dataset: Dataset
  tokens: Keys
  /** Whether nobody reads without a token. */
  isPrivate: boolean
  clock: Clock
  sdl: () => string | Promise<string>
  /** The fault that hits a request, if any. */
  faultOf: (request: FastifyRequest) => Fault | undefined
}

/** Queries, documents, export, mutations, actions, and the GraphQL schema. */
export function addDataRoutes(app: FastifyInstance, routes: DataRoutes): void {
  const views = new Views(routes.dataset.store)
  const access = (request: FastifyRequest) => checkedAccess(request, routes)
  const seen = (request: FastifyRequest, view: DocumentSource) =>
    faultySource(view, routes.faultOf(request)?.kind, routes.dataset.lastTransaction)

  app.get('/v:version/apis/graphql/:dataset/:tag', async (request, reply) => {
    access(request)
    if (pathParameter(request, 'tag') !== 'default') throw plainError(404, 'GraphQL schema not found')
    return reply.type('application/graphql; charset=utf-8').send(await routes.sdl())
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/v:version/data/query/:dataset',
    handler: (request) => {
      const reader = access(request)
      const asked = queryOf(request)
      const perspective = parsePerspective(asked.perspective, versionOf(request))
      const view = seen(request, views.of(perspective, reader.readsPrivate))
      return answerQuery(asked, view, reader, routes)
    },
  })

  app.get('/v:version/data/doc/:dataset/:ids', async (request) => {
    const view = seen(request, views.of('raw', access(request).readsPrivate))
    return documentsById(pathParameter(request, 'ids').split(','), view, routes.dataset)
  })

  app.get('/v:version/data/export/:dataset', async (request, reply) => {
    const view = seen(request, views.of('raw', access(request).readsPrivate))
    const types = last(parametersOf(request), 'types')?.split(',')
    const lines = faultyLines(exportLines(view, types), routes.faultOf(request)?.kind)
    return reply.type('application/x-ndjson').send(Readable.from(inChunks(lines)))
  })

  app.post('/v:version/data/mutate/:dataset', async (request) => {
    const writer = access(request)
    requireWrite(writer)
    return answerMutation(request, writer, routes.dataset)
  })

  app.post('/v:version/data/actions/:dataset', async (request) => {
    const writer = access(request)
    requireWrite(writer)
    const asked = parseActionRequest(jsonBody(request))
    const options = { identity: writer.identity, ...(asked.dryRun && { dryRun: true }) }
    return { transactionId: routes.dataset.act(asked, options).transactionId }
  })
}

/** Who asks, for the one dataset there is. @throws LakeError 404 for any other dataset, 401 for nobody at a private one */
export function checkedAccess(
  request: FastifyRequest,
  {
    dataset,
    tokens,
    isPrivate,
  }: Pick<DataRoutes, 'dataset' | 'tokens'> & Partial<Pick<DataRoutes, 'isPrivate'>>,
): Access {
  const name = pathParameter(request, 'dataset')
  const { names } = dataset
  if (name !== names.dataset) {
    throw plainError(404, `Dataset "${name}" not found for project ID "${names.projectId}"`)
  }
  versionOf(request)
  const reader = accessOf(request, tokens)
  if (isPrivate && !reader.readsPrivate) throw plainError(401, 'Unauthorized - the dataset is private')
  return reader
}

interface AskedQuery {
  query: string
  params: Record<string, unknown>
  perspective: string | undefined
  returnQuery: boolean
}

function queryOf(request: FastifyRequest): AskedQuery {
  const parameters = parametersOf(request)
  const body = request.method === 'POST' ? jsonBody(request) : {}
  const query = typeof body.query === 'string' ? body.query : last(parameters, 'query')
  if (query === undefined) throw plainError(400, 'The parameter "query" is missing')
  return {
    query,
    params: isRecord(body.params) ? body.params : groqParameters(parameters),
    perspective: last(parameters, 'perspective'),
    returnQuery: last(parameters, 'returnQuery') !== 'false',
  }
}

/** What tells that an answer is stale: one tag for the whole dataset. */
export const syncTagsOf = ({ dataset }: Pick<DatasetNames, 'dataset'>): string[] => [`s1:${dataset}`]

async function answerQuery(asked: AskedQuery, view: DocumentSource, reader: Access, routes: DataRoutes) {
  const { names } = routes.dataset
  const started = performance.now()
  const context = { ...names, now: routes.clock.now(), identity: reader.identity }
  const result = evaluateQuery(asked.query, asked.params, view, context)
  const ms = Math.round(performance.now() - started)
  return { ...(asked.returnQuery && { query: asked.query }), result, syncTags: syncTagsOf(names), ms }
}

function documentsById(ids: readonly string[], view: DocumentSource, { store }: Dataset) {
  const documents = ids.flatMap((id) => view.get(id) ?? [])
  const omitted = ids
    .filter((id) => !view.get(id))
    .map((id) => ({ id, reason: store.get(id) ? 'permission' : 'existence' }))
  return { documents, omitted }
}

/** Never release versions, documents of the service, or a preview address: that one holds a secret. */
function* exportLines(view: DocumentSource, types: readonly string[] | undefined): Generator<string> {
  for (const document of view.all()) {
    if (isExported(document) && (!types || types.includes(document._type)))
      yield `${JSON.stringify(document)}\n`
  }
}

/** Lines joined to pieces of about 64 kB: a stream of many small ones is slow. */
function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const line of lines) {
    chunk += line
    if (chunk.length < 65_536) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

const isExported = ({ _id, _type }: LakeDocument): boolean =>
  !isVersionId(_id) && !isSystemId(_id) && !_type.startsWith('sanity.previewUrl')

const visibilities: readonly string[] = ['sync', 'async', 'deferred']

function answerMutation(request: FastifyRequest, writer: Access, dataset: Dataset) {
  const parameters = parametersOf(request)
  const visibility = last(parameters, 'visibility')
  if (visibility !== undefined && !visibilities.includes(visibility))
    throw plainError(400, `Invalid visibility "${visibility}": ${visibilities.join(', ')} are known`)
  const { transactionId, results } = dataset.transact(parseMutationRequest(jsonBody(request)), {
    identity: writer.identity,
    dryRun: isOn(parameters, 'dryRun'),
    autoGenerateArrayKeys: isOn(parameters, 'autoGenerateArrayKeys'),
  })
  const withIds = isOn(parameters, 'returnIds')
  const withDocuments = isOn(parameters, 'returnDocuments')
  if (!withIds && !withDocuments) return { transactionId }
  return {
    transactionId,
    results: results.map(({ id, operation, document }) => ({
      ...(withIds && { id }),
      operation,
      ...(withDocuments && { document }),
    })),
  }
}

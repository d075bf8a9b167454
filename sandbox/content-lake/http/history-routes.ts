import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { plainError } from '../errors'
import { eventPage } from '../history/document-events'
import type { History } from '../history/history'
import { documentsAt, type Moment } from '../history/revisions'
import { type LogRequest, transactionLog } from '../history/transaction-log'
import { checkedAccess, type DataRoutes } from './data-routes'
import { isOn, last, parametersOf, pathParameter } from './parameters'

const usualLimit = 50
const largestLimit = 1000

export interface HistoryRoutes extends Pick<DataRoutes, 'dataset' | 'tokens' | 'isPrivate'> {
  history: History
}

/** What documents were, who changed them, and what happened to them: all of it for users and programs with a token only. */
export function addHistoryRoutes(app: FastifyInstance, routes: HistoryRoutes): void {
  const { history, dataset } = routes
  const requireReader = (request: FastifyRequest): void => {
    if (!checkedAccess(request, routes).readsPrivate)
      throw plainError(401, 'Unauthorized - a token is needed to read the history')
  }

  app.get('/v:version/data/history/:dataset/documents/:ids', async (request) => {
    requireReader(request)
    return { documents: documentsAt(idsOf(request), momentOf(parametersOf(request)), history, dataset.store) }
  })

  const answerLog = (request: FastifyRequest): Readable => {
    requireReader(request)
    return Readable.from(lines(transactionLog(logRequestOf(request), history)))
  }
  for (const ids of ['', '/:ids'])
    app.get(`/v:version/data/history/:dataset/transactions${ids}`, (request, reply) =>
      reply.type('application/x-ndjson').send(answerLog(request)),
    )

  app.get('/v:version/data/history/:dataset/events/documents/:id', async (request) => {
    requireReader(request)
    const id = pathParameter(request, 'id')
    const parameters = parametersOf(request)
    const cursor = last(parameters, 'nextCursor')
    if (cursor && !/^\d+$/.test(cursor)) throw plainError(400, `Invalid nextCursor "${cursor}"`)
    const asked = { limit: limitOf(parameters), ...(cursor && { cursor }) }
    const { events, nextCursor } = eventPage(id, asked, history, dataset.store)
    return { events: { [id]: events }, nextCursor }
  })
}

const idsOf = (request: FastifyRequest): string[] => pathParameter(request, 'ids').split(',').filter(Boolean)

/** @throws LakeError 400 unless exactly one moment is named */
function momentOf(parameters: URLSearchParams): Moment {
  const revision = last(parameters, 'revision')
  const time = timeOf(parameters, 'time')
  const moments: Moment[] = [
    ...(revision ? [{ revision }] : []),
    ...(time ? [{ time }] : []),
    ...(isOn(parameters, 'lastRevision') ? [{ lastRevision: true } as const] : []),
  ]
  const [moment, another] = moments
  if (moment && !another) return moment
  throw plainError(400, 'Exactly one of the parameters "revision", "time" and "lastRevision" is needed')
}

function logRequestOf(request: FastifyRequest): LogRequest {
  const parameters = parametersOf(request)
  const ids = idsOf(request)
  const authors = last(parameters, 'authors')
  const format = last(parameters, 'effectFormat')
  if (format && format !== 'mendoza')
    throw plainError(400, `Unknown effectFormat "${format}", expected mendoza`)
  const bounds = {
    fromTransaction: last(parameters, 'fromTransaction'),
    toTransaction: last(parameters, 'toTransaction'),
    fromTime: timeOf(parameters, 'fromTime'),
    toTime: timeOf(parameters, 'toTime'),
  }
  return {
    ...Object.fromEntries(Object.entries(bounds).filter(([, value]) => value)),
    ...(ids.length > 0 && { ids }),
    ...(authors && { authors: authors.split(',') }),
    reverse: isOn(parameters, 'reverse'),
    limit: limitOf(parameters),
    withMutations: !isOn(parameters, 'excludeContent') && !isOn(parameters, 'excludeMutations'),
    withEffects: format === 'mendoza',
    onlyIdentified: isOn(parameters, 'includeIdentifiedDocumentsOnly'),
  }
}

/** @throws LakeError 400 */
function limitOf(parameters: URLSearchParams): number {
  const given = last(parameters, 'limit')
  if (!given) return usualLimit
  const limit = Number(given)
  if (Number.isInteger(limit) && limit >= 1 && limit <= largestLimit) return limit
  throw plainError(400, `Invalid limit "${given}", expected a number from 1 to ${largestLimit}`)
}

/** @throws LakeError 400 */
function timeOf(parameters: URLSearchParams, name: string): string | undefined {
  const given = last(parameters, name)
  if (given && Number.isNaN(Date.parse(given)))
    throw plainError(400, `Parameter ${name} is not a time: ${given}`)
  return given
}

function* lines(entries: Iterable<unknown>): Generator<string> {
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`
}

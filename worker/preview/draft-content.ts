import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isSameText } from '../http/same-text'
import { isContent, revisionsQuery } from '../regenerate/resident/content-reader'
import { bodyOf, heard } from '../streams/body-of'
import {
  asPublished,
  type DraftedDocument,
  draftId,
  idOnSite,
  isDraftId,
  isShown,
  shownRevisions,
} from './drafts'

export interface DraftContentOptions {
  /** Origin of the content service's API, with the name of the project where it has one. */
  origin: string
  /** The builder's token, which may read drafts: nobody else is answered. */
  token: string
  /** What is done to each document that is shown; for the marks that lead from a text to its field. */
  mark(document: DraftedDocument): DraftedDocument
}

/** Where the builder of the preview finds it, on the preview's own port. */
export const draftContentPath = '/content'

const documents = z.looseObject({
  documents: z.array(z.looseObject({ _id: z.string(), _type: z.string() })),
})
const revisions = z.looseObject({
  result: z.array(z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() })),
})
const named = z.looseObject({ _id: z.string(), _type: z.string() })
const drafts = z.looseObject({ result: z.array(named) })

/** Twice as many are asked for as are wanted, in one address: more would be too long for it. */
const idsPerRequest = 50

interface Params {
  version: string
  dataset: string
  /** Ids with commas between. */
  '*': string
}

/**
 * The content service as the builder of the preview sees it: every draft stands where it will stand once it is published. So
 * one builder makes both sites, and knows of no drafts.
 */
export async function draftContentRoutes(
  app: FastifyInstance,
  { origin, token, mark }: DraftContentOptions,
): Promise<void> {
  const shown = (document: DraftedDocument): DraftedDocument => mark(asPublished(document))

  const authorization = `Bearer ${token}`
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!isSameText(headers.authorization ?? '', authorization))
      await reply.code(401).send({ error: 'No right' })
  })

  const ask = (request: FastifyRequest, path: string): Promise<Response> =>
    fetch(origin + path, { headers: { authorization, accept: request.headers.accept ?? '*/*' } })

  /** The answer as it came. */
  const passOn = (reply: FastifyReply, answer: Response) =>
    reply
      .code(answer.status)
      .header('content-type', answer.headers.get('content-type') ?? 'application/json')
      .send(bodyOf(answer))

  const query = async (request: FastifyRequest, { version, dataset }: Params, groq: string) =>
    ask(
      request,
      `/${version}/data/query/${dataset}?${new URLSearchParams({ query: groq, perspective: 'raw' })}`,
    )

  app.get<{ Params: Params }>('/:version/data/export/:dataset', async (request, reply) => {
    const answer = await query(request, request.params, '*[_id in path("drafts.**")]{_id, _type}')
    if (!answer.ok) return passOn(reply, answer)
    const there = drafts.parse(await answer.json()).result.filter(isShown)
    const hidden = new Set(there.map(({ _id }) => idOnSite(_id)))
    const answered = await ask(request, request.url.slice(draftContentPath.length))
    if (!answered.ok) return passOn(reply, answered)
    const whole = bodyOf(answered)
    // A builder that is lost on the way reads no more: what breaks off afterwards would be nobody's error.
    reply.raw.once('close', () => whole.destroy())
    return reply
      .header('content-type', 'application/x-ndjson')
      .send(heard(Readable.from(shownLines(whole, hidden, shown))))
  })

  app.get<{ Params: Params }>('/:version/data/doc/:dataset/*', async (request, reply) => {
    const { version, dataset } = request.params
    const wanted = request.params['*'].split(',')
    const found: DraftedDocument[] = []
    for (let start = 0; start < wanted.length; start += idsPerRequest) {
      const some = wanted.slice(start, start + idsPerRequest).flatMap((id) => [id, draftId(id)])
      const answer = await ask(
        request,
        `/${version}/data/doc/${dataset}/${some.map(encodeURIComponent).join(',')}`,
      )
      if (!answer.ok) return passOn(reply, answer)
      found.push(...documents.parse(await answer.json()).documents)
    }
    const byId = new Map(found.filter(isShown).map((document) => [document._id, document]))
    const there = wanted.flatMap((id) => byId.get(draftId(id)) ?? byId.get(id) ?? [])
    const known = new Set(there.map(({ _id }) => idOnSite(_id)))
    return {
      documents: there.map(shown),
      omitted: wanted.filter((id) => !known.has(id)).map((id) => ({ id, reason: 'existence' })),
    }
  })

  app.get<{ Params: Params; Querystring: { query?: string } }>(
    '/:version/data/query/:dataset',
    async (request, reply) => {
      if (request.query.query !== revisionsQuery)
        return reply.code(400).send({ error: { description: 'The builder asks no such question.' } })
      const answer = await query(request, request.params, allRevisions)
      if (!answer.ok) return passOn(reply, answer)
      return { result: shownRevisions(revisions.parse(await answer.json()).result) }
    },
  )

  app.get('/:version/apis/graphql/*', async (request, reply) =>
    passOn(reply, await ask(request, request.url.slice(draftContentPath.length))),
  )
}

const allRevisions = `*[${isContent}]{_id, _type, _rev}`

/** Lines of an export with what the preview shows; what is no document passes as it is. */
async function* shownLines(
  whole: Readable,
  hidden: ReadonlySet<string | undefined>,
  shown: (document: DraftedDocument) => DraftedDocument,
): AsyncGenerator<string> {
  for await (const line of createInterface({ input: whole, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const document = documentIn(line)
    if (document === undefined) yield `${line}\n`
    else if (isShown(document) && (isDraftId(document._id) || !hidden.has(document._id)))
      yield `${JSON.stringify(shown(document))}\n`
  }
}

function documentIn(line: string): DraftedDocument | undefined {
  const value: unknown = JSON.parse(line)
  const read = named.safeParse(value)
  return read.success ? read.data : undefined
}

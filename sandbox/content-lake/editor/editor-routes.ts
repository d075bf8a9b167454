import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Dataset } from '../dataset'
import { isPublishedId } from '../documents/ids'
import type { LakeDocument } from '../documents/lake-document'
import { LakeError, plainError } from '../errors'
import { type Access, accessOf, type Keys, requireWrite } from '../http/access'
import { formOf, refuseForeignForms } from '../http/own-forms'
import { last, parametersOf, pathParameter } from '../http/parameters'
import { type Editing, editPage, type Listing, listPage, pathOf, titleOf } from './editor-pages'
import { sendPage } from './page-layout'

const perPage = 50
/** What people want to change first comes first. */
const favourites = ['page', 'room', 'restaurant', 'package', 'activity']

interface EditorOptions {
  dataset: Dataset
  keys: Keys
  /** The site that a document links to, without a trailing slash. */
  siteUrl: string
}

/** `GET /` lists documents, `GET` and `POST /edit/{id}` change a title: enough to try what an editor does. */
export function addEditorRoutes(app: FastifyInstance, { dataset, keys, siteUrl }: EditorOptions): void {
  app.get('/', async (request, reply) =>
    sendPage(reply, listPage(listingFor(dataset, parametersOf(request)))),
  )

  app.get('/edit/:id', async (request, reply) => {
    const document = find(dataset, request)
    const path = pathOf(document)
    const text = path ? 'Published.' : 'Published. This document is part of several pages.'
    const saved = last(parametersOf(request), 'saved') === document._rev
    const { writes } = accessOf(request, keys)
    const notice = saved ? { notice: { kind: 'saved', text } as const } : {}
    return sendPage(reply, editPage({ document, siteUrl, writes, ...notice }))
  })

  app.post('/edit/:id', async (request, reply) => {
    refuseForeignForms(request)
    const document = find(dataset, request)
    const writer = accessOf(request, keys)
    requireWrite(writer)
    const notice = publishTitle(dataset, document, formOf(request), writer)
    if (notice) return sendPage(reply.code(409), editPage({ document, siteUrl, writes: true, notice }))
    const { _rev } = dataset.store.get(document._id) ?? document
    return reply.redirect(`/edit/${encodeURIComponent(document._id)}?saved=${_rev}`, 303)
  })
}

function publishTitle(
  dataset: Dataset,
  document: LakeDocument,
  form: URLSearchParams,
  { identity }: Access,
): Editing['notice'] {
  const title = form.get('title')?.trim()
  const ifRevisionID = form.get('revision')
  if (!title) return { kind: 'error', text: 'A title must not be empty.' }
  const patch = { id: document._id, set: { title }, ...(ifRevisionID && { ifRevisionID }) }
  try {
    dataset.transact({ mutations: [{ patch }] }, { identity })
  } catch (error) {
    if (!(error instanceof LakeError) || error.status !== 409) throw error
    return {
      kind: 'error',
      text: 'Somebody else has changed this document meanwhile. Look at it and try again.',
    }
  }
  return undefined
}

function listingFor({ store }: Dataset, parameters: URLSearchParams): Listing {
  const types = store
    .types()
    .filter((type) => !type.startsWith('system.'))
    .map((type) => ({ type, count: store.ofType(type).length }))
    .toSorted((one, other) => rank(one.type) - rank(other.type) || one.type.localeCompare(other.type))
  const type = last(parameters, 'type') ?? types[0]?.type ?? 'page'
  const search = last(parameters, 'q') ?? ''
  const found = store
    .ofType(type)
    .filter((document) => isPublishedId(document._id) && matches(document, search))
    .toSorted((one, other) => one._id.localeCompare(other._id))
  const pages = Math.max(Math.ceil(found.length / perPage), 1)
  const page = Math.min(Math.max(Math.trunc(Number(last(parameters, 'page') ?? 1)) || 1, 1), pages)
  return { types, type, search, page, pages, documents: found.slice((page - 1) * perPage, page * perPage) }
}

const rank = (type: string): number => {
  const index = favourites.indexOf(type)
  if (index >= 0) return index
  return type.startsWith('sanity.') ? favourites.length + 1 : favourites.length
}

const matches = (document: LakeDocument, search: string): boolean =>
  `${titleOf(document)} ${pathOf(document) ?? ''}`.toLowerCase().includes(search.trim().toLowerCase())

function find({ store }: Dataset, request: FastifyRequest): LakeDocument {
  const id = pathParameter(request, 'id')
  const document = store.get(id)
  if (!document) throw plainError(404, `There is no document "${id}"`)
  return document
}

import { createClient, type SanityClient } from '@sanity/client'
import type { DocumentChange } from '../../changes/change'
import { ContentUnavailable } from '../../changes/errors'
import { within } from '../../streams/within'
import { descriptionIn, documentsIn, revisionsIn } from './content-answers'

export interface ReadDocument {
  _id: string
  _type: string
  _rev: string
  [field: string]: unknown
}

export interface ContentService {
  projectId: string
  dataset: string
  apiHost: string
  /** Version of the API: 1, X or a date. Default 2025-02-19. */
  apiVersion?: string
  token: string | undefined
  /** How long one request may take, ms. Default 5 minutes. */
  requestLimit?: number
}

/** Drafts and release versions never leave the content service. */
export const isPublishedId = (id: string): boolean => !id.startsWith('drafts.') && !id.startsWith('versions.')

const isLocal = (apiHost: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(apiHost).hostname)

/** How long a read may take, ms, whatever the client would wait: three tries stay below the limit of a regeneration. */
const readLimit = 30_000

/**
 * The real client; a content service on this machine has no name per project. Never reads through its CDN. A request
 * takes 5 minutes at most, a read is tried again 5 times; the version of the API is 1 where none is set (specification,
 * section 9).
 */
export function contentClient(service: ContentService): SanityClient {
  return createClient({
    projectId: service.projectId,
    dataset: service.dataset,
    apiHost: service.apiHost,
    apiVersion: service.apiVersion ?? '1',
    perspective: 'published',
    useCdn: false,
    timeout: service.requestLimit ?? 300_000,
    maxRetries: 5,
    useProjectHostname: !isLocal(service.apiHost),
    ...(service.token === undefined ? {} : { token: service.token }),
  })
}

const idsPerRequest = 100

async function readDocuments(
  client: SanityClient,
  ids: readonly string[],
  isBuilt: (id: string) => boolean,
): Promise<Map<string, ReadDocument | undefined>> {
  const found = new Map<string, ReadDocument | undefined>()
  for (let start = 0; start < ids.length; start += idsPerRequest) {
    const some = ids.slice(start, start + idsPerRequest)
    const documents = await persist(client, async () =>
      documentsIn(await askForDocuments(client, some), some, isBuilt),
    )
    for (const [id, document] of documents) found.set(id, document)
  }
  return found
}

/** The answer as it came: the client's own way to ask takes whatever has no documents for one that says there are none. */
function askForDocuments(client: SanityClient, ids: readonly string[]): Promise<unknown> {
  const { dataset } = client.config()
  return client.request({ uri: `/data/doc/${dataset}/${ids.map(encodeURIComponent).join(',')}` })
}

/**
 * Whether an answer is older than the change that asked for it: it is what we have already built, although the change
 * names another revision (or a deletion, or an addition). An answer that is new to us is never stale.
 */
export function isStale(
  change: DocumentChange,
  answered: string | undefined,
  built: string | undefined,
): boolean {
  if (change.operation === 'delete') return answered !== undefined && answered === built
  if (answered === undefined) return true
  return change.revision !== undefined && answered !== change.revision && answered === built
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
const waits = [50, 200, 1000]

/** Pauses before a read that failed is tried again, ms. */
const retryWaits = [300, 1500]

/** The same answer will come again: the request itself is wrong. */
const isFinal = (error: unknown): boolean => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Reads, and reads again after an error that may pass. @throws ContentUnavailable after three tries. */
async function persist<Answer>(client: SanityClient, read: () => Promise<Answer>): Promise<Answer> {
  const limit = Math.min(client.config().timeout ?? readLimit, readLimit)
  for (let failures = 0; ; failures += 1) {
    try {
      return await within(limit, read())
    } catch (error) {
      const wait = retryWaits[failures]
      if (wait === undefined || isFinal(error))
        throw new ContentUnavailable(error instanceof Error ? error.message : String(error), { cause: error })
      await pause(wait)
    }
  }
}

/**
 * Reads the documents of changes by id, past the API's CDN; an answer that is older than its change is read again, three
 * times at most. Undefined stands for a document that is not there for the site. One on the site that may not be read any more has
 * no entry, where others may or a comparison has been answered: else the token is wrong, and nothing is believed.
 */
export async function readChangedDocuments(
  client: SanityClient,
  changes: readonly DocumentChange[],
  builtRevision: (id: string) => string | undefined,
  isCompared = false,
): Promise<Map<string, ReadDocument | undefined>> {
  const wanted = new Map(
    changes.filter((change) => isPublishedId(change.id)).map((change) => [change.id, change]),
  )
  const isBuilt = (id: string): boolean => builtRevision(id) !== undefined
  const found = await readDocuments(client, [...wanted.keys()], isBuilt)
  for (const wait of waits) {
    const stale = [...wanted.values()].filter(
      (change) =>
        !found.has(change.id) || isStale(change, found.get(change.id)?._rev, builtRevision(change.id)),
    )
    if (stale.length === 0) break
    await pause(wait)
    for (const [id, document] of await readDocuments(
      client,
      stale.map((change) => change.id),
      isBuilt,
    ))
      found.set(id, document)
  }
  if (found.size === 0 && wanted.size > 0 && !isCompared)
    throw new ContentUnavailable(`None of ${[...wanted.keys()].join(', ')} may be read.`)
  return found
}

/**
 * Whether so much is missing that it must be a fault of the content service and no editor's doing: three documents in ten
 * or more of those that were built.
 */
export const missesTooMuch = (built: number, gone: number): boolean => gone > 0 && gone * 10 >= built * 3

/** What lets editors into the preview is no content, and the export of the content service leaves it out. */
const previewKeys = '["sanity.previewUrlSecret", "sanity.previewUrlShareAccess"]'

/** GROQ: what can be content of the site, drafts included. */
export const isContent = `!(_type match "system.**") && !(_type in ${previewKeys}) && !(_id in path("versions.**"))`

/** Asks for ids, types and revisions of every published document. */
export const revisionsQuery = `*[${isContent} && !(_id in path("drafts.**"))]{_id, _type, _rev}`

/**
 * Ids and revisions of every published document; of those alone whose type `isOf` knows, where it is given: a project has
 * documents of its tools beside those of the site, thousands of them.
 */
export async function readRevisions(
  client: SanityClient,
  isOf: (type: string) => boolean = () => true,
): Promise<Map<string, string>> {
  const revisions = await persist(client, async () =>
    revisionsIn(await client.fetch<unknown>(revisionsQuery, {}, { perspective: 'raw' }), isOf),
  )
  return new Map([...revisions].filter(([id]) => isPublishedId(id)))
}

/** The description of the dataset, as gatsby-source-sanity reads it. */
export async function readSdl(client: SanityClient, dataset: string, tag: string): Promise<string> {
  const config = client.config()
  const address = `${config.url.replace(/\/v[^/]*$/, '')}/v1/apis/graphql/${dataset}/${tag}`
  const headers = {
    Accept: 'application/graphql',
    ...(config.token === undefined ? {} : { Authorization: `Bearer ${config.token}` }),
  }
  return persist(client, async () => {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(readLimit) })
    if (response.ok) return descriptionIn(await response.text())
    const text = `The content service has no GraphQL description (HTTP ${response.status}): deploy it.`
    throw Object.assign(new Error(text), { statusCode: response.status })
  })
}

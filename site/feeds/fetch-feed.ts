import { createFetch, FetchError, type FetchOptions, type FetchResponse, ofetch } from 'ofetch'
import { type FeedFaultCode, fault, type SiteFault } from '../border/problem'
import { boundedBody } from './clean-entry'
import { isInternal, mayFollow } from './feed-address'
import { fetchAt } from './fetch-at'

export interface FetchLimits {
  /** Longest wait for the whole answer, the retry included, in ms. */
  timeLimit: number
  /** Largest body in bytes. */
  sizeLimit: number
}

/** Editors' changes wait while the feed is read: a feed that hangs must not hold them up for long. */
export const defaultLimits: FetchLimits = { timeLimit: 10_000, sizeLimit: 10_000_000 }

/** The body as JSON, or why it is refused. */
export type FetchedBody = { body: unknown } | { refused: SiteFault<FeedFaultCode> }

/** Failures that may pass by themselves (specification, section 8): the read is repeated once. */
const retryStatusCodes = [408, 409, 425, 429, 500, 502, 503, 504]

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

async function readLimited(
  stream: ReadableStream<Uint8Array>,
  sizeLimit: number,
): Promise<Uint8Array | undefined> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > sizeLimit) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
}

/** A charset other than UTF-8, or a type other than JSON, is a sign that somebody else answers. */
function wrongType(contentType: string): SiteFault<FeedFaultCode> | undefined {
  if (!/^application\/([\w.-]+\+)?json\b/i.test(contentType)) {
    const type = contentType.slice(0, 80) || 'of no type'
    return fault('feed.type', `the answer is ${type}, not JSON`, { type: contentType.slice(0, 80) || '–' })
  }
  const charset = /charset=["']?([\w-]+)/i.exec(contentType)?.[1]
  return charset && !/^utf-?8$/i.test(charset)
    ? fault('feed.charset', `the charset is ${charset}, not UTF-8`, { charset })
    : undefined
}

function parseBody(bytes: Uint8Array): FetchedBody {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { refused: fault('feed.encoding', 'the body is not UTF-8') }
  }
  try {
    return { body: boundedBody(JSON.parse(text)) }
  } catch {
    return { refused: fault('feed.json', 'the body is not valid JSON') }
  }
}

function failureOf(error: unknown, limits: FetchLimits): SiteFault<FeedFaultCode> {
  const isLate = (cause: unknown): boolean =>
    cause instanceof Error && (cause.name === 'TimeoutError' || isLate(cause.cause))
  const seconds = limits.timeLimit / 1000
  if (isLate(error)) return fault('feed.late', `it took longer than ${seconds} s`, { seconds })
  const message = error instanceof Error ? error.message : String(error)
  const status = error instanceof FetchError ? error.statusCode : undefined
  return status === undefined ? fault('feed.unreachable', message) : fault('feed.status', message, { status })
}

/** Redirects that are followed, one after the other. */
const mostRedirects = 3

const askInPublic = createFetch({ fetch: fetchAt((address) => !isInternal(address)) })

/** The answer, or where it was led and not followed. What an operator did not name is asked at public addresses only. */
async function follow(
  address: URL,
  options: FetchOptions<'stream'>,
  named = address.host,
  redirects = mostRedirects,
): Promise<FetchResponse<ReadableStream<Uint8Array>> | { ledTo: URL }> {
  const ask = address.host === named ? ofetch : askInPublic
  const response = await ask.raw<ReadableStream<Uint8Array>, 'stream'>(address.href, options)
  const location = response.headers.get('location')
  if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response
  await response._data?.cancel()
  const ledTo = new URL(location, address)
  if (redirects === 0 || !(await mayFollow(address, ledTo))) return { ledTo }
  return follow(ledTo, options, named, redirects - 1)
}

/** One GET of the feed: a time limit over all, one retry, a size limit, JSON in UTF-8. Never throws. */
export async function fetchFeed(url: string, limits: FetchLimits = defaultLimits): Promise<FetchedBody> {
  const options: FetchOptions<'stream'> = {
    responseType: 'stream',
    redirect: 'manual',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(limits.timeLimit),
    retry: 1,
    retryStatusCodes,
  }
  try {
    const response = await follow(new URL(url), options)
    if ('ledTo' in response) {
      const { host } = response.ledTo
      return { refused: fault('feed.redirect', `it leads to ${host}, which is not followed`, { host }) }
    }
    const wrong = wrongType(response.headers.get('content-type') ?? '')
    if (wrong || !response._data) {
      await response._data?.cancel()
      return { refused: wrong ?? fault('feed.no-body', 'the answer has no body') }
    }
    const bytes = await readLimited(response._data, limits.sizeLimit)
    if (bytes) return parseBody(bytes)
    const size = megabytes(limits.sizeLimit)
    return { refused: fault('feed.large', `the body is larger than ${size}`, { size }) }
  } catch (error) {
    return { refused: failureOf(error, limits) }
  }
}

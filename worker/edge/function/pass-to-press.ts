import { plain } from '../answer'
import { headersForPress, headersOverPress, isPassedBack, isPassedOnToPress } from '../press-headers'
import { picturePrefixes, pressPrefixes } from '../rules'
import type { EdgeSettings } from '../settings'
import { upstreamAddress } from '../upstream-address'
import { type Fetch, fetchWithin, Silence } from './fetch-within'

/** How long the worker may be silent before it begins to answer, ms. */
const patience = 30_000

/** Cloudflare writes it, whatever a visitor wrote there. */
const visitorHeader = 'cf-connecting-ip'

const mayHaveBody = (method: string): boolean => method !== 'GET' && method !== 'HEAD'

/** Passes a request on to the worker, with its body up to the allowed size, and streams the answer back. `path` as it was sent. */
export async function passToPress(
  path: string,
  request: Request,
  settings: EdgeSettings,
  ask: Fetch,
): Promise<Response> {
  const refuse = (status: number, text: string): Response => {
    const { headers, body } = plain(settings, status, text)
    return new Response(request.method === 'HEAD' ? null : String(body), { status, headers })
  }
  const url = upstreamAddress(settings.pressOrigin, path, [...pressPrefixes, ...picturePrefixes])
  if (!url) return refuse(400, 'Bad request')
  const body = mayHaveBody(request.method) ? await readBody(request, settings.largestBody) : null
  if (body === undefined) return refuse(413, 'Too large')
  const init = { method: request.method, headers: forwarded(request.headers, settings), body }
  try {
    return await fetchWithin(
      patience,
      ask,
      url.href,
      { ...init, cache: 'no-store', redirect: 'manual' },
      (response) => passedBack(path, response, settings),
    )
  } catch (error) {
    return error instanceof Silence ? refuse(504, 'No answer') : refuse(502, 'Not available')
  }
}

/** All of it; undefined where it is larger than allowed. */
async function readBody(request: Request, most: number): Promise<Blob | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined
  const portions: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined = request.body?.getReader()
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    size += read.value.length
    if (size > most) {
      await reader?.cancel()
      return undefined
    }
    portions.push(read.value)
  }
  return new Blob(portions)
}

function forwarded(given: Headers, { siteUrl }: EdgeSettings): Headers {
  const headers = new Headers()
  for (const [name, value] of given)
    if (isPassedOnToPress(name) && name !== 'host' && name !== 'content-length') headers.append(name, value)
  for (const [name, value] of Object.entries(headersForPress(siteUrl, given.get(visitorHeader) ?? undefined)))
    headers.set(name, value)
  return headers
}

function passedBack(path: string, response: Response, settings: EdgeSettings): Response {
  const given = (name: string): string | undefined => response.headers.get(name) ?? undefined
  const made = { policy: given('content-security-policy'), cache: given('cache-control') }
  const over = headersOverPress(path, made, settings)
  const headers = new Headers()
  for (const [name, value] of response.headers) if (isPassedBack(name, over)) headers.append(name, value)
  for (const [name, value] of Object.entries(over)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

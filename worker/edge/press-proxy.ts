import {
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream'
import { addressReader } from '../http/visitor-address'
import { type Answer, plain } from './answer'
import { headersForPress, headersOverPress, isPassedBack, isPassedOnToPress } from './press-headers'
import { picturePrefixes, pressPrefixes } from './rules'
import type { EdgeSettings } from './settings'
import { upstreamAddress } from './upstream-address'

/** How long the worker may be silent, ms. Downloads may last longer. */
const patience = 30_000

/** The same once it has begun to answer, ms: between two files of an archive it may wait for the next. */
const patienceWithin = 120_000

/**
 * Passes a request on to the worker, with its body up to the allowed size, and streams the answer back. The worker
 * learns the visitor's address by `x-forwarded-for`; what a visitor wrote there is replaced.
 */
export function passOn(
  settings: EdgeSettings,
  request: IncomingMessage,
  response: ServerResponse,
  refuse: (answer: Answer) => void,
): void {
  if (Number(request.headers['content-length'] ?? 0) > settings.largestBody) {
    refuse(plain(settings, 413, 'Too large'))
    return
  }
  const url = upstreamAddress(settings.pressOrigin, request.url ?? '/', [
    ...pressPrefixes,
    ...picturePrefixes,
  ])
  if (!url) {
    refuse(plain(settings, 400, 'Bad request'))
    return
  }
  const upstream = httpRequest(url, {
    method: request.method,
    headers: forwarded(request, settings),
    timeout: patience,
  })
  const fail = (status: number, text: string) => {
    upstream.destroy()
    if (response.headersSent) response.destroy()
    else refuse(plain(settings, status, text))
  }
  upstream.on('timeout', () => fail(504, 'No answer'))
  upstream.on('error', () => fail(502, 'Not available'))
  upstream.on('response', (answer) => {
    upstream.setTimeout(patienceWithin)
    response.writeHead(answer.statusCode ?? 502, answerHeaders(request.url ?? '', answer.headers, settings))
    // Either side that breaks off ends the other; the visitor sees half an answer as what it is.
    response.flushHeaders()
    pipeline(answer, response, () => undefined)
  })
  response.on('close', () => upstream.destroy())
  sendBody(request, upstream, settings.largestBody, () => fail(413, 'Too large'))
}

function sendBody(
  request: IncomingMessage,
  upstream: ReturnType<typeof httpRequest>,
  most: number,
  tooLarge: () => void,
): void {
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > most) {
      request.pause()
      tooLarge()
    } else upstream.write(chunk)
  })
  request.on('end', () => upstream.end())
}

function forwarded(request: IncomingMessage, settings: EdgeSettings): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {}
  for (const [name, value] of Object.entries(request.headers))
    if (isPassedOnToPress(name)) headers[name] = value
  // Node says of some methods nothing where a body ends, and whoever reads on takes it for another request.
  if (request.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
  const visitor = addressReader(settings.trustedProxies)(
    request.socket.remoteAddress,
    request.headers['x-forwarded-for'],
  )
  return { ...headers, ...headersForPress(settings.siteUrl, visitor) }
}

function answerHeaders(
  url: string,
  headers: IncomingMessage['headers'],
  settings: EdgeSettings,
): OutgoingHttpHeaders {
  const policy = headers['content-security-policy']
  const made = { policy: typeof policy === 'string' ? policy : undefined, cache: headers['cache-control'] }
  const over = headersOverPress(url, made, settings)
  const own: OutgoingHttpHeaders = {}
  for (const [name, value] of Object.entries(headers)) if (isPassedBack(name, over)) own[name] = value
  return { ...own, ...over }
}

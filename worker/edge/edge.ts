import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { hasTwoHosts } from '../http/two-hosts'
import { DamagedBlob } from '../made/blobs'
import type { SiteView } from '../publish/store/view'
import { type Answer, decideAnswer, type EdgeRequest, plain, waiting } from './answer'
import type { ByteRange } from './conditional'
import { withLostPath } from './lost-path'
import { oneAnswerAtATime } from './one-answer-at-a-time'
import { originForm } from './origin-form'
import { type PictureAnswer, Pictures } from './pictures'
import { passOn } from './press-proxy'
import type { EdgeSettings } from './settings'
import { endUntakenAnswers } from './untaken-answer'

/** Files above this are streamed in portions instead of read at once. Bytes. */
const streamedFrom = 1024 * 1024

/** What went wrong while a visitor was answered. */
export type EdgeLog = (error: unknown, url: string) => void

/** A server with the pictures that it keeps on this machine. */
export interface Edge extends Server {
  /** Resolves once it is closed and they are gone. */
  readonly ended: Promise<void>
}

/**
 * The built-in edge: serves the current release from manifest and blobs, so that a switch is a pointer and no visitor
 * sees half of one. Listen on it yourself: `createEdge(…).listen(8000)`. `follow` is awaited before each answer, where
 * another process publishes; it never rejects.
 */
export function createEdge(
  view: SiteView,
  settings: EdgeSettings,
  log: EdgeLog = () => undefined,
  follow?: () => Promise<void>,
): Edge {
  const pictures = new Pictures(settings)
  const turn = oneAnswerAtATime()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(await turn(request, response))) return
    await follow?.()
    await answerRequest(request, response, view, settings, pictures)
  }
  const server = createServer((request, response) => {
    request.url = originForm(request.url ?? '/')
    answer(request, response).catch((error) => {
      if (response.destroyed) return
      log(error, request.url ?? '')
      if (response.headersSent) response.destroy()
      else sendText(response, whatWentWrong(settings, error), request.method)
    })
  })
  server.requestTimeout = 60_000
  endUntakenAnswers(server)
  const ended = new Promise<void>((resolve) => {
    server.once('close', () =>
      pictures
        .close()
        .catch((error) => log(error, ''))
        .then(resolve),
    )
  })
  return Object.assign(server, { ended })
}

/** Bytes that are damaged are being made again: in a moment they are there. */
const whatWentWrong = (settings: EdgeSettings, error: unknown): Answer =>
  error instanceof DamagedBlob ? waiting(settings) : plain(settings, 500, 'Something went wrong')

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  view: SiteView,
  settings: EdgeSettings,
  pictures: Pictures,
): Promise<void> {
  const answer = hasTwoHosts(request)
    ? plain(settings, 400, 'Bad request')
    : decideAnswer(readRequest(request), view, settings)
  if (!('to' in answer)) {
    request.resume()
    return send(request, response, view, answer)
  }
  if (answer.to === 'press') {
    passOn(settings, request, response, (refusal) => sendText(response, refusal, request.method))
    return
  }
  request.resume()
  await answerPicture(pictures, answer.path, request, response)
}

/** Sends a picture or a file of the content service, or says why there is none. */
export async function answerPicture(
  pictures: Pictures,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await sendPicture(
    request,
    response,
    await pictures.answer(path, readRequest(request).headers, whenLeft(response)),
  )
}

/** Says that a visitor is gone. */
function whenLeft(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

async function sendPicture(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, range }: PictureAnswer,
): Promise<void> {
  if (body === undefined || typeof body === 'string')
    return sendBytes(response, method, { status, headers }, Buffer.from(body ?? ''))
  const length = range ? range.end - range.start + 1 : body.size
  response.writeHead(status, { ...headers, 'Content-Length': length })
  if (method === 'HEAD') response.end()
  else await sendFile(body.file, response, range)
}

function readRequest({ method = 'GET', url = '/', headers }: IncomingMessage): EdgeRequest {
  const single: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(headers))
    single[name] = Array.isArray(value) ? value.join(', ') : value
  return { method, url, headers: single }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  view: SiteView,
  answer: Answer,
): Promise<void> {
  const { body } = answer
  if (body === undefined || typeof body === 'string') return sendText(response, answer, request.method)
  const { entry, encoding, range, lostPath } = body
  if (!encoding && entry.size > streamedFrom)
    return sendStream(request, response, await view.wholeFile(entry), answer)
  const whole = await view.bytes(entry, encoding)
  if (lostPath !== undefined)
    return sendBytes(response, request.method, answer, Buffer.from(withLostPath(whole.toString(), lostPath)))
  sendBytes(response, request.method, answer, range ? whole.subarray(range.start, range.end + 1) : whole)
}

async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  { status, headers, body }: Answer,
): Promise<void> {
  if (body === undefined || typeof body === 'string') return
  const { entry, range } = body
  const length = range ? range.end - range.start + 1 : entry.size
  response.writeHead(status, { ...headers, 'Content-Length': length })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  await sendFile(file, response, range)
}

/** In portions, as fast as the visitor takes them; ends with the visitor. */
async function sendFile(file: string, response: ServerResponse, range: ByteRange = wholeFile): Promise<void> {
  await pipeline(createReadStream(file, range), response).catch((error) => {
    if (!response.destroyed) throw error
  })
}

const wholeFile: ByteRange = { start: 0, end: Number.POSITIVE_INFINITY }

const sendText = (response: ServerResponse, answer: Answer, method: string | undefined): void =>
  sendBytes(response, method, answer, Buffer.from(typeof answer.body === 'string' ? answer.body : ''))

function sendBytes(
  response: ServerResponse,
  method: string | undefined,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  bytes: Buffer,
): void {
  const hasBody = status !== 304 && status !== 204
  response.writeHead(status, hasBody ? { ...headers, 'Content-Length': bytes.length } : headers)
  response.end(hasBody && method !== 'HEAD' ? bytes : undefined)
}

import { type Answer, type EdgeRequest, plain, waiting } from '../answer'
import { withLostPath } from '../lost-path'
import type { EdgeSettings } from '../settings'
import type { Fetch } from './fetch-within'
import { AnswersReader } from './known-answers'
import { passPicture } from './pass-picture'
import { passToPress } from './pass-to-press'
import type { FunctionSettings } from './settings-of-function'
import { type AnswerSources, letGo, type Settled, settleAnswer } from './settle-answer'
import { FileChanged, StorageAway, StorageReader } from './storage-reader'

/** What a runtime is given: a module worker. */
export interface ModuleWorker {
  fetch(request: Request): Promise<Response>
}

/**
 * The edge as a function in front of a storage. It holds nothing but the last answers, so that a release needs no new one. Never
 * throws: what it cannot know is 503, and visitors come again by themselves.
 */
export function answerVisitors(
  { edge: settings, storage: address }: FunctionSettings,
  ask: Fetch = (url, init) => fetch(url, init),
  now: () => number = Date.now,
): ModuleWorker {
  const storage = new StorageReader(address, ask)
  const sources = { settings, storage, answers: new AnswersReader(storage, now) }
  const respond = async (request: Request): Promise<Response> => {
    const asked = readRequest(request)
    const settled = await settleAnswer(asked, sources)
    const { answer } = settled
    if (!('to' in answer)) return sendSettled(settled, answer, request.method, sources)
    await letGo(settled.files)
    const pass = answer.to === 'press' ? passToPress : passPicture
    return pass(answer.path, request, settings, ask)
  }
  return {
    fetch: async (request) => {
      try {
        return await respond(request).catch((error: unknown) => {
          // A release has come between: what is there now is there as a whole.
          if (error instanceof FileChanged) return respond(request)
          throw error
        })
      } catch (error) {
        console.error(`${request.method} ${pathOf(request.url)}: ${String(error)}`)
        return sendText(whatWentWrong(settings, error), request.method)
      }
    },
  }
}

const whatWentWrong = (settings: EdgeSettings, error: unknown): Answer =>
  error instanceof StorageAway ? waiting(settings) : plain(settings, 500, 'Something went wrong')

/** As it was sent, with its query: an address as browsers write it would be another one. */
const pathOf = (url: string): string => url.slice(url.indexOf('/', 'https://'.length))

const readRequest = ({ method, url, headers }: Request): EdgeRequest => ({
  method,
  url: pathOf(url),
  headers: Object.fromEntries(headers),
})

async function sendSettled(
  { files }: Settled,
  { status, headers, body }: Answer,
  method: string,
  { storage }: AnswerSources,
): Promise<Response> {
  const file =
    typeof body === 'object' && method !== 'HEAD'
      ? files.find(({ entry }) => entry === body.entry)
      : undefined
  await letGo(files, file)
  if (typeof body !== 'object') return sendText({ status, headers, ...(body ? { body } : {}) }, method)
  if (!file) return new Response(null, { status, headers })
  const bytes = await storage.bytes(file, body.range)
  const sent = body.lostPath === undefined ? bytes.body : withLostPath(await bytes.text(), body.lostPath)
  return new Response(sent, { status, headers })
}

const sendText = ({ status, headers, body }: Answer, method: string): Response =>
  new Response(typeof body === 'string' && method !== 'HEAD' ? body : null, { status, headers })

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { readingServices } from '../readings/service'
import { valleyDay } from './dates'
import { type FeedLanguage, feedLanguages } from './facets'
import { answerFeed, type FaultKind, faultRequest } from './faults'
import type { FeedItem } from './feed-item'
import { leafletFile } from './leaflet'
import { program, programItems } from './program'

export interface EventsFeedOptions {
  /** 0 takes a free port. */
  port: number
  host: string
  clock?: () => Date
  log: (message: string) => void
  /** Local date in the valley, YYYY-MM-DD; the clock's where it is left out. */
  today?: string
  /** The moment that readings are measured at; the clock's where neither it nor a day is said. */
  measuredAt?: Date
  /** Occurrences to add to the program, for benchmarks. */
  scale?: number
}

export interface EventsFeed {
  url: string
  port: number
  close(): Promise<void>
}

const editRequest = z.object({
  slug: z.string().min(1),
  /** All languages when it is left out. */
  language: z.enum(feedLanguages).optional(),
  /** Fields to replace; null removes the entry. */
  patch: z.record(z.string(), z.unknown()).nullable(),
})
type Edit = z.infer<typeof editRequest> & { at: number }

const dayRequest = z.object({ today: z.iso.date().nullable() })

const largestRequest = 100_000

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > largestRequest) throw new Error('the request is too large')
  }
  return JSON.parse(text || '{}')
}

function edited(items: readonly FeedItem[], edits: readonly Edit[], language: FeedLanguage): FeedItem[] {
  return edits
    .filter((edit) => edit.language === undefined || edit.language === language)
    .reduce<FeedItem[]>(
      (list, { slug, patch, at }) =>
        list.flatMap((item) =>
          item.slug !== slug ? [item] : patch ? [{ ...item, tstamp: Math.floor(at / 1000), ...patch }] : [],
        ),
      [...items],
    )
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

function sendLeaflet(response: ServerResponse, slug: string, language: FeedLanguage): void {
  const title = program.find((entry) => entry.slug === slug)?.leaflet?.[language]
  if (title) response.writeHead(200, { 'content-type': 'application/pdf' }).end(leafletFile(title))
  else sendJson(response, 404, { error: 'no such leaflet' })
}

const isFeedLanguage = (value: string | undefined): value is FeedLanguage =>
  feedLanguages.some((language) => language === value)

/**
 * The events service of the valley (specification, section 7): `GET /de/events.json`, `/fr/events.json` and
 * `/en/events.json`; beside it services of readings, such as `GET /ridge.json` (see ReadingService). For tests:
 * `POST /sandbox/faults {kind}`, `POST /sandbox/events {slug, patch, language?}`, `DELETE /sandbox/events` (all edits) and
 * `POST /sandbox/today {today}`.
 */
export async function startEventsFeed(options: EventsFeedOptions): Promise<EventsFeed> {
  const { clock = () => new Date(), scale = 0, log } = options
  let fault: FaultKind = 'off'
  let today = options.today ?? null
  let edits: Edit[] = []
  let url = ''
  // Ten to seven in winter: still current at noon, when most tests are.
  const morning = today === null ? undefined : new Date(`${today}T05:50:00Z`)
  const readings = readingServices(clock, options.measuredAt ?? morning)

  const sandboxRoutes: Record<string, (body: unknown) => unknown> = {
    ...Object.assign({}, ...[...readings.values()].map(({ routes }) => routes)),
    'POST /sandbox/faults': (body) => {
      fault = faultRequest.parse(body).kind
      return { kind: fault }
    },
    'POST /sandbox/events': (body) => {
      edits = [...edits, { ...editRequest.parse(body), at: clock().getTime() }]
      return { edits: edits.length }
    },
    'DELETE /sandbox/events': () => {
      edits = []
      return { edits: 0 }
    },
    'POST /sandbox/today': (body) => {
      today = dayRequest.parse(body).today
      return { today }
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://feed')
    const route = sandboxRoutes[`${request.method} ${pathname}`]
    if (route) return sendJson(response, 200, route(await readJson(request)))
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendJson(response, 405, { error: 'only GET' })
    if (pathname === '/health') return sendJson(response, 200, { ok: true })
    const reading = readings.get(pathname)
    if (reading) return reading.answer(response)
    const [, feedLanguage] = /^\/([a-z]+)\/events\.json$/.exec(pathname) ?? []
    if (isFeedLanguage(feedLanguage)) {
      const items = programItems({
        language: feedLanguage,
        today: today ?? valleyDay(clock()),
        origin: url,
        scale,
      })
      return answerFeed(response, {
        kind: fault,
        language: feedLanguage,
        items: edited(items, edits, feedLanguage),
      })
    }
    const [, slug, language] = /^\/downloads\/([a-z0-9-]+)\.([a-z]+)\.pdf$/.exec(pathname) ?? []
    if (slug && isFeedLanguage(language)) return sendLeaflet(response, slug, language)
    return sendJson(response, 404, { error: `Page not found: ${pathname}` })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      log(`events feed: ${request.method} ${request.url}: ${message}`)
      if (response.headersSent) response.destroy()
      else sendJson(response, 400, { error: message })
    })
  })
  // As the other stand-ins: Node's own 5 s close a connection just when somebody on a busy machine asks once more.
  server.keepAliveTimeout = 72_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const address = server.address()
  const port = isAddress(address) ? address.port : options.port
  url = `http://${options.host === '127.0.0.1' ? 'localhost' : options.host}:${port}`
  return {
    url,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

import { addressOf, readPath } from '../../site/addresses/address-form'
import { languageOfPath, prefixes } from '../../site/languages/locales'
import type { Encoding } from '../made/encodings'
import { fileOfPage, isErrorPage } from '../made/page-paths'
import type { Entry } from '../publish/release/entry'
import type { SiteView } from '../publish/store/view'
import { type ByteRange, chosenEncoding, entityTag, matchesTag, readRange } from './conditional'
import { filePolicy, type HeaderList, pagePolicy, policyHashes, securityHeaders } from './headers'
import { leadingLanguage } from './language'
import { locationOf, withQuery } from './location'
import { passedOnPattern } from './lost-path'
import { readablePath } from './readable-path'
import {
  cacheControl,
  cacheHeaders,
  filePattern,
  firstBuildRetry,
  picturePrefixes,
  pressPrefixes,
} from './rules'
import type { EdgeSettings } from './settings'
import { waitingPage } from './waiting-page'

export interface EdgeRequest {
  method: string
  /** As it was sent, with its query. */
  url: string
  headers: Readonly<Record<string, string | undefined>>
}

/** What to send. `body` is a file of the release, a text, or nothing; into a 404 page goes the path that was asked for. */
export interface Answer {
  status: number
  headers: HeaderList
  body?: { entry: Entry; encoding?: Encoding; range?: ByteRange; lostPath?: string } | string
}

/** Passed on to a service. */
export interface Passed {
  to: 'pictures' | 'press'
  path: string
}

type Finding = Pick<SiteView, 'release' | 'find' | 'hasGap' | 'elsewhere' | 'isWithheld'>

const passedOn = [...pressPrefixes, ...picturePrefixes]

const isPassedOn = new RegExp(passedOnPattern(passedOn), 'i')

const isFile = new RegExp(filePattern, 'i')

/** Decides how a request is answered. Pure: the same request on the same release has the same answer. */
export function decideAnswer(request: EdgeRequest, view: Finding, settings: EdgeSettings): Answer | Passed {
  const [rawPath = '/', query] = split(request.url)
  const path = readablePath(rawPath, passedOn)
  if (path === undefined)
    return isPassedOn.test(rawPath)
      ? plain(settings, 400, 'Bad request')
      : plain(settings, 404, `Page Not Found: ${rawPath}`)
  if (pressPrefixes.some((prefix) => rawPath.startsWith(prefix))) return { to: 'press', path: request.url }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(settings, 405, 'Method not allowed', { Allow: 'GET, HEAD' })
  if (picturePrefixes.some((prefix) => rawPath.startsWith(prefix)))
    return { to: view.isWithheld(path) ? 'press' : 'pictures', path: request.url }
  if (view.release() === null) return waiting(settings)
  const straight = withoutEnding(rawPath)
  if (straight !== rawPath) return moved(settings, straight + (query ?? ''))
  return answerPath(request, path, query, view, settings)
}

const split = (url: string): [string, string | undefined] => {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, undefined] : [url.slice(0, mark), url.slice(mark)]
}

function answerPath(
  request: EdgeRequest,
  path: string,
  query: string | undefined,
  view: Finding,
  settings: EdgeSettings,
): Answer {
  if (path === '/') return answerHome(request, query, view, settings)
  const file = view.find(path.slice(1)) ?? view.find(fileOfPage(path))
  if (file && !isErrorPage(path)) return answerFile(request, file, settings)
  if (view.hasGap()) return waiting(settings)
  const other = view.elsewhere(path)
  if (other?.status === 301) return moved(settings, withQuery(other.to, query ?? ''))
  return missing(request, path, other ? 410 : 404, view, settings)
}

/** As it was sent, without `index.html` and without slashes at the end. */
function withoutEnding(path: string): string {
  const shorter = path.replace(/\/index\.html$/, '/').replace(/\/{2,}/g, '/')
  return shorter.length > 1 ? shorter.replace(/\/$/, '') || '/' : shorter
}

function answerHome(
  request: EdgeRequest,
  query: string | undefined,
  view: Finding,
  settings: EdgeSettings,
): Answer {
  const { cookie, 'accept-language': acceptLanguage, 'user-agent': userAgent } = request.headers
  const language = leadingLanguage({ cookie, acceptLanguage, userAgent })
  if (language && view.find(fileOfPage(prefixes[language]))) {
    const location = prefixes[language] + (query ?? '')
    const headers = { ...securityHeaders(settings), Location: location, Vary: visitorVary }
    return {
      status: 302,
      headers: {
        ...headers,
        'Cache-Control': cacheControl.never,
        'Content-Security-Policy': filePolicy(settings),
      },
    }
  }
  const home = view.find('index.html')
  if (!home && view.hasGap()) return waiting(settings)
  if (!home) return missing(request, '/', 404, view, settings)
  const answer = answerFile(request, home, settings, privatePage)
  return { ...answer, headers: { ...answer.headers, Vary: `${visitorVary}, Accept-Encoding` } }
}

const visitorVary = 'Accept-Language, Cookie, User-Agent'

/** The home page depends on the visitor, so that a shared cache has to ask each time. */
const privatePage = cacheControl.page.replace('public', 'private')

function answerFile(
  request: EdgeRequest,
  entry: Entry,
  settings: EdgeSettings,
  cache = cacheControl[entry.cache],
): Answer {
  const headers = { ...fileHeaders(entry, settings, cache), ...purged(request, cache, settings) }
  const plainTag = entityTag(entry.sha256)
  const range = readRange(request.headers.range, request.headers['if-range'], entry.size, plainTag)
  const encoding =
    range === undefined ? chosenEncoding(entry.encodings, request.headers['accept-encoding']) : undefined
  const tag = entityTag(entry.sha256, encoding)
  if (matchesTag(request.headers['if-none-match'], tag)) {
    const { 'Content-Type': _type, ...rest } = headers
    return { status: 304, headers: { ...rest, ETag: tag } }
  }
  if (range === 'unsatisfiable')
    return plain(settings, 416, 'Range not satisfiable', {
      'Content-Range': `bytes */${entry.size}`,
      'Cache-Control': cacheControl[entry.cache],
    })
  if (range) {
    const contentRange = `bytes ${range.start}-${range.end}/${entry.size}`
    return {
      status: 206,
      headers: { ...headers, ETag: tag, 'Content-Range': contentRange },
      body: { entry, range },
    }
  }
  const encoded: HeaderList = encoding ? { 'Content-Encoding': encoding } : {}
  return {
    status: 200,
    headers: { ...headers, ...encoded, ETag: tag },
    body: { entry, ...(encoding ? { encoding } : {}) },
  }
}

/** How long a cache may keep what browsers ask for each time: by the address that is purged, and by no other. */
function purged({ url }: EdgeRequest, rule: string, { cacheHeader }: EdgeSettings): HeaderList {
  if (!cacheHeader || rule !== cacheControl.page) return {}
  const [asked, query] = split(url)
  return query === undefined && asked === addressOf(readPath(asked))
    ? { [cacheHeader]: cacheHeaders[cacheHeader] }
    : {}
}

function fileHeaders(entry: Entry, settings: EdgeSettings, cache: string): HeaderList {
  const isPage = entry.type.startsWith('text/html')
  return {
    ...securityHeaders(settings),
    'Content-Type': entry.type,
    'Cache-Control': cache,
    'Content-Security-Policy': isPage
      ? pagePolicy(settings, policyHashes(entry.scriptHashes ?? []))
      : filePolicy(settings),
    'Accept-Ranges': 'bytes',
    ...(entry.encodings.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
  }
}

/** The error page of the language; a line of text where a program asked for a file. */
function missing(
  request: EdgeRequest,
  path: string,
  status: 404 | 410,
  view: Finding,
  settings: EdgeSettings,
): Answer {
  if (isFile.test(path)) return plain(settings, status, status === 410 ? 'Gone' : 'Not found')
  const prefix = prefixes[languageOfPath(path)]
  const candidates = status === 410 ? [`${prefix}/410`, '/410.html', `${prefix}/404`] : [`${prefix}/404`]
  const entry = [...candidates, '/404.html', '/404']
    .map((page) => view.find(fileOfPage(page)))
    .find((found) => found)
  if (!entry) return plain(settings, status, status === 410 ? 'Gone' : 'Not found')
  const headers = fileHeaders(entry, settings, cacheControl.error)
  const lostPath = split(request.url)[0]
  return { status, headers, body: { entry, lostPath } }
}

function moved(settings: EdgeSettings, to: string): Answer {
  const headers = { Location: locationOf(to), 'Cache-Control': cacheControl.page }
  return {
    status: 301,
    headers: { ...securityHeaders(settings), ...headers, 'Content-Security-Policy': filePolicy(settings) },
  }
}

/** A short answer that is no page. */
export function plain(
  settings: Pick<EdgeSettings, 'siteUrl' | 'imageHost'>,
  status: number,
  text: string,
  more: HeaderList = {},
): Answer {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.never }
  const security = { ...securityHeaders(settings), 'Content-Security-Policy': filePolicy(settings) }
  return { status, headers: { ...security, ...headers, ...more }, body: `${text}\n` }
}

/** In a moment there is something: before the first release, and while a damaged file is made again. */
export function waiting(settings: EdgeSettings): Answer {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl.never }
  const retry = { 'Retry-After': String(firstBuildRetry), 'Content-Security-Policy': filePolicy(settings) }
  return { status: 503, headers: { ...securityHeaders(settings), ...headers, ...retry }, body: waitingPage }
}

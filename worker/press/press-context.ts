import type { FastifyRequest } from 'fastify'
import type { Language } from '../../site/languages/locales'
import type { EdgeSettings } from '../edge/settings'
import type { EndedSessions } from '../http/ended-sessions'
import { addressBehindEdge, networkOf } from '../http/visitor-address'
import type { BotCheckSettings } from './bot-check'
import type { FileSource } from './downloads'
import { type MediaSection, mediaDocumentId, mediaQuery, readMediaSections } from './media-list'
import { type MediaSession, type MediaSessions, mediaSessions } from './sessions'

/** A page behind the code, by its path there. */
interface GuardedAnswer {
  html: Buffer
  data: Buffer
  scriptHashes: readonly string[]
}

export interface PressOptions {
  siteUrl: string
  accessCodeHash: string | undefined
  /** Secret that signs sessions; without it and the hash the media corner stays closed. */
  sessionKey: string | undefined
  /** Milliseconds. */
  sessionMs: number
  botCheck: BotCheckSettings
  /** Reads published documents with the token of the content service. */
  client: {
    fetch(query: string, parameters: { id: string }, options: { perspective: 'published' }): Promise<unknown>
  }
  files: FileSource
  /** The pages behind the code, and what their policy is made of. */
  guardedPages: { read(page: string): Promise<GuardedAnswer | undefined> }
  edge: Pick<EdgeSettings, 'siteUrl' | 'thirdParties'>
  ended: EndedSessions
  /** Proxies in front of the edge, TRUSTED_PROXIES. */
  trustedProxies?: readonly string[]
  /** Milliseconds since the epoch. */
  now?: () => number
}

export const fieldsOrNone = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Only this machine's own site, over http, gets a cookie without `__Host-`: browsers refuse `Secure` there. */
export const sessionCookie = (siteUrl: string) => {
  const secure = !/^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(siteUrl)
  return { name: secure ? '__Host-mc' : 'mc', secure }
}

/** What the routes of the press share. */
export interface PressContext {
  options: PressOptions
  now: () => number
  /** Undefined while no code or no key is set. */
  sessions: MediaSessions | undefined
  cookieName: string
  cookieOptions: { path: '/'; httpOnly: true; secure: boolean; sameSite: 'lax' }
  addressOf(request: FastifyRequest): string
  networkFrom(request: FastifyRequest): string
  /** The session of a request, when it is valid and was not ended. */
  sessionOf(request: FastifyRequest): MediaSession | undefined
  sectionsIn(language: Language): Promise<MediaSection[]>
}

export function pressContext(options: PressOptions): PressContext {
  const { accessCodeHash, sessionKey, sessionMs, client, ended, now = Date.now } = options
  const readAddress = addressBehindEdge(options.trustedProxies ?? [])
  const addressOf = ({ socket, headers }: FastifyRequest) =>
    readAddress(socket.remoteAddress, headers['x-forwarded-for'])
  const networkFrom = (request: FastifyRequest) => networkOf(addressOf(request))
  const { name: cookieName, secure } = sessionCookie(options.siteUrl)
  const sessions =
    accessCodeHash && sessionKey
      ? mediaSessions({ key: sessionKey, accessCodeHash, lifetime: sessionMs })
      : undefined
  return {
    options,
    now,
    sessions,
    cookieName,
    addressOf,
    networkFrom,
    cookieOptions: { path: '/', httpOnly: true, secure, sameSite: 'lax' },
    sessionOf(request) {
      const session = sessions?.read(request.cookies[cookieName], networkFrom(request), now())
      return session && !ended.has(session) ? session : undefined
    },
    async sectionsIn(language) {
      const id = mediaDocumentId(language)
      const document = await client.fetch(mediaQuery, { id }, { perspective: 'published' })
      return readMediaSections(document, language)
    },
  }
}

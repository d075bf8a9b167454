import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '../../site/languages/locales'
import type { BotCheckSettings } from './bot-check'
import type { FileSource } from './downloads'
import type { EndedSessions } from './ended-sessions'
import { type MediaSection, mediaDocumentId, mediaQuery, readMediaSections } from './media-list'
import { type MediaSession, type MediaSessions, mediaSessions } from './sessions'
import { networkOf, visitorAddress } from './visitor-address'

export interface GateOptions {
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
  ended: EndedSessions
  /** Milliseconds since the epoch. */
  now?: () => number
}

export const languageFrom = (value: unknown): Language => (isLanguage(value) ? value : 'de')

export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Only this machine's own site, over http, gets a cookie without `__Host-`: browsers refuse `Secure` there. */
export const sessionCookie = (siteUrl: string) => {
  const secure = !/^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(siteUrl)
  return { name: secure ? '__Host-mc' : 'mc', secure }
}

export const addressOf = ({ socket, headers }: FastifyRequest): string =>
  visitorAddress(socket.remoteAddress, [headers['x-forwarded-for']].flat().join(','))

export const networkFrom = (request: FastifyRequest): string => networkOf(addressOf(request))

/** What the routes of the gate share. */
export interface GateContext {
  options: GateOptions
  now: () => number
  /** Undefined while no code or no key is set. */
  sessions: MediaSessions | undefined
  cookieName: string
  cookieOptions: { path: '/'; httpOnly: true; secure: boolean; sameSite: 'lax' }
  /** The session of a request, when it is valid and was not ended. */
  sessionOf(request: FastifyRequest): MediaSession | undefined
  sectionsIn(language: Language): Promise<MediaSection[]>
}

export function gateContext(options: GateOptions): GateContext {
  const { accessCodeHash, sessionKey, sessionMs, client, ended, now = Date.now } = options
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

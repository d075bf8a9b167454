import type { FastifyRequest } from 'fastify'
import { plainError } from '../errors'
import type { Editor } from '../sign-in/editors'
import { tokenInCookie } from '../sign-in/session-cookie'
import type { Sessions } from '../sign-in/sessions'
import { isOwnPage } from './own-forms'

export interface Tokens {
  /** Reads drafts and private documents. */
  read: string
  /** Reads and writes everything. */
  write: string
}

/** Everything that opens the lake: tokens of programs, sessions of editors. */
export interface Keys extends Tokens {
  sessions: Sessions
}

export interface Access {
  readsPrivate: boolean
  writes: boolean
  /** Id of the user, as listeners and `identity()` see it. */
  identity: string
  /** Who is signed in; a program with a token is nobody. */
  editor?: Editor
}

const anonymous: Access = { readsPrivate: false, writes: false, identity: '<anonymous>' }

/** Who asks. @throws LakeError 401 for a token that nobody issued: it is never treated as none */
export function accessOf(request: FastifyRequest, keys: Keys): Access {
  const access = accessOfToken(sessionToken(request), keys)
  if (access) return access
  if (request.headers.authorization === undefined) return anonymous
  throw plainError(401, 'Unauthorized - Session not found')
}

/** The same for a value of the header alone, as a socket sends it; undefined for a token that nobody issued. */
export const accessOfHeader = (authorization: string, keys: Keys): Access | undefined =>
  accessOfToken(bearerIn(authorization), keys)

function accessOfToken(token: string | undefined, keys: Keys): Access | undefined {
  if (token === keys.write) return { readsPrivate: true, writes: true, identity: 'sandbox-editor' }
  if (token === keys.read) return { readsPrivate: true, writes: false, identity: 'sandbox-viewer' }
  const editor = keys.sessions.editorOf(token)
  return editor && { readsPrivate: true, writes: true, identity: editor.id, editor }
}

/**
 * The token of the session that a request names: a Studio sends it in a header, a browser on the lake's own pages in a
 * cookie. The cookie counts for those pages only: a program that serves its pages on another port of this machine gets it too.
 */
export function sessionToken(request: FastifyRequest): string | undefined {
  if (request.headers.authorization !== undefined) return bearerIn(request.headers.authorization)
  return isOwnPage(request) ? tokenInCookie(request.headers.cookie) : undefined
}

/** Empty for one that is none. */
const bearerIn = (authorization: string): string => /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? ''

/** @throws LakeError 401 without a token, 403 with one that may only read */
export function requireWrite(access: Access): void {
  if (access.writes) return
  if (!access.readsPrivate) throw plainError(401, 'Unauthorized - a token is needed to write')
  throw plainError(403, 'Insufficient permissions; permission "update" required')
}

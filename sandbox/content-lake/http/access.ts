import type { FastifyRequest } from 'fastify'
import { plainError } from '../errors'

export interface Tokens {
  /** Reads drafts and private documents. */
  read: string
  /** Reads and writes everything. */
  write: string
}

export interface Access {
  readsPrivate: boolean
  writes: boolean
  /** Id of the user, as listeners and `identity()` see it. */
  identity: string
}

const anonymous: Access = { readsPrivate: false, writes: false, identity: '<anonymous>' }

/** Who asks. @throws LakeError 401 for a token that nobody issued: it is never treated as none */
export function accessOf(request: FastifyRequest, tokens: Tokens): Access {
  const header = request.headers.authorization
  if (header === undefined) return anonymous
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1]
  if (token === tokens.write) return { readsPrivate: true, writes: true, identity: 'sandbox-editor' }
  if (token === tokens.read) return { readsPrivate: true, writes: false, identity: 'sandbox-viewer' }
  throw plainError(401, 'Unauthorized - Session not found')
}

/** @throws LakeError 401 without a token, 403 with one that may only read */
export function requireWrite(access: Access): void {
  if (access.writes) return
  if (!access.readsPrivate) throw plainError(401, 'Unauthorized - a token is needed to write')
  throw plainError(403, 'Insufficient permissions; permission "update" required')
}

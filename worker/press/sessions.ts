import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isSameText } from '../http/same-text'

const sessionSchema = z.strictObject({
  id: z.string().min(1),
  /** Milliseconds since the epoch. */
  until: z.number(),
  /** Digest of the network that it was opened from. */
  network: z.string(),
})
export type MediaSession = z.infer<typeof sessionSchema>

export interface MediaSessionOptions {
  /** MEDIA_SESSION_KEY. */
  key: string
  /** Part of the key: a new access code ends all sessions that the old one opened. */
  accessCodeHash: string
  /** Milliseconds. */
  lifetime: number
}

export interface MediaSessions {
  open(network: string, now: number): { token: string; session: MediaSession }
  /**
   * The session of a token. Undefined when 1. it is missing or malformed, 2. its signature is not ours, 3. it has
   * expired, 4. it comes from another network. Sessions that were ended are known to `EndedSessions`.
   */
  read(token: string | undefined, network: string, now: number): MediaSession | undefined
}

/** Sessions as signed tokens: nothing is stored for those who come in, only for those who leave. */
export function mediaSessions({ key, accessCodeHash, lifetime }: MediaSessionOptions): MediaSessions {
  const secret = createHmac('sha256', key).update(`media corner ${accessCodeHash}`).digest()
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const digest = (network: string) => sign(`network ${network}`).slice(0, 22)

  return {
    open(network, now) {
      const session: MediaSession = {
        id: randomBytes(16).toString('base64url'),
        until: now + lifetime,
        network: digest(network),
      }
      const body = Buffer.from(JSON.stringify(session)).toString('base64url')
      return { token: `${body}.${sign(body)}`, session }
    },
    read(token, network, now) {
      const [body, signature, ...rest] = (token ?? '').split('.')
      if (!body || !signature || rest.length > 0 || !isSameText(signature, sign(body))) return undefined
      const parsed = sessionSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
      if (!parsed.success || parsed.data.until <= now) return undefined
      return isSameText(parsed.data.network, digest(network)) ? parsed.data : undefined
    },
  }
}

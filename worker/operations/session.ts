import { createHmac, randomUUID } from 'node:crypto'
import { isSameText } from '../http/same-text'

/** How long an operator stays signed in, in ms. */
export const sessionMs = 12 * 3_600_000

export interface Session {
  id: string
  name: string
  expiresAt: number
}

export interface Sessions {
  /** The value of a cookie for an operator. */
  issue(name: string, now: number): string
  read(cookie: string | undefined, now: number): Session | undefined
  /** The token that forms of this session carry. */
  csrf(cookie: string): string
}

/** Sessions that nobody has to store: signed with a key made from the operations token, so a new token ends them all. */
export function createSessions(token: string): Sessions {
  const key = createHmac('sha256', token).update('operations session').digest()
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    issue(name, now) {
      const body = Buffer.from(
        JSON.stringify({ id: randomUUID(), name, expiresAt: now + sessionMs }),
      ).toString('base64url')
      return `${body}.${sign(body)}`
    },
    read(cookie = '', now) {
      const [body = '', signature = ''] = cookie.split('.')
      if (!isSameText(signature, sign(body))) return undefined
      const session: Session = JSON.parse(Buffer.from(body, 'base64url').toString())
      return session.expiresAt > now ? session : undefined
    },
    csrf: (cookie) => sign(`form ${cookie}`),
  }
}

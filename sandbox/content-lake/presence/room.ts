/** Who is where in the Studio: what one of its windows says is told to all others. Pure but for whom it tells. */
import { z } from 'zod'

/** A Studio's window that listens. */
export interface Member {
  userId: string
  /** Its sessions that others know of. */
  sessions: Set<string>
  tell(event: PresenceEvent): void
}

/** As the service writes them: `i` is the user, `m` what their window has said. */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } }

const session = z.object({ session: z.string() })
const announcement = z.object({ data: z.object({ sessionId: z.string(), locations: z.array(z.unknown()) }) })

export class Room {
  readonly #members = new Set<Member>()

  get size(): number {
    return this.#members.size
  }

  enter(member: Member): void {
    this.#members.add(member)
  }

  /** Others hear that its sessions are over: a window that was closed does not always say so. */
  leave(member: Member): void {
    this.#members.delete(member)
    for (const gone of member.sessions)
      this.#tell(member, { type: 'disconnect', i: member.userId, m: { session: gone } })
  }

  /** Asks all others to say where they are. @throws ZodError */
  rollCall(member: Member, params: unknown): void {
    this.#tell(member, { type: 'rollCall', i: member.userId, session: session.parse(params).session })
  }

  /** @throws ZodError */
  announce(member: Member, params: unknown): void {
    const { sessionId, locations } = announcement.parse(params).data
    member.sessions.add(sessionId)
    this.#tell(member, { type: 'state', i: member.userId, m: { sessionId, locations } })
  }

  /** @throws ZodError */
  disconnect(member: Member, params: unknown): void {
    const gone = session.parse(params).session
    member.sessions.delete(gone)
    this.#tell(member, { type: 'disconnect', i: member.userId, m: { session: gone } })
  }

  #tell(from: Member, event: PresenceEvent): void {
    for (const member of this.#members) if (member !== from) member.tell(event)
  }
}

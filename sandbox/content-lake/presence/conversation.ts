/** One window's side of the socket: JSON-RPC requests in, answers and events out. */
import { z } from 'zod'
import type { Access } from '../http/access'
import type { Member, PresenceEvent, Room } from './room'

const requestSchema = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

type Asked = z.infer<typeof requestSchema>

/** Codes of JSON-RPC, and of the service for sockets. */
const faults = { parse: -32_700, method: -32_601, params: -32_602 }
export const unauthorized = 4_001

export interface ConversationOptions {
  room: Room
  /** Undefined for a token that nobody issued. */
  accessOf(authorization: string): Access | undefined
  send(text: string): void
  /** Ends the socket. */
  refuse(code: number, why: string): void
}

export class Conversation {
  #member: Member | undefined
  readonly #subscriptions = new Set<string>()
  #subscribed = 0

  constructor(private readonly options: ConversationOptions) {}

  hear(text: string): void {
    const request = requestSchema.safeParse(parsed(text))
    if (!request.success) {
      this.#send({ id: null, error: fault(faults.parse, 'No request of JSON-RPC') })
      return
    }
    const { id } = request.data
    try {
      this.#send({ id, ...this.#answer(request.data) })
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      this.#send({ id, error: fault(faults.params, z.prettifyError(error)) })
    }
  }

  end(): void {
    if (this.#member) this.options.room.leave(this.#member)
    this.#member = undefined
  }

  /** @throws ZodError */
  #answer({ method, params }: Asked): { result: unknown } | { error: ReturnType<typeof fault> } {
    if (method === 'authorization') return { result: this.#admit(String(params.authorization)) }
    const { room } = this.options
    const member = this.#member
    if (!member) {
      this.options.refuse(unauthorized, 'A token is needed')
      return { error: fault(unauthorized, 'A token is needed') }
    }
    switch (method) {
      case 'presence_subscribe':
        return { result: this.#subscribe() }
      case 'presence_unsubscribe':
        return { result: this.#subscriptions.delete(String(params.subscriptionId)) }
      case 'presence_rollcall':
        room.rollCall(member, params)
        return { result: true }
      case 'presence_announce':
        room.announce(member, params)
        return { result: true }
      case 'presence_disconnect':
        room.disconnect(member, params)
        return { result: true }
      default:
        return { error: fault(faults.method, `There is no method ${method}`) }
    }
  }

  /** Whether the window may take part: only editors do. */
  #admit(authorization: string): boolean {
    const access = this.options.accessOf(authorization)
    if (!access?.readsPrivate) {
      this.options.refuse(unauthorized, 'Session not found')
      return false
    }
    this.end()
    this.#member = { userId: access.identity, sessions: new Set(), tell: (event) => this.#tell(event) }
    this.options.room.enter(this.#member)
    return true
  }

  #subscribe(): string {
    this.#subscribed += 1
    const name = `presence-${this.#subscribed}`
    this.#subscriptions.add(name)
    return name
  }

  #tell(result: PresenceEvent): void {
    for (const subscription of this.#subscriptions)
      this.#send({ method: 'presence_subscription', params: { subscription, result } })
  }

  #send(message: Record<string, unknown>): void {
    this.options.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
  }
}

const fault = (code: number, message: string) => ({ code, message })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

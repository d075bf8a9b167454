import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { ticketId, ticketType } from './ticket-id'

/** How old a ticket may be, and how far the clocks of both services may be apart, ms. */
export const ticketMs = 120_000

/** Whether a text can be a ticket: a UUID. */
export const isTicket = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/**
 * When a ticket was written, ms since the epoch; undefined where there is none. Only who may write in the content service
 * can have written it. @throws Error when nobody answers
 */
export type ReadTicket = (ticket: string) => Promise<number | undefined>

const written = z.object({ _type: z.literal(ticketType), _createdAt: z.iso.datetime() })

export const ticketReader =
  (client: SanityClient): ReadTicket =>
  async (ticket) => {
    const found = written.safeParse(await client.getDocument(ticketId(ticket)))
    return found.success ? Date.parse(found.data._createdAt) : undefined
  }

import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** The language that a page is asked for in. */
export const language = z.enum(['de', 'fr', 'en']).default('en')

/** Answers with the page that was asked for; 400 with the reason where that is none. */
export function answer<Asked>(
  reply: FastifyReply,
  parsed: z.ZodSafeParseResult<Asked>,
  page: (asked: Asked) => string,
) {
  if (!parsed.success) return reply.code(400).type('text/plain').send(z.prettifyError(parsed.error))
  reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
  )
  return reply.type('text/html; charset=utf-8').send(page(parsed.data))
}

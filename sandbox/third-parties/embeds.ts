import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { bookingPage, filmPage, mapPage, sealPage } from './embed-pages'

const language = z.enum(['de', 'fr', 'en']).default('en')

/** Specification, section 7: the seal's query has language, size and scale. */
const sealSchema = z.object({
  /** `de` or a tag such as `de-CH`. */
  language: z.preprocess((tag) => (typeof tag === 'string' ? tag.slice(0, 2) : tag), language),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  scale: z.coerce.number().min(0.5).max(3).default(1),
})

const mapSchema = z.object({
  language,
  latitude: z.coerce.number().min(-90).max(90).default(46.0),
  longitude: z.coerce.number().min(-180).max(180).default(7.75),
})

const filmSchema = z.object({ provider: z.enum(['youtube', 'vimeo']), id: z.string().regex(/^[\w-]{1,32}$/) })

/** What a booking link hands on. */
const bookingSchema = z.object({
  language,
  season: z.enum(['summer', 'winter']).optional(),
  offer: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
})

/** Pages for iframes: the rating seal, a map, and the players of both film providers. And the booking engine, in a tab of its own. */
export function addEmbeds(app: FastifyInstance): void {
  app.get('/seal', (request, reply) => answer(reply, sealSchema.safeParse(request.query), sealPage))
  app.get('/map', (request, reply) => answer(reply, mapSchema.safeParse(request.query), mapPage))
  app.get('/booking', (request, reply) => answer(reply, bookingSchema.safeParse(request.query), bookingPage))
  app.get('/film/:provider/:id', (request, reply) =>
    answer(reply, filmSchema.safeParse(request.params), filmPage),
  )
}

function answer<Asked>(
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

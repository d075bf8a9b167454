import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answer, language } from './answer'
import { filmPage, mapPage, sealPage } from './embed-pages'

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

/** Pages for iframes: the rating seal, a map, and the players of both film providers. */
export function addEmbeds(app: FastifyInstance): void {
  app.get('/seal', (request, reply) => answer(reply, sealSchema.safeParse(request.query), sealPage))
  app.get('/map', (request, reply) => answer(reply, mapSchema.safeParse(request.query), mapPage))
  app.get('/film/:provider/:id', (request, reply) =>
    answer(reply, filmSchema.safeParse(request.params), filmPage),
  )
}

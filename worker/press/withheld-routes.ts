import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { picturePattern } from '../edge/picture-path'
import { picturePrefixes } from '../edge/rules'
import { upstreamAddress } from '../edge/upstream-address'
import { fetchStored, shownHeaders } from './downloads'
import type { PressContext } from './press-context'
import { whenLeft } from './when-left'

/**
 * Pictures and files that only guarded documents refer to, at the addresses that all have: the edge asks here for them.
 * Without a session there are none.
 */
export function withheldRoutes(app: FastifyInstance, { options, sessionOf }: PressContext): void {
  const { files } = options
  const isOurs = new RegExp(picturePattern(files))

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const address = upstreamAddress(files.imageOrigin, request.url, picturePrefixes)
    if (!sessionOf(request) || !address || !isOurs.test(address.pathname))
      return reply.code(404).send({ error: 'unknown' })
    const { range, accept, 'if-range': ifRange } = request.headers
    const path = address.pathname + address.search
    // No tag is sent from here: one that is asked for is of another edge, and what it named is not known.
    const wish = { range: ifRange === undefined ? range : undefined, accept, signal: whenLeft(reply) }
    const fetched = await fetchStored(path, files, wish)
    if (!fetched) return reply.code(404).send({ error: 'unknown' })
    return reply.code(fetched.status).headers(shownHeaders(fetched)).send(fetched.body)
  }

  for (const prefix of picturePrefixes) app.get(`${prefix}*`, answer)
}

import type { FastifyRequest } from 'fastify'
import { plainError } from '../errors'

/** Whether a request comes from a page of this service, or from no page at all. */
export function isOwnPage({ headers }: FastifyRequest): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host}`
}

/** Forms carry the session of the browser, so a page of another origin must not be able to send one. */
export function refuseForeignForms(request: FastifyRequest): void {
  if (!isOwnPage(request)) throw plainError(403, 'This form is sent from another site')
}

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '')

/** Where the lake's own pages are, whichever of its names was asked: `edelgrat.localhost` is a project's name for it. */
export const ownOrigin = ({ headers }: FastifyRequest, projectId: string): string =>
  `http://${(headers.host ?? 'localhost').replace(`${projectId}.`, '')}`

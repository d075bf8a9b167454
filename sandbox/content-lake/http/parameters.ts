import type { FastifyRequest } from 'fastify'
import { isRecord } from '../documents/lake-document'
import { plainError } from '../errors'

/** The query string of a request. A name given twice counts with its last value. */
export const parametersOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?').slice(1).join('?'))

export const last = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.getAll(name).at(-1)

export const isOn = (parameters: URLSearchParams, name: string): boolean => last(parameters, name) === 'true'

/** The `$name` parameters of a query, each of them JSON. @throws LakeError 400 that names the one that is not */
export function groqParameters(parameters: URLSearchParams): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const [name, text] of parameters) {
    if (!name.startsWith('$')) continue
    try {
      found[name.slice(1)] = JSON.parse(text)
    } catch {
      throw plainError(400, `Parameter ${name} is not JSON: ${text.slice(0, 100)}`)
    }
  }
  return found
}

/** The body of a request as JSON. @throws LakeError 400 */
export function jsonBody(request: FastifyRequest): Record<string, unknown> {
  if (!Buffer.isBuffer(request.body)) throw plainError(400, 'The request has no body')
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(request.body))
    if (isRecord(body)) return body
  } catch {
    throw plainError(400, 'The body is not JSON in UTF-8')
  }
  throw plainError(400, 'The body must be a JSON object')
}

const versionPattern = /^(1|X|\d{4}-\d{2}-\d{2})$/

/** The API version of a path. Specification, section 6: 1, X or a date. @throws LakeError 400 */
export function versionOf(request: FastifyRequest): string {
  const version = pathParameter(request, 'version')
  if (versionPattern.test(version)) return version
  throw plainError(400, `Invalid API version "v${version}", expected v1, vX or vYYYY-MM-DD`)
}

export function pathParameter(request: FastifyRequest, name: string): string {
  const value = isRecord(request.params) ? request.params[name] : undefined
  return typeof value === 'string' ? value : ''
}

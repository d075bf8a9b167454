import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { addressBehindEdge, networkOf } from '../http/visitor-address'

/** Bytes of the largest report, and how many a network may send within which time (ms). */
export const reportLimits = { bytes: 16_384, max: 30, timeWindow: 60_000 }
/** Violations of one report that are written down. */
const most = 10

export interface Violation {
  page: string
  blocked: string
  directive: string
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Addresses without query and hash: what a visitor looked for is nobody's business. */
const shortened = (value: unknown): string =>
  String(value ?? '')
    .replace(/[?#].*$/s, '')
    .slice(0, 200)

function violation(report: Readonly<Record<string, unknown>>): Violation {
  const { documentURL, blockedURL, effectiveDirective } = report
  return {
    page: shortened(documentURL ?? report['document-uri']),
    blocked: shortened(blockedURL ?? report['blocked-uri']),
    directive: shortened(effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']),
  }
}

/** What a browser reports, in the old form (`csp-report`) and the new one (a list with `body`). */
export function readReports(text: string): Violation[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return []
  }
  const list = Array.isArray(parsed) ? parsed : [parsed]
  return list
    .slice(0, most)
    .map((each) => fieldsOf(fieldsOf(each)['csp-report'] ?? fieldsOf(each).body))
    .filter((report) => Object.keys(report).length > 0)
    .map(violation)
}

/** `POST /api/csp-reports`: what the Content-Security-Policy of a page has stopped goes to the log, nothing comes back. */
export const cspReportsPlugin =
  (trustedProxies: readonly string[] = []): FastifyPluginAsync =>
  async (app) => {
    await app.register(rateLimit, { global: false })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: reportLimits.bytes },
      (_, body, done) => done(null, body),
    )
    const { max, timeWindow } = reportLimits
    const readAddress = addressBehindEdge(trustedProxies)
    const keyGenerator = ({ socket, headers }: FastifyRequest) =>
      networkOf(readAddress(socket.remoteAddress, headers['x-forwarded-for']))
    app.post(
      '/api/csp-reports',
      { config: { rateLimit: { max, timeWindow, keyGenerator } } },
      async (request, reply) => {
        for (const report of readReports(String(request.body)))
          request.log.warn(report, 'a page tried what its policy forbids')
        return reply.header('cache-control', 'no-store').code(204).send()
      },
    )
  }

import fs from 'node:fs'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { answerOnlyOwnNames } from '../content-lake/http/own-names'
import { type StudioState, waitingPage } from './waiting-page'

export interface StudioAppOptions {
  state(): StudioState
  /** The content service that the Studio works on, without a trailing slash. */
  lakeUrl: string
  /** The site that it links to and shows, without a trailing slash. */
  siteUrl: string
  /** The worker that it asks for receipts, without a trailing slash. */
  workerUrl: string
  /** The preview that it shows beside its forms, without a trailing slash. */
  previewUrl: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** What serves the built Studio. Every address of it is one page, which finds its place by itself. */
export function buildStudioApp({ state, ...addresses }: StudioAppOptions): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  const policy = policyFor(addresses)
  answerOnlyOwnNames(app, addresses.lakeUrl)
  app.get('/*', async (request, reply) => {
    reply.header('content-security-policy', policy).header('x-content-type-options', 'nosniff')
    reply.header('cache-control', 'no-cache').header('referrer-policy', 'same-origin')
    const now = state()
    if (now.is !== 'there') return reply.code(503).type(String(types['.html'])).send(waitingPage(now))
    const file = fileFor(now.folder, new URL(request.url, 'http://localhost').pathname)
    if (!file) return reply.code(404).type('text/plain').send('There is no such file.')
    return reply.type(types[path.extname(file)] ?? 'application/octet-stream').send(fs.createReadStream(file))
  })
  return app
}

/** A file of the Studio, which all lie in one folder; its page for every other address that names no file. */
function fileFor(folder: string, pathname: string): string | undefined {
  const name = /^\/([\w.-]+\.(?:js|css))$/.exec(pathname)?.[1]
  const file = path.join(folder, name ?? 'index.html')
  return name === undefined || fs.existsSync(file) ? file : undefined
}

/** Nothing is asked of another machine: the Studio, the content lake under all of its names, worker, site and preview. */
function policyFor({ lakeUrl, siteUrl, workerUrl, previewUrl }: Omit<StudioAppOptions, 'state'>): string {
  const { protocol, port } = new URL(lakeUrl)
  const place = port === '' ? '' : `:${port}`
  const lake = `${lakeUrl} ${protocol}//*.localhost${place}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${lake}`,
    `media-src ${lake}`,
    "font-src 'self' data:",
    `connect-src 'self' blob: ${workerUrl} ${lake} ${lake.replaceAll('http', 'ws')}`,
    `frame-src ${siteUrl} ${previewUrl} ${lakeUrl}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isGuardedPath } from '../../site/languages/guarded-path'
import { answerPicture } from '../edge/edge'
import { mediaSources } from '../edge/headers'
import { Pictures } from '../edge/pictures'
import { picturePrefixes } from '../edge/rules'
import type { EdgeSettings } from '../edge/settings'
import { type BehindCodeOptions, behindCode } from './behind-code'
import { changesRoute } from './changes-route'
import type { PreviewBuilder } from './preview-builder'
import { previewFile } from './preview-files'
import { asPreview, closedPreview, waitingPreview } from './preview-page'
import { type PreviewSessionOptions, previewSessions } from './preview-session'

export interface PreviewRoutesOptions extends PreviewSessionOptions, Pick<BehindCodeOptions, 'files'> {
  preview: Pick<PreviewBuilder, 'use' | 'subscribe'>
  /** Origins that may show the preview in a frame: those of the Studio. */
  studioOrigins: readonly string[]
  /** For the pictures of the pages. */
  edge: EdgeSettings
  /** The script that speaks with the Studio. */
  overlay(): Promise<string>
}

const html = 'text/html; charset=utf-8'

/** Nothing of others loads: no analytics, no seal, no film of another site, whoever agreed to what on the site itself. */
const policy = (studioOrigins: readonly string[], imageHost: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${mediaSources(imageHost)} data: blob:`,
    `media-src ${mediaSources(imageHost)} blob:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...studioOrigins].join(' ')}`,
  ].join('; ')

/** The preview for whoever comes from the Studio: pages, their files and pictures, and the news of what is another page now. */
export async function previewRoutes(app: FastifyInstance, options: PreviewRoutesOptions): Promise<void> {
  const { preview, studioOrigins, edge, overlay, client, files, now = Date.now } = options
  await app.register(cookies)
  const headers = {
    'content-security-policy': policy(studioOrigins, edge.imageHost),
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
  app.addHook('onSend', async (_, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  const sessions = previewSessions(app, options)
  app.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  )
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!sessions.isOpen(request)) await reply.code(401).type(html).send(closedPreview())
    })
    scope.get('/preview/overlay.js', async (_, reply) =>
      reply.type('text/javascript; charset=utf-8').send(await overlay()),
    )
    changesRoute(scope, preview)
    await scope.register(behindCode, { client, files, now })
    const pictures = new Pictures(edge)
    scope.addHook('onClose', () => pictures.close())
    for (const prefix of picturePrefixes)
      scope.get(`${prefix}*`, async (request, reply) => {
        reply.hijack()
        await answerPicture(pictures, request.url, request.raw, reply.raw).catch(() => reply.raw.destroy())
      })
    scope.get('/*', async (request, reply) => {
      const state = preview.use()
      if (state.is !== 'ready')
        return reply
          .code(503)
          .type(html)
          .send(waitingPreview(state.is === 'failed' ? 'failed' : 'starting'))
      const path = pathOf(request)
      const { status, type, bytes } = await previewFile(state.root, path)
      reply.code(status).type(type)
      return type === html ? reply.send(asPreview(bytes.toString(), isGuardedPath(path))) : reply.send(bytes)
    })
  })
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/'

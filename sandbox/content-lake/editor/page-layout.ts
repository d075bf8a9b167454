import type { FastifyReply } from 'fastify'
import { editorStyle } from './editor-style'

/** A whole page of the lake's own. */
export const layout = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)} · Content lake</title><link rel="icon" href="data:,"><style>${editorStyle}</style></head><body><header><a href="/">Content lake</a><p>A stand-in for the content service. What you publish here goes live on the site.</p></header>${body}</body></html>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Sends a page that asks nothing of anyone. Browsers follow the answer to its form only to the lake and to `formTargets`. */
export function sendPage(reply: FastifyReply, page: string, formTargets: readonly string[] = []) {
  const targets = ["'self'", ...formTargets].join(' ')
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
  )
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}

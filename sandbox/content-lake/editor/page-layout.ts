import type { FastifyReply } from 'fastify'
import { editorStyle } from './editor-style'

/** Whose page it is: name, and what it is in a sentence. */
interface House {
  name: string
  line: string
}

const lake: House = {
  name: 'Content lake',
  line: 'A stand-in for the content service. What you publish here goes live on the site.',
}

/** A whole page of a stand-in's own. */
export const layout = (title: string, body: string, { name, line }: House = lake): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)} · ${escapeText(name)}</title><link rel="icon" href="data:,"><style>${editorStyle}</style></head><body><header><a href="/">${escapeText(name)}</a><p>${escapeText(line)}</p></header>${body}</body></html>`

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

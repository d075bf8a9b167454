import type { FastifyInstance } from 'fastify'
import { document } from '../third-parties/embed-pages'
import type { Mail, Mailbox } from './mailbox'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const style =
  'main{max-width:46rem;margin:6vh auto;padding:0 1.25rem}article{border-top:1px solid #b9c2bd;padding:1.25rem 0}h1{font-weight:400}h2{font-size:1.1em;margin:0 0 .4em}p{margin:.2em 0;color:#55605a;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:1em 0 0}'

const oneMail = ({ at, from, to, replyTo, subject, text }: Mail): string => `<article>
<h2>${escaped(subject)}</h2>
<p>${escaped(from)} → ${escaped(to.join(', '))}${replyTo ? `, reply to ${escaped(replyTo)}` : ''}</p>
<p><time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${escaped(text)}</pre>
</article>`

/** Shows what came by mail: `/mail` for people, `/mail.json` for programs; `?refuse=1` and `?refuse=0` make it refuse. */
export function addMailPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mail', (_request, reply) => {
    const mails = mailbox.mails()
    const body = `<main><h1>Mail on this machine</h1><p>Letters that the website sent. Nothing leaves this machine.</p>${mails.length === 0 ? '<p>No letter came so far.</p>' : mails.map(oneMail).join('')}</main>`
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(document('en', 'Mail on this machine', style, body))
  })
  app.get<{ Querystring: { refuse?: string } }>('/mail.json', ({ query }) => {
    if (query.refuse !== undefined) mailbox.refuse(query.refuse === '1')
    return { repeated: mailbox.repeated(), mails: mailbox.mails() }
  })
}

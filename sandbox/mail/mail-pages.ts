import type { FastifyInstance } from 'fastify'
import { escapeText, layout, sendPage } from '../content-lake/editor/page-layout'
import type { Mail, Mailbox } from './mailbox'

const house = { name: 'Mail', line: 'Letters that the website sent. Nothing leaves this machine.' }

const oneMail = ({ at, from, to, replyTo, subject, text }: Mail): string => `<article>
<h2>${escapeText(subject)}</h2>
<p>${escapeText(from)} → ${escapeText(to.join(', '))}${replyTo ? `, reply to ${escapeText(replyTo)}` : ''},
<time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${escapeText(text)}</pre>
</article>`

/** Shows what came by mail: `/mail` for people, `/mail.json` for programs; `?refuse=1` and `?refuse=0` make it refuse. */
export function addMailPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mail', (_request, reply) => {
    const letters = mailbox.mails().map(oneMail).join('') || '<p>No letter came so far.</p>'
    return sendPage(reply, layout('Letters', `<main><h1>Letters</h1>${letters}</main>`, house))
  })
  app.get('/', (_request, reply) => reply.redirect('/mail'))
  app.get<{ Querystring: { refuse?: string } }>('/mail.json', ({ query }) => {
    if (query.refuse !== undefined) mailbox.refuse(query.refuse === '1')
    return { repeated: mailbox.repeated(), mails: mailbox.mails() }
  })
}

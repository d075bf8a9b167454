import { faultWords } from './fault-words'
import { html, type Markup } from './markup'
import type { HeldLine } from './overview'
import type { PageContext } from './page-data'
import type { Words } from './words/all-words'

/** Pages that are named one by one; the rest is a number. */
const mostNamed = 8

/** What the gate holds back and why, with the one way past it. Nothing where nothing waits. */
export function heldSection(context: PageContext): Markup {
  const { words } = context
  const { held } = context.status
  if (held.length === 0) return html``
  const rest = held.length - mostNamed
  return html`<section aria-labelledby="held">
<div class="head"><h2 id="held">${words.held.title}</h2><p>${words.held.count(held.length)}</p></div>
<ul class="rows held">${held.slice(0, mostNamed).map((page) => row(page, words))}</ul>
${rest > 0 && html`<p class="more">${words.page.andMore(rest)}</p>`}
${held.some(({ canGo }) => canGo) && override(context)}
</section>`
}

const row = ({ path, fault, canGo }: HeldLine, words: Words): Markup =>
  html`<li><p class="name">${path}</p><p class="title">${faultWords(fault, words)}${!canGo && ` ${words.held.nobodyCan}`}</p></li>`

function override({ asked, csrf, words }: PageContext): Markup {
  const { held, page } = words
  if (!asked.override)
    return html`<p class="more"><a id="override" href="/operations?override=1#override">${held.override}</a></p>`
  return html`<form class="confirm path" id="override" method="post" action="/operations/actions/override">
<input type="hidden" name="csrf" value="${csrf}">
<label for="reason">${held.reason}</label>
<input id="reason" name="reason" required maxlength="500" autocomplete="off" autofocus>
<button class="primary">${held.confirm}</button>
<a class="secondary" href="/operations#held">${page.cancel}</a>
</form>`
}

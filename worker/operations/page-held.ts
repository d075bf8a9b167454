import { html, type Markup } from './markup'
import type { PageContext } from './page-data'
import type { HeldPage } from './view'

/** Pages that are named one by one; the rest is a number. */
const mostNamed = 8

/** What the gate holds back and why, with the one way past it. Nothing where nothing waits. */
export function heldSection(context: PageContext): Markup {
  const { held } = context.status
  if (held.length === 0) return html``
  const rest = held.length - mostNamed
  return html`<section aria-labelledby="held">
<div class="head"><h2 id="held">Zurückgehalten</h2><p>${held.length === 1 ? 'Eine Seite' : `${held.length} Seiten`}, bis der Grund behoben ist</p></div>
<ul class="rows held">${held.slice(0, mostNamed).map(row)}</ul>
${rest > 0 && html`<p class="more">und ${rest} weitere</p>`}
${held.some(({ canGo }) => canGo) && override(context)}
</section>`
}

const row = ({ path, why, canGo }: HeldPage): Markup =>
  html`<li><p class="name">${path}</p><p class="title">${why}${!canGo && ' Das kann niemand freigeben.'}</p></li>`

function override({ asked, csrf }: PageContext): Markup {
  if (!asked.override)
    return html`<p class="more"><a id="override" href="/operations?override=1#override">Trotzdem veröffentlichen</a></p>`
  return html`<form class="confirm path" id="override" method="post" action="/operations/actions/override">
<input type="hidden" name="csrf" value="${csrf}">
<label for="reason">Grund. Er bleibt mit Ihrem Namen in der Geschichte der Releases.</label>
<input id="reason" name="reason" required maxlength="500" autocomplete="off" autofocus>
<button class="primary">Einmal trotzdem veröffentlichen</button>
<a class="secondary" href="/operations#held">Abbrechen</a>
</form>`
}

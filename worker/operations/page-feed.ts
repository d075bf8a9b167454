import { html, type Markup } from './markup'
import type { PageContext } from './page-data'

/** The way to take an events feed that was refused only because it holds too little. Nothing where none was. */
export function shortFeed({ status, asked, csrf }: PageContext): Markup {
  if (!status.events.some((feed) => feed.refused?.isShort)) return html``
  if (!asked.acceptEvents)
    return html`<p class="more"><a id="feed" href="/operations?accept-events=1#feed">Die kurze Liste trotzdem übernehmen</a></p>`
  return html`<form class="confirm path" id="feed" method="post" action="/operations/actions/accept-events">
<input type="hidden" name="csrf" value="${csrf}">
<label for="feed-reason">Grund. Er bleibt mit Ihrem Namen im Beleg. Danach gilt die kurze Liste als richtig.</label>
<input id="feed-reason" name="reason" required maxlength="500" autocomplete="off" autofocus>
<button class="primary">Einmal übernehmen, wie sie ist</button>
<a class="secondary" href="/operations">Abbrechen</a>
</form>`
}

import { html, type Markup } from './markup'
import type { PageContext } from './page-data'

/** The way to take an events feed that was refused only because it holds too little. Nothing where none was. */
export function shortFeed({ status, asked, csrf, words }: PageContext): Markup {
  const { take, reason, confirm } = words.shortFeed
  if (!status.events.some((feed) => feed.refused?.isShort)) return html``
  if (!asked.acceptEvents)
    return html`<p class="more"><a id="feed" href="/operations?accept-events=1#feed">${take}</a></p>`
  return html`<form class="confirm path" id="feed" method="post" action="/operations/actions/accept-events">
<input type="hidden" name="csrf" value="${csrf}">
<label for="feed-reason">${reason}</label>
<input id="feed-reason" name="reason" required maxlength="500" autocomplete="off" autofocus>
<button class="primary">${confirm}</button>
<a class="secondary" href="/operations">${words.page.cancel}</a>
</form>`
}

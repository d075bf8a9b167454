import { action } from './action-button'
import { dayMs } from './day-history'
import { html, type Markup } from './markup'
import type { ReleaseLine } from './overview'
import type { PageContext } from './page-data'
import { releaseName } from './release-name'
import { releaseTitle } from './release-title'
import { sinceWords } from './times'

/** The last releases, and the way back to each of them. A rollback is confirmed in its place. */
export function releasesSection(context: PageContext): Markup {
  const { status, words } = context
  return html`<section aria-labelledby="releases">
<div class="head"><h2 id="releases">${words.releases.title}</h2><p>${words.releases.kept(Math.round(status.keptFor / dayMs))}</p></div>
<ol class="rows releases">${status.releases.map((release) => row(release, context))}</ol>
${onePath(context)}
</section>`
}

function row(release: ReleaseLine, context: PageContext): Markup {
  const { status, asked, now, time, words } = context
  const { rollback, live: liveWords, files } = words.releases
  const name = releaseName(release.id)
  const live = status.live?.id === release.id
  const end = live
    ? html`<span class="quiet">${sinceWords(now - release.at, words)}</span>`
    : release.canReturn &&
      html`<a href="/operations?rollback=${release.id}#release-${release.id}">${rollback}</a>`
  return html`<li id="release-${release.id}">
<time>${time.clock(release.at)}</time>
<p class="name">${live ? html`<b class="live">${liveWords(name)}</b>` : name}</p>
<p class="title">${releaseTitle(release, words)}</p>
<p class="files">${files(release.changed + release.removed)}</p>
<p class="end">${end}</p>
${asked.rollback === release.id && !live && confirmation(release, name, context)}
</li>`
}

function confirmation(release: ReleaseLine, name: string, context: PageContext): Markup {
  const { ask, confirm } = context.words.releases
  return html`<div class="confirm">
<p class="ask">${ask(context.time.clock(release.at))}</p>
${action(context, 'rollback', confirm(name), { id: release.id }, 'primary')}
<a class="secondary" href="/operations#release-${release.id}">${context.words.page.cancel}</a>
</div>`
}

function onePath({ asked, csrf, words }: PageContext): Markup {
  const { onePath: offer, path, confirmPath } = words.releases
  if (!asked.path) return html`<p class="more"><a id="path" href="/operations?path=1#path">${offer}</a></p>`
  return html`<form class="confirm path" id="path" method="post" action="/operations/actions/rollback">
<input type="hidden" name="csrf" value="${csrf}">
<label for="one-path">${path}</label>
<input id="one-path" name="path" required pattern="(?:https?:/)?/.*" placeholder="/zimmer/arvenzimmer" autocomplete="off" autofocus>
<button class="primary">${confirmPath}</button>
<a class="secondary" href="/operations#releases">${words.page.cancel}</a>
</form>`
}

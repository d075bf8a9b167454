import { action } from './action-button'
import { html, type Markup } from './markup'
import type { PageContext } from './page-data'
import type { ReleaseLine } from './view'
import { agoWords, releaseName } from './words'

/** The last releases, and the way back to each of them. A rollback is confirmed in its place. */
export function releasesSection(context: PageContext): Markup {
  const { status } = context
  return html`<section aria-labelledby="releases">
<div class="head"><h2 id="releases">Releases</h2><p>Hashdateien älterer Releases bleiben 30 Tage</p></div>
<ol class="rows releases">${status.releases.map((release) => row(release, context))}</ol>
${onePath(context)}
</section>`
}

function row(release: ReleaseLine, context: PageContext): Markup {
  const { status, asked, now, time } = context
  const name = releaseName(release.id)
  const live = status.live?.id === release.id
  const end = live
    ? html`<span class="quiet">${agoWords(now - release.at).replace('vor', 'seit')}</span>`
    : release.canReturn &&
      html`<a href="/operations?rollback=${release.id}#release-${release.id}">Zurückstellen</a>`
  return html`<li id="release-${release.id}">
<time>${time.clock(release.at)}</time>
<p class="name">${live ? html`<b class="live">${name}, live</b>` : name}</p>
<p class="title">${release.title}</p>
<p class="files">${release.files} ${release.files === 1 ? 'Datei' : 'Dateien'}</p>
<p class="end">${end}</p>
${asked.rollback === release.id && !live && confirmation(release, name, context)}
</li>`
}

function confirmation(release: ReleaseLine, name: string, context: PageContext): Markup {
  return html`<div class="confirm">
<p class="ask">Die ganze Website auf ${context.time.clock(release.at)} stellen? Danach wird nichts veröffentlicht, bis Sie den Release wieder lösen.</p>
${action(context, 'rollback', `Auf ${name} stellen`, { id: release.id }, 'primary')}
<a class="secondary" href="/operations#release-${release.id}">Abbrechen</a>
</div>`
}

function onePath({ asked, csrf }: PageContext): Markup {
  if (!asked.path)
    return html`<p class="more"><a id="path" href="/operations?path=1#path">Einen einzelnen Pfad zurückstellen</a></p>`
  return html`<form class="confirm path" id="path" method="post" action="/operations/actions/rollback">
<input type="hidden" name="csrf" value="${csrf}">
<label for="one-path">Pfad, der auf seinen vorigen Stand zurück soll</label>
<input id="one-path" name="path" required pattern="/.*" placeholder="/zimmer/arvenzimmer" autocomplete="off" autofocus>
<button class="primary">Diesen Pfad zurückstellen</button>
<a class="secondary" href="/operations#releases">Abbrechen</a>
</form>`
}

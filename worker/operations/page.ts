import { action } from './action-button'
import { html, type Markup } from './markup'
import type { PageData } from './page-data'
import { type DayFigures, figuresMain } from './page-figures'
import { heldSection } from './page-held'
import { queueSection } from './page-queue'
import { receiptsSection } from './page-receipts'
import { releasesSection } from './page-releases'
import { stateSection } from './page-state'
import { timeWords } from './words'

/** The whole page: what is live, what is wrong, queue, receipts, releases. */
export function operationsPage(data: PageData): string {
  return frame('Betrieb', header(data, 'state'), operationsMain(data)).text
}

/** The page of the figures: the last day, drawn. */
export function figuresPage(data: Pick<PageData, 'timeZone' | 'siteUrl'> & Omit<DayFigures, 'time'>): string {
  const main = figuresMain({ ...data, time: timeWords(data.timeZone, data.now) })
  return frame('Messwerte', header(data, 'figures'), main).text
}

/** The part that changes: the script puts it in place of the old one. */
export function operationsMain(data: PageData): Markup {
  const context = { ...data, time: timeWords(data.timeZone, data.now) }
  return html`<main id="stand" tabindex="-1">
${stateSection(context)}
${heldSection(context)}
${queueSection(context)}
${receiptsSection(context)}
${releasesSection(context)}
<footer class="foot">
<div class="deeds">${action(context, 'regenerate', 'Alles neu bauen')}${action(context, 'reconcile', 'Jetzt abgleichen')}${action(context, 'sign-out', 'Abmelden')}</div>
<p>Aktionen werden mit Name und Zeit festgehalten. Diese Seite lädt nichts von aussen.</p>
</footer>
</main>`
}

const places = [
  ['Stand', '/operations#stand', 'state'],
  ['Belege', '/operations#belege', undefined],
  ['Releases', '/operations#releases', undefined],
  ['Messwerte', '/operations/figures', 'figures'],
] as const

function header(
  { now, timeZone, siteUrl }: Pick<PageData, 'now' | 'timeZone' | 'siteUrl'>,
  here: 'state' | 'figures',
): Markup {
  const clock = timeWords(timeZone, now).clock(now)
  return html`<header class="top">
<p class="house">Edelgrat, Betrieb</p>
<nav aria-label="Abschnitte">${places.map(([name, href, place]) => html`<a href="${href}"${place === here && html` aria-current="page"`}>${name}</a>`)}</nav>
<p class="clock" data-zone="${timeZone}"><span id="clock">${clock}</span>, ${timeZone}</p>
<a class="site" href="${siteUrl}">Website</a>
</header>`
}

export function frame(title: string, head: Markup | undefined, main: Markup): Markup {
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}, Edelgrat</title>
<link rel="preload" href="/operations/assets/cormorant.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/operations/assets/hanken-grotesk.woff2" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/operations/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/operations/assets/operations.css">
<script src="/operations/assets/operations.js" defer></script>
</head>
<body>
<a class="skip" href="#stand">Zum Inhalt</a>
${head}
${main}
<p id="news" class="unseen" role="status"></p>
</body>
</html>
`
}

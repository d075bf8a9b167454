import { shortName } from '../../site/brand/house'
import { action } from './action-button'
import { html, type Markup } from './markup'
import type { PageData } from './page-data'
import { type DayFigures, figuresMain } from './page-figures'
import { heldSection } from './page-held'
import { queueSection } from './page-queue'
import { receiptsSection } from './page-receipts'
import { releasesSection } from './page-releases'
import { stateSection } from './page-state'
import { timeWords } from './times'
import { allWords, type Words } from './words/all-words'

/** The whole page: what is live, what is wrong, queue, receipts, releases. */
export function operationsPage(data: PageData): string {
  return frame(data.words, 'state', header(data, 'state'), operationsMain(data)).text
}

/** The page of the figures: the last day, drawn. */
export function figuresPage(data: Pick<PageData, 'timeZone' | 'siteUrl'> & Omit<DayFigures, 'time'>): string {
  const main = figuresMain({ ...data, time: timeWords(data.timeZone, data.now, data.words) })
  return frame(data.words, 'figures', header(data, 'figures'), main).text
}

/** The part that changes: the script puts it in place of the old one. */
export function operationsMain(data: PageData): Markup {
  const context = { ...data, time: timeWords(data.timeZone, data.now, data.words) }
  const { page } = data.words
  return html`<main id="state" tabindex="-1">
${stateSection(context)}
${heldSection(context)}
${queueSection(context)}
${receiptsSection(context)}
${releasesSection(context)}
<footer class="foot">
<div class="deeds">${action(context, 'regenerate', page.rebuild)}${action(context, 'reconcile', page.reconcile)}${action(context, 'sign-out', page.signOut)}</div>
<p>${page.note}</p>
</footer>
</main>`
}

const places = [
  ['state', '/operations#state'],
  ['receipts', '/operations#receipts'],
  ['releases', '/operations#releases'],
  ['figures', '/operations/figures'],
] as const

function header(
  { now, timeZone, siteUrl, words }: Pick<PageData, 'now' | 'timeZone' | 'siteUrl' | 'words'>,
  here: 'state' | 'figures',
): Markup {
  const clock = timeWords(timeZone, now, words).clock(now)
  const { page } = words
  return html`<header class="top">
<p class="house">${page.house}</p>
<nav aria-label="${page.sections}">${places.map(([place, href]) => html`<a href="${href}"${place === here && html` aria-current="page"`}>${page.places[place]}</a>`)}</nav>
<p class="clock" data-zone="${timeZone}"><span id="clock">${clock}</span>, ${timeZone}</p>
<p class="away"><a href="${siteUrl}">${page.site}</a>${languageLinks(words, here === 'figures' ? '/operations/figures' : '/operations')}</p>
</header>`
}

/** The same page in each other language. `path`: of that page. */
export const languageLinks = (words: Words, path: string): Markup[] =>
  Object.values(allWords)
    .filter(({ language }) => language !== words.language)
    .map(
      ({ language, name }) =>
        html`<a href="${path}?language=${language}" lang="${language}" hreflang="${language}"><span>${name}</span></a>`,
    )

export function frame(
  { language, page }: Words,
  title: keyof Words['page']['titles'],
  head: Markup | undefined,
  main: Markup,
): Markup {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.titles[title]}, ${shortName}</title>
<link rel="preload" href="/operations/assets/display.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/operations/assets/text.woff2" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/operations/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/operations/assets/operations.css">
<script src="/operations/assets/operations.js" defer></script>
</head>
<body>
<a class="skip" href="#state">${page.skip}</a>
${head}
${main}
<p id="news" class="unseen" role="status"></p>
</body>
</html>
`
}

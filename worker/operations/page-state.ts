import { languages } from '../../site/languages/locales'
import { action } from './action-button'
import { html, type Markup } from './markup'
import { outageSentences } from './outage-words'
import type { PageContext } from './page-data'
import { shortFeed } from './page-feed'
import { alerts, explanation, headline, isFeedBad, timesToLive } from './summary'
import { agoWords, durationWords } from './words'

/** The sentence, the facts beside it, and what is wrong. */
export function stateSection(context: PageContext): Markup {
  const { status, now, time } = context
  const aside = context.recent.filter((receipt) => status.setAside.includes(receipt.id))
  const found = alerts(status, now, time)
  return html`<section class="state" aria-labelledby="headline">
<div class="sentence">
<h1 id="headline">${headline(status, context.inWork.length)}</h1>
<p>${[explanation(status, aside, time), ...outageSentences(context.outages, context.recent, time)].join(' ')}</p>
</div>
<dl class="facts">${facts(context).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${found.map(
  (alert) => html`<div class="alert" role="group" aria-label="${alert.title}">
<p><strong>${alert.title}</strong> ${alert.text}</p>${alert.action && action(context, alert.action.name, alert.action.label)}
</div>`,
)}
${shortFeed(context)}
</section>`
}

function facts({ status, recent, now, time }: PageContext): [string, Markup | string][] {
  const times = timesToLive(recent, now)
  const { contentService, nightly } = status
  return [
    [
      'Änderung bis live, letzte 24 Stunden',
      times === undefined
        ? 'keine Änderung'
        : `Median ${durationWords(times.median)}, längste ${durationWords(times.longest)}`,
    ],
    ['Seiten', languages.map((language) => `${status.pages[language]} ${language}`).join(', ')],
    ['Inhaltsdienst', contentWords(contentService, now)],
    ['Veranstaltungen', feedWords(status.events, now)],
    ['Nächtlicher Vergleich', nightlyWords(nightly, time)],
  ]
}

function contentWords(
  { reachable, seenAt }: PageContext['status']['contentService'],
  now: number,
): Markup | string {
  const ago = seenAt === undefined ? '' : `, ${agoWords(now - seenAt)}`
  return reachable ? `verbunden${ago}` : html`<em>nicht erreichbar${ago}</em>`
}

function feedWords(feeds: PageContext['status']['events'], now: number): Markup {
  const words = feeds.map((feed) => {
    const text = `${feed.language} ${feed.goodAt === undefined ? 'noch nie' : agoWords(now - feed.goodAt)}`
    return isFeedBad(feed, now) ? html`<em>${text}</em>` : html`<span>${text}</span>`
  })
  return html`${words.map((word, index) => html`${index > 0 && ', '}${word}`)}`
}

function nightlyWords(nightly: PageContext['status']['nightly'], time: PageContext['time']): Markup | string {
  const next = nightly.nextAt === undefined ? '' : `nächster ${time.minute(nightly.nextAt)}`
  if (nightly.comparedAt === undefined) return next === '' ? 'noch keiner' : next
  const when = time.minute(nightly.comparedAt)
  return nightly.equal === false
    ? html`<em>ungleich, ${when}</em>`
    : `gleich, ${when.includes(',') ? when : `heute ${when}`}`
}

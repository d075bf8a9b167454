import { languages } from '../../site/languages/locales'
import { action } from './action-button'
import { html, type Markup } from './markup'
import { outageSentences } from './outage-words'
import type { PageContext } from './page-data'
import { shortFeed } from './page-feed'
import { alerts, explanation, headline, isFeedBad, timesToLive } from './summary'
import { agoWords, durationWords } from './times'
import type { Words } from './words/all-words'

/** The sentence, the facts beside it, and what is wrong. */
export function stateSection(context: PageContext): Markup {
  const { status, time, words } = context
  const aside = context.recent.filter((receipt) => status.setAside?.includes(receipt.id))
  const found = alerts(status, context)
  return html`<section class="state" aria-labelledby="headline">
<div class="sentence">
<h1 id="headline">${headline(status, context.inWork.length, words)}</h1>
<p>${[explanation(status, aside, context), ...outageSentences(context.outages, context.recent, time, words)].join(' ')}</p>
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

type Fact = [string, Markup | string]

function facts({ status, recent, now, time, words }: PageContext): Fact[] {
  const times = timesToLive(recent, now)
  const { contentService, nightly } = status
  const { facts: names } = words
  return [
    [
      names.timeToLive,
      times === undefined
        ? names.noChange
        : names.times(durationWords(times.median, words), durationWords(times.longest, words)),
    ],
    [names.pages, languages.map((language) => `${status.pages[language]} ${language}`).join(', ')],
    [names.content, contentWords(contentService, now, words)],
    [names.events, feedWords(status.events, now, words)],
    [names.nightly, nightlyWords(nightly, time, words)],
    ...(status.nextTurnAt === undefined
      ? []
      : [[names.schedule, names.nextTurn(time.minute(status.nextTurnAt))] satisfies Fact]),
    ...(status.preview ? [[names.preview, previewWords(status.preview, words)] satisfies Fact] : []),
  ]
}

function contentWords(
  { reachable, seenAt }: PageContext['status']['contentService'],
  now: number,
  words: Words,
): Markup | string {
  const ago = seenAt === undefined ? '' : `, ${agoWords(now - seenAt, words)}`
  return reachable ? `${words.facts.connected}${ago}` : html`<em>${words.facts.unreachable}${ago}</em>`
}

function feedWords(feeds: PageContext['status']['events'], now: number, words: Words): Markup {
  const told = feeds.map((feed) => {
    const ago = feed.goodAt === undefined ? words.facts.never : agoWords(now - feed.goodAt, words)
    const text = `${feed.language} ${ago}`
    return isFeedBad(feed, now) ? html`<em>${text}</em>` : html`<span>${text}</span>`
  })
  return html`${told.map((text, index) => html`${index > 0 && ', '}${text}`)}`
}

const previewWords = (
  { state, memoryBytes }: NonNullable<PageContext['status']['preview']>,
  { facts: names }: Words,
): string =>
  state === 'ready' ? names.previewOpen(Math.round((memoryBytes ?? 0) / 1_000_000)) : names.previewIs[state]

function nightlyWords(
  { comparedAt, equal, nextAt }: PageContext['status']['nightly'],
  time: PageContext['time'],
  { facts: names }: Words,
): Markup | string {
  if (comparedAt === undefined) return nextAt === undefined ? names.none : names.next(time.minute(nextAt))
  const when = time.minute(comparedAt)
  if (equal === false) return html`<em>${names.unequal(when)}</em>`
  return when.includes(',') ? names.equal(when) : names.equalToday(when)
}

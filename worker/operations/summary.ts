import { defaultLanguage, languages } from '../../site/languages/locales'
import { type ReadingName, readingNames } from '../../site/readings/reading-feeds'
import { alarmWords } from './alarms'
import { changeTitle, partName } from './change-words'
import { faultWords } from './fault-words'
import type { FeedStanding, OperationsStatus, ReadingStanding } from './overview'
import type { Receipt } from './receipt'
import { releaseName } from './release-name'
import { agoWords, durationWords, type TimeWords } from './times'
import type { Words } from './words/all-words'

/** What every sentence of the summary is made with. */
interface Told {
  now: number
  time: TimeWords
  words: Words
}

export interface Alert {
  title: string
  text: string
  action?: { name: 'read-events' | 'unpin' | 'reconcile'; label: string }
}

/** A feed counts as old when two looks were missed: not read well for this long, ms, where nobody says when these were due. */
const feedIsOldAfter = 2.5 * 3_600_000

/**
 * What is live, in one honest sentence. The first that holds:
 * 0. Another worker publishes, and knows. 1. Nothing is live yet. 2. A rollback holds the site. 3. Changes were set aside. 4. Nothing new can go live.
 * 5. Changes are on their way. 6. Everything is live.
 */
export function headline(status: OperationsStatus, inWork: number, { headlines }: Words): string {
  const aside = status.setAside?.length ?? 0
  if (status.builder.state === 'standing by') return headlines.standingBy
  if (status.live === undefined) return headlines.nothingYet
  if (status.pinned.site !== undefined) return headlines.pinned(releaseName(status.pinned.site))
  if (aside > 0) return headlines.except(aside)
  if (status.builder.state === 'down' || !status.queue.reachable) return headlines.nothingNew
  return inWork > 0 ? headlines.onTheirWay(inWork) : headlines.everything
}

/** The sentences under the headline. */
export function explanation(
  status: OperationsStatus,
  aside: readonly Receipt[],
  { time, words }: Pick<Told, 'time' | 'words'>,
): string {
  const { builder, live, pinned } = status
  const { explanations } = words
  if (builder.state === 'standing by')
    return builder.isWarm ? `${explanations.standingBy} ${explanations.isWarm}` : explanations.standingBy
  if (live === undefined) return explanations.nothingYet
  const [name, at] = [releaseName(live.id), time.clock(live.at)]
  const release =
    live.seen === undefined ? explanations.release(name, at) : explanations.releaseSeen(name, at, live.seen)
  const tell = pinned.site !== undefined || pinned.pages.length > 0 ? explanations.waits : explanations.aside
  const corrections = aside.map((receipt) =>
    tell(changeTitle(receipt, words), time.minute(receipt.at.received)),
  )
  return [release, ...corrections].join(' ')
}

/** What is wrong, worst first. Faults that heal themselves say so. */
export function alerts(status: OperationsStatus, told: Told): Alert[] {
  const { time, words } = told
  const { store, builder, content, comparison } = words.alerts
  const since = (at: number | undefined) => (at === undefined ? undefined : time.minute(at))
  return [
    ...status.alarms.map((alarm) => alarmWords(alarm, words)),
    ...pinAlerts(status, words),
    ...(status.queue.reachable ? [] : [store]),
    ...(status.builder.state === 'down'
      ? [{ title: builder.title(time.minute(status.builder.since)), text: builder.text }]
      : []),
    ...(status.contentService.reachable
      ? []
      : [{ title: content.title(since(status.contentService.seenAt)), text: content.text }]),
    ...status.events.flatMap((feed) => feedAlerts(feed, told)),
    ...readingNames.flatMap((name) => readingAlerts(name, status.readings[name], told)),
    ...(status.nightly.equal === false ? [comparison] : []),
    ...missingPartAlerts(status.missingParts, words),
  ]
}

function pinAlerts(
  { pinned }: OperationsStatus,
  { alerts: { unpin, pinnedSite, pinnedPages } }: Words,
): Alert[] {
  const action = { name: 'unpin', label: unpin } as const
  if (pinned.site !== undefined)
    return [{ title: pinnedSite.title(releaseName(pinned.site)), text: pinnedSite.text, action }]
  if (pinned.pages.length === 0) return []
  return [{ title: pinnedPages.title(pinned.pages.join(', ')), text: pinnedPages.text, action }]
}

/** One for each language: what it does not have of what is on every page, and what stands there. */
function missingPartAlerts(missing: OperationsStatus['missingParts'], words: Words): Alert[] {
  const { title, text } = words.alerts.missingParts
  return languages.flatMap((language) => {
    const names = missing
      .filter((part) => part.language === language)
      .map(({ kind }) => partName(kind, words))
    return names.length === 0
      ? []
      : [{ title: title(language, names.join(', ')), text: text(defaultLanguage) }]
  })
}

/** A feed that fails now, or that was last read well too long ago. */
export const isFeedBad = (feed: FeedStanding, now: number): boolean =>
  feed.failingSince !== undefined ||
  feed.goodAt === undefined ||
  feed.goodAt < (feed.dueAt ?? now - feedIsOldAfter)

function feedAlerts(feed: FeedStanding, { now, time, words }: Told): Alert[] {
  if (!isFeedBad(feed, now)) return []
  const { title, neverGood, lastGood, next, tryNow } = words.alerts.feed
  const { language, goodAt, failingSince, refused, nextTryAt } = feed
  const minute = (at: number | undefined) => (at === undefined ? undefined : time.minute(at))
  const isShort = refused?.isShort === true
  const sentences = [
    ...(refused ? [faultWords(refused.fault, words)] : []),
    goodAt === undefined ? neverGood : lastGood(agoWords(now - goodAt, words)),
    next(isShort, minute(nextTryAt)),
  ]
  return [
    {
      title: title(language, isShort, minute(failingSince ?? goodAt)),
      text: sentences.join(' '),
      action: { name: 'read-events', label: tryNow },
    },
  ]
}

function readingAlerts(
  name: ReadingName,
  standing: ReadingStanding | undefined,
  { time, words }: Told,
): Alert[] {
  if (!standing?.fault) return []
  const { fault, measuredAt } = standing
  const { title, none, kept } = words.readings[name].alert
  const action = { name: 'read-events', label: words.alerts.feed.tryNow } as const
  const stands = measuredAt === undefined ? none : kept(time.minute(measuredAt))
  return [{ title, text: `${faultWords(fault, words)} ${stands}`, action }]
}

/** Median and longest time from a change to live, of the receipts of the last 24 hours, in ms. */
export function timesToLive(
  receipts: readonly Receipt[],
  now: number,
): { median: number; longest: number } | undefined {
  const times = receipts
    .filter((receipt) => receipt.change.kind === 'document' && receipt.at.received > now - 86_400_000)
    .flatMap((receipt) => (receipt.at.seen === undefined ? [] : [receipt.at.seen - receipt.at.received]))
    .sort((left, right) => left - right)
  const median = times[Math.floor((times.length - 1) / 2)]
  const longest = times.at(-1)
  return median === undefined || longest === undefined ? undefined : { median, longest }
}

/** How many changes wait, and how long the oldest, ms. */
export const queueWords = (count: number, oldestMs: number | undefined, words: Words): string =>
  count === 0 || oldestMs === undefined
    ? words.queue.empty
    : words.queue.oldest(words.changes.count(count), durationWords(oldestMs, words))

import { languageWords } from '../../site/languages/all-words'
import { defaultLanguage, languages } from '../../site/languages/locales'
import type { Receipt } from './receipt'
import type { FeedState, OperationsStatus } from './view'
import { agoWords, changeCount, countWord, partName, releaseName, type TimeWords } from './words'

export interface Alert {
  title: string
  text: string
  action?: { name: 'read-events' | 'unpin' | 'reconcile'; label: string }
}

/** A feed counts as old when it was not read well for this long, in ms: two hourly looks were missed. */
const feedIsOldAfter = 2.5 * 3_600_000

/**
 * What is live, in one honest sentence. The first that holds:
 * 0. Another worker publishes, and knows. 1. Nothing is live yet. 2. A rollback holds the site. 3. Changes were set aside. 4. Nothing new can go live.
 * 5. Changes are on their way. 6. Everything is live.
 */
export function headline(status: OperationsStatus, inWork: number): string {
  const aside = status.setAside.length
  if (status.builder.state === 'standing by') return 'Bereit: eine andere Maschine veröffentlicht'
  if (status.live === undefined) return 'Noch ist nichts live'
  if (status.pinned.site !== undefined) return `Festgehalten auf ${releaseName(status.pinned.site)}`
  if (aside > 0) return `Live, bis auf ${countWord(aside)} Änderung${aside === 1 ? '' : 'en'}`
  if (status.builder.state === 'down' || !status.queue.reachable) return 'Live, aber ohne Neues'
  if (inWork > 0) return `Live, ${countWord(inWork)} Änderung${inWork === 1 ? '' : 'en'} unterwegs`
  return 'Alles ist live'
}

/** The sentences under the headline. */
export function explanation(status: OperationsStatus, aside: readonly Receipt[], time: TimeWords): string {
  const { builder, live } = status
  if (builder.state === 'standing by')
    return 'Diese hier nimmt Änderungen an und übernimmt, sobald jene endet. Belege und Releases stehen dort.'
  if (live === undefined) return 'Der erste Aufbau läuft. Danach steht hier, was Besucher sehen.'
  const seen =
    live.seen === undefined ? '' : `, auf ${live.seen} ${live.seen === 1 ? 'Seite' : 'Seiten'} gesehen`
  const release = `Release ${releaseName(live.id)} von ${time.clock(live.at)}${seen}.`
  const isPinned = status.pinned.site !== undefined || status.pinned.pages.length > 0
  const needs = isPinned ? 'wartet; warum, steht in ihrem Beleg' : 'braucht eine Korrektur im Inhalt'
  const corrections = aside.map(
    (receipt) => `Die Änderung «${receipt.title}» von ${time.minute(receipt.at.received)} ${needs}.`,
  )
  return [release, ...corrections].join(' ')
}

/** What is wrong, worst first. Faults that heal themselves say so. */
export function alerts(status: OperationsStatus, now: number, time: TimeWords): Alert[] {
  return [
    ...status.alarms,
    ...pinAlerts(status),
    ...(status.queue.reachable ? [] : [storeAlert]),
    ...(status.builder.state === 'down' ? [builderAlert(time.minute(status.builder.since))] : []),
    ...(status.contentService.reachable ? [] : [contentAlert(status.contentService.seenAt, time)]),
    ...status.events.flatMap((feed) => feedAlerts(feed, now, time)),
    ...(status.nightly.equal === false ? [comparisonAlert] : []),
    ...missingPartAlerts(status.missingParts),
  ]
}

function pinAlerts({ pinned }: OperationsStatus): Alert[] {
  const action = { name: 'unpin', label: 'Wieder veröffentlichen' } as const
  if (pinned.site !== undefined) {
    const title = `Die Website ist auf ${releaseName(pinned.site)} zurückgestellt.`
    return [{ title, text: 'Änderungen werden gebaut und warten, bis Sie den Release lösen.', action }]
  }
  if (pinned.pages.length === 0) return []
  return [
    {
      title: `Zurückgestellt: ${pinned.pages.join(', ')}.`,
      text: 'Änderungen an diesen Seiten warten.',
      action,
    },
  ]
}

/** One for each language: what it does not have of what is on every page, and what stands there. */
function missingPartAlerts(missing: OperationsStatus['missingParts']): Alert[] {
  return languages.flatMap((language) => {
    const names = missing.filter((part) => part.language === language).map(({ kind }) => partName(kind))
    if (names.length === 0) return []
    return [
      {
        title: `Auf ${languageWords[language].german.name} fehlt: ${names.join(', ')}.`,
        text: `An der Stelle steht, was auf ${languageWords[defaultLanguage].german.name} dafür geschrieben ist, bis es im Studio angelegt und veröffentlicht wird.`,
      },
    ]
  })
}

const storeAlert: Alert = {
  title: 'Der Speicher der Warteschlange antwortet nicht.',
  text: 'Neue Änderungen werden mit der Bitte um Wiederholung abgelehnt; nach der Rückkehr gleicht ein Abgleich alles aus.',
}

const comparisonAlert: Alert = {
  title: 'Der nächtliche Vergleich fand einen Unterschied.',
  text: 'Der saubere Aufbau wurde veröffentlicht. Das Protokoll nennt die Dateien.',
}

const builderAlert = (since: string): Alert => ({
  title: `Seit ${since} wird nichts gebaut.`,
  text: 'Der Erbauer wird neu gestartet; bis dahin bleibt der letzte gute Stand live und keine Änderung geht verloren.',
})

const contentAlert = (seenAt: number | undefined, time: TimeWords): Alert => ({
  title: `Der Inhaltsdienst antwortet ${seenAt === undefined ? 'nicht' : `seit ${time.minute(seenAt)} nicht`}.`,
  text: 'Der letzte gute Stand bleibt live. Es wird weiter versucht, von Ihnen ist nichts nötig.',
})

/** A feed that fails now, or that was last read well too long ago. */
export const isFeedBad = (feed: FeedState, now: number): boolean =>
  feed.failingSince !== undefined || feed.goodAt === undefined || now - feed.goodAt > feedIsOldAfter

function feedAlerts(feed: FeedState, now: number, time: TimeWords): Alert[] {
  if (!isFeedBad(feed, now)) return []
  const since = feed.failingSince ?? feed.goodAt
  const when = since === undefined ? '' : `seit ${time.minute(since)} `
  const next =
    feed.nextTryAt === undefined
      ? 'Es wird weiter versucht'
      : `Nächster Versuch um ${time.minute(feed.nextTryAt)}`
  return [
    {
      title: `Der ${languageWords[feed.language].german.adjective} Veranstaltungsdienst ${feed.refused?.isShort ? `liefert ${when}zu wenig` : `antwortet ${when}nicht, wie er soll`}.`,
      text: [
        feed.refused?.why,
        feed.goodAt === undefined
          ? 'Einen guten Stand gab es noch nie.'
          : `Der letzte gute Stand, ${agoWords(now - feed.goodAt)}, bleibt live.`,
        feed.refused?.isShort
          ? `${next}. Stimmt die Liste, können Sie sie einmal übernehmen.`
          : `${next}, von Ihnen ist nichts nötig.`,
      ]
        .filter((sentence) => sentence !== undefined)
        .join(' '),
      action: { name: 'read-events', label: 'Jetzt versuchen' },
    },
  ]
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

export const queueWords = (
  count: number,
  oldestMs: number | undefined,
  duration: (ms: number) => string,
): string =>
  count === 0 || oldestMs === undefined ? 'leer' : `${changeCount(count)}, älteste ${duration(oldestMs)}`

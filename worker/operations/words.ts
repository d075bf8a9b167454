import type { Change, Reason } from '../changes/change'
import type { Stage } from './receipt'

/** The operations page speaks German with Swiss spelling, as the house does. */
export const stageWords: Readonly<Record<Stage, string>> = {
  received: 'empfangen',
  built: 'gebaut',
  checked: 'geprüft',
  published: 'verteilt',
  seen: 'gesehen',
}

export const reasonWords: Readonly<Record<Reason, string>> = {
  document: 'dieser Inhalt',
  list: 'zeigt ihn in einer Liste oder einem Verweis',
  slice: 'Kopf- oder Fusszeile',
  day: 'zeigt den heutigen Tag',
  text: 'verwendet einen geänderten Text',
  events: 'zeigt geänderte Veranstaltungen',
  everything: 'alles wurde neu gebaut',
}

/** Why nothing had to be changed. */
export const unchangedWords: Readonly<Record<Change['kind'], string>> = {
  document: 'Die Seiten zeigen das schon, oder keine Seite zeigt diesen Inhalt.',
  day: 'An diesem Tag ändert sich auf keiner Seite etwas.',
  events: 'Der Veranstaltungsdienst sagt dasselbe wie zuvor.',
  reconcile: 'Alles, was im Inhaltsdienst steht, war schon live.',
  rebuild: 'Jede Datei ist, wie sie schon war.',
}

const typeWords: Readonly<Record<string, string>> = {
  page: 'Seite',
  room: 'Zimmer',
  restaurant: 'Restaurant',
  package: 'Angebot',
  activity: 'Aktivität',
  navigationMenu: 'Navigation',
  header: 'Kopfzeile',
  general: 'Allgemeines',
  contactInfo: 'Kontakt',
  prefooter: 'Fussbereich',
  socialMedia: 'Soziale Medien',
  legal: 'Rechtliches',
  staticText: 'Texte',
  mediaCorner: 'Medienecke',
  mediaImage: 'Bild der Mediathek',
  redirects: 'Weiterleitungen',
  'sanity.imageAsset': 'Bild',
  'sanity.fileAsset': 'Datei',
}

/** What editors call a site part: `Kopfzeile`, `Navigation «flyout»`. */
export function partName(kind: string): string {
  const [type = kind, menu] = kind.split(/-(.*)/s)
  const word = typeWords[type] ?? type
  return menu === undefined ? word : `${word} «${menu}»`
}

/** Title and kind of a change as far as they are known without reading the document. */
export function describeChange(change: Change): { title: string; kind: string } {
  switch (change.kind) {
    case 'document':
      return { title: change.id, kind: typeWords[change.type ?? ''] ?? 'Inhalt' }
    case 'day':
      return { title: 'Tageswechsel', kind: 'Zeitplan' }
    case 'events':
      return {
        title: 'Veranstaltungen',
        kind: eventsKind(change),
      }
    case 'reconcile':
      return { title: 'Abgleich mit dem Inhaltsdienst', kind: reconcileWords[change.reason] }
    case 'rebuild':
      return { title: 'Alles neu gebaut', kind: rebuildKind(change.reason) }
  }
}

function eventsKind({ reason, accepted }: Extract<Change, { kind: 'events' }>): string {
  if (accepted !== undefined) return `übernommen, wie sie sind. ${accepted}`
  return reason === 'request' ? 'auf Wunsch gelesen' : 'Zeitplan'
}

/** Reasons of a rebuild are kept in English, with the name of whoever asked. */
function rebuildKind(reason: string): string {
  if (reason === 'nightly comparison') return 'nächtlicher Vergleich'
  if (reason === 'planned renewal') return 'geplante Erneuerung des Erbauers'
  const [, by] = /^asked for by (.*)$/s.exec(reason) ?? []
  return by === undefined ? reason : `auf Wunsch von ${by}`
}

const reconcileWords = {
  start: 'nach dem Start',
  schedule: 'Zeitplan',
  gap: 'nach einer Lücke',
  request: 'auf Wunsch',
} as const

const counts = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]

/** Numbers up to twelve as words. */
export const countWord = (count: number): string => counts[count] ?? String(count)

export const changeCount = (count: number): string => (count === 1 ? '1 Änderung' : `${count} Änderungen`)

/** `2,9 s`, `140 ms`, `4 min`. */
export function durationWords(ms: number): string {
  if (ms < 100) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1).replace('.', ',')} s`
  if (ms < 3_600_000) return `${Math.round(ms / 60_000)} min`
  return ms < 172_800_000 ? `${Math.round(ms / 3_600_000)} h` : `${Math.round(ms / 86_400_000)} Tagen`
}

/** How long ago, in whole seconds, minutes, hours or days. */
export function agoWords(ms: number): string {
  if (ms < 60_000) return `vor ${Math.max(0, Math.round(ms / 1000))} s`
  return `vor ${durationWords(ms)}`
}

export interface TimeWords {
  /** `14:32:07`, or with the date when it was not today. */
  clock(at: number): string
  /** `14:32`, or with the date. */
  minute(at: number): string
  /** `14:32:06.9`. */
  tenth(at: number): string
}

/** Times in the hotel's zone. */
export function timeWords(zone: string, now: number): TimeWords {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('de-CH', { timeZone: zone, hourCycle: 'h23', ...options })
  const seconds = format({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
  const minutes = format({ hour: '2-digit', minute: '2-digit' })
  const day = format({ day: 'numeric', month: 'numeric' })
  const dated = (at: number, text: string) =>
    day.format(at) === day.format(now) ? text : `${day.format(at)}, ${text}`
  return {
    clock: (at) => dated(at, seconds.format(at)),
    minute: (at) => dated(at, minutes.format(at)),
    tenth: (at) => `${seconds.format(at)}.${Math.floor((at % 1000) / 100)}`,
  }
}

/** `00000412` as `r-0412`. */
export const releaseName = (id: string): string =>
  /^\d+$/.test(id) ? `r-${String(Number(id)).padStart(4, '0')}` : id

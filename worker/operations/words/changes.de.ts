import type { Turn } from '../../../site/calendar/window'
import type { Change, Reason } from '../../changes/change'
import type { Stage } from '../receipt'
import { ofReadings } from './of-readings'

/** What happened, its way, and what became of it. */
export const changes = {
  stages: {
    received: 'empfangen',
    built: 'gebaut',
    checked: 'geprüft',
    published: 'verteilt',
    seen: 'gesehen',
  } satisfies Record<Stage, string>,
  /** Why a page is another one than before. */
  reasons: {
    document: 'dieser Inhalt',
    list: 'zeigt ihn in einer Liste oder einem Verweis',
    slice: 'Kopf- oder Fusszeile',
    day: 'zeigt den heutigen Tag',
    schedule: 'nach Zeitplan',
    text: 'verwendet einen geänderten Text',
    events: 'zeigt geänderte Veranstaltungen',
    ...ofReadings('de', ({ shown }) => shown),
    everything: 'alles wurde neu gebaut',
    removed: 'gibt es nicht mehr',
  } satisfies Record<Reason | 'removed', string>,
  /** Why nothing had to be changed. */
  unchanged: {
    document: 'Die Seiten zeigen das schon, oder keine Seite zeigt diesen Inhalt.',
    day: 'An diesem Tag ändert sich auf keiner Seite etwas.',
    schedule: 'Die Seiten zeigten das schon.',
    events: 'Der Veranstaltungsdienst sagt dasselbe wie zuvor.',
    ...ofReadings('de', ({ unchanged }) => unchanged),
    reconcile: 'Alles, was im Inhaltsdienst steht, war schon live.',
    rebuild: 'Jede Datei ist, wie sie schon war.',
  } satisfies Record<Change['kind'], string>,
  types: {
    page: 'Seite',
    room: 'Zimmer',
    restaurant: 'Restaurant',
    package: 'Angebot',
    activity: 'Aktivität',
    navigationMenu: 'Navigation',
    header: 'Kopfzeile',
    general: 'Hotel',
    contactInfo: 'Kontakt',
    prefooter: 'Saisons und Partner',
    socialMedia: 'Soziale Medien',
    legal: 'Rechtliches',
    staticText: 'Texte',
    mediaCorner: 'Medienecke',
    mediaImage: 'Bild der Mediathek',
    redirects: 'Weiterleitungen',
    'sanity.imageAsset': 'Bild',
    'sanity.fileAsset': 'Datei',
  },
  otherType: 'Inhalt',
  titles: {
    day: 'Tageswechsel',
    schedule: 'Inhalte kamen oder gingen',
    events: 'Veranstaltungen',
    ...ofReadings('de', ({ look }) => look),
    reconcile: 'Abgleich mit dem Inhaltsdienst',
    rebuild: 'Alles neu gebaut',
  } satisfies Record<Exclude<Change['kind'], 'document'>, string>,
  schedule: 'Zeitplan',
  /** What became of a document by its schedule. */
  turned: {
    live: (name: string, at: string) => `${name} ist live seit ${at}.`,
    down: (name: string, at: string) => `${name} ist nicht mehr live seit ${at}.`,
  } satisfies Record<Turn['goes'], (name: string, at: string) => string>,
  /** When a document that was published is live. */
  window: {
    waits: (from: string, until: string | undefined) =>
      until === undefined ? `Geht live: ${from}.` : `Geht live: ${from}, bis ${until}.`,
    stays: (until: string) => `Bleibt live bis ${until}.`,
    over: (until: string) => `War live bis ${until}.`,
  },
  readOnRequest: 'auf Wunsch gelesen',
  takenAsIs: (by: string) => `übernommen, wie sie sind. ${by}`,
  reconcile: {
    start: 'nach dem Start',
    schedule: 'Zeitplan',
    gap: 'nach einer Lücke',
    request: 'auf Wunsch',
  },
  nightlyComparison: 'nächtlicher Vergleich',
  plannedRenewal: 'geplante Erneuerung des Erbauers',
  askedForBy: (name: string) => `auf Wunsch von ${name}`,
  count: (count: number) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
}

/** What a release did. `first`: path of its first page, `more`: how many others. */
export const releaseTitles = {
  backTo: (release: string) => `zurück auf ${release}`,
  pageBack: (page: string) => `${page} zurück`,
  unpin: 'wieder veröffentlicht',
  override: (reason: string) => `trotz Einwand: ${reason}`,
  refused: 'abgelehnt, nichts geändert',
  held: (paths: string) => `zurückgehalten: ${paths}`,
  rebuilt: (pages: number) => `neu gebaut, ${pages} Seiten`,
  removed: (paths: string) => `entfernt: ${paths}`,
  unchanged: 'nichts geändert',
  noPage: 'Dateien ohne Seite',
  andMore: (first: string, more: number) => `${first} und ${more} weitere`,
}

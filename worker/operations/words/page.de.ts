import { shortName } from '../../../site/brand/house'

/** What stands on the page itself, place by place. */
export const page = {
  titles: { state: 'Betrieb', figures: 'Messwerte', signIn: 'Anmelden', refused: 'Nicht ausgeführt' },
  house: `${shortName}, Betrieb`,
  skip: 'Zum Inhalt',
  sections: 'Abschnitte',
  places: { state: 'Stand', receipts: 'Belege', releases: 'Releases', figures: 'Messwerte' },
  site: 'Website',
  rebuild: 'Alles neu bauen',
  reconcile: 'Jetzt abgleichen',
  signOut: 'Abmelden',
  note: 'Aktionen werden mit Name und Zeit festgehalten. Diese Seite lädt nichts von aussen.',
  cancel: 'Abbrechen',
  andMore: (count: number) => `und ${count} weitere`,
}

export const signIn = {
  name: 'Name',
  token: 'Zugang',
  submit: 'Anmelden',
  wrong: 'Dieser Zugang passt nicht.',
  tooOften: 'Zu viele Versuche. Bitte in einer Minute noch einmal.',
}

/** Why an action was not done. */
export const refusals = {
  back: 'Zurück zum Stand',
  foreign:
    'Die Anfrage kam nicht von dieser Seite, oder das Formular war älter als die Anmeldung. Bitte die Seite neu laden und die Aktion wiederholen.',
  unknown: (name: string) => `Eine Aktion «${name}» gibt es nicht.`,
  incomplete: 'Es fehlt eine Angabe, oder sie ist nicht lesbar.',
  failed: (error: string) => `Das hat nicht geklappt: ${error}`,
}

/** The facts beside the headline. */
export const facts = {
  timeToLive: 'Änderung bis live, letzte 24 Stunden',
  noChange: 'keine Änderung',
  times: (median: string, longest: string) => `Median ${median}, längste ${longest}`,
  pages: 'Seiten',
  content: 'Inhaltsdienst',
  connected: 'verbunden',
  unreachable: 'nicht erreichbar',
  events: 'Veranstaltungen',
  never: 'noch nie',
  nightly: 'Nächtlicher Vergleich',
  next: (at: string) => `nächster ${at}`,
  none: 'noch keiner',
  unequal: (at: string) => `ungleich, ${at}`,
  equal: (at: string) => `gleich, ${at}`,
  equalToday: (at: string) => `gleich, heute ${at}`,
  schedule: 'Zeitplan',
  nextTurn: (at: string) => `nächster Wechsel ${at}`,
  preview: 'Vorschau',
  previewOpen: (megabytes: number) => `offen, ${megabytes} MB`,
  previewIs: { off: 'geschlossen', starting: 'wird vorbereitet', failed: 'kann nicht gezeigt werden' },
}

export const queue = {
  title: 'Warteschlange',
  empty: 'leer',
  oldest: (changes: string, age: string) => `${changes}, älteste ${age}`,
  oneByOne: 'im Einzelnen',
}

export const receipts = {
  title: 'Belege',
  legend: { wait: 'warten', build: 'bauen', send: 'verteilen und sehen' },
  none: 'Noch keine Änderung.',
  noOlder: 'Keine älteren Belege.',
  newest: 'Neueste Belege',
  older: 'Ältere Belege',
  nothingToDo: (times: number) => `${times} Mal nichts zu ändern`,
  since: (at: string, titles: string) => `seit ${at}: ${titles}`,
  revision: (revision: string) => `Revision ${revision}`,
  received: (at: string) => `empfangen ${at}`,
  heals: 'Ist das behoben, geht die Änderung von selbst live.',
  retry: 'Nochmals versuchen',
  notLive: 'nicht live',
  notYet: 'noch nicht live',
  unchanged: 'nichts zu ändern',
  onItsWay: 'unterwegs',
  incomplete: 'ein Teil fehlt',
  live: 'live',
  liveAfter: (duration: string) => `live nach ${duration}`,
  morePages: (count: number) => `und ${count} weitere Seiten`,
}

export const releases = {
  title: 'Releases',
  kept: (days: number) => `Hashdateien älterer Releases bleiben ${days === 1 ? 'einen Tag' : `${days} Tage`}`,
  rollback: 'Zurückstellen',
  live: (release: string) => `${release}, live`,
  files: (count: number) => `${count} ${count === 1 ? 'Datei' : 'Dateien'}`,
  ask: (at: string) =>
    `Die ganze Website auf ${at} stellen? Danach wird nichts veröffentlicht, bis Sie den Release wieder lösen.`,
  confirm: (release: string) => `Auf ${release} stellen`,
  onePath: 'Einen einzelnen Pfad zurückstellen',
  path: 'Pfad, der auf seinen vorigen Stand zurück soll',
  confirmPath: 'Diesen Pfad zurückstellen',
}

export const held = {
  title: 'Zurückgehalten',
  count: (count: number) => `${count === 1 ? 'Eine Seite' : `${count} Seiten`}, bis der Grund behoben ist`,
  nobodyCan: 'Das kann niemand freigeben.',
  override: 'Trotzdem veröffentlichen',
  reason: 'Grund. Er bleibt mit Ihrem Namen in der Geschichte der Releases.',
  confirm: 'Einmal trotzdem veröffentlichen',
}

/** The way to take a short events feed. */
export const shortFeed = {
  take: 'Die kurze Liste trotzdem übernehmen',
  reason: 'Grund. Er bleibt mit Ihrem Namen im Beleg. Danach gilt die kurze Liste als richtig.',
  confirm: 'Einmal übernehmen, wie sie ist',
}

export const figures = {
  title: 'Der letzte Tag',
  span: (from: string) => `Von ${from} bis jetzt.`,
  recordedSince: (at: string) => `Warteschlange und Speicher sind seit ${at} aufgezeichnet.`,
  metrics: 'Alle Messwerte für Prometheus',
  now: 'jetzt',
  timeToLive: 'Änderung bis live',
  noChange: 'Keine Änderung.',
  times: (changes: string, median: string, longest: string, at: string) =>
    `${changes}. Median ${median}, längste ${longest} um ${at}.`,
  queue: 'Warteschlange',
  nothingWaited: 'Nichts wartete.',
  mostWaited: (changes: string, at: string) => `Am meisten ${changes} zugleich, kurz nach ${at}.`,
  memory: 'Speicher',
  builder: 'Erbauer',
  worker: 'Worker',
  unknown: (name: string) => `${name}: nicht bekannt.`,
  megabytes: (name: string, last: number, most: number, at: string) =>
    `${name}: ${last} MB, am meisten ${most} MB um ${at}.`,
}

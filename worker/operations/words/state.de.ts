import type { Language } from '../../../site/languages/locales'
import type { Part } from '../day-history'
import { countWord } from './counts.de'
import { languageAdjective, languageName } from './language-name.de'

const changesInWords = (count: number) => `${countWord(count)} Änderung${count === 1 ? '' : 'en'}`

/** What is live, in one honest sentence, and what stands under it. */
export const headlines = {
  standingBy: 'Bereit: eine andere Maschine veröffentlicht',
  nothingYet: 'Noch ist nichts live',
  pinned: (release: string) => `Festgehalten auf ${release}`,
  except: (aside: number) => `Live, bis auf ${changesInWords(aside)}`,
  nothingNew: 'Live, aber ohne Neues',
  onTheirWay: (count: number) => `Live, ${changesInWords(count)} unterwegs`,
  everything: 'Alles ist live',
}

export const explanations = {
  standingBy:
    'Diese hier nimmt Änderungen an und übernimmt, sobald jene endet. Belege und Releases stehen dort.',
  isWarm: 'Die Seite ist auch hier gebaut: Die Übernahme dauert Sekunden.',
  nothingYet: 'Der erste Aufbau läuft. Danach steht hier, was Besucher sehen.',
  release: (release: string, at: string) => `Release ${release} von ${at}.`,
  releaseSeen: (release: string, at: string, pages: number) =>
    `Release ${release} von ${at}, auf ${pages} ${pages === 1 ? 'Seite' : 'Seiten'} gesehen.`,
  aside: (title: string, at: string) => `Die Änderung «${title}» von ${at} braucht eine Korrektur im Inhalt.`,
  waits: (title: string, at: string) =>
    `Die Änderung «${title}» von ${at} wartet; warum, steht in ihrem Beleg.`,
}

/** What was away for a while, and what became of the `all` changes of that time, of which some are `live`. */
export const outages = {
  at: (minute: string) => `Um ${minute}`,
  fromTo: (begin: string, end: string) => `Von ${begin} bis ${end}`,
  silence: {
    worker: 'lief dieser Worker nicht',
    content: 'antwortete der Inhaltsdienst nicht',
    builder: 'wurde nichts gebaut',
    queue: 'antwortete der Speicher der Warteschlange nicht',
  } satisfies Record<Part, string>,
  fate(all: number, live: number): string {
    if (all === 0) return 'geändert wurde in dieser Zeit nichts'
    if (all === 1 && live === 0) return 'die Änderung dieser Zeit ist noch nicht live'
    if (live < all)
      return `von den ${countWord(all)} Änderungen dieser Zeit ${live > 1 ? 'sind' : 'ist'} ${countWord(live)} live`
    return live === 1
      ? 'die Änderung dieser Zeit ist live'
      : `die ${countWord(live)} Änderungen dieser Zeit sind live`
  },
}

/** What is wrong, and how to act on it. */
export const alerts = {
  unpin: 'Wieder veröffentlichen',
  pinnedSite: {
    title: (release: string) => `Die Website ist auf ${release} zurückgestellt.`,
    text: 'Änderungen werden gebaut und warten, bis Sie den Release lösen.',
  },
  pinnedPages: {
    title: (paths: string) => `Zurückgestellt: ${paths}.`,
    text: 'Änderungen an diesen Seiten warten.',
  },
  store: {
    title: 'Der Speicher der Warteschlange antwortet nicht.',
    text: 'Neue Änderungen werden mit der Bitte um Wiederholung abgelehnt; nach der Rückkehr gleicht ein Abgleich alles aus.',
  },
  builder: {
    title: (since: string) => `Seit ${since} wird nichts gebaut.`,
    text: 'Der Erbauer wird neu gestartet; bis dahin bleibt der letzte gute Stand live und keine Änderung geht verloren.',
  },
  content: {
    title: (since: string | undefined) =>
      `Der Inhaltsdienst antwortet ${since === undefined ? 'nicht' : `seit ${since} nicht`}.`,
    text: 'Der letzte gute Stand bleibt live. Es wird weiter versucht, von Ihnen ist nichts nötig.',
  },
  comparison: {
    title: 'Der nächtliche Vergleich fand einen Unterschied.',
    text: 'Der saubere Aufbau wurde veröffentlicht. Das Protokoll nennt die Dateien.',
  },
  missingParts: {
    title: (language: Language, parts: string) => `Auf ${languageName(language)} fehlt: ${parts}.`,
    text: (standIn: Language) =>
      `An der Stelle steht, was auf ${languageName(standIn)} dafür geschrieben ist, bis es im Studio angelegt und veröffentlicht wird.`,
  },
  feed: {
    title(language: Language, isShort: boolean, since: string | undefined): string {
      const when = since === undefined ? '' : `seit ${since} `
      const what = isShort ? `liefert ${when}zu wenig` : `antwortet ${when}nicht, wie er soll`
      return `Der ${languageAdjective(language)} Veranstaltungsdienst ${what}.`
    },
    neverGood: 'Einen guten Stand gab es noch nie.',
    lastGood: (ago: string) => `Der letzte gute Stand, ${ago}, bleibt live.`,
    next(isShort: boolean, at: string | undefined): string {
      const next = at === undefined ? 'Es wird weiter versucht' : `Nächster Versuch um ${at}`
      return isShort
        ? `${next}. Stimmt die Liste, können Sie sie einmal übernehmen.`
        : `${next}, von Ihnen ist nichts nötig.`
    },
    tryNow: 'Jetzt versuchen',
  },
}

/** What an operator must know and nothing else says. `names`: of the first files or pages. */
export const alarms = {
  andMore: (names: string, more: number) => `${names} und ${more} weitere`,
  stuck: {
    title: 'Änderungen warten seit mehr als fünf Minuten.',
    text: 'Besucher sehen den letzten Stand; verloren ist nichts. Das Protokoll des Workers sagt, woran es liegt.',
  },
  purge: {
    title: 'Der Cache vor der Website nimmt keine Aufträge an.',
    text: 'Was veröffentlicht wurde, ist auf der Website; Besucher bekommen womöglich noch, was der Cache behalten hat. Er wird gefragt, bis er annimmt.',
  },
  enquiries: {
    title: (count: number) =>
      count === 1
        ? 'Eine Anfrage eines Gastes ist nicht beim Haus.'
        : `${count} Anfragen von Gästen sind nicht beim Haus.`,
    text: (minutes: number) =>
      `Die älteste wartet seit ${minutes} Minuten. Sie liegen auf der Festplatte und werden weiter zugestellt; das Protokoll nennt den Grund.`,
  },
  lostEnquiries: {
    title: (count: number) =>
      count === 1
        ? 'Die Datei einer Anfrage ist nicht lesbar.'
        : `Die Dateien von ${count} Anfragen sind nicht lesbar.`,
    text: 'Was beschädigt ist, wurde beiseitegelegt (enquiries/*.damaged), und ein Neustart beendet diesen Hinweis. Was eine neuere Version geschrieben hat, wartet auf diese.',
  },
  unmade: {
    title: (count: number) =>
      count === 1
        ? 'Eine Seite konnte nicht gemacht werden.'
        : `${count} Seiten konnten nicht gemacht werden.`,
    text: (names: string) =>
      `${names}. Ihr letzter Stand bleibt live; alles andere geht weiter. Sie gehen live, sobald ihr Inhalt oder der Code berichtigt ist.`,
  },
  slices: {
    title: 'Kopf oder Fuss der Seiten konnte nicht gemacht werden.',
    text: (sentences: string) => `${sentences} Alles andere geht weiter.`,
  },
  lost: {
    title: (count: number) =>
      count === 1
        ? 'Eine Datei der Website ist auf der Festplatte beschädigt.'
        : `${count} Dateien der Website sind auf der Festplatte beschädigt.`,
    text: (names: string) =>
      `${names}. Besucher werden dort um einen Augenblick Geduld gebeten; alles wird neu gebaut.`,
  },
  damage: {
    title: 'Die Festplatte hat Dateien der Website beschädigt.',
    text: (count: number) =>
      `${count === 1 ? 'Eine wurde gefunden' : `${count} wurden gefunden`}; was eine zweite Kopie hat, ist ersetzt. Das Protokoll nennt sie. Lassen Sie die Festplatte prüfen; ein Neustart beendet diesen Hinweis.`,
  },
  large: {
    title: (limit: string) => `Der Datenordner ist grösser als ${limit}.`,
    text: (size: string) =>
      `Er belegt ${size}; was davon wozu gehört, steht in den Messwerten (site_data_bytes). Solange die Festplatte nicht voll ist, läuft alles weiter. Schaffen Sie Platz, oder heben Sie die Grenze an (DATA_ALARM_MB).`,
  },
  unheard: {
    title: 'In der Anwendung ist etwas fehlgeschlagen, womit sie nicht gerechnet hat.',
    text: (count: number) =>
      `Sie läuft weiter; ${count === 1 ? 'es war einmal' : `es war ${count} Mal`}. Das Protokoll nennt die Stelle (worker.error-unheard). Ein Neustart beendet diesen Hinweis.`,
  },
}

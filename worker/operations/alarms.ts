import type { Fault } from '../changes/change'
import type { Waiting } from '../publish/publisher-types'
import type { Damage } from '../publish/store/damage'
import { faultWords } from './fault-words'

/** What an operator must know and no other line of the page says, in an operator's words. */
export interface Alarm {
  title: string
  text: string
}

export interface AlarmFacts {
  /** Pages that wait, with the reason. */
  held: readonly Pick<Waiting, 'path' | 'fault'>[]
  /** Headers and footers that could not be made. */
  unmadeSlices: readonly Fault[]
  /** Changes in the inbox, and when the oldest was accepted, ms since the epoch. */
  waiting: { count: number; oldestAcceptedAt: number | undefined }
  /** Files of the site that were damaged on the disk since the start. */
  damage: Pick<Damage, 'found' | 'lost'>
  /** When a cache in front first refused to forget what changed, ms since the epoch; undefined where it accepts. */
  purgeRefusedSince: number | undefined
  /** What the data folder takes on the disk, and how much of that is expected, bytes; undefined before it was measured. */
  data: { bytes: number | undefined; limit: number }
  /** How many errors nobody listened to since the start. */
  unheard: number
  now: number
}

/** After this long something is wrong, however large the site is, ms: 5,000 pages take less than a minute. */
export const tooLong = 5 * 60_000

/** True when publishing does not go on: the oldest change has waited for too long. */
export const isStuck = ({ waiting, now }: Pick<AlarmFacts, 'waiting' | 'now'>): boolean =>
  waiting.count > 0 && waiting.oldestAcceptedAt !== undefined && now - waiting.oldestAcceptedAt > tooLong

/** Worst first. */
export function alarmsOf(facts: AlarmFacts): Alarm[] {
  const unmade = facts.held.filter(({ fault }) => fault?.code === 'gate.unmade')
  return [
    ...(isStuck(facts) ? [stuckAlarm] : []),
    ...(facts.purgeRefusedSince !== undefined ? [purgeAlarm] : []),
    ...(facts.damage.lost.length > 0 ? [lostAlarm(facts.damage.lost)] : []),
    ...(unmade.length > 0 ? [unmadeAlarm(unmade)] : []),
    ...(facts.unmadeSlices.length > 0 ? [slicesAlarm(facts.unmadeSlices)] : []),
    ...(facts.damage.found > 0 ? [damageAlarm(facts.damage.found)] : []),
    ...(isLarge(facts.data) ? [largeAlarm(facts.data)] : []),
    ...(facts.unheard > 0 ? [unheardAlarm(facts.unheard)] : []),
  ]
}

const stuckAlarm: Alarm = {
  title: 'Änderungen warten seit mehr als fünf Minuten.',
  text: 'Besucher sehen den letzten Stand; verloren ist nichts. Das Protokoll des Workers sagt, woran es liegt.',
}

const purgeAlarm: Alarm = {
  title: 'Der Cache vor der Website nimmt keine Aufträge an.',
  text: 'Was veröffentlicht wurde, ist auf der Website; Besucher bekommen womöglich noch, was der Cache behalten hat. Er wird gefragt, bis er annimmt.',
}

const shown = 3

function unmadeAlarm(pages: readonly { path: string }[]): Alarm {
  const names = pages.slice(0, shown).map(({ path }) => path)
  const more = pages.length > shown ? ` und ${pages.length - shown} weitere` : ''
  return {
    title:
      pages.length === 1
        ? 'Eine Seite konnte nicht gemacht werden.'
        : `${pages.length} Seiten konnten nicht gemacht werden.`,
    text: `${names.join(', ')}${more}. Ihr letzter Stand bleibt live; alles andere geht weiter. Sie gehen live, sobald ihr Inhalt oder der Code berichtigt ist.`,
  }
}

const slicesAlarm = (slices: readonly Fault[]): Alarm => ({
  title: 'Kopf oder Fuss der Seiten konnte nicht gemacht werden.',
  text: `${slices.map((slice) => faultWords(slice)).join(' ')} Alles andere geht weiter.`,
})

function lostAlarm(files: readonly string[]): Alarm {
  const names = files.slice(0, shown)
  const more = files.length > shown ? ` und ${files.length - shown} weitere` : ''
  return {
    title:
      files.length === 1
        ? 'Eine Datei der Website ist auf der Festplatte beschädigt.'
        : `${files.length} Dateien der Website sind auf der Festplatte beschädigt.`,
    text: `${names.join(', ')}${more}. Besucher werden dort um einen Augenblick Geduld gebeten; alles wird neu gebaut.`,
  }
}

const damageAlarm = (count: number): Alarm => ({
  title: 'Die Festplatte hat Dateien der Website beschädigt.',
  text: `${count === 1 ? 'Eine wurde gefunden' : `${count} wurden gefunden`}; was eine zweite Kopie hat, ist ersetzt. Das Protokoll nennt sie. Lassen Sie die Festplatte prüfen; ein Neustart beendet diesen Hinweis.`,
})

const isLarge = (data: AlarmFacts['data']): data is { bytes: number; limit: number } =>
  data.bytes !== undefined && data.bytes > data.limit

const gigabytes = (bytes: number): string =>
  `${(bytes / 1e9).toLocaleString('de-CH', { maximumFractionDigits: 1 })} GB`

const largeAlarm = ({ bytes, limit }: { bytes: number; limit: number }): Alarm => ({
  title: `Der Datenordner ist grösser als ${gigabytes(limit)}.`,
  text: `Er belegt ${gigabytes(bytes)}; was davon wozu gehört, steht in den Messwerten (site_data_bytes). Solange die Festplatte nicht voll ist, läuft alles weiter. Schaffen Sie Platz, oder heben Sie die Grenze an (DATA_ALARM_MB).`,
})

const unheardAlarm = (count: number) => ({
  title: 'In der Anwendung ist etwas fehlgeschlagen, womit sie nicht gerechnet hat.',
  text: `Sie läuft weiter; ${count === 1 ? 'es war einmal' : `es war ${count} Mal`}. Das Protokoll nennt die Stelle (worker.error-unheard). Ein Neustart beendet diesen Hinweis.`,
})

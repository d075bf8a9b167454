import { languageWords } from '../../site/languages/all-words'
import { isLanguage, languages } from '../../site/languages/locales'
import type { Fault, FaultCode, Problem } from '../changes/change'
import type { FaultOutcome } from '../changes/fault-codes'
import { documentWords, fieldWords, type TitleOf } from './field-words'
import { releaseName } from './words'

/** What every fault means to an editor. Names in braces are facts of the case. */
export const faultSentences: Readonly<Record<FaultCode, string>> = {
  'address.missing': 'Die Seite hat keine Adresse.',
  'address.slashes': '{path} muss mit einem Schrägstrich beginnen und darf mit keinem enden.',
  'address.language': '{path} muss mit {start} beginnen, um eine Seite auf {language} zu sein.',
  'address.percent': '{path} enthält ein Prozentzeichen, das für nichts steht.',
  'address.hidden': '{path} verbirgt einen Punkt, einen Schrägstrich oder ein Nullzeichen.',
  'address.character': '{path} enthält ein Zeichen, das in einer Adresse nicht erlaubt ist.',
  'address.dots': '{path} hat einen Teil, der nur aus Punkten besteht.',
  'address.long': 'Die Adresse ist länger als {bytes} Bytes.',
  'address.reserved': '{path} braucht die Website selbst: «{name}» ist vergeben.',
  'address.file': '{path} endet wie eine Datei.',
  'address.taken': '{path} gehört schon «{document}» und bleibt dort.',
  'address.stays': 'Bis dahin bleibt die Seite unter {path}.',
  'document.language': `«{value}» ist keine Sprache der Website (${languages.join(', ')}).`,
  'document.title': 'Der Titel fehlt.',
  'document.guard':
    '«{value}» ist kein Schutz, den die Website kennt. Die Seite bleibt hinter dem Zugangscode, wie sie dort zuletzt war.',
  'document.part-taken': 'Auf {language} gibt es dafür schon «{document}»; nur das wird verwendet.',
  'document.single': 'Davon gibt es nur ein Dokument, «{document}»; nur das wird verwendet.',
  'document.unread': 'Die Website liest nicht dieses Dokument, sondern «{document}».',
  'document.stands-in': 'Auf {language} gibt es dieses Dokument nicht; gezeigt wird dort «{document}».',
  'document.other-language':
    'Die Seite ist auf {language}, ihre Kennung gehört zu einer anderen Sprache; sie hat keine Übersetzungen. Richtig wäre die Kennung «{document}».',
  'document.text-place': 'Sprache oder Bereich fehlt.',
  'document.text-taken': 'Für den Bereich {namespace} gibt es auf {language} schon «{document}».',
  'document.picture': '«{value}» verweist auf kein Bild; das Bild wird weggelassen.',
  'document.deep':
    'Der Inhalt ist tiefer als {levels} Ebenen verschachtelt; was tiefer liegt, wird weggelassen.',
  'document.kind': 'Hier gehört {expected} hin, nicht {found}; die Angabe wird weggelassen.',
  'document.choice': '«{value}» steht nicht zur Wahl; die Angabe wird weggelassen.',
  'document.whole': '{value} ist keine ganze Zahl; die Angabe wird weggelassen.',
  'document.range': '{value} liegt nicht zwischen {least} und {most}; die Angabe wird weggelassen.',
  'document.characters': 'Der Text enthielt Zeichen, die keine Seite zeigen kann; sie wurden weggelassen.',
  'document.link': 'Die Adresse «{value}» ist nicht erlaubt; der Link wird weggelassen.',
  'document.section': 'Den Namen «{value}» hat die Website für sich; die Sprungmarke wird weggelassen.',
  'entry.missing': 'Die Angabe fehlt oder ist von der falschen Art.',
  'entry.empty': 'Die Angabe ist leer oder zu klein.',
  'entry.long': 'Die Angabe ist zu lang oder zu gross.',
  'entry.value': 'Dieser Wert ist nicht vorgesehen.',
  'entry.slug': 'Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche.',
  'entry.picture': 'Der Verweis führt auf kein Bild.',
  'entry.link': 'Diese Adresse ist nicht erlaubt.',
  'entry.unreadable': 'Die Angabe ist nicht lesbar.',
  'entry.characters': 'Die Angabe enthielt Zeichen, die keine Seite zeigen kann; sie wurden weggelassen.',
  'entry.twice': 'Zwei Einträge heissen gleich; vom zweiten gelten nur die Daten.',
  'date.missing': 'Der Beginn fehlt.',
  'date.day': '{day} ist kein Tag des Kalenders.',
  'date.year': '{day} liegt nicht in den Jahren von {first} bis {last}.',
  'date.long': 'Von {start} bis {end} sind es mehr als {days} Tage.',
  'date.time': '{time} ist keine Uhrzeit von 00:00 bis 23:59.',
  'date.order': 'Das Ende ({end}) liegt vor dem Beginn ({start}).',
  'date.skipped': '{time} gibt es am {day} nicht: Die Uhr wird in dieser Stunde vorgestellt.',
  'date.twice': '{when} steht zweimal da; das erste gilt.',
  'date.unreadable': 'Das Datum ist nicht lesbar.',
  'feed.type': 'Die Antwort ist kein JSON, sondern {type}.',
  'feed.charset': 'Die Antwort ist in {charset} geschrieben statt in UTF-8.',
  'feed.encoding': 'Die Antwort ist nicht in UTF-8 geschrieben.',
  'feed.json': 'Die Antwort ist abgeschnitten oder kein gültiges JSON.',
  'feed.no-body': 'Die Antwort ist leer.',
  'feed.late': 'Die Antwort brauchte länger als {seconds} s.',
  'feed.large': 'Die Antwort ist grösser als {size}.',
  'feed.status': 'Die Antwort ist ein Fehler ({status}).',
  'feed.redirect': 'Die Adresse leitet weiter nach {host}; dorthin wird nicht gegangen.',
  'feed.unreachable': 'Es kommt keine Antwort.',
  'feed.shape': 'Die Antwort ist anders aufgebaut als abgemacht ({field}).',
  'feed.empty': 'Die Liste ist leer.',
  'feed.shrunken': 'Die Liste ist von {before} auf {now} {what} geschrumpft.',
  'gate.lost-pages':
    'Die Website verlöre {lost} von {before} Seiten ({percent} %, erlaubt sind {allowed} %), darunter {example}. Es wurde nichts geändert.',
  'gate.dead-link': '{page} verweist auf {target}; diese Seite gibt es nicht. {outcome}',
  'gate.translation-missing': '{page} nennt {target} als Übersetzung; diese Seite gibt es nicht. {outcome}',
  'gate.translation-unanswered':
    '{page} nennt {target} als Übersetzung, wird aber von ihr nicht genannt. {outcome}',
  'gate.translation-dropped':
    '{page} nennt die Übersetzung {target} nicht mehr, von der sie genannt wird. {outcome}',
  'gate.still-linked': '{page} bleibt, solange {from} darauf verweist.',
  'gate.lookalike': '{page} ist mit {other} zu verwechseln; die ältere Seite behält die Adresse.',
  'gate.unmade': '{page} konnte nicht gemacht werden ({reason}). {outcome}',
  'gate.unpublished': '{file} enthält, was nicht veröffentlicht ist: {document}.',
  'gate.pinned-site': 'Die Website ist auf {release} zurückgestellt.',
  'gate.pinned-page': '{page} ist auf {release} zurückgestellt.',
  'slice.unmade':
    'Der {slice} der Seiten auf {language} konnte nicht gemacht werden ({reason}); sein letzter Stand bleibt.',
  'file.name': 'Die Datei {file} heisst, wie keine heissen darf; sie wurde weggelassen.',
  'file.irregular': '{file} ist keine gewöhnliche Datei der Website; sie wurde weggelassen.',
  'rollback.unknown': 'Einen Release {release} gibt es nicht; der letzte ist {last}.',
  'rollback.not-kept': '{release} wird nicht mehr aufbewahrt.',
  'rollback.no-earlier': 'Von {page} wird kein früherer Stand aufbewahrt.',
  'rollback.guarded':
    '{page} liegt jetzt hinter dem Zugangscode; was davon öffentlich war, kommt nicht zurück.',
  'override.nothing': 'Es wird nichts zurückgehalten, was veröffentlicht werden könnte.',
  'redirect.start': 'Die Weiterleitung {from} muss mit einem einzigen Schrägstrich beginnen.',
  'redirect.home': 'Die Weiterleitung {from} nähme die Startseite weg.',
  'redirect.from':
    'Die Weiterleitung {from} geht von einer Adresse mit Leerzeichen, Zeichen oder Abfrage aus.',
  'redirect.to': 'Die Weiterleitung {from} führt auf {to}, worin ein Zeichen nicht erlaubt ist.',
  'redirect.target': 'Die Weiterleitung {from} führt auf {to}: weder ein Pfad noch eine Adresse mit https.',
  'redirect.twice': 'Die Weiterleitung {from} steht zweimal da; die erste gilt.',
  'redirect.circle': 'Die Weiterleitung {from} führt im Kreis.',
  'redirect.list': 'Die Liste der Weiterleitungen ist nicht lesbar; die frühere gilt weiter.',
}

const outcomeWords: Readonly<Record<FaultOutcome, (target: string) => string>> = {
  earlier: () => 'Der frühere Stand bleibt live.',
  'not-yet': () => 'Sie ist noch nicht live.',
  live: () => 'Sie ist trotzdem live.',
  'target-stays': (target) => `${target} bleibt bis dahin.`,
}

const isOutcome = (value: string): value is FaultOutcome => Object.hasOwn(outcomeWords, value)

const partWords: Readonly<Record<string, string>> = { events: 'Veranstaltungen', dates: 'Daten' }

const sliceWords: Readonly<Record<string, string>> = { header: 'Kopf', footer: 'Fuss' }

/** Kinds of values as an editor names them. */
const kindWords: Readonly<Record<string, string>> = {
  text: 'ein Text',
  number: 'eine Zahl',
  flag: 'ein Ja oder Nein',
  day: 'ein Datum',
  moment: 'ein Datum mit Uhrzeit',
  list: 'eine Liste',
  group: 'eine Gruppe von Feldern',
  nothing: 'eine leere Angabe',
}

/** The kind that was found, with the value where it can be quoted. */
const foundWords = (kind: string, value: string | number | undefined): string =>
  `${kindWords[kind] ?? kind}${value === undefined ? '' : ` («${value}»)`}`

/** A fault in an editor's words. One that an earlier version kept without its code stays as it is. */
export function faultWords(
  fault: Partial<Fault> & Pick<Fault, 'reason'>,
  titleOf: TitleOf = () => undefined,
): string {
  const { code, facts = {}, reason } = fault
  const sentence = code === undefined ? undefined : faultSentences[code]
  if (sentence === undefined) return reason
  return sentence.replace(/\{([a-z]+)\}/g, (_, name: string) => factWords(name, facts, titleOf))
}

function factWords(name: string, facts: Fault['facts'], titleOf: TitleOf): string {
  const value = String(facts[name] ?? '')
  if (name === 'document') return titleOf(value) ?? value
  if (name === 'release' || name === 'last') return releaseName(value)
  if (name === 'slice') return sliceWords[value] ?? value
  if (name === 'what') return partWords[value] ?? value
  if (name === 'language') return isLanguage(value) ? languageWords[value].german.name : value
  if (name === 'expected') return kindWords[value] ?? value
  if (name === 'found') return foundWords(value, facts.value)
  if (name === 'outcome') return isOutcome(value) ? outcomeWords[value](String(facts.target)) : ''
  return value
}

/** `Titel: Der Titel fehlt.`, or with the document where it is not clear from the place. */
export function problemWords(problem: Problem, titleOf: TitleOf, withDocument: boolean): string {
  const words = `${fieldWords(problem.field)}: ${faultWords(problem, titleOf)}`
  return withDocument ? `${documentWords(problem.documentId, titleOf)}, ${words}` : words
}

/** What the rules of the content model say of a wrong value, in German. `{}` stands for what a rule names, in its order. */
import type { RuleWords } from './rules-in-words'

export const germanRules: RuleWords = {
  verdicts: {
    'only the home page may have the path "{}"': 'Nur die Startseite darf den Pfad «{}» haben.',
    'the path is {} characters long, at most {} are allowed':
      'Der Pfad ist {} Zeichen lang, erlaubt sind höchstens {}.',
    '"{}" may hold only slashes, lower-case letters a to z, digits and single hyphens':
      '«{}» darf nur Schrägstriche, Kleinbuchstaben von a bis z, Ziffern und einzelne Bindestriche enthalten.',
    '"{}" must not end with a slash': '«{}» darf nicht mit einem Schrägstrich enden.',
    '"{}" is a path of another language: those of the main language have no prefix':
      '«{}» ist ein Pfad einer anderen Sprache: Jene der Hauptsprache haben keinen Vorsatz.',
    '"{}" must begin with "{}" to be a page in {}':
      '«{}» muss mit «{}» beginnen, um eine Seite in der Sprache «{}» zu sein.',
    '"{}" is used by the site itself: "{}" is taken': '«{}» braucht die Website selbst: «{}» ist vergeben.',
    '"{}" must begin with one slash': '«{}» muss mit genau einem Schrägstrich beginnen.',
    '"{}" must not hold spaces, quotes, backslashes or ".."':
      '«{}» darf keine Leerzeichen, Anführungszeichen, umgekehrten Schrägstriche oder «..» enthalten.',
    '"{}" holds a mark that nobody sees: type it anew':
      '«{}» enthält ein Zeichen, das man nicht sieht: Bitte neu tippen.',
    '"{}" is a name that the site has for itself': '«{}» ist ein Name, den die Website selbst verwendet.',
    'must be after "Live from"': 'Muss nach «Live ab» liegen.',
    'must not be before "From"': 'Darf nicht vor «Von» liegen.',
    'must not be before "Valid from"': 'Darf nicht vor «Gültig ab» liegen.',
    'two parts have the section id "{}"': 'Zwei Abschnitte haben die Sprungmarke «{}».',
    'must not be below "Floor"': 'Darf nicht unter «Stock» liegen.',
  },
  patterns: {
    'a lower-case word such as "wellness" or "rooms-2"':
      'ein Wort in Kleinbuchstaben, etwa «wellness» oder «zimmer-2»',
    'lower-case letters, digits and hyphens': 'Kleinbuchstaben, Ziffern und Bindestriche',
    'two capital letters': 'zwei Grossbuchstaben',
    'three capital letters': 'drei Grossbuchstaben',
    'a number that begins with +': 'eine Nummer, die mit + beginnt',
    'up to 40 letters, digits, _ or -': 'bis zu 40 Buchstaben, Ziffern, _ oder -',
    '5 to 20 letters, digits, _ or -': '5 bis 20 Buchstaben, Ziffern, _ oder -',
    'letters, digits, dots, _ and -': 'Buchstaben, Ziffern, Punkte, _ und -',
    'default, square, panorama or width:height': 'default, square, panorama oder Breite:Höhe',
    'a time from 00:00 to 23:59, written HH:mm': 'eine Zeit von 00:00 bis 23:59, als HH:mm geschrieben',
  },
}

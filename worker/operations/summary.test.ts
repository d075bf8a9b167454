import { expect, it } from 'vitest'
import { fault } from '../../site/border/problem'
import { type MissingPart, missingParts } from '../../site/content/missing-parts'
import { sitePartId } from '../../site/content/part-claimants'
import type { Language } from '../../site/languages/locales'
import { problemWords } from './fault-words'
import type { ReadingStanding } from './overview'
import { receiptProblem } from './receipt-problem'
import { alerts } from './summary'
import { exampleStatus } from './testing/example'
import { timeWords } from './times'
import { de } from './words/de'
import { en } from './words/en'

/** What is missing where the main language has everything and others have all but these. */
function missing(parts: readonly (readonly [kind: string, language: Language])[]): MissingPart[] {
  const gone = new Set(parts.map(([kind, language]) => sitePartId(kind, language)))
  return missingParts({ giverOf: (nodeId) => (gone.has(nodeId) ? undefined : nodeId) })
}

const found = missing([
  ['header', 'fr'],
  ['navigationMenu-flyout', 'fr'],
  ['general', 'en'],
])

it('what a language does not have of header, menus and footer is told, and what stands there', () => {
  const quiet = { ...exampleStatus, events: [], missingParts: found }
  const now = 1_780_000_000_000
  const time = timeWords('Europe/Zurich', now, de)
  const texts = alerts(quiet, { now, time, words: de }).map(({ title, text }) => [title, text])
  const standsIn =
    'An der Stelle steht, was auf Deutsch dafür geschrieben ist, bis es im Studio angelegt und veröffentlicht wird.'
  expect(texts).toEqual([
    ['Auf Französisch fehlt: Kopfzeile, Navigation «flyout».', standsIn],
    ['Auf Englisch fehlt: Hotel.', standsIn],
  ])
})

it('a service of the ridge that fails is told, with why and what pages show meanwhile', () => {
  const now = Date.parse('2026-12-08T14:00:00Z')
  const told = (words: typeof de, ridge: ReadingStanding) =>
    alerts(
      { ...exampleStatus, events: [], readings: { ridge } },
      { now, time: timeWords('Europe/Zurich', now, words), words },
    ).map(({ text }) => text)
  const late = fault('feed.late', 'it took longer than 3 s', { seconds: 3 })
  expect(told(de, { fault: late, measuredAt: Date.parse('2026-12-08T13:20:00Z') })).toEqual([
    'Die Antwort brauchte länger als 3 s. Die Seiten zeigen die Messung von 14:20 mit ihrer Zeit, sechs Stunden lang; danach nur noch diese Zeit. Von Ihnen ist nichts nötig.',
  ])
  expect(told(en, { fault: late, measuredAt: undefined })).toEqual([
    'The answer took longer than 3 s. There has never been a good reading; the pages name only the season. You need do nothing.',
  ])
})

it.each([
  ['once a day, and was last read well this morning', '2026-12-07T05:00:00Z', []],
  ['once a day, and has missed two mornings', '2026-12-08T05:00:00Z', ['Der deutsche Veranstaltungsdienst']],
  [
    'at times that nobody knows, and was last read well nine hours ago',
    undefined,
    ['Der deutsche Veranstaltungsdienst'],
  ],
])('a feed that is read %s, is told where two looks were missed', (_, due, named) => {
  const now = Date.parse('2026-12-08T14:00:00Z')
  const dueAt = due === undefined ? undefined : Date.parse(due)
  const events = [{ language: 'de' as const, goodAt: Date.parse('2026-12-08T05:00:00Z') - 1, dueAt }]
  const told = alerts(
    { ...exampleStatus, events },
    { now, time: timeWords('Europe/Zurich', now, de), words: de },
  )
  expect(told.map(({ title }) => title).filter((title) => title.includes('Veranstaltungsdienst'))).toEqual(
    named.map((name) => expect.stringContaining(name)),
  )
})

it('the receipt of a removed header says what stands in its place', () => {
  const [header] = found
  expect(
    header &&
      problemWords(
        receiptProblem(header, () => undefined, false),
        de,
      ),
  ).toBe('Dokument: Auf Französisch gibt es dieses Dokument nicht; gezeigt wird dort «sitepart-header-de».')
})

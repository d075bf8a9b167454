import { expect, it } from 'vitest'
import { type MissingPart, missingParts } from '../../site/content/missing-parts'
import { sitePartId } from '../../site/content/part-claimants'
import type { Language } from '../../site/languages/locales'
import { problemWords } from './fault-words'
import { receiptProblem } from './receipt-problem'
import { alerts } from './summary'
import { exampleStatus } from './testing/example'
import { timeWords } from './times'
import { de } from './words/de'

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
    ['Auf Englisch fehlt: Allgemeines.', standsIn],
  ])
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

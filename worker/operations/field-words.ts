import { isLanguage } from '../../site/languages/locales'
import { readingOfDocument } from '../../site/readings/reading-feeds'
import type { Words } from './words/all-words'

/** Steps into a document that say nothing to an editor. */
const silentSteps = ['asset', '_ref']

/** `parts[0].gallery[3].asset._ref` as `Abschnitt 1, Bild 4`. */
export function fieldWords(field: string, { fields }: Words): string {
  const wholes: Readonly<Record<string, string>> = fields.whole
  const whole = wholes[field]
  if (whole !== undefined) return whole
  const words: Readonly<Record<string, string>> = { ...fields.studio, ...fields.steps }
  const told = field.split('.').filter((step) => !silentSteps.includes(step))
  const steps = told.map((step) => {
    const [, name = step, index] = /^(.*?)\[(\d+)\]$/.exec(step) ?? []
    const word = words[name] ?? name
    return index === undefined ? word : `${word} ${Number(index) + 1}`
  })
  return steps.join(', ')
}

/** `events/fr/lichtrunde` as `«lichtrunde» im französischen Veranstaltungsdienst`, a document by its title. */
export function documentWords(
  documentId: string,
  title: string | undefined,
  { fields, readings }: Words,
): string {
  const reading = readingOfDocument(documentId)
  if (reading !== undefined) return readings[reading].service
  const [, language = '', name] = /^events\/([a-z]{2})\/(.*)$/s.exec(documentId) ?? []
  if (name === undefined) return fields.named(title ?? documentId)
  const shown = name
    .replace(/^entry (\d+)$/, (_, number: string) => fields.entry(number))
    .replace(/^facet (\d+)$/, (_, number: string) => fields.facet(number))
  return fields.inFeed(shown, isLanguage(language) ? language : undefined)
}

import { languageWords } from '../../site/languages/all-words'
import { isLanguage } from '../../site/languages/locales'
import { studioWords } from './studio-words'

/** Titles of documents by id; an id without one is shown as it is. */
export type TitleOf = (documentId: string) => string | undefined

/** Fields of documents and entries as the Studio and the feed call them, by their names in the data. */
const fieldNames: Readonly<Record<string, string>> = {
  'url.fullPath': 'Adresse',
  __i18n_lang: 'Sprache',
  _type: 'Art',
  _id: 'Dokument',
  document: 'Dokument',
  title: 'Titel',
  middleware: 'Schutz',
  namespace: 'Bereich',
  links: 'Links',
  hreflang: 'Übersetzungen',
  list: 'Liste',
  file: 'Datei',
  slug: 'Kennung',
  cleanDates: 'Daten',
  facedId: 'Kennung',
  price: 'Preis',
  image: 'Bild',
  downloads: 'Downloads',
}

/** Steps into a document; the ones without a word say nothing to an editor. */
const stepNames: Readonly<Record<string, string>> = {
  ...studioWords,
  images: 'Bild',
  markDefs: 'Verweis',
  cleanDates: 'Datum',
  downloads: 'Download',
  asset: '',
  _ref: '',
}

/** `parts[0].gallery[3].asset._ref` as `Abschnitt 1, Bild 4`. */
export function fieldWords(field: string): string {
  const whole = fieldNames[field]
  if (whole !== undefined) return whole
  const steps = field.split('.').map((step) => {
    const [, name = step, index] = /^(.*?)\[(\d+)\]$/.exec(step) ?? []
    const word = stepNames[name] ?? name
    return index === undefined ? word : `${word} ${Number(index) + 1}`
  })
  return steps.filter((step) => step !== '').join(', ')
}

/** `events/fr/lichtrunde` as `«lichtrunde» im französischen Veranstaltungsdienst`, a document by its title. */
export function documentWords(documentId: string, titleOf: TitleOf): string {
  const [, language = '', name] = /^events\/([a-z]{2})\/(.*)$/s.exec(documentId) ?? []
  if (name === undefined) return `«${titleOf(documentId) ?? documentId}»`
  const service = isLanguage(language) ? `${languageWords[language].german.adjective}n ` : ''
  const shown = name.replace(/^entry (\d+)$/, 'Eintrag $1').replace(/^facet (\d+)$/, 'Facette $1')
  return `«${shown}» im ${service}Veranstaltungsdienst`
}

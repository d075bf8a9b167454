import type { Language } from '../../../site/languages/locales'
import { languageAdjective } from './language-name.de'
import { valuesOfReadings } from './of-readings'
import { studio } from './studio.de'

/** What documents, entries and their fields are called on receipts. */
export const fields = {
  studio,
  /** Whole fields of documents and entries, by their names in the data. */
  whole: {
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
  },
  /** Steps into one, beside those of the Studio. */
  steps: {
    images: 'Bild',
    markDefs: 'Verweis',
    cleanDates: 'Datum',
    status: 'Stand',
    statusNote: 'Bemerkung zum Stand',
    movedFrom: 'früherer Zeitpunkt',
    downloads: 'Download',
    ...valuesOfReadings('de'),
  },
  named: (name: string) => `«${name}»`,
  /** `language`: undefined for a feed of a language that there no longer is. */
  inFeed: (name: string, language: Language | undefined) =>
    `«${name}» im ${language ? `${languageAdjective(language)}n ` : ''}Veranstaltungsdienst`,
  entry: (number: string) => `Eintrag ${number}`,
  facet: (number: string) => `Facette ${number}`,
}

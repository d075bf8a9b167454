import type { fields as german } from './fields.de'
import { languageName } from './language-name.en'
import { valuesOfReadings } from './of-readings'
import { studio } from './studio.en'

export const fields: typeof german = {
  studio,
  whole: {
    'url.fullPath': 'Address',
    __i18n_lang: 'Language',
    _type: 'Kind',
    _id: 'Document',
    document: 'Document',
    title: 'Title',
    middleware: 'Guard',
    namespace: 'Area',
    links: 'Links',
    hreflang: 'Translations',
    list: 'List',
    file: 'File',
    slug: 'Slug',
    cleanDates: 'Dates',
    facedId: 'Id',
    price: 'Price',
    image: 'Picture',
    downloads: 'Downloads',
  },
  steps: {
    images: 'Picture',
    markDefs: 'Link',
    cleanDates: 'Date',
    status: 'Status',
    statusNote: 'Note on the status',
    movedFrom: 'Former moment',
    downloads: 'Download',
    ...valuesOfReadings('en'),
  },
  named: (name) => `“${name}”`,
  inFeed: (name, language) =>
    `“${name}” in the ${language ? `${languageName(language)} ` : ''}events service`,
  entry: (number) => `entry ${number}`,
  facet: (number) => `facet ${number}`,
}

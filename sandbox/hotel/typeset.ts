/** Typography of a text by its language: apostrophes, and spaces at which a line must not break. */
const nbsp = '\u00a0'
const narrow = '\u202f'
const months = {
  de: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
} as const

const units = 'm²|m|km|cm|kg|kWh|%|°C|h|min|ha|Uhr|Franken|francs|am|pm'
const beforeUnit = new RegExp(`(\\d) (${units})(?![\\p{L}\\d])`, 'gu')
const day = (language: keyof typeof months) => new RegExp(`(\\d\\.?|1er) (${months[language]})`, 'g')

function common(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/CHF (?=\d)/g, `CHF${nbsp}`)
    .replace(beforeUnit, `$1${nbsp}$2`)
    .replace(/(\d) × (\d)/g, `$1${nbsp}×${nbsp}$2`)
}

function french(text: string): string {
  return text
    .replace(/« /g, `«${nbsp}`)
    .replace(/ ([»:])/g, `${nbsp}$1`)
    .replace(/ ([;?])/g, `${narrow}$1`)
    .replace(/(\d)\s?h (\d)/g, `$1${nbsp}h${nbsp}$2`)
}

/** English sets no space before the sign. */
const english = (text: string): string => text.replace(/(\d)[ \u00a0]%/g, '$1%')

/** The text as it is printed; running it twice changes nothing. */
export function typeset(text: string, language: keyof typeof months): string {
  const dated = common(text).replace(day(language), `$1${nbsp}$2`)
  if (language === 'fr') return french(dated)
  return language === 'en' ? english(dated) : dated
}

import type { LanguageFacts } from '../language-facts'

export const de: LanguageFacts = {
  name: 'Deutsch',
  localeTag: 'de-DE',
  openGraphLocale: 'de_DE',
  formatTag: 'de-CH',
  eventsName: 'events',
  searchName: 'suche',
}

import type { LanguageFacts } from '../language-facts'

export const en: LanguageFacts = {
  name: 'English',
  localeTag: 'en',
  openGraphLocale: 'en_GB',
  formatTag: 'en-GB',
  eventsName: 'events',
  searchName: 'search',
  sharesLegalLinks: true,
}

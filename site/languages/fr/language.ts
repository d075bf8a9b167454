import type { LanguageFacts } from '../language-facts'

export const fr: LanguageFacts = {
  name: 'Français',
  localeTag: 'fr',
  openGraphLocale: 'fr_FR',
  formatTag: 'fr-CH',
  eventsName: 'evenements',
  searchName: 'recherche',
}

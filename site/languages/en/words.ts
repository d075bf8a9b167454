import type { LanguageWords } from '../language-facts'

export const en: LanguageWords = {
  calendarName: 'Events',
  nights: (count) => (count === 1 ? 'one night' : `${count} nights`),
  fromTo: (first, last) => `${first} to ${last}`,
  waiting: 'One moment, the house is opening its doors.',
  german: { name: 'Englisch', adjective: 'englische' },
}

import type { LanguageWords } from '../language-facts'

export const fr: LanguageWords = {
  calendarName: 'Événements',
  nights: (count) => (count === 1 ? 'une nuit' : `${count} nuits`),
  fromTo: (first, last) => `du ${first} au ${last}`,
  waiting: 'Un instant, la maison ouvre ses portes.',
  noticePath: '/disclaimer',
  german: { name: 'Französisch', adjective: 'französische' },
}

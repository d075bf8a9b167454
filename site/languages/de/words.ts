import type { LanguageWords } from '../language-facts'

export const de: LanguageWords = {
  calendarName: 'Veranstaltungen',
  nights: (count) => (count === 1 ? 'eine Nacht' : `${count} Nächte`),
  fromTo: (first, last) => `${first} bis ${last}`,
  waiting: 'Einen Augenblick, das Haus wird geöffnet.',
  noticePath: '/de/datenschutz',
  german: { name: 'Deutsch', adjective: 'deutsche' },
}

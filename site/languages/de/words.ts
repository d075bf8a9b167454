import type { LanguageWords } from '../language-facts'

export const de: LanguageWords = {
  calendarName: 'Veranstaltungen',
  nights: (count) => (count === 1 ? 'eine Nacht' : `${count} Nächte`),
  floor: (level) => (level === 0 ? 'Erdgeschoss' : `${level}.\u00a0Stock`),
  floors: (lowest, highest) =>
    `${lowest === 0 ? 'Erdgeschoss' : `${lowest}.`}\u00a0bis ${highest}.\u00a0Stock`,
  endings: 'ern en em er es e n s',
  unsearched:
    'aber alle als am an auch auf aus bei bis das dass dem den der des die dies diese dieser durch ein eine einem einen einer eines er es für hat hier ihr im in ins ist ja kann kein keine man mehr mit nach nicht noch nur ob oder ohne sein sie sich sind so über um und uns unser unsere vom von vor was wenn wer wie wir wird wo zu zum zur',
  joinsWords: true,
  quotes: ['«', '»'],
  preview: { drafts: 'Vorschau mit Entwürfen', behindCode: 'hinter dem Zugangscode' },
  waiting: 'Einen Augenblick, das Haus wird geöffnet.',
  noticePath: '/de/datenschutz',
  german: { name: 'Deutsch', adjective: 'deutsche' },
}

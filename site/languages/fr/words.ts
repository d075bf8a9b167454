import type { LanguageWords } from '../language-facts'

const ordinal = (level: number): string => (level === 1 ? '1er' : `${level}e`)

export const fr: LanguageWords = {
  calendarName: 'Événements',
  nights: (count) => (count === 1 ? 'une nuit' : `${count} nuits`),
  floor: (level) => (level === 0 ? 'rez-de-chaussée' : `${ordinal(level)}\u00a0étage`),
  floors: (lowest, highest) =>
    `${lowest === 0 ? 'du rez-de-chaussée' : `du\u00a0${ordinal(lowest)}`} au\u00a0${ordinal(highest)}\u00a0étage`,
  endings: 'es e s x',
  unsearched:
    'au aux avec ce ces cet cette chez dans de des du elle elles en est et eux il ils je la le les leur leurs lui ma mais même mes mon ne nos notre nous on ou où par pas plus pour qu que qui sa sans se ses si son sont sous sur ta tes toi ton tous tout toute toutes très tu un une vos votre vous',
  quotes: ['«\u202f', '\u202f»'],
  preview: { drafts: 'Aperçu avec brouillons', behindCode: 'derrière le code d’accès' },
  waiting: 'Un instant, la maison ouvre ses portes.',
  noticePath: '/disclaimer',
  german: { name: 'Französisch', adjective: 'französische' },
}

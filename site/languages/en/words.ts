import type { LanguageWords } from '../language-facts'

/** `ground`, `1st`, `12th`, `22nd` */
function storey(level: number): string {
  if (level === 0) return 'ground'
  const isTeen = level % 100 >= 11 && level % 100 <= 13
  return `${level}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][level % 10] ?? 'th')}`
}

export const en: LanguageWords = {
  calendarName: 'Events',
  nights: (count) => (count === 1 ? 'one night' : `${count} nights`),
  floor: (level) => `${storey(level)}\u00a0floor`,
  floors: (lowest, highest) => `${storey(lowest)}\u00a0to ${storey(highest)}\u00a0floor`,
  endings: 'es s',
  unsearched:
    'about after all also an and any are as at be been but by can each every for from had has have he her his how if in into is it its more most not of off on one only or our out she so than that the their them then there these they this to up us was we were what when where which who will with without you your',
  quotes: ['‘', '’'],
  preview: { drafts: 'Preview with drafts', behindCode: 'behind the access code' },
  waiting: 'One moment, the house is opening its doors.',
  german: { name: 'Englisch', adjective: 'englische' },
}

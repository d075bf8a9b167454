import type { LanguageForms } from '../language-facts'

const noBreak = '\u00a0'

export const de: LanguageForms = {
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  shortMonths: 'Jan. Feb. März April Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
  weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
  shortWeekdays: 'So Mo Di Mi Do Fr Sa'.split(' '),
  dayOfMonth: (day) => `${day}.`,
  beforeDay: (weekday) => `${weekday},`,
  timeOfDay: (hour, minute) => `${hour}:${minute}`,
  between: 'bis',
  fromTo: (first, last) => `${first} bis ${last}`,
  afterTimes: `${noBreak}Uhr`,
  thousands: '',
  decimals: '.',
}

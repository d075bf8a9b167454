import type { LanguageForms } from '../language-facts'

const noBreak = '\u00a0'

export const en: LanguageForms = {
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb March April May June July Aug Sept Oct Nov Dec'.split(' '),
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  dayOfMonth: String,
  beforeDay: (weekday) => weekday,
  timeOfDay: (hour, minute) => {
    const half = Number(hour) < 12 ? 'am' : 'pm'
    return `${Number(hour) % 12 || 12}${minute === '00' ? '' : `.${minute}`}${noBreak}${half}`
  },
  between: 'to',
  fromTo: (first, last) => `${first} to ${last}`,
  afterTimes: '',
  thousands: ',',
  decimals: '.',
}

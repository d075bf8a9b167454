import type { LanguageForms } from '../language-facts'

const noBreak = '\u00a0'

export const fr: LanguageForms = {
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  shortMonths: 'janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.'.split(' '),
  weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  shortWeekdays: 'di lu ma me je ve sa'.split(' '),
  dayOfMonth: (day) => (day === 1 ? '1er' : String(day)),
  beforeDay: (weekday) => weekday,
  timeOfDay: (hour, minute) => `${Number(hour)}${noBreak}h${minute === '00' ? '' : `${noBreak}${minute}`}`,
  between: 'à',
  fromTo: (first, last) => `du ${first} au ${last}`,
  afterTimes: '',
  thousands: '',
  decimals: ',',
}

import type { Language } from './locales'

const noBreak = '\u00a0'

/** `20:30`, `20 h 30`, `8.30 pm`, from HH:mm. */
export function timeOfDay(time: string, language: Language): string {
  const [hour = '0', minute = '00'] = time.split(':')
  if (language === 'de') return time
  if (language === 'fr') return `${Number(hour)}${noBreak}h${minute === '00' ? '' : `${noBreak}${minute}`}`
  const half = Number(hour) < 12 ? 'am' : 'pm'
  const twelve = Number(hour) % 12 || 12
  return `${twelve}${minute === '00' ? '' : `.${minute}`}${noBreak}${half}`
}

/** The word between two ends. */
export const between: Readonly<Record<Language, string>> = { de: 'bis', fr: 'à', en: 'to' }

/** `21:45 bis 01:30 Uhr`, `21 h 45 à 1 h 30`, `9.45 pm to 1.30 am` */
export function timeRange(start: string, end: string | null, language: Language): string {
  const from = timeOfDay(start, language)
  const whole = end === null ? from : `${from} ${between[language]} ${timeOfDay(end, language)}`
  return language === 'de' ? `${whole}${noBreak}Uhr` : whole
}

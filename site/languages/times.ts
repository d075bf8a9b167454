import { languageForms } from './all-forms'
import type { Language } from './locales'

/** `20:30`, `20 h 30`, `8.30 pm`, from HH:mm. */
export function timeOfDay(time: string, language: Language): string {
  const [hour = '0', minute = '00'] = time.split(':')
  return languageForms[language].timeOfDay(hour, minute)
}

/** `21:45 bis 01:30 Uhr`, `21 h 45 à 1 h 30`, `9.45 pm to 1.30 am` */
export function timeRange(start: string, end: string | null, language: Language): string {
  const { between, afterTimes } = languageForms[language]
  const from = timeOfDay(start, language)
  return `${end === null ? from : `${from} ${between} ${timeOfDay(end, language)}`}${afterTimes}`
}

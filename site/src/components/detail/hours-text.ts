import type { Language } from '../../../languages/locales'
import { timeRange } from '../../../languages/times'
import type { HoursData } from './hours-fields'

interface SayHours {
  (key: 'closed'): string
  (key: 'untilTime', values: { time: string }): string
}
type Hours = Pick<HoursData, 'opens' | 'closes'> & Partial<Pick<HoursData, 'note'>>

/** `18:30 bis 21:30 Uhr`, `bis 21:30 Uhr`; where no time is given what the note says, else the word for closed. */
export function hoursText({ opens, closes, note }: Hours, language: Language, t: SayHours): string {
  if (opens) return timeRange(opens, closes, language)
  return closes ? t('untilTime', { time: timeRange(closes, null, language) }) : note || t('closed')
}

/** What is said beside the times; where there are none it stands in their place. */
export const noteBesideHours = ({ opens, closes, note }: Hours): string | null =>
  opens || closes ? (note ?? null) : null

import type { Language } from '../../../languages/locales'
import { timeRange } from '../../../languages/times'
import type { HoursData } from './hours-fields'

/** `18:30 bis 21:30 Uhr`, one end alone, or the word for closed where no time is given. */
export function hoursText(
  { opens, closes }: Pick<HoursData, 'opens' | 'closes'>,
  language: Language,
  t: (key: 'closed') => string,
): string {
  const start = opens ?? closes
  return start ? timeRange(start, opens ? closes : null, language) : t('closed')
}

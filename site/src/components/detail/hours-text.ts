import type { HoursData } from './hours-fields'

type Translate = (key: string, values?: Record<string, string>) => string

/** `18:30 bis 21:30 Uhr`, one end alone, or the word for closed where no time is given. */
export function hoursText({ opens, closes }: Pick<HoursData, 'opens' | 'closes'>, t: Translate): string {
  if (!opens && !closes) return t('closed')
  const times = opens && closes ? t('timeRange', { from: opens, to: closes }) : (opens ?? closes ?? '')
  const suffix = t('hourSuffix')
  return suffix && suffix !== 'hourSuffix' ? `${times}\u00a0${suffix}` : times
}

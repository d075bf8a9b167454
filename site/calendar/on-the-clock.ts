import { isTime } from './local-day'

/**
 * A time of day as HH:mm, however it was written: `20:30:00` as some exports have it means `20:30`, and `9:00` and `9.00` are `09:00`.
 * Undefined for what is no time of day.
 */
export function onTheClock(written: string): string | undefined {
  const time = written
    .trim()
    .replace(/^(\d{1,2})\.(?=\d\d$)/, '$1:')
    .replace(/:00$/, (seconds, at: number) => (at > 3 ? '' : seconds))
    .padStart(5, '0')
  return isTime(time) ? time : undefined
}

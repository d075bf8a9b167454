import { timeOfDay } from '../../../languages/times'
import { useLanguage } from '../../../languages/use-language'
import { useNowOnceIdle } from '../../events/use-now'

/** The anchor that a webcam goes by: beside a link to it stands the time of its picture. */
const webcamAnchor = 'webcam'

export const leadsToWebcam = (href: string): boolean => href.endsWith(`#${webcamAnchor}`)

/** `14:20`: the hour and minute of an instant in a time zone. */
export const clockIn = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  )

/** The time at the house; nothing until the browser knows the hour, because the page was made before. */
export function HouseTime({ timeZone }: { timeZone: string }) {
  const now = useNowOnceIdle()
  const language = useLanguage()
  if (now === null) return null
  const time = clockIn(now, timeZone)
  return <time dateTime={time}>{timeOfDay(time, language)}</time>
}

import { type HouseZone, wallTime } from '../../../calendar/wall-clock'
import { timeOfDay } from '../../../languages/times'
import { useLanguage } from '../../../languages/use-language'
import { useNow } from '../../events/use-now'

/** The anchor that a webcam goes by: beside a link to it stands the time of its picture. */
const webcamAnchor = 'webcam'

export const leadsToWebcam = (href: string): boolean => href.endsWith(`#${webcamAnchor}`)

const two = (value: number): string => String(value).padStart(2, '0')

/** `14:20`: the hour and minute of an instant (ms since the epoch) at the house. */
export function clockIn(instant: number, zone: HouseZone): string {
  const { minute } = wallTime(instant, zone)
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The time at the house; nothing until the browser knows the hour, because the page was made before. */
export function HouseTime({ zone }: { zone: HouseZone }) {
  const now = useNow()
  const language = useLanguage()
  if (now === null) return null
  const time = clockIn(now, zone)
  return <time dateTime={time}>{timeOfDay(time, language)}</time>
}

import { type HouseZone, wallTime } from '../../../calendar/wall-clock'

/** Sunrise and sunset in the middle of each month, in minutes of the local day, for the latitude of the Alps. */
const sun: readonly (readonly [rise: number, set: number])[] = [
  [490, 1020],
  [455, 1065],
  [405, 1110],
  [405, 1205],
  [355, 1245],
  [335, 1280],
  [350, 1275],
  [385, 1235],
  [425, 1180],
  [465, 1120],
  [450, 1010],
  [485, 1000],
]

/** Quarters of the light: dawn, day, dusk, night. */
const dawn = 0
const day = 1
const dusk = 2
const night = 3

/**
 * Which quarter of the light a minute belongs to. Dawn begins 50 minutes before sunrise and ends an hour after it; dusk
 * begins an hour before sunset and ends 50 minutes after it.
 * @param minute of the local day, 0 to 1439
 * @param month 0 to 11
 */
export function lightOf(minute: number, month: number): number {
  const [rise, set] = sun[month] ?? [420, 1140]
  if (minute < rise - 50 || minute >= set + 50) return night
  if (minute < rise + 60) return dawn
  return minute < set - 60 ? day : dusk
}

/** Index of the view for a quarter, where `count` views share the day from dawn to night. */
const viewOf = (light: number, count: number): number => Math.floor((light * count) / 4)

/** The view of the day: what a page shows that does not know the hour. */
export const viewByDay = (count: number): number => viewOf(day, count)

/** Index of the view for an instant (ms since the epoch), by the clock of the house. */
export function viewAt(instant: number, zone: HouseZone, count: number): number {
  const { month, minute } = wallTime(instant, zone)
  return viewOf(lightOf(minute, month), count)
}

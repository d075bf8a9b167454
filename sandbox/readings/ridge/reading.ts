/** What the stand-in on the ridge measures: the same for the same ten minutes, whoever asks. */

const minute = 60_000
const slot = 10 * minute

/** Hour and minute of an instant in the valley. */
function valleyTime(instant: Date): { month: number; hour: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Zurich',
    month: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return { month: number('month'), hour: number('hour'), minute: number('minute') }
}

/** Of each month at 2640 m: degrees at noon, centimetres of snow, lifts that run. */
const months: readonly (readonly [noon: number, snow: number, lifts: number])[] = [
  [-7, 118, 7],
  [-7, 146, 7],
  [-4, 162, 7],
  [-1, 131, 4],
  [4, 40, 0],
  [9, 6, 2],
  [12, 0, 3],
  [12, 0, 3],
  [8, 0, 3],
  [4, 2, 2],
  [-3, 38, 2],
  [-6, 84, 7],
]
const allLifts = 7

/** A number from 0 to 1 that an hour always has. */
function ofHour(instant: number): number {
  const mixed = Math.imul(Math.floor(instant / 3_600_000) ^ 0x9e3779b9, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

/** The train up leaves at ten and forty past, from twenty to seven until ten past eight in the evening. */
function nextTrain(from: number): number {
  for (let at = from; ; at += slot) {
    const { hour, minute: past } = valleyTime(new Date(at))
    const inMinutes = hour * 60 + past
    if (past % 30 === 10 && inMinutes >= 400 && inMinutes <= 1210) return at
  }
}

export interface MeasuredReading {
  measuredAt: string
  temperature: number
  snowDepth: number
  lifts: { open: number; total: number }
  nextTrain: string
  webcam: { takenAt: string }
}

/** The reading of the ten minutes that an instant lies in. */
export function readingAt(instant: Date): MeasuredReading {
  const measuredAt = Math.floor(instant.getTime() / slot) * slot
  const { month, hour } = valleyTime(new Date(measuredAt))
  const [noon, snow, lifts] = months[month - 1] ?? [0, 0, 0]
  const chance = ofHour(measuredAt)
  const coolness = Math.abs(hour - 13) * 0.45
  const iso = (at: number) => new Date(at).toISOString()
  return {
    measuredAt: iso(measuredAt),
    temperature: Math.round((noon - coolness + chance * 3) * 10) / 10,
    snowDepth: snow === 0 ? 0 : Math.round(snow + chance * 6),
    lifts: { open: hour >= 9 && hour < 16 ? lifts : 0, total: allLifts },
    nextTrain: iso(nextTrain(measuredAt)),
    webcam: { takenAt: iso(measuredAt - 4 * minute) },
  }
}

import type { Words } from './words/all-words'

/** `2,9 s`, `140 ms`, `4 min`. */
export function durationWords(ms: number, { times }: Words): string {
  if (ms < 100) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1).replace('.', times.decimals)} s`
  if (ms < 3_600_000) return `${Math.round(ms / 60_000)} min`
  return ms < 172_800_000 ? `${Math.round(ms / 3_600_000)} h` : times.days(Math.round(ms / 86_400_000))
}

/** Whole seconds, minutes, hours or days. */
const roughly = (ms: number, words: Words): string =>
  ms < 60_000 ? `${Math.max(0, Math.round(ms / 1000))} s` : durationWords(ms, words)

/** `vor 3 s`, `3 s ago`. */
export const agoWords = (ms: number, words: Words): string => words.times.ago(roughly(ms, words))

/** `seit 3 s`, `for 3 s`. */
export const sinceWords = (ms: number, words: Words): string => words.times.since(roughly(ms, words))

export interface TimeWords {
  /** `14:32:07`, or with the date when it was not today. */
  clock(at: number): string
  /** `14:32`, or with the date. */
  minute(at: number): string
  /** `14:32:06.9`. */
  tenth(at: number): string
}

/** Times in the hotel's zone. */
export function timeWords(zone: string, now: number, { times }: Words): TimeWords {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(times.locale, { timeZone: zone, hourCycle: 'h23', ...options })
  const seconds = format({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
  const minutes = format({ hour: '2-digit', minute: '2-digit' })
  const day = format(times.day)
  const dayAndYear = format({ ...times.day, year: 'numeric' })
  const year = format({ year: 'numeric' })
  const dated = (at: number, text: string) => {
    if (dayAndYear.format(at) === dayAndYear.format(now)) return text
    const isThisYear = year.format(at) === year.format(now)
    return `${(isThisYear ? day : dayAndYear).format(at)}, ${text}`
  }
  return {
    clock: (at) => dated(at, seconds.format(at)),
    minute: (at) => dated(at, minutes.format(at)),
    tenth: (at) => `${seconds.format(at)}.${Math.floor((at % 1000) / 100)}`,
  }
}

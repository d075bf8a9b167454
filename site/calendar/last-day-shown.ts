interface Days {
  readonly startDate: string
  readonly startTime?: string | null | undefined
  readonly endDate: string
  readonly endTime?: string | null | undefined
}

const dayMs = 86_400_000

/**
 * The last day that is said of what lasts from one day and time to another (YYYY-MM-DD, HH:mm, no time for whole days): what goes on
 * past midnight and ends before it would begin again belongs to its first day alone.
 */
export function lastDayShown({ startDate, startTime, endDate, endTime }: Days): string {
  const isNextDay = Date.parse(endDate) - Date.parse(startDate) === dayMs
  return isNextDay && startTime && endTime && endTime < startTime ? startDate : endDate
}

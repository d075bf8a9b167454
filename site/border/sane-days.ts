/**
 * The years that a foreign date may lie in. Others are slips of the pen or worse: they make calendars of ten thousand
 * lines, and no hotel sells them.
 */
export const [firstYear, lastYear] = [1900, 2199] as const

/** Whether an ISO date, or a moment that begins with one, lies in a year that can be meant. */
export function isSaneYear(date: string): boolean {
  const year = Number(/^(\d{4})-/.exec(date)?.[1])
  return year >= firstYear && year <= lastYear
}

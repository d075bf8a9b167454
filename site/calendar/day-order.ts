const isDayText = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Whether a last day, YYYY-MM-DD, is before the first one; not where one of them is missing or no day. */
export const endsBefore = (first: unknown, last: unknown): boolean =>
  isDayText(first) && isDayText(last) && last < first

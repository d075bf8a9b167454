/** Median and 95th percentile of measurements, and how many there were. */
export interface Summary {
  count: number
  median: number
  p95: number
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const median =
    sorted.length % 2 === 0
      ? (at(sorted, (middle - 1) / sorted.length) + at(sorted, 0.5)) / 2
      : at(sorted, 0.5)
  return { count: sorted.length, median, p95: at(sorted, 0.95) }
}

/** Half of the year in which the house is open. */
export type Season = 'summer' | 'winter'

export const isSeason = (value: unknown): value is Season => value === 'summer' || value === 'winter'

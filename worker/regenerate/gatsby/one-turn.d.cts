export const notEnding: string
export class Unended extends Error {}
export function endingWithin<Result>(
  work: () => Promise<Result>,
  afterwards: () => void,
  milliseconds?: number,
): Promise<Result>

/** As whoever calls from abroad dials it: `+41 (0)81 555 01 00` without the zero that is dialled within the country only. */
export const fromAbroad = (number: string): string =>
  /^[^\d+]*(?:\+|00)/.test(number) ? number.replace(/\(\s*0\s*\)/, '') : number

/** What stands between two numbers, and between a number and words or hours. A slash without blanks is within one: `081/555 01 00`. */
const apart = /[\p{L},;:|–—]|\s\/\s|\s(?=\+)/u
/** Digits of a number that is called without what stands before it in its place. */
const shortestNumber = 7

const digitsOf = (text: string): number => text.replace(/\D/g, '').length

/** Whether somebody can call what a feed gives as a telephone number: `nach Vereinbarung` is none. */
export const canBeCalled = (text: string): boolean => digitsOf(text) >= 3

/**
 * Where a number leads that is written for people: `+41 81 555 01 00` to `tel:+41815550100`; of several, or where something is said of
 * it, the first one.
 */
export function telephone(text: string): string {
  const number = text.split(apart).find((piece) => digitsOf(piece) >= shortestNumber) ?? text
  return `tel:${fromAbroad(number).replace(/[^+\d]/g, '')}`
}

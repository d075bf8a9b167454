/** Where a number leads that is written for people: `+41 81 555 01 00` to `tel:+41815550100`. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`

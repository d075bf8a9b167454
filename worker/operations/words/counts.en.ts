const counts = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Numbers up to twelve as words. */
export const countWord = (count: number): string => counts[count] ?? String(count)

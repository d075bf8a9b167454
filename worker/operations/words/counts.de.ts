const counts = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]

/** Numbers up to twelve as words, of changes. */
export const countWord = (count: number): string => counts[count] ?? String(count)

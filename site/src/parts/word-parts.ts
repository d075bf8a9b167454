// Written by npm run generate from part-names.ts and the folders of the parts.
/** The parts that fill the first screen with words. */
export const wordParts: ReadonlySet<string> = new Set([
  'TextPart',
  'FactsPart',
  'PricesPart',
  'OpeningHoursPart',
  'AccordionPart',
])

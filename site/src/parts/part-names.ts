/**
 * Every part that an editor can place, in the order of the Studio's menu: the one list of parts. Each has the folder of its
 * name (`textPart` lies in `text-part`); `npm run generate` writes what names them all.
 */
export const partNames = [
  'hero',
  'textPart',
  'textWithImage',
  'teaserGrid',
  'roomFinder',
  'gallery',
  'panorama',
  'quote',
  'facts',
  'prices',
  'openingHours',
  'film',
  'webcam',
  'ridge',
  'map',
  'callToAction',
  'enquiry',
  'accordion',
  'downloads',
  'seasonTeaser',
  'upcomingEvents',
] as const

export type PartName = (typeof partNames)[number]

/** The GraphQL type of a part, and its component: `quote` is a `QuotePart`, `textPart` a `TextPart`. */
export const partTypeName = (name: PartName): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/Part$/, '')}Part`

/** Centre and extent of what a crop must keep, as fractions of the picture from its top left corner. */
export interface Hotspot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is told about a picture, without the picture. */
export interface CatalogueEntry {
  readonly slug: string
  readonly title: string
  readonly altText: { readonly de: string; readonly fr: string; readonly en: string }
  readonly description: string
  readonly hotspot: Hotspot
}

type Frame = readonly [x: number, y: number, width: number, height: number]

/** One line of the catalogue. `frame` is the hotspot: centre x, centre y, width, height (0 to 1). */
export function entry(
  slug: string,
  title: string,
  [de, fr, en]: readonly [string, string, string],
  description: string,
  [x, y, width, height]: Frame,
): CatalogueEntry {
  return { slug, title, altText: { de, fr, en }, description, hotspot: { x, y, width, height } }
}

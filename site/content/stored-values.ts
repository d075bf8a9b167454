/** The values that documents and parts of the content service are made of, as they are stored (specification, section 3). */

import type { Season } from '../calendar/season'

export interface Reference {
  _type: 'reference'
  _ref: string
  _weak?: boolean
}

/** A picture as an editor places it: the asset with its crop, its focal point and what it means on this page. */
export interface StoredPicture {
  _type?: 'picture'
  _key?: string
  asset?: Reference
  crop?: { top: number; bottom: number; left: number; right: number }
  hotspot?: { x: number; y: number; width: number; height: number }
  alt?: string
  caption?: string
  /** How the picture is cut: default (as it is), square, panorama (147:36.75) or a custom `w:h` such as `4:5`. */
  ratio?: string
}

/** A link of any kind: external, to a document, or to a section of a document. */
export interface StoredLink {
  _type?: 'link'
  _key?: string
  label?: string
  isExternal?: boolean
  externalLink?: string
  link?: Reference
  sectionId?: string
}

export interface StoredSpan {
  _type: 'span'
  _key: string
  text: string
  marks?: string[]
}

/** Rich text: styles h1 to h6, normal, blockquote; marks strong, em, link; lists bullet and number with levels. */
export interface StoredBlock {
  _type: 'block'
  _key: string
  style?: string
  listItem?: 'bullet' | 'number'
  level?: number
  markDefs?: (StoredLink & { _key: string })[]
  children: StoredSpan[]
}

export interface StoredFact {
  _key: string
  label: string
  value: string
}

/**
 * `amount` in `currency` (ISO 4217, that of the house unless said otherwise) per `unit`, e.g. "per night". With a `season` it holds then
 * only, and the lowest of a season is what its guests read after "from".
 */
export interface StoredPrice {
  _key: string
  label: string
  season?: Season
  amount?: number
  currency?: string
  unit?: string
  note?: string
}

/** `days` as text ("Monday to Friday"), times as HH:mm in the hotel's zone. */
export interface StoredOpeningHours {
  _key: string
  days: string
  opens?: string
  closes?: string
  note?: string
}

/** A film: either a poster that moves (`animatedPoster`, one of the house's own) or a file or an external provider. */
export interface StoredFilm {
  title?: string
  poster?: StoredPicture
  animatedPoster?: 'summer' | 'winter'
  provider?: 'youtube' | 'vimeo'
  videoId?: string
  /** Duration in seconds. */
  duration?: number
}

export interface StoredDownload {
  _key: string
  _type: 'downloadFile' | 'downloadImage'
  name?: string
  file?: { asset?: Reference }
  image?: StoredPicture
}

/** From the first day of arrival to the day on which the last guests leave, local dates, YYYY-MM-DD. */
export interface StoredOpenSeason {
  _key: string
  season?: Season
  from?: string
  to?: string
}

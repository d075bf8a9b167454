/**
 * The documents of the content service as they are stored (specification, section 3). One document per language:
 * the German one has a plain id, its translations are `{id}__i18n_fr` and `{id}__i18n_en`.
 * The same shapes are described for editors in `studio/schemas`; a test compares the two.
 */

import type { LayoutName } from '../addresses/layouts'
import type { Language } from '../languages/locales'

export interface Reference {
  _type: 'reference'
  _ref: string
  _weak?: boolean
}

export interface StoredDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
}

export interface LocalizedDocument extends StoredDocument {
  __i18n_lang: Language
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

export type BackgroundLabel = 'Gold' | 'Rose' | 'Green' | 'White'

export interface PageSettings {
  hasBackground?: boolean
  pageBackgroundColor?: { label?: BackgroundLabel }
}

export interface StoredSeo {
  title?: string
  description?: string
  picture?: StoredPicture
  noIndex?: boolean
}

/** What every part has. */
interface NamedPart {
  _key: string
  /** The id that jump links point to. */
  sectionId?: string
  title?: string
}

interface PartBase extends NamedPart {
  background?: BackgroundLabel
}

export interface StoredFact {
  _key: string
  label: string
  value: string
}

/**
 * `amount` in `currency` (ISO 4217, CHF unless said otherwise) per `unit`, e.g. "per night". With a `season` it holds then
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

export type StoredPart =
  | (NamedPart & {
      _type: 'hero'
      lead?: string
      picture?: StoredPicture
      /** The tone of header text over the picture: ink on light skies, snow on dark ones. */
      tone?: 'ink' | 'snow'
      film?: StoredFilm
      links?: StoredLink[]
    })
  /** Not `text`: the content service reserves the names of its own types. */
  | (PartBase & {
      _type: 'textPart'
      aside?: string
      lead?: string
      body?: StoredBlock[]
      links?: StoredLink[]
    })
  | (PartBase & {
      _type: 'textWithImage'
      body?: StoredBlock[]
      picture?: StoredPicture
      pictureSide?: 'left' | 'right'
      links?: StoredLink[]
    })
  | (PartBase & {
      _type: 'teaserGrid'
      lead?: string
      /** index: a list beside one picture that changes; pairs: two by two with pictures. */
      layout?: 'index' | 'pairs'
      items?: (Reference & { _key: string })[]
      links?: StoredLink[]
    })
  | (PartBase & { _type: 'gallery'; pictures?: StoredPicture[]; columnWidth?: number })
  | (PartBase & { _type: 'panorama'; picture?: StoredPicture; body?: StoredBlock[]; links?: StoredLink[] })
  | (PartBase & { _type: 'quote'; text?: string; source?: string })
  | (PartBase & { _type: 'facts'; items?: StoredFact[] })
  | (PartBase & { _type: 'prices'; items?: StoredPrice[]; note?: string })
  | (PartBase & { _type: 'openingHours'; items?: StoredOpeningHours[]; note?: string })
  | (PartBase & { _type: 'film'; film?: StoredFilm })
  | (PartBase & { _type: 'webcam'; pictures?: StoredPicture[]; place?: string })
  | (PartBase & {
      _type: 'map'
      body?: StoredBlock[]
      latitude?: number
      longitude?: number
      directions?: StoredLink
    })
  | (PartBase & { _type: 'callToAction'; text?: string; links?: StoredLink[] })
  | (PartBase & { _type: 'accordion'; items?: { _key: string; title: string; body?: StoredBlock[] }[] })
  | (PartBase & { _type: 'downloads'; items?: StoredDownload[] })
  | (NamedPart & {
      _type: 'seasonTeaser'
      season?: Season
      text?: string
      picture?: StoredPicture
      link?: StoredLink
    })
  | (PartBase & { _type: 'upcomingEvents'; count?: number; category?: string })

export type StoredPartType = StoredPart['_type']

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

export type Season = 'summer' | 'winter'

/** What every document that has a page of its own carries. `url.fullPath` is the whole path with its language prefix. */
export interface PageDocument extends LocalizedDocument {
  title: string
  url: { fullPath: string }
  /** Only live documents have a page; a missing value means live. */
  live?: boolean
  lead?: string
  picture?: StoredPicture
  settings?: PageSettings
  parts?: StoredPart[]
  seo?: StoredSeo
}

export interface ContentPage extends PageDocument {
  _type: 'page'
  isHome?: boolean
  /** Set on the two season pages (specification, section 2, "Season switch"). */
  season?: Season
  /** Guard of the route by name (specification, section 1): `auth` for the media corner. */
  middleware?: string
  /** What stands around the content of the route (specification, section 2): `default` or `bare`. */
  layout?: LayoutName
}

export interface Room extends PageDocument {
  _type: 'room'
  category?: 'room' | 'suite'
  /** Square metres. */
  size?: number
  guests?: number
  beds?: string
  view?: string
  priceNote?: string
  prices?: StoredPrice[]
  facts?: StoredFact[]
  gallery?: StoredPicture[]
  /** Lines in dark ink without a ground. */
  floorPlan?: StoredPicture
  bookingCode?: string
}

export interface Restaurant extends PageDocument {
  _type: 'restaurant'
  cuisine?: string
  seats?: number
  openingHours?: StoredOpeningHours[]
  facts?: StoredFact[]
  gallery?: StoredPicture[]
  reservation?: StoredLink
}

export interface Package extends PageDocument {
  _type: 'package'
  nights?: number
  priceFrom?: number
  priceNote?: string
  /** Local dates, YYYY-MM-DD. */
  validFrom?: string
  validTo?: string
  includes?: string[]
  facts?: StoredFact[]
  gallery?: StoredPicture[]
  bookingCode?: string
}

export interface Activity extends PageDocument {
  _type: 'activity'
  season?: Season
  difficulty?: 'easy' | 'moderate' | 'demanding'
  /** As an editor writes it: "3 h 30". */
  duration?: string
  distanceKm?: number
  ascentMetres?: number
  meetingPoint?: string
  priceFrom?: number
  facts?: StoredFact[]
  gallery?: StoredPicture[]
}

export interface StoredMenuItem {
  _key: string
  _type?: 'menuItem'
  title?: string
  /** Shown where there is no title. */
  label?: string
  isExternal?: boolean
  externalLink?: string
  isJumplink?: boolean
  jumplink?: { internalLink?: Reference; sectionId?: string }
  pageRef?: Reference
  children?: StoredMenuItem[]
}

export interface NavigationMenu extends LocalizedDocument {
  _type: 'navigationMenu'
  /** `top-header`, `flyout`, `footer-1`, `footer-2`. */
  menuId: string
  items?: StoredMenuItem[]
}

export interface Header extends LocalizedDocument {
  _type: 'header'
  season?: Season
  winterPageLink?: Reference
  summerPageLink?: Reference
}

export interface General extends LocalizedDocument {
  _type: 'general'
  hotelName?: string
  bookingEngineLink?: StoredLink
  shopLink?: StoredLink
  street?: string
  postalCode?: string
  town?: string
  country?: string
  latitude?: number
  longitude?: number
  phone?: string
  email?: string
}

export interface ContactInfo extends LocalizedDocument {
  _type: 'contactInfo'
  contactText?: StoredBlock[]
  googleMapsLink?: string
}

export interface PartnerLogo {
  _key: string
  url?: string
  alt?: string
  isLazyloaded?: boolean
  picture?: StoredPicture
  /** Where there is no picture of its own: one of the media library. */
  refImage?: Reference
}

export interface Prefooter extends LocalizedDocument {
  _type: 'prefooter'
  summerSeasonLength?: string
  winterSeasonLength?: string
  list?: PartnerLogo[]
  list2?: PartnerLogo[]
}

export interface SocialMedia extends LocalizedDocument {
  _type: 'socialMedia'
  list?: { _key: string; type: string; url: string }[]
}

export interface Legal extends LocalizedDocument {
  _type: 'legal'
  privacy?: StoredLink
  conditions?: StoredLink
  imprint?: StoredLink
  cookies?: StoredLink
}

/** Translated texts, one document per language and namespace, so that a changed text touches only what uses it. */
export interface StaticText extends LocalizedDocument {
  _type: 'staticText'
  namespace: string
  entries?: { _key: string; key: string; value: string }[]
}

export interface MediaCorner extends LocalizedDocument {
  _type: 'mediaCorner'
  sections?: { _key: string; title: string; text?: string; items?: StoredDownload[] }[]
}

/** Redirects that editors add by hand. Language-neutral: one document, id `redirects`. */
export interface Redirects extends StoredDocument {
  _type: 'redirects'
  list?: { _key: string; from: string; to: string }[]
}

export type PageLike = ContentPage | Room | Restaurant | Package | Activity
export type SitePart =
  | Header
  | General
  | ContactInfo
  | Prefooter
  | SocialMedia
  | Legal
  | StaticText
  | MediaCorner
  | NavigationMenu
export type ContentDocument = PageLike | SitePart | Redirects

/** The types that have pages, in the order of the specification (section 3, "Sitemap entry"). */
export const pageTypes = ['page', 'room', 'restaurant', 'package', 'activity'] as const
export type PageType = (typeof pageTypes)[number]

export const isPageType = (type: string): type is PageType => pageTypes.some((known) => known === type)

/**
 * The documents of the content service as they are stored (specification, section 3). One document per language:
 * the one of the main language has a plain id, its translations are `{id}__i18n_fr` and so on.
 * The same shapes are described for editors in `studio/schemas`; a test compares the two.
 */

import type { activityFields } from '../../studio/schemas/documents/activity'
import type { packageFields } from '../../studio/schemas/documents/package'
import type { restaurantFields } from '../../studio/schemas/documents/restaurant'
import type { roomFields } from '../../studio/schemas/documents/room'
import type { LayoutName } from '../addresses/layouts'
import type { Season } from '../calendar/season'
import type { Language } from '../languages/locales'
import type { allFields } from '../src/parts/all-fields'
import type { PartName } from '../src/parts/part-names'
import type { StoredFieldsOf, StoredPartOf } from './stored-fields'
import type {
  Reference,
  StoredBlock,
  StoredDownload,
  StoredLink,
  StoredOpenSeason,
  StoredPicture,
} from './stored-values'

/** A part as it is stored, from the fields that the Studio has for it. */
export type StoredPartNamed<Name extends PartName> = StoredPartOf<(typeof allFields)[Name]>
export type StoredPart = { [Name in PartName]: StoredPartNamed<Name> }[PartName]

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

/** What every document that has a page of its own carries. `url.fullPath` is the whole path with its language prefix. */
export interface PageDocument extends LocalizedDocument {
  title: string
  url: { fullPath: string }
  /** Only live documents have a page; a missing value means live. */
  live?: boolean
  /** Moments, ISO 8601 in UTC: it is there from the first on, and until before the second. */
  liveFrom?: string
  liveUntil?: string
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

export interface Room extends PageDocument, StoredFieldsOf<typeof roomFields> {
  _type: 'room'
}

export interface Restaurant extends PageDocument, StoredFieldsOf<typeof restaurantFields> {
  _type: 'restaurant'
}

export interface Package extends PageDocument, StoredFieldsOf<typeof packageFields> {
  _type: 'package'
}

export interface Activity extends PageDocument, StoredFieldsOf<typeof activityFields> {
  _type: 'activity'
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
  /** `calendar`: that of the opening dates. */
  season?: Season | 'calendar'
  winterPageLink?: Reference
  summerPageLink?: Reference
}

export interface General extends LocalizedDocument {
  _type: 'general'
  hotelName?: string
  bookingEngineLink?: StoredLink
  enquiryLink?: StoredLink
  activityEnquiryLink?: StoredLink
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
  /** Where there is no picture of its own: one of the media library, an asset as it is or a `MediaImage`. */
  refImage?: Reference
}

export interface Prefooter extends LocalizedDocument {
  _type: 'prefooter'
  summerSeasonLength?: string
  winterSeasonLength?: string
  openSeasons?: StoredOpenSeason[]
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

/** A picture that several places share, with its crop and focal point. Language-neutral. */
export interface MediaImage extends StoredDocument {
  _type: 'mediaImage'
  title?: string
  picture?: StoredPicture
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
export type ContentDocument = PageLike | SitePart | MediaImage | Redirects

/** The types that have pages, in the order of the specification (section 3). */
export const pageTypes = ['page', 'room', 'restaurant', 'package', 'activity'] as const
export type PageType = (typeof pageTypes)[number]

export const isPageType = (type: string): type is PageType => pageTypes.some((known) => known === type)

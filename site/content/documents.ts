/**
 * The documents of the content service as they are stored (specification, section 3). One document per language:
 * the one of the main language has a plain id, its translations are `{id}__i18n_fr` and so on.
 * What each has follows from the fields that it has for editors, in `studio/schemas/documents`.
 */

import type { backgroundChoices } from '../../studio/schemas/choices'
import type { Field } from '../../studio/schemas/definition'
import type { activity } from '../../studio/schemas/documents/activity'
import type { contactInfo, legal, prefooter, socialMedia } from '../../studio/schemas/documents/footer'
import type { general } from '../../studio/schemas/documents/general'
import type { header } from '../../studio/schemas/documents/header'
import type { mediaImage } from '../../studio/schemas/documents/media-image'
import type { navigationMenu } from '../../studio/schemas/documents/navigation-menu'
import type { packageType } from '../../studio/schemas/documents/package'
import type { page } from '../../studio/schemas/documents/page'
import type { firstPageFields, pageBodyFields } from '../../studio/schemas/documents/page-fields'
import type { restaurant } from '../../studio/schemas/documents/restaurant'
import type { room } from '../../studio/schemas/documents/room'
import type { mediaCorner, redirects, staticText } from '../../studio/schemas/documents/texts'
import type { Language } from '../languages/locales'
import type { allFields } from '../src/parts/all-fields'
import type { PartName } from '../src/parts/part-names'
import type { StoredFieldsOf, StoredPartOf, StoredWith } from './stored-fields'

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

export type BackgroundLabel = (typeof backgroundChoices)[number]['value']

/** What a page has for sure, which only rules of the Studio say, and its parts. `fullPath` is the whole path with its language prefix. */
interface SurelyOfPage {
  title: string
  url: { fullPath: string }
  parts?: StoredPart[]
}

/** What every document that has a page of its own carries. */
export interface PageDocument
  extends LocalizedDocument,
    SurelyOfPage,
    Omit<StoredFieldsOf<typeof firstPageFields | typeof pageBodyFields>, keyof SurelyOfPage> {}

type StoredPage<Type extends { fields: Field[] }> = PageDocument &
  Omit<StoredFieldsOf<Type['fields']>, keyof PageDocument>

/** A document in one language; `Needed` it has for sure. */
type StoredSitePart<Type extends { fields: Field[] }, Needed extends string = never> = LocalizedDocument &
  StoredWith<Type['fields'], Needed>

// Interfaces, so that what the compiler says names the document.
export interface ContentPage extends StoredPage<typeof page> {
  _type: 'page'
}
export interface Room extends StoredPage<typeof room> {
  _type: 'room'
}
export interface Restaurant extends StoredPage<typeof restaurant> {
  _type: 'restaurant'
}
export interface Package extends StoredPage<typeof packageType> {
  _type: 'package'
}
export interface Activity extends StoredPage<typeof activity> {
  _type: 'activity'
}

export interface NavigationMenu extends StoredSitePart<typeof navigationMenu, 'menuId'> {
  _type: 'navigationMenu'
}
export interface Header extends StoredSitePart<typeof header> {
  _type: 'header'
}
export interface General extends StoredSitePart<typeof general> {
  _type: 'general'
}
export interface ContactInfo extends StoredSitePart<typeof contactInfo> {
  _type: 'contactInfo'
}
export interface Prefooter extends StoredSitePart<typeof prefooter> {
  _type: 'prefooter'
}
export interface SocialMedia extends StoredSitePart<typeof socialMedia> {
  _type: 'socialMedia'
}
export interface Legal extends StoredSitePart<typeof legal> {
  _type: 'legal'
}
/** Translated texts, one document per language and namespace, so that a changed text touches only what uses it. */
export interface StaticText extends StoredSitePart<typeof staticText, 'namespace'> {
  _type: 'staticText'
}
export interface MediaCorner extends StoredSitePart<typeof mediaCorner> {
  _type: 'mediaCorner'
}

/** A picture that several places share, with its crop and focal point. Language-neutral. */
export interface MediaImage extends StoredDocument, StoredFieldsOf<(typeof mediaImage)['fields']> {
  _type: 'mediaImage'
}
/** Redirects that editors add by hand. Language-neutral: one document, id `redirects`. */
export interface Redirects extends StoredDocument, StoredFieldsOf<(typeof redirects)['fields']> {
  _type: 'redirects'
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

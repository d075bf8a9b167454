import type { ContentDocument } from '../../site/content/documents'

/** Every type that the site shows; the compiler complains when one is missing. */
const contentTypes: Readonly<Record<ContentDocument['_type'], true>> = {
  page: true,
  room: true,
  restaurant: true,
  package: true,
  activity: true,
  navigationMenu: true,
  header: true,
  general: true,
  contactInfo: true,
  prefooter: true,
  socialMedia: true,
  legal: true,
  staticText: true,
  mediaCorner: true,
  redirects: true,
}

/** Titles and credit lines of pictures and files stand on their assets. */
const assetTypes: readonly string[] = ['sanity.imageAsset', 'sanity.fileAsset']

/** True for a type whose documents can change a page. */
export const isKnownType = (type: string): boolean =>
  Object.hasOwn(contentTypes, type) || assetTypes.includes(type)

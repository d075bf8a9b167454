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
  mediaImage: true,
  redirects: true,
}

/** Titles and credit lines of pictures and files stand on their assets. */
const assetTypes: readonly string[] = ['sanity.imageAsset', 'sanity.fileAsset']

/** The types whose documents can change a page. */
export const shownTypes: readonly string[] = [...Object.keys(contentTypes), ...assetTypes]

/** A document id: at most 128 letters, digits, dots, dashes, underscores; no two dots in a row (specification, section 5). */
export const isDocumentId = (id: string): boolean =>
  /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id) && !id.includes('..')

/** Why nothing of the site can depend on a document; undefined where something can. */
export function whyNotShown(id: string, type: string | undefined): string | undefined {
  if (/^(?:drafts|versions)\./.test(id)) return 'drafts and release versions are not shown'
  if (id.startsWith('_.')) return 'system documents are not shown'
  if (type !== undefined && !shownTypes.includes(type)) return 'the site shows no documents of this type'
  return undefined
}

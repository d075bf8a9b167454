const draftPrefix = 'drafts.'
const versionPattern = /^versions\.([^.]+)\.(.+)$/

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix)

export const isVersionId = (id: string): boolean => id.startsWith('versions.')

/** True for a document that every visitor of the dataset sees, access rights apart. */
export const isPublishedId = (id: string): boolean => !isDraftId(id) && !isVersionId(id)

/** Documents of the service itself: releases and the like. */
export const isSystemId = (id: string): boolean => id.startsWith('_.')

/** Without a token only documents in the root path are readable: an id with a dot is private. */
export const isPublicId = (id: string): boolean => !id.includes('.')

export const draftId = (id: string): string => draftPrefix + publishedId(id)

export const versionId = (release: string, id: string): string => `versions.${release}.${publishedId(id)}`

export const releaseOfId = (id: string): string | undefined => versionPattern.exec(id)?.[1]

/** The id that a draft or a version is published under. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length)
  return versionPattern.exec(id)?.[2] ?? id
}

/** Specification, section 6: at most 128 characters, no double dots. */
export const isValidId = (id: string): boolean =>
  id.length > 0 && id.length <= 128 && /^[a-zA-Z0-9._-]+$/.test(id) && !id.includes('..') && !/^[.-]/.test(id)

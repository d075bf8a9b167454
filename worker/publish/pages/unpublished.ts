import type { Entry } from '../release/entry'

/** The id of a draft or of a release version that an entry belongs to, or undefined. */
export const unpublishedOwner = (entry: Entry): string | undefined =>
  entry.owner && /^(?:drafts|versions)\./.test(entry.owner) ? entry.owner : undefined

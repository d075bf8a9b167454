import type { DocumentChange } from './change'

/**
 * The key under which a change is accepted once, however many tell of it: a document has each revision once. Undefined
 * where the revision is not known.
 */
export const keyOfChange = ({ id, revision, operation }: DocumentChange): string | undefined =>
  revision === undefined ? undefined : `document:${id}:${revision}${operation === 'delete' ? ':deleted' : ''}`

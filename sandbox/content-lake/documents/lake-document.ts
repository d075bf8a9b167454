/** A stored document. Whoever holds one treats it as frozen: a change makes a new object. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** What a transaction did to one document. `before` is missing for a created one, `after` for a deleted one. */
export interface DocumentChange {
  id: string
  before?: LakeDocument
  after?: LakeDocument
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

/** True for a value read from disk that has everything the service itself sets. */
export const isLakeDocument = (value: unknown): value is LakeDocument =>
  isRecord(value) && [value._id, value._type, value._rev, value._createdAt, value._updatedAt].every(isText)

import type { LakeDocument } from '../documents/lake-document'

/** A page as the lake keeps it, with fields of its own. */
export const storedDocument = (_id: string, fields: object = {}): LakeDocument => ({
  _id,
  _type: 'page',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...fields,
})

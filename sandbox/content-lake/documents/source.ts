import type { LakeDocument } from './lake-document'

/**
 * Documents to read from. The narrow lookups cost as much as what they return, never the size of the dataset;
 * they may return more than asked for, never less, because a query's filter still runs over them.
 */
export interface DocumentSource {
  get(id: string): LakeDocument | undefined
  ofType(type: string): readonly LakeDocument[]
  referringTo(id: string): readonly LakeDocument[]
  /** What is published under an id, its draft and its versions in releases. */
  versionsOf(id: string): readonly LakeDocument[]
  all(): readonly LakeDocument[]
}

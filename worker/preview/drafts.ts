import { shownTypes } from '../webhook/shown-document'

/** A document as the content service stores it. */
export interface DraftedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

const draftPrefix = 'drafts.'

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix)

export const draftId = (id: string): string => draftPrefix + id

/** The id that a document has on the site; undefined for a version of a release, which the preview does not show. */
export const idOnSite = (id: string): string | undefined => {
  if (id.startsWith('versions.')) return undefined
  return isDraftId(id) ? id.slice(draftPrefix.length) : id
}

/**
 * A document as it will be once it is live: a draft under the id that it gets, and whatever waits for its time is there.
 */
export function asPublished({
  _id,
  _type,
  liveFrom: _from,
  liveUntil: _until,
  ...fields
}: DraftedDocument): DraftedDocument {
  return { _id: idOnSite(_id) ?? _id, _type, ...fields }
}

/** Whether the preview shows a document, or its draft: the Studio keeps drafts of its own, such as the secrets of the preview. */
export const isShown = ({ _id, _type }: { _id: string; _type: string }): boolean =>
  idOnSite(_id) !== undefined && (!isDraftId(_id) || shownTypes.includes(_type))

/** Ids with the revision that the preview shows of each: that of the draft where there is one. */
export function shownRevisions(
  all: readonly { _id: string; _type: string; _rev: string }[],
): { _id: string; _type: string; _rev: string }[] {
  const shown = new Map<string, { _type: string; _rev: string }>()
  for (const { _id, _type, _rev } of all) {
    const id = idOnSite(_id)
    if (id !== undefined && isShown({ _id, _type }) && (isDraftId(_id) || !shown.has(id)))
      shown.set(id, { _type, _rev })
  }
  return [...shown].map(([_id, of]) => ({ _id, ...of }))
}

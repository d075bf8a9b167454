import type { ContentIndex } from '../../../site/content/content-index'
import { isSitePart } from '../../../site/content/site-parts'
import type { DocumentWindow, Problem } from '../../changes/change'

/** What documents are called, by id: those that have a name. */
export function titlesOf(documents: Iterable<Record<string, unknown> | undefined>): Record<string, string> {
  const titles: Record<string, string> = {}
  for (const document of documents) {
    const title = document?.title ?? document?.menuId ?? document?.namespace
    if (typeof document?._id === 'string' && typeof title === 'string') titles[document._id] = title
  }
  return titles
}

/** The times of those of the documents that are there at times only, by id. */
export function windowsOf(
  content: Pick<ContentIndex, 'windows' | 'pathOf'>,
  ids: Iterable<string>,
): Record<string, DocumentWindow> {
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const window = content.windows.get(id)
      const path = content.pathOf(id)
      return window ? [[id, { ...window, ...(path === undefined ? {} : { path }) }]] : []
    }),
  )
}

/** A header or footer that cannot be made is told of every document of it in the batch. */
export function unmadeProblems(
  unmade: readonly Problem[],
  documents: ReadonlyMap<string, { _type?: unknown } | undefined>,
): Problem[] {
  const parts = [...documents].flatMap(([id, document]) => (isSitePart(document?._type) ? [id] : []))
  if (parts.length === 0) return [...unmade]
  return unmade.flatMap((slice) => parts.map((documentId) => ({ ...slice, documentId })))
}

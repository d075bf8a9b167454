import { fault, type SiteProblem } from '../border/problem'
import { idInLanguage } from '../languages/document-ids'
import { defaultLanguage, type Language, languages } from '../languages/locales'
import type { ContentIndex } from './content-index'
import { sitePartId, sitePartKinds } from './part-claimants'

/** A site part that a language does not have: the main language's is shown in its place (see `standIn`). */
export interface MissingPart extends SiteProblem<'document.stands-in'> {
  kind: string
  language: Language
}

/** Every site part that a language has not, and the main language has, by the documents that are not there. */
export function missingParts(content: Pick<ContentIndex, 'giverOf'>): MissingPart[] {
  return sitePartKinds.flatMap((kind) => {
    const document = content.giverOf(sitePartId(kind, defaultLanguage))
    if (document === undefined) return []
    return languages
      .filter((language) => content.giverOf(sitePartId(kind, language)) === undefined)
      .map((language) => ({
        documentId: idInLanguage(kind, language),
        field: '_id',
        kind,
        language,
        ...fault('document.stands-in', `there is no such document: ${document} is shown in its place`, {
          document,
          language,
        }),
      }))
  })
}

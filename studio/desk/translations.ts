/** How the documents of one page in all languages belong together. Pure: the action and the structure act on it. */

import { isPageType } from '../../site/content/documents'
import { idInLanguage as published } from '../../site/languages/document-ids'
import { homePath, type Language, languageOfPath, languages, prefixes } from '../../site/languages/locales'

/** The id of a document in a language, from the id of any of its versions, draft or published. */
export const publishedIdIn = (id: string, language: Language): string =>
  published(id.replace(/^drafts\./, ''), language)

/** The languages other than the one of this id. */
export const otherLanguages = (id: string): Language[] =>
  languages.filter((language) => publishedIdIn(id, language) !== id.replace(/^drafts\./, ''))

interface Source {
  _id: string
  _type: string
  url?: { fullPath?: string | null } | null
  [field: string]: unknown
}

/**
 * The first draft of a translation: everything of the original to write over, with the language, its id and its path.
 * It is not live before an editor says so, so that no page in the wrong language goes out, also where the original has no path yet.
 */
export function translationOf(source: Source, language: Language): Source {
  const { _rev, _createdAt, _updatedAt, ...fields } = source
  const path = source.url?.fullPath
  return {
    ...fields,
    _id: `drafts.${publishedIdIn(source._id, language)}`,
    __i18n_lang: language,
    ...(path ? { url: { ...source.url, fullPath: pathIn(path, language) } } : {}),
    ...(isPageType(source._type) ? { live: false } : {}),
  }
}

/** The same path under the prefix of another language: `/fr/chambres` becomes `/en/chambres`. */
export function pathIn(path: string, language: Language): string {
  const prefix = prefixes[languageOfPath(path)]
  const bare = path.slice(prefix.length).replace(/^\/$/, '')
  return bare === '' ? homePath(language) : `${prefixes[language]}${bare}`
}

/** Where a document is shown: its own page and those of its translations; what every page has, on the home pages. */
import { isPageType } from '../../../site/content/documents'
import { isSitePart } from '../../../site/content/site-parts'
import {
  homePath,
  type Language,
  languageFacts,
  languageFrom,
  languages,
} from '../../../site/languages/locales'
import type { DeskWords } from '../../words/desk'
import { otherLanguages, publishedIdIn } from '../translations'

/** A page as the query below finds it; fields are missing where nothing is written yet. */
export interface LocatedPage {
  title?: string | null
  path?: string | null
  language?: string | null
}

export interface ShownPlaces {
  locations: { title: string; href: string }[]
  message?: string
}

/** Its own version and the translations, for the pages that they have. */
export const versionsQuery =
  '*[_id in $ids && defined(url.fullPath)]{title, "path": url.fullPath, "language": __i18n_lang}'

const languageOf = (id: string): Language =>
  languages.find((language) => !otherLanguages(id).includes(language)) ?? languageFrom(undefined)

/** The ids of a document in all languages, its own first. */
export const versionIds = (id: string): string[] => [
  publishedIdIn(id, languageOf(id)),
  ...otherLanguages(id).map((language) => publishedIdIn(id, language)),
]

/** The pages of a document and its translations: that of its own language first. */
export function pagesOf(id: string, found: readonly LocatedPage[], words: DeskWords): ShownPlaces {
  const own = languageOf(id)
  const rank = (language: Language) => (language === own ? -1 : languages.indexOf(language))
  const locations = found
    .flatMap(({ title, path, language: said }) => {
      const language = languageFrom(said)
      return path
        ? [{ language, title: `${title ?? path} (${languageFacts[language].name})`, href: path }]
        : []
    })
    .sort((one, other) => rank(one.language) - rank(other.language))
    .map(({ title, href }) => ({ title, href }))
  return locations.length > 0 ? { locations } : { locations, message: words.noPath }
}

/** Documents that every page of their language is made of. */
const isEverywhere = (type: string): boolean => isSitePart(type) || type === 'staticText'

/** What is shown without asking: undefined for documents with pages of their own, null for those that nothing shows. */
export function fixedPlaces(id: string, type: string, words: DeskWords): ShownPlaces | null | undefined {
  if (isPageType(type)) return undefined
  if (!isEverywhere(type)) return null
  const language = languageOf(id)
  const { name } = languageFacts[language]
  return {
    message: words.onEveryPage(name),
    locations: [{ title: words.home(name), href: homePath(language) }],
  }
}

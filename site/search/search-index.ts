import { languageWords } from '../languages/all-words'
import { forEachLanguage, type Language } from '../languages/locales'
import { foldedWord } from './folded-words'
import { type FileTexts, LanguageIndex } from './language-index'
import type { WordRules } from './page-words'
import type { SearchedPage } from './searched-page'

const rulesOf = (language: Language): WordRules => {
  const { unsearched, endings, joinsWords = false } = languageWords[language]
  return {
    unsearched: new Set(unsearched.split(' ').map(foldedWord)),
    endings: endings.split(' ').sort((a, b) => b.length - a.length || (a < b ? -1 : 1)),
    joinsWords,
  }
}

/** A page that is no longer found. */
export type LeftPage = Pick<SearchedPage, 'path' | 'language'>

/**
 * What visitors search in: an index for each language, in small files. A clean build applies every page to an empty one; a
 * regeneration applies what changed and gets the files that differ.
 */
export class SearchIndex {
  private readonly languages = forEachLanguage((language) => new LanguageIndex(language, rulesOf(language)))

  apply(set: readonly SearchedPage[], remove: readonly LeftPage[]): FileTexts {
    const changes = Object.entries(this.languages).flatMap(([language, index]) => {
      const isOf = (page: LeftPage) => page.language === language
      return [...index.apply(set.filter(isOf), remove.filter(isOf))]
    })
    return new Map(changes)
  }
}

import { defaultLanguage, isLanguage, type Language, languages, localeTags } from '../../languages/locales'
import type { Alternative } from '../../languages/switching'

export interface AlternateLink {
  hrefLang: string
  path: string
}

/**
 * The `hreflang` links of a page: itself and its translations in the order of the locales, and x-default for the
 * German page, or for the page itself where there is no German one. Every member of the group writes the same set; a
 * page that search engines are to leave out is none.
 */
export function alternates(
  language: Language,
  path: string,
  translations: readonly Alternative[],
): readonly AlternateLink[] {
  const group = [
    { language: language as string, path },
    ...translations.filter(({ noIndex }) => noIndex !== true),
  ]
  const links = languages.flatMap((own) => {
    const member = group.find((page) => page.language === own)
    return member ? [{ hrefLang: localeTags[own], path: member.path }] : []
  })
  const byDefault = group.find((page) => isLanguage(page.language) && page.language === defaultLanguage)
  const first = languages.map((own) => group.find((page) => page.language === own)).find(Boolean)
  return [...links, { hrefLang: 'x-default', path: (byDefault ?? first)?.path ?? path }]
}

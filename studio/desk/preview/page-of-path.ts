/** Which document a path of the site shows, so that its form opens beside the page. */
import { pageTypes } from '../../../site/content/documents'
import { defaultLanguage, homePath, languages } from '../../../site/languages/locales'

interface Search {
  /** A condition of GROQ. */
  filter: string
  params: Record<string, string>
}

const isPage = `_type in ${JSON.stringify(pageTypes)}`
// Editors may have written a slash at the end.
const hasPath = 'url.fullPath in [$path, $path + "/"]'
const isHome = `isHome == true && coalesce(__i18n_lang, "${defaultLanguage}") == $language`

/** The document of a path, with or without a slash at its end. A home page is one that says so, whatever its path. */
export function pageOfPath(pathname: string): Search {
  const path = pathname.replace(/(?<=.)\/$/, '')
  const language = languages.find((home) => homePath(home) === path)
  return language === undefined
    ? { filter: `${isPage} && ${hasPath}`, params: { path } }
    : { filter: `${isPage} && (${hasPath} || (${isHome}))`, params: { path, language } }
}

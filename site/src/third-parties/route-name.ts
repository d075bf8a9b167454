import { listPaths } from '../../addresses/event-paths'
import { searchPaths } from '../../addresses/search-paths'
import { defaultLanguage, languageOfPath, languages } from '../../languages/locales'
import { mediaCornerPath } from '../../languages/media-corner-path'

function pageName(path: string): string {
  if (languages.some((language) => mediaCornerPath(language) === path)) return 'media-corner'
  if (Object.values(searchPaths).includes(path)) return 'search'
  const list = Object.values(listPaths).find((each) => path === each || path.startsWith(`${each}/`))
  if (list === undefined) return 'slug'
  const rest = path.slice(list.length + 1)
  return rest === '' || /^\d{4}-\d{2}$/.test(rest) ? 'events' : 'event'
}

/**
 * The name of a route (specification, section 2): three underscores before the language, and the suffix
 * `default` for German: `slug___de___default`, `events___en`, `media-corner___fr`.
 */
export function routeName(path: string): string {
  const language = languageOfPath(path)
  const suffix = language === defaultLanguage ? '___default' : ''
  return `${pageName(path)}___${language}${suffix}`
}

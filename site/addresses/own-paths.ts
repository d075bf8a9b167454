import { homePath, type Language, prefixes } from '../languages/locales'
import { listPaths } from './event-paths'

/**
 * What may stand first in a path of the site itself, below a language prefix, too. A document that took such a path would
 * share files with it, or never be answered.
 */
const ownNames: ReadonlySet<string> = new Set([
  // Gatsby: what pages load.
  ...['page-data', 'slice-data', 'static', 'dev-404-page'],
  // The edge: what is passed on to the worker and to the content service.
  ...['api', 'gate', 'images', 'files', 'webhooks', 'operations'],
  // Files beside the pages, and names kept for such files.
  ...['assets', 'cookie', 'drawings', 'feeds', 'search', 'sitemap'],
  // Answers to errors.
  ...['404', '410', '500'],
])

/**
 * What may stand nowhere: Gatsby keeps the home page's data under `index` and every page's under `page-data`; hidden files,
 * and files that hosts and Gatsby keep for themselves, begin with a sign (`.well-known`, `_headers`, `~partytown`).
 */
const nowhere = /(?<=\/)(?:index|page-data|[._~][^/]*)(?=\/|$)/

/** The list of events, its months, its occurrences and their calendars: whatever lies there, today or later. */
function isOfEvents(path: string, language: Language): boolean {
  const list = listPaths[language]
  return path === list || path.startsWith(`${list}/`)
}

/**
 * The part of a path by which it belongs to the site itself, or undefined for one that a document may have. The path is
 * canonical, of this language, and has no dot segments.
 */
export function ownName(path: string, language: Language): string | undefined {
  if (path === homePath(language)) return undefined
  if (isOfEvents(path, language)) return listPaths[language]
  const start = prefixes[language].length + 1
  const end = path.indexOf('/', start)
  const first = path.slice(start, end < 0 ? undefined : end)
  return ownNames.has(first) ? first : nowhere.exec(path)?.[0]
}

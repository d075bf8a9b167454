import { searchPaths } from '../addresses/search-paths'
import { languages, prefixes } from '../languages/locales'
import { requireMiddleware } from './middleware'
import type { PlannedPage } from './planned-page'

/**
 * Pages that exist whatever the content, in each language: a 404, the guarded media corner (specification, section 2) and the
 * search.
 */
export function fixedPages(): PlannedPage[] {
  return languages.flatMap((language): PlannedPage[] => [
    {
      path: `${prefixes[language]}/404`,
      template: 'not-found',
      language,
      owner: `not-found-${language}`,
      context: {},
    },
    {
      path: `${prefixes[language]}/media-corner`,
      template: 'media-corner',
      language,
      owner: `media-corner-${language}`,
      context: { middleware: requireMiddleware('auth') },
    },
    {
      path: searchPaths[language],
      template: 'search',
      language,
      owner: `search-${language}`,
      context: {},
    },
  ])
}

import { languages, prefixes } from '../languages/locales'
import { requireMiddleware } from './middleware'
import type { PlannedPage } from './planned-page'

/** Pages that exist whatever the content: a 404 per language and the guarded media corner (specification, section 2). */
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
  ])
}

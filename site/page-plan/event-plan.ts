import { type PlannableOccurrence, planEventPages } from '../events/event-pages'
import { languages } from '../languages/locales'
import type { PlannedPage } from './planned-page'
import type { SitemapLine } from './sitemap'

/** The pages of the events as the plan has them, with the same page in the other languages. */
export function eventPlan(occurrences: readonly PlannableOccurrence[], today: string): PlannedPage[] {
  return planEventPages({ occurrences, today }).map(
    ({ path, template, language, ownerId, context, translationPaths }) => ({
      path,
      template,
      language,
      owner: ownerId,
      context: {
        ...context,
        translations: languages.flatMap((each) => {
          const translated = translationPaths[each]
          return translated === undefined || each === language ? [] : [{ language: each, path: translated }]
        }),
      },
    }),
  )
}

/** The lines of the sitemap for pages of events; what is over, or names another page as canonical, has none. */
export function eventLines(occurrences: readonly PlannableOccurrence[], today: string): SitemapLine[] {
  const ahead = occurrences.filter(({ endDate }) => endDate >= today)
  return planEventPages({ occurrences: ahead, today })
    .filter((page) => page.context.canonicalPath === undefined || page.context.canonicalPath === page.path)
    .map((page) => ({
      path: page.path,
      language: page.language,
      group: `event:${page.translationPaths.de ?? page.path}`,
      lastModified: null,
    }))
}

import { type AssetList, assetsAmong } from '../content/asset-use'
import { type PlannableOccurrence, type PlannedEventPage, planEventPages } from '../events/event-pages'
import type { SearchableOccurrence } from '../events/searched-events'
import { languages } from '../languages/locales'
import type { PlannedPage } from '../nodes/planned-page'
import { remembered } from '../nodes/remembered'
import type { SitemapLine } from '../nodes/sitemap'

/** A page of the events as the plan has it, with the same page in the other languages. */
const plannedPage = remembered(
  ({ path, template, language, ownerId, context, translationPaths }: PlannedEventPage): PlannedPage => ({
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
  () => ({ slot: 'plan', text: '' }),
)

/** The pictures that pages of events show: they are for everybody, whatever document refers to them besides. */
export const eventAssets = (occurrences: readonly Pick<SearchableOccurrence, 'picture'>[]): AssetList =>
  assetsAmong(
    occurrences.map(({ picture }) => picture?.reference ?? picture?.asset?._ref),
    false,
  )

/** The pages of the events as the plan has them: of an occurrence that stays as it was, the same objects. */
export const eventPlan = (occurrences: readonly PlannableOccurrence[], today: string): PlannedPage[] =>
  planEventPages({ occurrences, today }).map((page) => plannedPage(page))

/** What the page and its translations have in common: the path in the first language that has it. */
const groupOf = ({ path, translationPaths }: PlannedEventPage): string =>
  languages.map((each) => translationPaths[each]).find((each) => each !== undefined) ?? path

const line = remembered(
  (page: PlannedEventPage): SitemapLine => ({
    path: page.path,
    language: page.language,
    group: `event:${groupOf(page)}`,
    lastModified: null,
  }),
  () => ({ slot: 'line', text: '' }),
)

/** The lines of the sitemap for pages of events; what is over, or names another page as canonical, has none. */
export function eventLines(occurrences: readonly PlannableOccurrence[], today: string): SitemapLine[] {
  const ahead = occurrences.filter(({ endDate }) => endDate >= today)
  return planEventPages({ occurrences: ahead, today })
    .filter((page) => page.context.canonicalPath === undefined || page.context.canonicalPath === page.path)
    .map((page) => line(page))
}

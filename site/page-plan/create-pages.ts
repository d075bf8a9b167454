import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { builtHolders } from '../addresses/holders-file'
import { wholeContentIndex } from '../content/source-derived-nodes'
import type { SearchableOccurrence } from '../events/searched-events'
import { languages } from '../languages/locales'
import { type PlannedPage, type TemplateName, toGatsbyPage } from '../nodes/planned-page'
import { eventPlan } from './event-plan'

/** The absolute file of a template. */
export const templateFile = (template: TemplateName): string =>
  path.resolve('site/src/templates', `${template}.tsx`)

const isOccurrence = (node: unknown): node is SearchableOccurrence =>
  typeof node === 'object' && node !== null && 'occurrenceKey' in node

/** The occurrences among the nodes, as the plan reads them. */
export function plannableOccurrences(nodes: readonly unknown[]): SearchableOccurrence[] {
  return nodes.filter(isOccurrence)
}

/** The pages of Gatsby's createPages: the whole plan, which is returned. A regeneration applies only what changed in it. */
export function createPlannedPages(
  { actions, getNodesByType }: CreatePagesArgs,
  settings: { today: string; moment: number },
): PlannedPage[] {
  for (const language of languages) {
    for (const slice of ['header', 'footer']) {
      const component = path.resolve('site/src/slices', `${slice}.tsx`)
      actions.createSlice({ id: `${slice}--${language}`, component, context: { language } })
    }
  }
  const index = wholeContentIndex({ getNodesByType }, builtHolders(), settings.moment)
  const occurrences = plannableOccurrences(getNodesByType('EventOccurrence'))
  const planned = [...index.pages(), ...eventPlan(occurrences, settings.today)]
  for (const page of planned) actions.createPage(toGatsbyPage(page, templateFile))
  return planned
}

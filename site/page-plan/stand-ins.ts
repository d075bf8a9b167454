import type { CreatePagesArgs } from 'gatsby'
import { defaultLanguage } from '../languages/locales'
import { type PlannedPage, type TemplateName, templates, toGatsbyPage } from '../nodes/planned-page'

/** No document can ask for such a path: it begins with a dot. */
const standInPath = (template: TemplateName): string => `/.templates/${template}`

/**
 * Creates a page for each template that no page of the plan uses. Gatsby bundles the templates that pages use and no others:
 * with these the bundle depends on the code alone, and the first page of a kind is made as quickly as any other. They are gone
 * before anything is queried or written (`takeStandInsAway`).
 */
export function createStandIns(
  { actions }: Pick<CreatePagesArgs, 'actions'>,
  planned: readonly PlannedPage[],
  componentOf: (template: TemplateName) => string,
): void {
  const used = new Set(planned.map(({ template }) => template))
  for (const template of templates.filter((each) => !used.has(each))) {
    const page = { path: standInPath(template), template, language: defaultLanguage, owner: '', context: {} }
    actions.createPage(toGatsbyPage(page, componentOf))
  }
}

/** What Gatsby hands to its onCreateWebpackConfig, as far as it is read here. */
interface BeforeBundle {
  stage: string
  actions: { deletePage(page: { path: string; component: string }): unknown }
  getNode(id: string): unknown
}

/** Takes them away again, before anything is bundled: what is to be has been written down by then. */
export function takeStandInsAway(
  { stage, actions, getNode }: BeforeBundle,
  componentOf: (template: TemplateName) => string,
): void {
  if (stage !== 'build-javascript') return
  for (const template of templates) {
    const path = standInPath(template)
    if (getNode(`SitePage ${path}`)) actions.deletePage({ path, component: componentOf(template) })
  }
}

import type { PlannedPage, TemplateName } from '../../../site/nodes/planned-page'
import type { GatsbyInternals, QueryRunner } from '../gatsby/gatsby-interface'
import type { PageRenderer } from '../gatsby/page-renderer'

/**
 * Some pages of each template, far apart, every template in turn: whoever stops early has seen all of them.
 * `each`: how many of a template at most.
 */
export function rehearsalPages(pages: Iterable<PlannedPage>, each = 12): PlannedPage[] {
  const byTemplate = new Map<TemplateName, PlannedPage[]>()
  for (const page of pages) {
    const known = byTemplate.get(page.template)
    if (known) known.push(page)
    else byTemplate.set(page.template, [page])
  }
  const samples = [...byTemplate.values()].map((all) => everyNth(all, Math.ceil(all.length / each)))
  return Array.from({ length: each }, (_, turn) => samples.flatMap((sample) => sample[turn] ?? [])).flat()
}

const everyNth = <Item>(items: readonly Item[], step: number): Item[] =>
  items.filter((_, index) => index % step === 0)

/**
 * Makes a page as after an edit and throws it away: nothing is written, noted or marked. The machine translates code that
 * runs often; an edit that is the first to run it takes three times as long.
 */
export async function rehearse(
  { path }: PlannedPage,
  gatsby: GatsbyInternals,
  runner: QueryRunner,
  renderer: PageRenderer,
): Promise<void> {
  const { pages, components } = gatsby.getState()
  const page = pages.get(path)
  // One that could not be made may not come to an end here, either.
  if (!page || renderer.isUnmade(path)) return
  const query = components.get(page.component)?.query
  // Without a path no page is noted to depend on what the query reads.
  if (query) await runner.query(query, { ...page.context, path: undefined }, { queryName: path })
  await renderer.renderPage(path)
}
